import { deviceTheme, themeAround } from './around.ts';
import { type Around, HEIGHT, isAnswer, isDrawn, type Question, THEME } from './messages.ts';
import { printPictures } from './printed.ts';

/** The largest height that a frame gets, in px. No figure needs more. */
const MOST_HEIGHT = 5000;

/** The frames that are looked after, as long as the page keeps them, wherever it keeps them. */
const attended: WeakRef<HTMLIFrameElement>[] = [];
/** The frames whose figure is drawn. */
const drawn = new WeakSet<HTMLIFrameElement>();

/** The origin of the pages in our frames. */
let ours: string | undefined;

/**
 * Tells a frame from this origin whether the page around it is light or dark, now and when that changes. A
 * frame with an `id` and without a `height` is also asked for the height it needs, and gets it. On paper the
 * picture in the snippet stands in for a figure that is not drawn.
 */
export function attend(frame: HTMLIFrameElement, origin: string): void {
  if (ours === undefined) {
    ours = origin;
    begin();
  }
  attended.push(new WeakRef(frame));
  frame.addEventListener('load', () => talk(frame));
  talk(frame);
}

/** Frames without a height of their own get the height that they need. */
const grows = (frame: HTMLIFrameElement): boolean =>
  frame.id !== '' && !frame.hasAttribute('height');

/** Anybody may hear this, because it contains no secret. */
function talk(frame: HTMLIFrameElement): void {
  const around: Around = { type: THEME, theme: themeAround(frame) };
  frame.contentWindow?.postMessage(around, '*');
  if (!grows(frame)) return;
  const question: Question = { type: HEIGHT, id: frame.id };
  frame.contentWindow?.postMessage(question, '*');
}

function begin(): void {
  addEventListener('message', take);
  let before = '';
  const look = (): void => {
    const frames = framesHere();
    const now = frames.map(themeAround).join();
    if (now === before) return;
    before = now;
    for (const frame of frames) talk(frame);
  };
  const changes = new MutationObserver(look);
  for (const element of [document.documentElement, document.body]) {
    changes.observe(element, { attributes: true });
    // A background may take its time to change.
    element.addEventListener('transitionend', look);
  }
  deviceTheme.addEventListener('change', look);
  printPictures(() => framesHere().filter((frame) => !drawn.has(frame)));
}

const framesHere = (): HTMLIFrameElement[] =>
  attended.flatMap((known) => known.deref() ?? []).filter(({ isConnected }) => isConnected);

function take({ data, source, origin }: MessageEvent<unknown>): void {
  if (!isAnswer(data) && !isDrawn(data)) return;
  // A snippet that was pasted twice has the same id twice, but the window shows which frame has answered.
  const frame = framesHere().find((one) => one.contentWindow && one.contentWindow === source);
  if (!frame) return;
  // A sandboxed frame has no origin of its own.
  const opaque = frame.hasAttribute('sandbox') && origin === 'null';
  if (origin !== ours && !opaque) return;
  if (isDrawn(data)) drawn.add(frame);
  else if (grows(frame) && frame.id === data.id) {
    const height = Math.min(Math.max(Math.ceil(data.height), 0), MOST_HEIGHT);
    frame.style.height = `${height}px`;
    frame.style.aspectRatio = 'auto';
  }
}
