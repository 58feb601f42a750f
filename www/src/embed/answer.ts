import { preferences } from '../stage/preferences.ts';
import type { EmbeddedFigures } from './embedded-figures.ts';
import {
  type Answer,
  DRAWN,
  type Drawn,
  HEIGHT,
  HERE,
  type Here,
  isAround,
  isQuestion,
} from './messages.ts';

/** The viewport that limits a picture in a frame as tall as its content, in px. */
const VIEWPORT = 600;

/** Calls `hear` with each message of the page around this frame, and with the target of an answer. */
function listen(hear: (data: unknown, target: string) => void): void {
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent || source === window) return;
    // A page without an origin, such as a sandboxed one, can be reached in no other way.
    hear(data, origin === 'null' ? '*' : origin);
  });
}

/** Says to the page around this frame, which may not have seen it come, that the frame is there. */
export function sayHere(): void {
  const here: Here = { type: HERE };
  if (parent !== window) parent.postMessage(here, '*');
}

/**
 * Answers the page around this frame when the figure is drawn. If the frame follows, it is light or dark as
 * the page says.
 */
export function answerTheme(drawn: Promise<void>, follows: boolean): void {
  listen((data, target) => {
    if (!isAround(data)) return;
    const answer: Drawn = { type: DRAWN };
    void drawn.then(() => parent.postMessage(answer, target));
    if (!follows || data.theme === preferences.theme) return;
    preferences.theme = data.theme;
    preferences.dispatchEvent(new Event('change'));
  });
}

/**
 * Once the page around this frame has asked, the figure takes the height it needs, and the frame sends that
 * height.
 */
export function answerHeight(figure: HTMLElement, embedded: EmbeddedFigures): void {
  const asked = new Map<string, string>();
  const sendHeight = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    for (const [id, target] of asked) {
      const answer: Answer = { type: HEIGHT, id, height };
      parent.postMessage(answer, target);
    }
  };
  listen((data, target) => {
    if (!isQuestion(data)) return;
    asked.set(data.id, target);
    // The frame follows the picture, which would grow without end if it were measured by the frame.
    embedded.viewport = VIEWPORT;
    document.documentElement.dataset.tall = 'true';
    figure.removeAttribute('fit');
    sendHeight();
  });
  new ResizeObserver(sendHeight).observe(document.body);
}
