import type { ArrowKey, BoardPlan } from '../../stage/board.ts';
import type { Transform } from '../../stage/plate-view.ts';
import type { Layout } from './layout.ts';
import type { Traced } from './traced.ts';

/** A mark: `c3` a comparator, `w3` the element on a wire at the front, `i3` the one that comes in. */
export type Mark = string;

/** The figure around the diagram. */
export interface DiagramFigure {
  layout(): Layout | undefined;
  readonly traced: Traced | undefined;
  /** Comparators done. */
  readonly done: number;
  readonly panZoom: { readonly transform: Transform };
  choose(mark: Mark): void;
}

export type Kind = 'c' | 'w' | 'i';

export function kindOf(mark: Mark): { kind: Kind; at: number } {
  return { kind: mark.charAt(0) as Kind, at: Number(mark.slice(1)) };
}

/** A pointer takes a comparator that it is not farther away from, in px. */
const NEAR = 9;

/** Comparators, and the elements at both ends of what is done: by name, by place and by arrow key. */
export function boardPlan(figure: DiagramFigure): BoardPlan<Mark> {
  const place = (mark: Mark) => {
    const [layout, traced] = [figure.layout(), figure.traced];
    if (!layout || !traced) return undefined;
    const { kind, at } = kindOf(mark);
    if (kind === 'i') return { x: layout.inputs, y: layout.y(at) };
    if (kind === 'w') return { x: layout.front(figure.done), y: layout.y(at) };
    const [low, high] = traced.comparators[at] ?? [0, 0];
    return { x: layout.x(at), y: (layout.y(low) + layout.y(high)) / 2 };
  };
  return {
    id: (mark) => mark,
    named: (id) => (/^[cwi]\d+$/.test(id) ? id : undefined),
    place: (mark) => {
      const at = place(mark);
      const { k, x, y } = figure.panZoom.transform;
      return at && { x: k * at.x + x, y: k * at.y + y };
    },
    nearest: (seenX, seenY) => {
      const [layout, traced] = [figure.layout(), figure.traced];
      const { k, x, y } = figure.panZoom.transform;
      if (!layout || !traced) return undefined;
      return nearestMark(layout, traced, figure.done, (seenX - x) / k, (seenY - y) / k);
    },
    neighbour: (mark, key) => {
      const { traced } = figure;
      return traced ? neighbourOf(mark, key, traced, figure.done) : undefined;
    },
    plot: () => {
      const layout = figure.layout();
      return layout && { left: 0, right: layout.width, top: 0, bottom: layout.height };
    },
    choose: (mark) => figure.choose(mark),
  };
}

/** The wire nearest to a height. */
export function wireAt(layout: Layout, wires: number, y: number): number {
  const wire = Math.round((y - layout.top) / layout.gap);
  return Math.max(0, Math.min(wires - 1, wire));
}

/** The comparator at a place of the diagram. */
export function comparatorAt(
  layout: Layout,
  { comparators }: Traced,
  x: number,
  y: number,
): number | undefined {
  let found: number | undefined;
  let least = Math.max(NEAR, layout.pitch / 2);
  for (const [k, [low, high]] of comparators.entries()) {
    const [top, bottom] = [layout.y(Math.min(low, high)), layout.y(Math.max(low, high))];
    const beyond = Math.max(0, top - y, y - bottom);
    const away = Math.hypot(x - layout.x(k), beyond);
    if (beyond <= NEAR && away < least) [found, least] = [k, away];
  }
  return found;
}

/** The mark at a place of the diagram: an element that comes in, a comparator, an element at the front. */
export function nearestMark(
  layout: Layout,
  traced: Traced,
  done: number,
  x: number,
  y: number,
): Mark | undefined {
  const wire = wireAt(layout, traced.wires, y);
  if (traced.wires === 0 || Math.abs(layout.y(wire) - y) > Math.max(14, layout.gap))
    return undefined;
  if (x < (layout.inputs + 4 + layout.left) / 2) return `i${wire}`;
  const onBead = Math.abs(x - layout.front(done)) <= Math.max(layout.wide, 8);
  const comparator = comparatorAt(layout, traced, x, y);
  if (onBead && (comparator === undefined || Math.abs(layout.y(wire) - y) < layout.bead)) {
    return `w${wire}`;
  }
  return comparator === undefined ? undefined : `c${comparator}`;
}

/**
 * With the arrow keys: up and down along a column of elements, or through the comparators of a layer;
 * left and right to the nearest comparator of the layer before or after, and between them and the
 * elements.
 */
function neighbourOf(mark: Mark, key: ArrowKey, traced: Traced, done: number): Mark | undefined {
  const { kind, at } = kindOf(mark);
  const vertical = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const level = (k: number) => {
    const [low, high] = traced.comparators[k] ?? [0, 0];
    return (low + high) / 2;
  };
  const inLayer = (layer: number) =>
    traced.comparators.flatMap((_, k) => (traced.layers[k] === layer ? [k] : []));
  const nearest = (layer: number, height: number): Mark | undefined => {
    const [first] = inLayer(layer).toSorted(
      (a, b) => Math.abs(level(a) - height) - Math.abs(level(b) - height),
    );
    return first === undefined ? undefined : `c${first}`;
  };
  const wire = (height: number) => Math.max(0, Math.min(traced.wires - 1, Math.round(height)));
  const front = traced.layers[Math.max(0, done - 1)] ?? 0;
  if (kind !== 'c') {
    if (vertical !== 0) {
      const to = at + vertical;
      return to < 0 || to >= traced.wires ? undefined : `${kind}${to}`;
    }
    if (kind === 'i') return key === 'ArrowRight' ? (nearest(0, at) ?? `w${at}`) : undefined;
    if (key === 'ArrowLeft') return done === 0 ? `i${at}` : nearest(front, at);
    return nearest(done === 0 ? 0 : front + 1, at);
  }
  const layer = traced.layers[at] ?? 0;
  if (vertical !== 0) {
    const column = inLayer(layer).toSorted((a, b) => level(a) - level(b) || a - b);
    const to = column[column.indexOf(at) + vertical];
    return to === undefined ? undefined : `c${to}`;
  }
  // The front is crossed where it stands.
  if (key === 'ArrowRight') {
    if (done > 0 && layer === front && at < done) return `w${wire(level(at))}`;
    return nearest(layer + 1, level(at)) ?? `w${wire(level(at))}`;
  }
  if (layer === 0) return `i${wire(level(at))}`;
  return nearest(layer - 1, level(at));
}
