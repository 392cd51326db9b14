"""Renders values as SVG, terminal text, names, sentences and rules pages. Nothing here touches a screen."""
