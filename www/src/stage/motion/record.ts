import { CodedError } from '../../engine/errors.ts';
import { canvasOf } from '../export/paint.ts';
import type { Sheet } from '../export/sheet.ts';
import { type Exportable, sheetNow } from '../export.ts';
import type { Size } from '../picture-view.ts';
import { still } from '../preferences.ts';
import { Gif } from './gif.ts';
import { MOST_BYTES, type Plan, scaleOf } from './plan.ts';
import { type Settling, settled } from './settled.ts';

/** What a recording needs of its figure. */
export interface Recorded extends Exportable, Settling {
  readonly announcer: { quiet: boolean };
  /** Aborts when another run is shown. */
  readonly lifetime: AbortSignal;
}

/** What a recording is asked for. */
export interface Order {
  readonly plan: Plan;
  /** The size as a share of the largest size, more than 0 and at most 1. */
  readonly share: number;
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
}

/**
 * Records steps of a figure as a GIF. The figure itself goes from step to step, because its picture is the only
 * one there is, and afterwards back to its cursor. Rejects with `cancelled` when the signal aborts or another run
 * is shown, with `moved` when somebody else moves the cursor, and with `large` when the file gets too large.
 */
export async function recorded(figure: Recorded, order: Order): Promise<Blob> {
  const { timeline, announcer, lifetime } = figure;
  const back = timeline.cursor;
  const { quiet } = announcer;
  const sheet = figure.renderRoot.querySelector<HTMLElement>('.sheet');
  // Nobody who wants no motion shall see the steps fly past.
  if (still()) sheet?.style.setProperty('opacity', '0');
  /** Somebody else says now what the figure shows. */
  let taken = false;
  try {
    return await whole(figure, order);
  } catch (thrown) {
    taken = lifetime.aborted || CodedError.from(thrown).code === 'moved';
    throw thrown;
  } finally {
    if (!taken) {
      timeline.place(back);
      announcer.quiet = true;
      await settled(figure).catch(() => {});
    }
    announcer.quiet = quiet;
    sheet?.style.removeProperty('opacity');
  }
}

/** The size of all frames, and the height of their narration, in px. */
interface Room extends Size {
  readonly said: number;
}

/** All frames, from the beginning again whenever one turns out larger than those before. */
async function whole(figure: Recorded, { plan, share, signal, progress }: Order): Promise<Blob> {
  const { stills } = plan;
  const at = (step: number, said: number) => shown(figure, step, signal, said);
  // Most often the last one is the largest: it has the longest link.
  let room = sizeOf(await at(stills.at(-1)?.step ?? 0, 0));
  for (;;) {
    const gif = new Gif();
    const scale = scaleOf(room.width, room.height, share);
    let larger: Room | undefined;
    for (const [done, { step, seconds }] of stills.entries()) {
      progress(done, stills.length);
      const sheet = await at(step, room.said);
      const { width, height, said } = sizeOf(sheet);
      if (width > room.width || height > room.height || said > room.said) {
        larger = {
          width: Math.max(width, room.width),
          height: Math.max(height, room.height),
          said: Math.max(said, room.said),
        };
        break;
      }
      gif.add(pixelsOf(canvasOf(sheet, scale, room)), seconds);
      if (gif.bytes > MOST_BYTES) throw new CodedError('large');
    }
    if (!larger) return gif.finish();
    room = larger;
  }
}

/** The sheet of a step, once the figure shows this step. */
async function shown(
  figure: Recorded,
  step: number,
  signal: AbortSignal,
  said: number,
): Promise<Sheet> {
  const { timeline, announcer, lifetime } = figure;
  timeline.place(step);
  // The figure would say every step. Its arrival at the step may have ended the silence.
  announcer.quiet = true;
  const check = () => {
    if (signal.aborted || lifetime.aborted) throw new CodedError('cancelled');
    if (timeline.cursor !== step || timeline.playing) throw new CodedError('moved');
  };
  await settled(figure);
  check();
  const sheet = await sheetNow(figure, said);
  check();
  if (!sheet) throw new CodedError('cancelled');
  return sheet;
}

const sizeOf = ({ svg, said }: Sheet): Room => {
  const { width, height } = svg.viewBox.baseVal;
  return { width, height, said };
};

/** The pixels of a canvas. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no 2d context');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
