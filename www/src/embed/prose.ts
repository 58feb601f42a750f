import { isPlainClick } from '../page/clicks.ts';

/**
 * `<a data-appleyard="fig1" href="#scene">`: a link in an author's prose opens a scene in the figure or
 * frame of that id, without a script of the author.
 */
export function followProse(): void {
  document.addEventListener('click', (event) => {
    // The path also leads through shadow trees, in which the figure has its id too.
    const link = event.composedPath().find(isLink);
    const figure = link && figureOf(link);
    if (!link || !figure || !isPlainClick(event)) return;
    event.preventDefault();
    if (figure instanceof HTMLIFrameElement) lead(figure, link.hash);
    else (figure as HTMLElement & { scene: string }).scene = link.hash;
  });
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.hasAttribute('data-appleyard');

/** The figure or frame that a link names: one beside the link, or else one of the page. */
function figureOf(link: HTMLAnchorElement): HTMLElement | null {
  const id = link.dataset.appleyard ?? '';
  const root = link.getRootNode();
  const beside = root instanceof ShadowRoot ? root.getElementById(id) : null;
  return beside ?? document.getElementById(id);
}

/**
 * Only the part after `#` changes, so the frame does not load again, and the history of the page stays as
 * it is.
 */
function lead(frame: HTMLIFrameElement, hash: string): void {
  const address = frame.src.replace(/#.*|$/, () => hash);
  // A frame that is not visible yet has no page that could follow the link.
  if (frame.contentDocument?.URL === 'about:blank') frame.src = address;
  else frame.contentWindow?.location.replace(address);
}
