import { sure } from '../../sure.ts';
import { LEAST_MS } from '../../words/reading-time.ts';

/** A file has at most this many frames and bytes, and a frame is at most this many pixels long. */
export const [MOST_FRAMES, MOST_BYTES, MOST_PIXELS] = [600, 20_000_000, 1000];

/** Browsers show a GIF with more frames per second slower than it asks for. */
export const MOST_PER_SECOND = 25;
/** The last frame stands this long, so that the result can be seen before the motion begins again. */
const LAST_SECONDS = 3;
/** A GIF counts time in these, in seconds. */
const TICK = 0.01;
/** Another frame may hold more marks than the one that was measured: its bytes as a multiple of that one's. */
const GROWTH = 1.25;
/** What a frame after the first one stores at most of it. In all exhibits a step changes less than half of that. */
const CHANGED = 0.6;

/** The part of a run that shall move, and how fast. */
export interface Part {
  /** The first and the last step shown; `from` is not after `to`. */
  readonly from: number;
  readonly to: number;
  /** The first step after this one that has a sentence of its own while the run plays. */
  stop(after: number): number | undefined;
  /** Steps per second, more than 0. */
  readonly rate: number;
}

/** One picture of the file. */
export interface Still {
  readonly step: number;
  /** How long it stands, in seconds. */
  readonly seconds: number;
  /**
   * How long the sentence of its step stands, in seconds, until another one comes. Undefined if the sentence before it
   * stays, because none may fly past.
   */
  readonly says: number | undefined;
}

/** What a file will hold. */
export interface Plan {
  /** In order; the first is of `from`, the last of `to`. At most MOST_FRAMES. */
  readonly stills: readonly Still[];
  /** Every step of this number is shown: 1 for all. The last one is shown in any case. */
  readonly every: number;
  /** How long the whole lasts at least, in seconds: long sentences are read for longer. */
  readonly seconds: number;
}

/**
 * The frames of a part of a run. If they are too many or too fast, only every n-th step gets one. A frame with a sentence
 * stands until the shortest one could be read.
 */
export function planOf({ from, to, stop, rate }: Part): Plan {
  const every = Math.max(
    1,
    Math.ceil(rate / MOST_PER_SECOND),
    Math.ceil((to - from) / (MOST_FRAMES - 1)),
  );
  const steps: number[] = [];
  for (let step = from; step < to; step += every) steps.push(step);
  steps.push(to);
  const moves = steps.map((step, at) => {
    const next = steps[at + 1];
    return next === undefined ? LAST_SECONDS : Math.round((next - step) / rate / TICK) * TICK;
  });
  // Where the frame of a stop is left out, the frame after it speaks in its place.
  const speaks = steps.map((step, at) => {
    const before = steps[at - 1];
    return before === undefined || at === steps.length - 1 || (stop(before) ?? to) <= step;
  });
  const stills = steps.map((step, at): Still => {
    const seconds = sure(moves[at]);
    if (!speaks[at]) return { step, seconds, says: undefined };
    const next = speaks.indexOf(true, at + 1);
    const until = moves.slice(at, next < 0 ? undefined : next).reduce((sum, one) => sum + one, 0);
    return reading({ step, seconds, says: until }, LEAST_MS);
  });
  return { stills, every, seconds: stills.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** The frame with a sentence that takes this long to be read, in ms. */
export function reading(still: Still, ms: number): Still {
  const { seconds, says } = still;
  const missing = says === undefined ? 0 : Math.max(0, ms / 1000 - says);
  return says === undefined
    ? still
    : { ...still, seconds: seconds + missing, says: says + missing };
}

/**
 * About how many bytes a file has at most, if one frame has `bytes`. A frame after the first stores only what
 * changes.
 */
export const estimate = (bytes: number, frames: number): number =>
  bytes * (GROWTH + CHANGED * (frames - 1));

/** The number of pixels of a picture for each of the page's, so that it is not too long. At most 2. */
export function scaleOf(width: number, height: number, share: number): number {
  return share * Math.min(2, MOST_PIXELS / Math.max(width, height));
}
