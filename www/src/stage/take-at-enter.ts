/**
 * Enter takes a list that is typed in an area, as in a field of one line; with Shift it begins another line. An area tells
 * of its change only when it is left, so it is left for a moment.
 */
export function takeAtEnter(event: KeyboardEvent): void {
  const area = event.target as Partial<HTMLTextAreaElement>;
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || area.type !== 'textarea')
    return;
  event.preventDefault();
  area.blur?.();
  area.focus?.({ preventScroll: true });
}
