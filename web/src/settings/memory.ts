/** What is stored on this device. A device that stores nothing can still play. */

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
    // full, or forbidden
  }
}

export function drop(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // nothing was stored
  }
}

/** What was stored as JSON, if it is an object; it may be old or damaged, so its fields must be checked. */
export function keptObject(place: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
