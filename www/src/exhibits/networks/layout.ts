import type { Size } from '../../stage/plate-view.ts';
import type { Traced } from './traced.ts';

/** Wires are so far apart at most, and the digits of a name so wide, in px. */
const [MOST_GAP, DIGIT] = [40, 7.4];
/** Above the first wire: the numbers of the layers. Beneath the last. */
const [HEAD, FOOT] = [28, 14];
/** Half of a bead, and of an element that comes in where it is not written, at most. */
const [BEAD, PEARL] = [11, 5];
/** A column and the space after a layer, in parts of each other; the most a column takes, in px. */
const [LAYER_SPACE, MOST_COLUMN] = [0.7, 80];
/** Names of wires and layers need so much room to be apart, in px. */
const [NAME_HEIGHT, NAME_WIDTH] = [13, 24];

export interface LayoutPlan {
  readonly size: Size;
  /** Text is drawn so many times as large as usual. */
  readonly text: number;
  readonly traced: Pick<Traced, 'wires' | 'size' | 'columns' | 'layers' | 'largest'>;
  /** Where the diagram begins in the plate, in px. */
  readonly origin?: { readonly x: number; readonly y: number };
}

/**
 * Where everything of one network stands.
 *
 *     name element ──●─────●────── bead name
 *     name element ──●──●──┼──●─── bead name
 *                    columns  │ front: how far the elements have come
 */
export interface Layout extends Size {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Between two wires, and between two columns. */
  readonly gap: number;
  readonly pitch: number;
  readonly text: number;
  /** Half the height and half the width of a bead; elements are written in it where they fit. */
  readonly bead: number;
  readonly wide: number;
  readonly written: boolean;
  /** Radius of an element that comes in, where it is not written. */
  readonly pearl: number;
  /** Every how many wires there is room for a name. */
  readonly named: number;
  /** Where the names of the wires stand, and the elements that come in. */
  readonly nameLeft: number;
  readonly nameRight: number;
  readonly inputs: number;
  y(wire: number): number;
  /** Of a comparator. */
  x(k: number): number;
  /** Of the elements after so many comparators. */
  front(done: number): number;
  /** Where each layer begins and ends, and whether there is room for its number. */
  readonly layers: readonly { from: number; to: number; counted: boolean }[];
}

export function layoutNetwork({ size, text, traced, origin }: LayoutPlan): Layout {
  const { wires, size: count, columns, layers, largest } = traced;
  const { x: left0, y: top0 } = origin ?? { x: 0, y: 0 };
  const head = HEAD * text;
  const room = (size.height - head - FOOT * text) / Math.max(1, wires - 1 + 0.6);
  const gap = Math.max(1, Math.min(MOST_GAP * text, room));
  const bead = Math.max(2, Math.min(BEAD * text, gap * 0.46));
  const digits = String(largest).length * DIGIT * text;
  const written = bead * 2 >= 13 * text;
  const wide = written ? Math.max(bead, digits / 2 + 3) : bead;
  const name = String(Math.max(1, wires)).length * DIGIT * text + 6;
  const pearl = Math.min(bead, PEARL * text);
  const left = left0 + name + (written ? digits + 12 : 2 * pearl + 6) + wide;
  const right = left0 + size.width - name - 4 - wide;
  // A column is 1 wide, and so much is between two layers.
  const places = Array.from({ length: count }, (_, k) => {
    return (columns[k] ?? 0) + 0.5 + ((layers[k] ?? 0) + 1) * LAYER_SPACE;
  });
  const whole = (places[count - 1] ?? 0) + 0.5 + LAYER_SPACE;
  const pitch = Math.min(MOST_COLUMN * text, Math.max(0, right - left) / Math.max(1, whole));
  const end = count === 0 ? right : Math.min(right, left + whole * pitch);
  const x = (k: number) => left + (places[k] ?? 0) * pitch;
  const top = top0 + head;
  // The comparators stand layer by layer: each begins where the one before has ended.
  const half = 0.5 + LAYER_SPACE / 2;
  const bounds: { from: number; to: number }[] = [];
  for (const [k, place] of places.entries()) {
    if (k === 0 || layers[k] !== layers[k - 1]) {
      bounds.push({ from: left + (place - half) * pitch, to: left });
    }
    const last = bounds.at(-1);
    if (last) last.to = left + (place + half) * pitch;
  }
  return {
    width: size.width,
    height: Math.min(size.height, head + Math.max(0.6, wires - 0.4) * gap + FOOT * text),
    left,
    right: end,
    top,
    gap,
    pitch,
    text,
    bead,
    wide,
    written,
    named: Math.ceil((NAME_HEIGHT * text) / Math.max(1, gap)),
    nameLeft: left0 + name - 6,
    nameRight: end + wide + 6,
    inputs: left - wide - (written ? 6 : pearl + 3),
    pearl,
    y: (wire) => top + wire * gap,
    x,
    front: (done) => {
      if (done <= 0) return left;
      if (done >= count) return end;
      // Between the last comparator done and the next, or right of its column.
      const next = (columns[done] ?? 0) === (columns[done - 1] ?? 0);
      return x(done - 1) + (next ? 0.5 : (x(done) - x(done - 1)) / pitch / 2) * pitch;
    },
    layers: counted(bounds, NAME_WIDTH * text),
  };
}

/** From the left, a layer is counted where its number is far enough from the last one. */
function counted(
  bounds: readonly { from: number; to: number }[],
  room: number,
): { from: number; to: number; counted: boolean }[] {
  let last = Number.NEGATIVE_INFINITY;
  return bounds.map(({ from, to }) => {
    const fits = (from + to) / 2 - last >= room;
    if (fits) last = (from + to) / 2;
    return { from, to, counted: fits };
  });
}
