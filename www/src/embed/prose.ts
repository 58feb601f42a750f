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
    if (figure instanceof HTMLIFrameElement) {
      // Only what follows `#` changes: the frame goes there without being loaded anew.
      const address = new URL(figure.src, location.href);
      address.hash = link.hash;
      figure.src = address.href;
    } else (figure as HTMLElement & { scene: string }).scene = link.hash;
  });
}
