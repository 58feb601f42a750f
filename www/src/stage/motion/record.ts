import { CodedError } from '../../engine/errors.ts';
import { sure } from '../../sure.ts';
import { readingTime } from '../../words/reading-time.ts';
import { plain, type Sentence } from '../../words/sentence.ts';
import { canvasOf } from '../export/paint.ts';
import { printed } from '../export/printed.ts';
import type { Sheet, WordsHeight } from '../export/sheet.ts';
import { type Exportable, sheetNow } from '../export.ts';
import type { Size } from '../picture-view.ts';
import { still } from '../preferences.ts';
import { Gif } from './gif.ts';
import { MOST_BYTES, type Plan, reading, type Still, scaleOf } from './plan.ts';
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

/** The size of all frames, and the heights of their words, in px. */
interface Room extends Size, WordsHeight {}

const NO_WORDS: WordsHeight = { legend: 0, narration: 0 };

/** All frames, from the beginning again whenever one turns out larger than those before. */
async function whole(figure: Recorded, { plan, share, signal, progress }: Order): Promise<Blob> {
  const { stills } = plan;
  let said: readonly Sentence[] | undefined;
  const at = async ({ step, says }: Still, kept: WordsHeight) => {
    await shown(figure, step, signal);
    const { words } = figure.vocabulary;
    if (says !== undefined && words) said = printed(figure, words);
    const sheet = await sheetNow(figure, kept, said);
    check(figure, step, signal);
    if (!sheet) throw new CodedError('cancelled');
    return sheet;
  };
  const secondsOf = (frame: Still): number => {
    const { words } = figure.vocabulary;
    const text = words && said ? plain(words, said) : '';
    return reading(frame, words ? readingTime(text, words.language) : 0).seconds;
  };
  // Most often the last one is the largest: it has the longest link.
  let room = sizeOf(await at(sure(stills.at(-1)), NO_WORDS));
  for (;;) {
    const gif = new Gif();
    const scale = scaleOf(room.width, room.height, share);
    let larger: Room | undefined;
    for (const [done, frame] of stills.entries()) {
      progress(done, stills.length);
      const sheet = await at(frame, room);
      larger = largerThan(room, sizeOf(sheet));
      if (larger) break;
      gif.add(pixelsOf(canvasOf(sheet, scale, room)), secondsOf(frame));
      if (gif.bytes > MOST_BYTES) throw new CodedError('large');
    }
    if (!larger) return gif.finish();
    room = larger;
  }
}

/** Waits until the figure shows a step. */
async function shown(figure: Recorded, step: number, signal: AbortSignal): Promise<void> {
  const { timeline, announcer } = figure;
  timeline.place(step);
  // The figure would say every step. Its arrival at the step may have ended the silence.
  announcer.quiet = true;
  check(figure, step, signal);
  await settled(figure);
  check(figure, step, signal);
}

/** Throws if the recording has ended, or somebody else has moved the cursor. */
function check({ timeline, lifetime }: Recorded, step: number, signal: AbortSignal): void {
  if (signal.aborted || lifetime.aborted) throw new CodedError('cancelled');
  if (timeline.cursor !== step || timeline.playing) throw new CodedError('moved');
}

const sizeOf = ({ svg, words }: Sheet): Room => {
  const { width, height } = svg.viewBox.baseVal;
  return { width, height, ...words };
};

/** Less than this is a rounding, in px. */
const SAME = 0.1;

/** Room for a frame too, if it needs more; otherwise undefined. */
function largerThan(room: Room, frame: Room): Room | undefined {
  const sizes = ['width', 'height', 'legend', 'narration'] as const;
  if (sizes.every((size) => frame[size] < room[size] + SAME)) return undefined;
  const [width, height, legend, narration] = sizes.map((size) =>
    Math.max(room[size], frame[size]),
  ) as [number, number, number, number];
  return { width, height, legend, narration };
}

/** The pixels of a canvas. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no 2d context');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
