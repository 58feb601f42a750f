import { type Answer, isQuestion, TYPE } from './height.ts';
import type { Keeper } from './keeper.ts';

/** The viewport that a plate is measured by where the frame is as tall as its content, in px. */
const VIEWPORT = 600;

/** Once the page around this frame has asked, the figure takes the height it needs, and tells it. */
export function answerHeight(figure: HTMLElement, keeper: Keeper): void {
  const asked = new Map<string, string>();
  const tell = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    for (const [id, origin] of asked) {
      const answer: Answer = { type: TYPE, id, height };
      // A page without an origin of its own, such as a sandboxed one, can be told in no other way.
      parent.postMessage(answer, origin === 'null' ? '*' : origin);
    }
  };
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent || source === window || !isQuestion(data)) return;
    asked.set(data.id, origin);
    // Measured by the frame, which follows it, the plate would grow without end.
    keeper.viewport = VIEWPORT;
    document.documentElement.dataset.tall = 'true';
    figure.removeAttribute('fit');
    tell();
  });
  new ResizeObserver(tell).observe(document.body);
}
