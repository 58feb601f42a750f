import type { ArrowKey, BoardPlan } from '../../../stage/board.ts';
import type { Transform } from '../../../stage/picture-view.ts';
import type { DrawnGhost } from '../edit/ghosts.ts';
import type { Comparator } from '../fields.ts';
import type { Traced } from '../traced.ts';
import { headed, type Layout } from './layout.ts';

/**
 * A mark: `c3` is a comparator, `g0` a ghost, `l2` the name of a layer, `w3` the element on a wire where it is now, `i3`
 * the input of a wire.
 */
export type Mark = string;

/** What the board needs from the figure. */
export interface DiagramFigure {
  layout(): Layout | undefined;
  readonly traced: Traced | undefined;
  readonly ghosts: readonly DrawnGhost[];
  /** How many comparators are done. */
  readonly done: number;
  readonly panZoom: { readonly transform: Transform };
  choose(mark: Mark): void;
}

export type Kind = 'c' | 'g' | 'l' | 'w' | 'i';

export function kindOf(mark: Mark): { kind: Kind; at: number } {
  return { kind: mark.charAt(0) as Kind, at: Number(mark.slice(1)) };
}

/** How far above the first wire the names of the layers stand, and from where on a touch means one, in px. */
const [HEADED, HEAD] = [24, 12];
/** A pointer takes a comparator that is at most this far away, in px. */
const NEAR = 9;

/** Finds comparators and elements by name, by place and by arrow key. */
export function boardPlan(figure: DiagramFigure): BoardPlan<Mark> {
  const place = (mark: Mark) => {
    const [layout, traced] = [figure.layout(), figure.traced];
    if (!layout || !traced) return undefined;
    const { kind, at } = kindOf(mark);
    if (kind === 'i') return { x: layout.inputs, y: layout.y(at) };
    if (kind === 'w') return { x: layout.front(figure.done), y: layout.y(at) };
    if (kind === 'l') {
      const { from, to } = layout.layers[at] ?? { from: 0, to: 0 };
      return { x: (from + to) / 2, y: layout.top - HEADED * layout.text };
    }
    const [low, high] = (kind === 'g' ? figure.ghosts[at]?.comparator : traced.comparators[at]) ?? [
      0, 0,
    ];
    const x = kind === 'g' ? (layout.ghosts[at] ?? 0) : layout.x(at);
    return { x, y: (layout.y(low) + layout.y(high)) / 2 };
  };
  return {
    id: (mark) => mark,
    named: (id) => (/^[cglwi]\d+$/.test(id) ? id : undefined),
    place: (mark) => {
      const at = place(mark);
      const { k, x, y } = figure.panZoom.transform;
      return at && { x: k * at.x + x, y: k * at.y + y };
    },
    nearest: (seenX, seenY) => {
      const [layout, traced] = [figure.layout(), figure.traced];
      const { k, x, y } = figure.panZoom.transform;
      if (!layout || !traced) return undefined;
      const [atX, atY] = [(seenX - x) / k, (seenY - y) / k];
      const ghost = ghostAt(layout, figure.ghosts, atX, atY);
      return ghost === undefined ? nearestMark(layout, traced, figure.done, atX, atY) : `g${ghost}`;
    },
    neighbour: (mark, key) => {
      const [layout, traced] = [figure.layout(), figure.traced];
      const to = traced && neighbourOf(mark, key, traced, figure.ghosts, figure.done);
      if (!layout || to === undefined) return to;
      const { kind, at } = kindOf(to);
      return kind === 'l' && !headed(layout, at) ? undefined : to;
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
  return postAt(layout, comparators, (k) => layout.x(k), x, y);
}

/** The ghost at a place of the diagram. */
export function ghostAt(
  layout: Layout,
  ghosts: readonly DrawnGhost[],
  x: number,
  y: number,
): number | undefined {
  const posts = ghosts.map(({ comparator }) => comparator);
  return postAt(layout, posts, (index) => layout.ghosts[index] ?? 0, x, y);
}

function postAt(
  layout: Layout,
  posts: readonly Comparator[],
  xOf: (index: number) => number,
  x: number,
  y: number,
): number | undefined {
  let found: number | undefined;
  let least = Math.max(NEAR, layout.pitch / 2);
  for (const [k, [low, high]] of posts.entries()) {
    const [top, bottom] = [layout.y(Math.min(low, high)), layout.y(Math.max(low, high))];
    const beyond = Math.max(0, top - y, y - bottom);
    const away = Math.hypot(x - xOf(k), beyond);
    if (beyond <= NEAR && away < least) [found, least] = [k, away];
  }
  return found;
}

/** The mark at a place of the diagram: a layer, an input, a comparator or ghost, or an element where it is now. */
export function nearestMark(
  layout: Layout,
  traced: Traced,
  done: number,
  x: number,
  y: number,
): Mark | undefined {
  if (y < layout.top - HEAD * layout.text) {
    const layer = layout.layers.findIndex(({ from, to }) => x >= from && x < to);
    return layer < 0 || !headed(layout, layer) ? undefined : `l${layer}`;
  }
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
 * Moves with the arrow keys: up and down along a column of elements, or through the comparators of a layer;
 * left and right to the nearest comparator of the layer before or after, and between them and the
 * elements. Above the first comparator of a layer is its name.
 */
function neighbourOf(
  mark: Mark,
  key: ArrowKey,
  traced: Traced,
  ghosts: readonly DrawnGhost[],
  done: number,
): Mark | undefined {
  const { kind, at } = kindOf(mark);
  const vertical = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const middle = ([low, high]: Comparator) => (low + high) / 2;
  // A ghost belongs to the layer that it stands in front of.
  const posts = [
    ...traced.comparators.map((pair, k) => ({
      mark: `c${k}`,
      layer: traced.layers[k] ?? 0,
      height: middle(pair),
    })),
    ...ghosts.map(({ comparator, layer }, index) => {
      const last = traced.layers[traced.size - 1] ?? 0;
      return { mark: `g${index}`, layer: Math.min(layer, last), height: middle(comparator) };
    }),
  ];
  const post = posts.find((one) => one.mark === mark);
  const nearest = (layer: number, height: number): Mark | undefined =>
    posts
      .filter((one) => one.layer === layer)
      .sort((a, b) => Math.abs(a.height - height) - Math.abs(b.height - height))[0]?.mark;
  const wire = (height: number) => Math.max(0, Math.min(traced.wires - 1, Math.round(height)));
  const front = traced.layers[Math.max(0, done - 1)] ?? 0;
  if (kind === 'l') {
    if (vertical !== 0) return vertical > 0 ? nearest(at, 0) : undefined;
    const to = at + (key === 'ArrowRight' ? 1 : -1);
    return to < 0 || to >= traced.ends.length ? undefined : `l${to}`;
  }
  if (kind === 'i' || kind === 'w') {
    if (vertical !== 0) {
      const to = at + vertical;
      return to < 0 || to >= traced.wires ? undefined : `${kind}${to}`;
    }
    // At the beginning the elements are between the inputs and the first layer.
    const [first, last] = done === 0 ? [`w${at}`, `i${at}`] : [nearest(0, at), nearest(front, at)];
    if (kind === 'i') return key === 'ArrowRight' ? first : undefined;
    return key === 'ArrowLeft' ? last : nearest(done === 0 ? 0 : front + 1, at);
  }
  if (!post) return undefined;
  const { layer, height } = post;
  if (vertical !== 0) {
    const column = posts.filter((one) => one.layer === layer).sort((a, b) => a.height - b.height);
    return (
      column[column.indexOf(post) + vertical]?.mark ?? (vertical < 0 ? `l${layer}` : undefined)
    );
  }
  // On the way to another layer, the keys pass the elements where they are.
  if (key === 'ArrowRight') {
    const passed = kind === 'g' || at < done;
    if (done > 0 && layer === front && passed) return `w${wire(height)}`;
    return nearest(layer + 1, height);
  }
  if (layer === 0) return `${done === 0 ? 'w' : 'i'}${wire(height)}`;
  return nearest(layer - 1, height);
}
