"""Renders values as SVG, terminal text, names, sentences and rules pages, without printing anything."""
