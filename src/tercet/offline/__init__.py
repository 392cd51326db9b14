"""Tercet in a browser without a server: Pyodide runs the same tables, rules, bots and results in a worker of the
page."""
