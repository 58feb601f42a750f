import { type SVGTemplateResult, svg } from 'lit';
import type { Drawn, DrawnEdge, Place } from '../../../stage/graph/edit-graph.ts';
import { controlOf } from '../../../stage/graph/edit-picture.ts';
import type { Layout, PlacedName } from '../picture/layout.ts';

/** A weight keeps this many characters at its beginning if it is longer. */
const LONGEST = 8;
/** Half the width of a character and half the height of a line, in px. */
const [LETTER, LINE] = [3.8, 7];
/** Where on its edge a weight may stand, from its first node on; the middle is best. */
const STANDS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** A label: its text, its middle and half its size, in px. */
export interface Label extends Place {
  readonly text: string;
  readonly across: number;
  readonly down: number;
}

type Room = Pick<Layout, 'spots' | 'radius' | 'text'>;

/**
 * The weights beside their edges. Each stands on its edge, and none on a node, a name or another weight; if there is no
 * room for one of them, they are all left out, because an edge that lacked its own would seem to weigh nothing. Cost O(e (e + n))
 * for e edges and n nodes.
 */
export function weightLabels(
  graph: Drawn,
  room: Room,
  names: readonly (PlacedName | undefined)[] = [],
): readonly Label[] {
  const { spots, radius, text } = room;
  const taken: Omit<Label, 'text'>[] = names.flatMap((name) =>
    name ? [{ ...name.middle, across: name.across, down: name.down }] : [],
  );
  const free = (label: Label) =>
    taken.every(
      ({ x, y, across, down }) =>
        Math.abs(x - label.x) > across + label.across || Math.abs(y - label.y) > down + label.down,
    ) &&
    spots.every(({ x, y }) => {
      const dx = Math.max(0, Math.abs(x - label.x) - label.across);
      const dy = Math.max(0, Math.abs(y - label.y) - label.down);
      return dx * dx + dy * dy > (radius + 2) ** 2;
    });
  const labels: Label[] = [];
  for (const edge of graph.edges) {
    if (edge.weight === undefined) continue;
    const written = short(edge.weight);
    const size = { across: (written.length * LETTER + 2) * text, down: LINE * text };
    const all = STANDS.map((at) => ({ text: written, ...pointOf(graph, room, edge, at), ...size }));
    const label = all.find(free);
    if (!label) return [];
    labels.push(label);
    taken.push(label);
  }
  return labels;
}

const short = (weight: string): string =>
  weight.length > LONGEST ? `${weight.slice(0, LONGEST - 1)}…` : weight;

/** The point at a part of an edge, along its bend. */
function pointOf(graph: Drawn, { spots, radius }: Room, { from, to }: DrawnEdge, at: number) {
  const none = { x: 0, y: 0 };
  const [a, b] = [spots[from] ?? none, spots[to] ?? none];
  const control = controlOf({ graph, spots, radius }, from, to);
  const along = (p: number, q: number, r: number) =>
    (1 - at) ** 2 * p + 2 * at * (1 - at) * q + at ** 2 * r;
  return { x: along(a.x, control.x, b.x), y: along(a.y, control.y, b.y) };
}

/** The weights on the picture, above everything else. */
export function weightsPicture(graph: Drawn, layout: Layout): SVGTemplateResult {
  const labels = weightLabels(graph, layout, layout.names);
  return svg`<g class="weights" aria-hidden="true">${labels.map(
    ({ text, x, y }) =>
      svg`<text class="name" x=${Math.round(x)} y=${Math.round(y + 4)}>${text}</text>`,
  )}</g>`;
}
