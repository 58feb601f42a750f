import type { EmbeddedFigures } from './embedded-figures.ts';
import { type Answer, isQuestion, TYPE } from './height.ts';

/** The viewport that limits a plate in a frame as tall as its content, in px. */
const VIEWPORT = 600;

/**
 * Once the page around this frame has asked, the figure takes the height it needs, and the frame sends that
 * height.
 */
export function answerHeight(figure: HTMLElement, embedded: EmbeddedFigures): void {
  const asked = new Map<string, string>();
  const sendHeight = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    for (const [id, origin] of asked) {
      const answer: Answer = { type: TYPE, id, height };
      // A page without an origin, such as a sandboxed one, can be reached in no other way.
      parent.postMessage(answer, origin === 'null' ? '*' : origin);
    }
  };
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent || source === window || !isQuestion(data)) return;
    asked.set(data.id, origin);
    // The frame follows the plate. If the plate were measured by the frame, it would grow without end.
    embedded.viewport = VIEWPORT;
    document.documentElement.dataset.tall = 'true';
    figure.removeAttribute('fit');
    sendHeight();
  });
  new ResizeObserver(sendHeight).observe(document.body);
}
