"""HTTP: routes, what they answer, and the guard in front of them."""
