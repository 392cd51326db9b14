/** A piece of a line, and how it is set. */
export interface Piece {
  readonly kind: "text" | "strong" | "em" | "code";
  readonly text: string;
}
/** A paragraph, or a numbered list with one line for each item. */
export interface Block {
  readonly kind: "paragraph" | "list";
  readonly lines: readonly (readonly Piece[])[];
}
export interface Guide {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Reads a guide as the repository keeps it, without pictures and without links to its other files: the page has its own. */
export function readGuide(text: string): Guide {
  const [title = "", ...rest] = text.trim().split(/\n{2,}/);
  const blocks = rest.filter((block) => !/\]\([^)]+\)/.test(block)).map((block): Block => {
    const items = block.split(/^\d+\. /m);
    return items.length > 1 ? { kind: "list", lines: items.slice(1).map(pieces) } : { kind: "paragraph", lines: [pieces(block)] };
  });
  return { title: title.replace(/^# /, ""), blocks };
}

function pieces(line: string): Piece[] {
  const found = line.trim().replace(/\s+/g, " ").matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|([^*`]+)/g);
  return [...found].map(([, strong, em, code, text]) => (strong ? { kind: "strong", text: strong } : em ? { kind: "em", text: em } : code ? { kind: "code", text: code } : { kind: "text", text: text ?? "" }));
}
