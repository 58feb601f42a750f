import { isAnswer, type Question, TYPE } from './height.ts';

/** No figure needs more, whatever a frame says, in px. */
const MOST_HEIGHT = 5000;

/** The page that a frame of ours shows lies beside this script. */
const PAGE = 'embed.html';

/** Asks the frames that stand beside this script how tall they would like to be, and makes them so. */
export function listenToFrames(): void {
  const ours = new URL(PAGE, import.meta.url);
  const frames = new Set<HTMLIFrameElement>();
  const ask = (): void => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id]')) {
      if (!isOurs(frame, ours) || frames.has(frame)) continue;
      frames.add(frame);
      const put = (): void => {
        const question: Question = { type: TYPE, id: frame.id };
        frame.contentWindow?.postMessage(question, '*');
      };
      frame.addEventListener('load', put);
      put();
    }
  };
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (!isAnswer(data)) return;
    // A snippet that was pasted twice has its id twice: the window tells whose answer it is.
    const frame = [...frames].find(
      ({ contentWindow }) => contentWindow && contentWindow === source,
    );
    if (frame?.id !== data.id) return;
    // A sandboxed frame has no origin of its own.
    const opaque = frame.hasAttribute('sandbox') && origin === 'null';
    if (origin !== ours.origin && !opaque) return;
    const height = Math.min(Math.max(Math.ceil(data.height), 0), MOST_HEIGHT);
    frame.style.height = `${height}px`;
    frame.style.aspectRatio = 'auto';
  });
  ask();
  new MutationObserver(ask).observe(document, { childList: true, subtree: true });
}

/** Whether a frame shows that page. */
function isOurs({ src }: HTMLIFrameElement, ours: URL): boolean {
  // Frames of others may have no address, or none that is one.
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origin === ours.origin && pathname === ours.pathname;
}
