/** Whether a click opens the link here, and not in another tab, as a download or for a context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return opensHere(event) && !event.defaultPrevented;
}

/** The same, although another script may have taken the click. */
export function opensHere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
