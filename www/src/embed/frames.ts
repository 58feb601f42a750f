import { isAnswer, type Question, TYPE } from './height.ts';

/** The largest height that a frame gets, in px. No figure needs more. */
const MOST_HEIGHT = 5000;

/** The page inside our frames. It lies beside this script. */
const PAGE = 'embed.html';

/** Asks the frames that come from beside this script for the height they need, and gives it to them. */
export function listenToFrames(): void {
  const ours = new URL(PAGE, import.meta.url);
  /** The frames that have been asked. Only the page knows whether they are still there. */
  const asked = new WeakSet<HTMLIFrameElement>();
  const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[id]');
  const ask = (): void => {
    for (const frame of frames()) {
      if (!isOurs(frame, ours) || asked.has(frame)) continue;
      asked.add(frame);
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
    // A snippet that was pasted twice has the same id twice, but the window shows which frame has answered.
    const frame = [...frames()].find(
      (one) => asked.has(one) && one.contentWindow && one.contentWindow === source,
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

/** Whether a frame shows our page. */
function isOurs({ src }: HTMLIFrameElement, ours: URL): boolean {
  // Frames of other sites may have no address, or an invalid one.
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origin === ours.origin && pathname === ours.pathname;
}
