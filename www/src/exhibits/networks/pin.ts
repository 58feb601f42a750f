import type { Editor } from './editor.ts';

/** How long each sight lasts, in ms, and how fast the input that fails runs through, in seconds. */
const [SORTED_MS, BROKEN_MS, RUN_SECONDS] = [900, 2600, 3];

/** The figure that has just been swept. */
export interface SweptFigure {
  readonly editor: Editor;
  readonly timeline: {
    readonly length: number;
    readonly playing: boolean;
    play(pace: number): void;
  };
  readonly isConnected: boolean;
}

/**
 * The end of the opening: one comparator lifts out like a pin, an input that fails runs to the wrong
 * wire, and the comparator is put back. Whoever touches anything meanwhile has the figure as it is.
 */
export async function pullPin(figure: SweptFigure, k: number): Promise<void> {
  const touched = new AbortController();
  for (const sign of ['pointerdown', 'keydown'] as const) {
    const once = { capture: true, signal: touched.signal };
    addEventListener(sign, () => touched.abort(), once);
  }
  await lift(figure, k, () => touched.signal.aborted || !figure.isConnected);
  touched.abort();
}

async function lift(
  { editor, timeline }: SweptFigure,
  k: number,
  over: () => boolean,
): Promise<void> {
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await rest(SORTED_MS);
  if (over()) return;
  await editor.leaveOut(k);
  if (over()) return;
  timeline.play(timeline.length / RUN_SECONDS);
  while (timeline.playing) await rest(100);
  await rest(BROKEN_MS);
  if (over()) return;
  await editor.undo();
  editor.opened();
}
