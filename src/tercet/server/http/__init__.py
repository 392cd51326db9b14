"""HTTP: routes, their responses, and the guard in front of them."""
