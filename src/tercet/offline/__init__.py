"""The whole table in a browser: the same registry, rules, bots and results, run by Pyodide in a worker of the page."""
