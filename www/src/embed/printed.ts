/** The picture of a snippet, in the caption of its frame, and the hidden part of the caption around it. */
function pictureOf(frame: HTMLIFrameElement) {
  const picture = frame.closest('figure')?.querySelector<HTMLImageElement>('figcaption img');
  return picture && { picture, cover: picture.closest<HTMLElement>('[popover]') };
}

/**
 * While the page is printed, the pictures of their snippets stand in for these frames. A browser prints what
 * is there, so the pictures are fetched before, when the page has nothing else to do.
 */
export function printPictures(missing: () => readonly HTMLIFrameElement[]): void {
  const fetchPictures = (): void => {
    for (const frame of missing()) pictureOf(frame)?.picture.setAttribute('loading', 'eager');
  };
  // WebKit cannot say when it has time.
  const rested = () => (globalThis.requestIdleCallback ?? setTimeout)(fetchPictures);
  if (document.readyState === 'complete') rested();
  else addEventListener('load', rested);

  let putBack: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    for (const frame of missing()) {
      const found = pictureOf(frame);
      if (!found) continue;
      const { cover } = found;
      const popover = cover?.getAttribute('popover');
      const { display } = frame.style;
      frame.style.display = 'none';
      cover?.removeAttribute('popover');
      putBack.push(() => {
        frame.style.display = display;
        if (popover) cover?.setAttribute('popover', popover);
      });
    }
  });
  addEventListener('afterprint', () => {
    for (const put of putBack) put();
    putBack = [];
  });
}
