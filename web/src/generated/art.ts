// Written by `python -m scripts.web` from the pictures in src/tercet/render. Do not edit.

export const CARD = {"width": 180, "height": 120, "corner": 13.0, "letter": 24, "stripe": 2.3} as const;

export const PLACING = {"plain": {"step": 55.0, "scale": 1.1}, "lettered": {"step": 51.0, "scale": 0.98}} as const;

export const SHAPES = {
  "oval": {
    "outline": "M0 -40C11.05 -40 20 -31.05 20 -20C20 -6.67 20 6.67 20 20C20 31.05 11.05 40 0 40C-11.05 40 -20 31.05 -20 20C-20 6.67 -20 -6.67 -20 -20C-20 -31.05 -11.05 -40 0 -40Z",
    "stripes": "M-12 -36H12M-17.32 -30H17.32M-19.6 -24H19.6M-20 -18H20M-20 -12H20M-20 -6H20M-20 0H20M-20 6H20M-20 12H20M-20 18H20M-19.6 24H19.6M-17.32 30H17.32M-12 36H12"
  },
  "squiggle": {
    "outline": "M-6 -40C11 -41 21 -29 20 -14C19 -1 9 6 10 19C10.6 26 15.5 28 14 34C13 38 10 39.8 6 40C-11 41 -21 29 -20 14C-19 1 -9 -6 -10 -19C-10.6 -26 -15.5 -28 -14 -34C-13 -38 -10 -39.8 -6 -40Z",
    "stripes": "M-13.24 -36H10.21M-14.07 -30H16.12M-11.32 -24H18.92M-9.95 -18H20M-10.52 -12H19.77M-12.58 -6H18.18M-15.51 0H15.51M-18.18 6H12.58M-19.77 12H10.52M-20 18H9.95M-18.92 24H11.32M-16.12 30H14.07M-10.21 36H13.24"
  },
  "diamond": {
    "outline": "M0 -41.5C7 -27.67 14 -13.83 21 0C14 13.83 7 27.67 0 41.5C-7 27.67 -14 13.83 -21 0C-14 -13.83 -7 -27.67 0 -41.5Z",
    "stripes": "M-2.78 -36H2.78M-5.82 -30H5.82M-8.86 -24H8.86M-11.89 -18H11.89M-14.93 -12H14.93M-17.96 -6H17.96M-21 0H21M-17.96 6H17.96M-14.93 12H14.93M-11.89 18H11.89M-8.86 24H8.86M-5.82 30H5.82M-2.78 36H2.78"
  }
} as const;

export const DIE = {
  "side": 60,
  "corner": 11.0,
  "step": 18.5,
  "scale": 0.36,
  "star": "M0 -10L2.9 -3.6L9.6 -3.1L4.5 1.4L6 8.1L0 4.6L-6 8.1L-4.5 1.4L-9.6 -3.1L-2.9 -3.6Z"
} as const;

export const PALETTES = {
  "classic": {
    "red": "#d9161c",
    "green": "#0fa368",
    "purple": "#5b2d90",
    "black": "#1b1b1b",
    "dots": ["#d9161c", "#c96a00", "#8f7a00", "#0b8a57", "#1565c0", "#5b2d90"],
    "card": "#ffffff",
    "edge": "#d5d0c6",
    "table": "#efece6",
    "mark": "#1565c0",
    "on_mark": "#ffffff",
    "line": 3.4,
    "letters": false
  },
  "safe": {
    "red": "#f25f0d",
    "green": "#0f4a3c",
    "purple": "#a93cf5",
    "black": "#1b1b1b",
    "dots": ["#d9161c", "#c96a00", "#8f7a00", "#0b8a57", "#1565c0", "#5b2d90"],
    "card": "#ffffff",
    "edge": "#d5d0c6",
    "table": "#efece6",
    "mark": "#14508c",
    "on_mark": "#ffffff",
    "line": 3.4,
    "letters": false
  },
  "contrast": {
    "red": "#f0707a",
    "green": "#a4ff00",
    "purple": "#d076ff",
    "black": "#ffffff",
    "dots": ["#ff8087", "#ffa94d", "#ffe066", "#8ce99a", "#74c0fc", "#e599f7"],
    "card": "#000000",
    "edge": "#ffffff",
    "table": "#1c1c1c",
    "mark": "#ffe600",
    "on_mark": "#000000",
    "line": 4.2,
    "letters": false
  },
  "mono": {
    "red": "#111111",
    "green": "#111111",
    "purple": "#111111",
    "black": "#111111",
    "dots": ["#111111", "#111111", "#111111", "#111111", "#111111", "#111111"],
    "card": "#ffffff",
    "edge": "#767676",
    "table": "#f2f2f2",
    "mark": "#111111",
    "on_mark": "#ffffff",
    "line": 3.4,
    "letters": true
  }
} as const;
