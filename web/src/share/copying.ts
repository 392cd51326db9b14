/** Copies text to the clipboard; if that fails, selects it where it is shown, to be copied by hand. */
export async function copyText(text: string, shown: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on pages that were not served securely
    const done = document.execCommand("copy");
    field.remove();
    if (!done && shown) getSelection()?.selectAllChildren(shown);
    return done;
  }
}
