import { html, nothing, type TemplateResult } from 'lit';

/** The most bytes that are read of a file: more than the core takes, so that the core says how many those are. */
const MOST = 2 << 20;

/**
 * A button that opens a text file. The browser labels its own field for files in the browser's language, so that
 * field is hidden, and the button presses it.
 */
export function renderOpen(
  label: string,
  take: (text: string) => void,
  accept?: string,
): TemplateResult {
  const pressed = ({ currentTarget }: Event) =>
    ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement).click();
  const chosen = async ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (!file) return;
    const text = await file.slice(0, MOST).text();
    // Otherwise the same file could not be opened again after a change.
    field.value = '';
    take(text);
  };
  return html`<button @click=${pressed}>${label}</button><input type="file" hidden accept=${accept ?? nothing} @change=${chosen} />`;
}
