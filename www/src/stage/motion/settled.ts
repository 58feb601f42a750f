import type { Timeline } from '../timeline.ts';

/** What has to come to rest before a picture of a step can be taken. */
export interface Settling {
  readonly renderRoot: ParentNode;
  readonly timeline: Timeline;
  readonly updateComplete: Promise<unknown>;
  /** The step that is shown: it lags behind the cursor while something about the cursor's step is on its way. */
  readonly narrated: number;
  readonly run: { readonly id: number } | undefined;
  readonly engine: { call(run: number, method: string, args: unknown[]): Promise<unknown> };
}

/** A step that has not settled after this time, in ms, never will. */
const PATIENCE_MS = 20_000;
/** The picture may get another size in the frame after a step, and is drawn anew in the frame after that. */
const CALM_FRAMES = 2;

/** Waits until the figure shows the step at its cursor, complete and at rest. Rejects after 20 s. */
export async function settled(figure: Settling): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let calm = 0; calm < CALM_FRAMES; ) {
    // The core answers in order, so it has then answered all that the step has asked.
    if (figure.run) await figure.engine.call(figure.run.id, 'summary', []);
    await figure.updateComplete;
    await new Promise(requestAnimationFrame);
    calm = complete(figure) ? calm + 1 : 0;
    if (performance.now() > end) throw new Error('the picture does not come to rest');
  }
  for (const animation of movements(figure)) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
}

function complete({ renderRoot, timeline, narrated }: Settling): boolean {
  return (
    narrated === timeline.cursor &&
    !renderRoot.querySelector('canvas.raster:not([data-settled=true])')
  );
}

/** The animations and transitions of the picture. */
const movements = ({ renderRoot }: Settling): readonly Animation[] =>
  renderRoot.querySelector('svg.picture')?.getAnimations({ subtree: true }) ?? [];
