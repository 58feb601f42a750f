/** Whether a click opens the link here, and not in another tab, as a download or for a context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
}
