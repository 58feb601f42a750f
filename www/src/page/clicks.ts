/** A click that means "here": not one for another tab, a download, a context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
}
