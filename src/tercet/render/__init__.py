"""Pictures and sentences made from values: SVG, terminal text, names and rules. Nothing here touches a screen."""
