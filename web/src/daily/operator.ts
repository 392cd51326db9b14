/** The token of the person who runs the server: from their link, and for as long as this tab is open. */
const PLACE = "tercet.operator";
const LINK = /^#operator=([\w-]+)$/;

export function operatorToken(): string {
  const given = LINK.exec(location.hash)?.[1];
  try {
    if (given) {
      sessionStorage.setItem(PLACE, given);
      // the secret does not stay in the address, where others might see or copy it
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return given ?? "";
  }
}
