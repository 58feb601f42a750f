import { opensHere } from '../page/clicks.ts';

/**
 * `<a data-appleyard="fig1" href="#scene">`: a link in an author's prose opens a scene in the figure or
 * frame of that id, without a script of the author.
 *
 * A site's own router, such as that of VitePress, may take clicks before this script can. It would only
 * write the scene into the page's address. Routers leave links with a target alone, so a link gets the
 * target that it has anyway as soon as a reader comes to it; and a click that was taken still counts.
 */
export function followProse(): void {
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, claim, true);
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const figure = link && figureOf(link);
      if (!link || !figure || !opensHere(event)) return;
      event.preventDefault();
      if (figure instanceof HTMLIFrameElement) lead(figure, link.hash);
      else (figure as HTMLElement & { scene: string }).scene = link.hash;
    },
    true,
  );
}

function claim(event: Event): void {
  const link = linkOf(event);
  if (link) link.target ||= '_self';
}

/** The path of an event also leads through shadow trees, in which the figure has its id too. */
const linkOf = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);

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
