/** The field in which the text of a lesson is written. */
import type { Changed } from './insert.ts';

/**
 * Puts a text into the field as if it were typed, so that the browser's own undo goes on working, and selects a part of it.
 * The keyboard stays where it was, unless it is to go to the field.
 */
export function writeInto(area: HTMLTextAreaElement, { text, from, to }: Changed): void {
  const old = area.value;
  if (old !== text) {
    const focused = (area.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    let start = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
    let end = 0;
    while (
      end < Math.min(old.length, text.length) - start &&
      old.at(-1 - end) === text.at(-1 - end)
    )
      end += 1;
    const piece = text.slice(start, text.length - end);
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, old.length - end);
    // Nothing else leaves a browser's list of changes as it is. A field that is not seen takes no commands.
    const typing = (area.getRootNode() as ShadowRoot).activeElement === area;
    if (!typing) area.value = text;
    else if (piece === '') document.execCommand('delete');
    else document.execCommand('insertText', false, piece);
    if (area.value !== text) area.value = text;
    if (focused !== area) {
      if (focused) focused.focus({ preventScroll: true });
      else area.blur();
    }
  }
  area.setSelectionRange(from, to);
}

/** Scrolls the field so that a place of its text stands in its middle. */
export function scrollInto(area: HTMLTextAreaElement, place: number): void {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.style.cssText = 'block-size: 0; min-block-size: 0; visibility: hidden; position: absolute';
  copy.style.inlineSize = `${area.offsetWidth}px`;
  copy.removeAttribute('id');
  copy.value = area.value.slice(0, place);
  area.after(copy);
  area.scrollTop = copy.scrollHeight - area.clientHeight / 2;
  copy.remove();
}

/** Where a line begins and ends in a text; lines count from 1. */
export function lineOf(text: string, line: number): Pick<Changed, 'from' | 'to'> {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const from = Math.min(before, text.length);
  return { from, to: from + (lines[line - 1] ?? '').length };
}
