/** Storage key of the operator's token, taken from their link and kept while this tab is open. */
const PLACE = "tercet.operator";
const LINK = /^#operator=([\w-]+)$/;

export function operatorToken(): string {
  const given = LINK.exec(location.hash)?.[1];
  try {
    if (given) {
      sessionStorage.setItem(PLACE, given);
      // remove the secret from the address bar, where others could see or copy it
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return given ?? "";
  }
}
