"""The HTTP routes, grouped by subject; `endpoints` lists all of them."""
