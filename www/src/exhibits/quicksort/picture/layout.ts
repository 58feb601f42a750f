import type { Size } from '../../../stage/picture-view.ts';

/** At most this many elements are drawn one by one; more become an outline. */
export const MOST_DRAWN = 512;
/** With at most this many elements, partitions are pressed as rows of strokes; with more there is a picture. */
export const MOST_PRESSED = 64;
/** The heights of a row of pointers, of one on a small picture, of a waiting call at most, and of a label, in px. */
const [POINTER, LOW_POINTER, FRAME, LABEL] = [16, 13, 6, 18];
/** The least height of the bars; lower pictures than these have only bars and pointers, or only bars, in px. */
const [LEAST_BARS, LEAST_PICTURE, LEAST_POINTED] = [70, 240, 120];
/** The share of the pressed rows, or of the picture, in the room that pointers and frames leave. */
const [PRESSED, PICTURED] = [0.3, 0.6];
/** The largest share of a stack without a bound in the height. */
const STACKED = 0.2;
/** The largest height of a row of the woodcut, in px. */
const ROW = 20;
/** The height of a row of cards and of the space around it, in px. */
const CARDS = 64;
/** The width of a digit of a value, in px. */
const DIGIT = 7.5;

export interface LayoutPlan {
  readonly size: Size;
  /** How many times as large as usual the text is. */
  readonly text: number;
  readonly length: number;
  /** The largest value. */
  readonly largest: number;
  readonly cards: boolean;
  /** Rows of pointers. */
  readonly pointers: number;
  /** The most calls that wait at once: the picture has room for them. */
  readonly frames: number;
  /** Rows of the woodcut, or 0. */
  readonly rows: number;
}

/** A strip of the picture, from top to bottom. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/**
 * Where everything stands: strips across the picture, one below another.
 *
 *     bars      ▂▅▃▇▁▆      elements, in their places
 *     pointers    equal     a row each, as the blog post draws them
 *     frames    ▬▬▬▬▬▬      calls that wait, the bound as a line
 *     woodcut   ▁▃▅▂▆▇      a row for each partition, or the picture of many elements
 */
export interface Layout extends Size {
  readonly left: number;
  readonly right: number;
  /** Width of an element's place. */
  readonly slot: number;
  readonly bars: Strip;
  readonly pointers: Strip;
  readonly frames: Strip;
  readonly frame: number;
  readonly woodcut: Strip;
  readonly row: number;
  /** The height of the line that says what the woodcut shows, above it; 0 where there is no room. */
  readonly heading: number;
  readonly cards: boolean;
  /** Whether there is room for the values. */
  readonly values: boolean;
  readonly text: number;
  /** The left edge of a place. */
  x(position: number): number;
  rise(value: number): number;
}

export function layoutQuicksort(plan: LayoutPlan): Layout {
  const { size, text, length, largest } = plan;
  const { width, height } = size;
  const [left, right] = [6, width - 6];
  const slot = (right - left) / length;
  const fits = slot >= String(largest).length * DIGIT * text + 2;
  const small = height < LEAST_PICTURE * text;
  const pointers =
    small && height < LEAST_POINTED * text
      ? 0
      : plan.pointers * (small ? LOW_POINTER : POINTER) * text + 6;
  const label = LABEL * text;
  const least = small ? 0 : label + Math.min(plan.frames * 2, height * STACKED);
  const room = height - pointers - least;
  const part = plan.rows > 0 ? PRESSED : PICTURED;
  const woodcut = small || room < LEAST_BARS * 2 ? 0 : room * part;
  const spare = room - woodcut - LEAST_BARS;
  const stack = least - label + Math.max(0, spare * 0.3);
  const frame = small ? 0 : Math.min(FRAME, stack / plan.frames);
  const frames = small ? 0 : label + plan.frames * frame;
  const valueLine = fits ? 16 * text : 0;
  const cards = plan.cards && fits;
  const heading = woodcut >= 2 * label ? label : 0;
  const spared = height - pointers - frames - woodcut - 12;
  const bars = Math.max(40, cards ? Math.min(CARDS * text, spared) : spared);
  const top = { bars: 4, pointers: 4 + bars, frames: 4 + bars + pointers };
  const drawn = bars - valueLine - 6;
  const wooden = top.frames + frames + 4 + heading;
  return {
    width,
    height,
    left,
    right,
    slot,
    bars: { top: top.bars, height: bars },
    pointers: { top: top.pointers, height: pointers },
    frames: { top: top.frames, height: frames },
    frame,
    woodcut: { top: wooden, height: Math.max(0, height - wooden - 4) },
    heading,
    row: plan.rows > 0 ? Math.min(ROW, Math.max(0, height - wooden - 4) / plan.rows) : 0,
    cards,
    values: fits,
    text,
    x: (position) => left + position * slot,
    rise: (value) => Math.max(2, (drawn * value) / Math.max(1, largest)),
  };
}
