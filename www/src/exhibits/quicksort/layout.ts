import type { Size } from '../../stage/plate-view.ts';

/** Elements that are drawn one by one; of more there is a picture. */
export const MOST_DRAWN = 512;
/** Elements whose partitions are pressed as rows of strokes; of more there is a picture. */
export const MOST_PRESSED = 64;
/** Height of a row of pointers, of a live frame at most, and of the labels beside, in px. */
const [POINTER, FRAME, LABEL] = [16, 8, 18];
/** The least height of the bars, in px, and the plates below which there are bars and pointers, or bars. */
const [LEAST_BARS, LEAST_PLATE, LEAST_POINTED] = [70, 240, 120];
/** What the pressed rows, or the picture, have of the room that pointers and frames leave. */
const [PRESSED, PICTURED] = [0.46, 0.6];
/** What a stack without a bound may have of the height. */
const STACKED = 0.2;
/** Height of a row of the woodcut at most, in px. */
const ROW = 14;
/** Height of a row of cards with the air around it, in px. */
const CARDS = 64;
/** A digit of a value takes so much, in px. */
const DIGIT = 7.5;

export interface LayoutPlan {
  readonly size: Size;
  /** The figure fills its box: everything must fit into its height. */
  readonly fit: boolean;
  /** Text is drawn so many times as large as usual. */
  readonly text: number;
  readonly length: number;
  /** The largest value. */
  readonly largest: number;
  readonly cards: boolean;
  /** Rows of pointers. */
  readonly pointers: number;
  /** Frames that there must be room for. */
  readonly frames: number;
  /** Rows of the woodcut, or 0. */
  readonly rows: number;
}

/** A strip of the plate, from top to bottom. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/**
 * Where everything stands: strips across the plate, below each other.
 *
 *     bars      ▂▅▃▇▁▆      elements, in their places
 *     pointers    p===      a row each, as in the document's drawing
 *     frames    ▬▬▬▬▬▬      live calls, the bound as a line
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
  readonly cards: boolean;
  /** There is room for the values. */
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
  const small = plan.fit && height < LEAST_PLATE * text;
  const pointers = small && height < LEAST_POINTED * text ? 0 : plan.pointers * POINTER * text + 6;
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
  const spared = height - pointers - frames - woodcut - 12;
  const bars = Math.max(40, cards ? Math.min(CARDS * text, spared) : spared);
  const top = { bars: 4, pointers: 4 + bars, frames: 4 + bars + pointers };
  const drawn = bars - valueLine - 6;
  const wooden = top.frames + frames + 4;
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
    row: plan.rows > 0 ? Math.min(ROW, Math.max(0, height - wooden - 4) / plan.rows) : 0,
    cards,
    values: fits,
    text,
    x: (position) => left + position * slot,
    rise: (value) => Math.max(2, (drawn * value) / Math.max(1, largest)),
  };
}
