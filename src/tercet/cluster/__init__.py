"""Several server processes as one: who owns which table, and what nodes tell each other."""
