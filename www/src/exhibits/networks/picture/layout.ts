import type { Size } from '../../../stage/picture-view.ts';
import type { Traced } from '../traced.ts';
import type { Columns } from './ghost-columns.ts';

/** The largest distance of two wires, and the width of a digit in a name, in px. */
const [MOST_GAP, DIGIT] = [128, 7.4];
/** Room above the first wire, for the names of the layers; room below the last, for its bead and the result. */
const [HEAD, FOOT] = [38, 44];
/** A picture lower than this has room only for the numbers of the layers, in px. */
const [LOW, LOW_HEAD, LOW_FOOT] = [180, 28, 16];
/** The largest radius of a bead, and of an input that is not written as a number. */
const [BEAD, PEARL] = [13, 5];
/** The space after a layer as a share of a column, and the largest width of a column, in px. */
const [LAYER_SPACE, MOST_COLUMN] = [0.7, 110];
/** Room for the name of a wire, the number of a layer, and the whole name of a layer, in px. */
const [NAME_HEIGHT, NAME_WIDTH, LAYER_NAME] = [13, 24, 62];
/** From this distance of wires on, elements are written in their beads, in px. */
const WRITTEN_GAP = 14.2;

export interface LayoutPlan {
  readonly size: Size;
  /** The largest scale of the text; it is smaller where the numbers would not fit. */
  readonly text: number;
  readonly traced: Pick<Traced, 'wires' | 'comparators' | 'columns' | 'layers' | 'largest'>;
  /** The columns of the drawing if it has ghosts. */
  readonly columns?: Columns | undefined;
  /** Where the diagram begins in the picture, in px. */
  readonly origin?: { readonly x: number; readonly y: number };
}

/**
 * The places of all parts of one network.
 *
 *     name element ──●─────●────── bead name
 *     name element ──●──●──┼──●─── bead name
 *                    columns  │ front: how far the elements have come
 */
export interface Layout extends Size {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The distance of two wires, and of two columns. */
  readonly gap: number;
  readonly pitch: number;
  readonly text: number;
  /** Half the height and half the width of a bead, which has its element written in it if it fits. */
  readonly bead: number;
  readonly wide: number;
  readonly written: boolean;
  /** The radius of an input that is not written as a number. */
  readonly pearl: number;
  /** There is room for a name at every wire, every second one, and so on. */
  readonly named: number;
  /** The places of the names of the wires, and of the inputs. */
  readonly nameLeft: number;
  readonly nameRight: number;
  readonly inputs: number;
  y(wire: number): number;
  /** The place of a comparator. */
  x(k: number): number;
  /** The place of the elements after the first `done` comparators. */
  front(done: number): number;
  /** The places of the ghosts. */
  readonly ghosts: readonly number[];
  /** Where each layer begins and ends, and whether its number fits; then which layers have their whole name. */
  readonly layers: readonly { from: number; to: number; counted: boolean }[];
  readonly layersNamed: 'all' | 'first' | 'none';
  /** Whether there is room for brackets and the result, and the height of the result. */
  readonly roomy: boolean;
  readonly foot: number;
}

export function layoutNetwork(plan: LayoutPlan): Layout {
  const { size, traced, origin } = plan;
  const { wires, layers, largest } = traced;
  const count = traced.comparators.length;
  const { columns, ghosts } = plan.columns ?? { columns: Array.from(traced.columns), ghosts: [] };
  const { x: left0, y: top0 } = origin ?? { x: 0, y: 0 };
  const roomy = size.height >= LOW;
  const [above, below] = roomy ? [HEAD, FOOT] : [LOW_HEAD, LOW_FOOT];
  const most = size.height / (WRITTEN_GAP * Math.max(1, wires - 1) + above + below);
  const text = Math.max(1, Math.min(plan.text, most));
  const head = above * text;
  const room = (size.height - head - below * text) / Math.max(1, wires - 1);
  const gap = Math.max(1, Math.min(MOST_GAP * text, room));
  const bead = Math.max(2, Math.min(BEAD * text, gap * 0.46));
  const digits = String(largest).length * DIGIT * text;
  const written = bead * 2 >= 13 * text;
  const wide = written ? Math.max(bead, digits / 2 + 3) : bead;
  const name = String(Math.max(1, wires)).length * DIGIT * text + 6;
  const pearl = Math.min(bead, PEARL * text);
  const left = left0 + name + (written ? digits + 12 : 2 * pearl + 6) + wide;
  const right = left0 + size.width - name - 4 - wide;
  // A column has width 1, and this is the space between two layers.
  const placeOf = (column: number, layer: number) => column + 0.5 + (layer + 1) * LAYER_SPACE;
  const places = columns.map((column, k) => placeOf(column, layers[k] ?? 0));
  const ghostPlaces = ghosts.map(({ column, layer }) => placeOf(column, layer));
  const whole = Math.max(0, places[count - 1] ?? 0, ...ghostPlaces) + 0.5 + LAYER_SPACE;
  const pitch = Math.min(MOST_COLUMN * text, Math.max(0, right - left) / Math.max(1, whole));
  const end = whole < 1.5 ? right : Math.min(right, left + whole * pitch);
  const x = (k: number) => left + (places[k] ?? 0) * pitch;
  const top = top0 + head;
  // The comparators are in order of their layers: each layer begins where the one before ends.
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
    height: Math.min(size.height, head + Math.max(1, wires - 1) * gap + below * text),
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
      // Between the last comparator done and the next one, or to the right of its column.
      const next = (columns[done] ?? 0) === (columns[done - 1] ?? 0);
      return x(done - 1) + (next ? 0.5 : (x(done) - x(done - 1)) / pitch / 2) * pitch;
    },
    ghosts: ghostPlaces.map((place) => left + place * pitch),
    layers: counted(bounds, NAME_WIDTH * text),
    layersNamed: namedIn(bounds, LAYER_NAME * text),
    roomy,
    foot: top + Math.max(0, wires - 1) * gap + bead + 17 * text,
  };
}

/** Which layers have room for their whole name: all of them, or the first one as an example. */
function namedIn(
  bounds: readonly { from: number; to: number }[],
  room: number,
): Layout['layersNamed'] {
  if (bounds.every(({ from, to }) => to - from >= room)) return 'all';
  const [first, second] = bounds.map(({ from, to }) => (from + to) / 2);
  return first !== undefined && (second ?? room) - first >= 0.72 * room ? 'first' : 'none';
}

/** From left to right, shows the number of a layer if it is far enough from the last number shown. */
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

/** Whether there is room for the name of a layer, or for its bracket. */
export const headed = (
  { roomy, layers }: Pick<Layout, 'roomy' | 'layers'>,
  layer: number,
): boolean => layers[layer] !== undefined && (roomy || layers[layer].counted);
