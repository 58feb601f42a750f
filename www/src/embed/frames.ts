import { isHere } from './messages.ts';

/**
 * Looks after the frames that come from beside this script, also those that come later, and those in open
 * shadow trees. Nobody can find what is in a closed one.
 */
export function watchFrames(): void {
  // The page inside our frames lies beside this script. Bundlers look for files of such addresses, so the npm
  // package, which has no such page, must not have the address either.
  const ours = new URL('embed.html', import.meta.url);
  const met = new WeakSet<HTMLIFrameElement>();
  const meet = (frames: Iterable<HTMLIFrameElement>): void => {
    for (const frame of frames) {
      if (met.has(frame) || !isOurs(frame, ours)) continue;
      met.add(frame);
      // If the code cannot be fetched, the frame still shows its figure. The page must not see an error.
      import('./framed.ts').then(({ attend }) => attend(frame, ours.origin)).catch(() => {});
    }
  };
  const outside = () => [...document.querySelectorAll('iframe')];
  meet(framesIn(document));
  const changes = new MutationObserver(() => meet(outside()));
  changes.observe(document, { childList: true, subtree: true });
  // A frame that comes into a shadow tree changes nothing here, but says that it is there.
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (!isHere(data) || outside().some(({ contentWindow }) => contentWindow === source)) return;
    meet(framesIn(document));
  });
}

/** The frames in a document or a shadow tree, and in the open shadow trees inside it. */
function* framesIn(root: Document | ShadowRoot): Generator<HTMLIFrameElement> {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLIFrameElement) yield element;
    else if (element.shadowRoot) yield* framesIn(element.shadowRoot);
  }
}

/** Whether a frame shows our page. */
function isOurs({ src }: HTMLIFrameElement, ours: URL): boolean {
  // Frames of other sites may have no address, or an invalid one.
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origin === ours.origin && pathname === ours.pathname;
}
