/**
 * Keeps the keys that a figure takes from the page around it: slides turn with the arrow keys, and the themes
 * of documentation open the next page with them or with `n`. A key that is taken ends at the figure, and all
 * others go on to the page. Almost all pages listen on the document, after the figure:
 *
 *     window ──> document ──> … ──> figure ──> field        pages that listen here look for a mark
 *     window <── document <── … <── figure <── field        a taken key goes no further than the figure
 */

/** Lumino, on which JupyterLab is built, listens before the figure and leaves alone what has this mark. */
const MARK = 'data-lm-suppress-shortcuts';

/** Keys that type, edit or act, among them those of a character that is still being composed. */
const ACTING =
  /^(.|Arrow.*|Home|End|Page.*|Enter|Backspace|Delete|Insert|Escape|Dead|Process|Unidentified)$/su;
/** Keys that edit with Ctrl or Meta, or lead to the ends of a text or a row. */
const EDITING = /^([acvxyz]|Arrow.*|Home|End|Backspace|Delete|Insert|Enter)$/i;

/** Fields in which one writes. */
const TEXTS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** What keeps its keys, and the keys that were pressed and kept, by their places on the keyboard. */
const keepers = new WeakSet<EventTarget>();
const kept = new Set<string>();

/**
 * Whether a key may do something in a figure. Ctrl and Alt together type a third character on some keyboards.
 */
const mayAct = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (metaKey || (ctrlKey && !altKey) ? EDITING : ACTING).test(key);

/** Whether an element scrolls by itself with a key. */
function scrolls(element: Element, key: string): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (/^Arrow[LR]/.test(key)) return /auto|scroll/.test(overflowX) && scrollWidth > clientWidth;
  const vertical = /^( |Page.*|Home|End|Arrow.*)$/.test(key);
  return vertical && /auto|scroll/.test(overflowY) && scrollHeight > clientHeight;
}

const isDialog = (element: Element): boolean => element.matches('dialog[open]');

/** Whether the figure takes a key, or the field or the button in it that has the focus. */
function takes(event: KeyboardEvent): boolean {
  // The figure prevents what the browser would do with a key that it uses.
  if (event.defaultPrevented) return true;
  const { key, altKey, ctrlKey, metaKey } = event;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(event.currentTarget as EventTarget));
  const elements = inside.filter((one) => one instanceof Element);
  const [at] = elements;
  if (!at) return false;
  // After Escape the next Tab leaves the editor of scripts, and the browser closes a dialog.
  if (key === 'Escape') return at.matches('[contenteditable]') || elements.some(isDialog);
  if (at.matches(TEXTS)) return mayAct(event) && !(key.startsWith('Page') && at.matches('input'));
  if (altKey || ctrlKey || metaKey) return false;
  if (at.matches('select, [type=range], [type=radio]')) return mayAct(event);
  if (at.matches('input')) return /^(.|Enter)$/su.test(key);
  if (key === 'Enter' && at.matches('a[href]')) return true;
  if (/^( |Enter)$/.test(key) && at.matches('button, summary')) return true;
  return elements.some((one) => scrolls(one, key));
}

/** A key that was used ends here. */
export function keepKey(event: KeyboardEvent): void {
  kept.add(event.code);
  event.stopPropagation();
}

function pressed(event: KeyboardEvent): void {
  if (takes(event)) keepKey(event);
}

/** Comes before anything else hears of a key. */
function begins(event: KeyboardEvent): void {
  kept.delete(event.code);
  for (const one of event.composedPath()) {
    if (keepers.has(one)) (one as Element).toggleAttribute(MARK, mayAct(event));
  }
}

/** Some pages act on the character that a key types, or when it is released. Figures do not. */
function goesOn(event: KeyboardEvent): void {
  if (kept.has(event.code)) event.stopPropagation();
}

/** Begins to keep the keys of an element: of a figure, loaded or not, or of its dialog. */
export function keepKeys(element: HTMLElement): void {
  if (keepers.has(element)) return;
  keepers.add(element);
  element.addEventListener('keydown', pressed);
  addEventListener('keydown', begins, true);
  addEventListener('keypress', goesOn, true);
  addEventListener('keyup', goesOn, true);
}
