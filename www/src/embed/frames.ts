import { isAnswer, type Question, TYPE } from './height.ts';

/** No figure needs more, whatever a frame says, in px. */
const MOST_HEIGHT = 5000;

/** The page that a frame of ours shows lies beside this script. */
const PAGE = 'embed.html';

/** Frames of ours in this page, by the ids they were asked with. */
const frames = new Map<string, HTMLIFrameElement>();

/** Asks the frames that stand beside this script how tall they would like to be, and makes them so. */
export function listenToFrames(): void {
  const ours = new URL(PAGE, import.meta.url);
  const ask = (): void => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id]')) {
      if (!isOurs(frame, ours) || frames.get(frame.id) === frame) continue;
      frames.set(frame.id, frame);
      const question: Question = { type: TYPE, id: frame.id };
      const put = (): void => frame.contentWindow?.postMessage(question, '*');
      frame.addEventListener('load', put);
      put();
    }
  };
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    const frame = isAnswer(data) ? frames.get(data.id) : undefined;
    if (!isAnswer(data) || !frame || source !== frame.contentWindow) return;
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
function isOurs(frame: HTMLIFrameElement, ours: URL): boolean {
  const { origin, pathname } = new URL(frame.src, location.href);
  return origin === ours.origin && pathname === ours.pathname;
}
