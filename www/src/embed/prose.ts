import { isPlainClick } from '../page/clicks.ts';

/**
 * `<a data-appleyard="fig1" href="#scene">`: an author's prose opens a scene in the figure or the frame of
 * that id, without a script of theirs.
 */
export function followProse(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-appleyard]');
    const figure = document.getElementById(link?.dataset.appleyard ?? '');
    if (!link || !figure || !isPlainClick(event)) return;
    event.preventDefault();
    if (figure instanceof HTMLIFrameElement) lead(figure, link.hash);
    else (figure as HTMLElement & { scene: string }).scene = link.hash;
  });
}

/** Only what follows `#` changes: the frame goes there without being loaded anew, and the way back stays as it is. */
function lead(frame: HTMLIFrameElement, hash: string): void {
  const address = frame.src.replace(/#.*|$/, hash);
  // One that waits to be seen has nothing yet that could go anywhere.
  if (frame.contentDocument?.URL === 'about:blank') frame.src = address;
  else frame.contentWindow?.location.replace(address);
}
