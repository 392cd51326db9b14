"""Tercet in a browser, without a server: the same tables, rules, bots and results, run by Pyodide in a worker of the
page."""
