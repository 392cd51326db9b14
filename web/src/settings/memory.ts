/** Stores values on this device; the game also works without storage. */

export function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // storage is full or forbidden
  }
}

export function drop(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // nothing was stored
  }
}

/** Reads a stored JSON object; it may be old or damaged, so callers must check its fields. */
export function keptObject(place: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
