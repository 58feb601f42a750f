import { type SVGTemplateResult, svg } from 'lit';
import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import { graphPicture, placing } from '../../../stage/graph/edit-picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Layout } from '../picture/layout.ts';
import { stampGrid } from '../picture/stamps.ts';
import { endsOver } from '../picture/view.ts';
import type { FrontierState, Recorded } from './recorded.ts';

/** What a node is while edges are decided: on the frontier, left behind it, or not reached yet. */
export type Standing = 'frontier' | 'behind' | 'ahead';

/** A moment of the count: this number of edges is decided. */
export interface FrontierMoment {
  readonly recorded: Recorded;
  readonly at: number;
  /** A state that somebody has chosen, by its place. */
  readonly chosen: number | undefined;
}

/** Where a node stands after the first edges. */
export function standingOf({ recorded, at }: FrontierMoment, node: number): Standing {
  if (recorded.frontiers[at]?.includes(node)) return 'frontier';
  const decided = recorded.edges.slice(0, at);
  return decided.some((edge) => edge.includes(node)) ? 'behind' : 'ahead';
}

/** The class of each edge: decided ones are pale, that of the step is strong, those of a chosen decision too. */
function edgesOf(moment: FrontierMoment, graph: Drawn): (from: number, to: number) => string {
  const { recorded, at, chosen } = moment;
  const taken = recorded.states[at]?.[chosen ?? -1]?.taken;
  const kinds = new Map(
    recorded.edges.slice(0, at).map((edge, place) => {
      const strong = taken ? taken.includes(place) : place === at - 1;
      return [edge.join(' '), strong ? 'inked' : place === at - 1 ? 'looked' : 'decided'] as const;
    }),
  );
  return (from, to) =>
    kinds.get(`${from} ${to}`) ?? (graph.both ? kinds.get(`${to} ${from}`) : undefined) ?? '';
}

/** The graph at a moment of the count, and beside it the states as small pictures. */
export function frontierPicture(
  moment: FrontierMoment,
  graph: Drawn,
  layout: Layout,
  places: readonly Place[],
  label: (node: number) => string,
  language: string,
): SVGTemplateResult {
  const { spots, radius, side } = layout;
  const { names } = layout;
  return svg`${graphPicture({
    ...layout.graph,
    graph,
    spots,
    radius,
    edge: edgesOf(moment, graph),
    names: names ?? [],
    look: (node) => {
      const standing = standingOf(moment, node);
      return {
        kind: standing,
        text: names === undefined ? (graph.nodes[node]?.name ?? '') : '',
        label: label(node),
        ground: standing === 'frontier' ? 'on-gold' : '',
      };
    },
    over: endsOver(graph.ends, spots, radius),
    picked: undefined,
    tabindex: () => undefined,
  })}${side ? statesPicture(moment, places, side, language) : ''}`;
}

/** A stamp smaller than this has no number, in px. */
const NUMBERED = 56;

/** The states as small pictures: the edges that one of its decisions takes, and the frontier. */
function statesPicture(
  { recorded, at, chosen }: FrontierMoment,
  places: readonly Place[],
  area: Size & { readonly left: number; readonly top: number },
  language: string,
): SVGTemplateResult {
  const states = recorded.states[at] ?? [];
  const { side, columns } = stampGrid(states.length, area);
  const gap = 10;
  const rows = Math.max(1, Math.floor((area.height + gap) / (side + gap)));
  const inset = side * 0.16;
  const foot = side >= NUMBERED ? 12 : 0;
  const room = { width: side - 2 * inset, height: side - 2 * inset - foot, even: true, margin: 0 };
  const spots = places.map(placing(places, room).spot);
  const frontier = recorded.frontiers[at] ?? [];
  const stamp = (state: FrontierState, place: number) => {
    const x = Math.round(area.left + (place % columns) * (side + gap));
    const y = Math.round(area.top + Math.floor(place / columns) * (side + gap));
    const spot = (node: number) => {
      const one = spots[node] ?? { x: 0, y: 0 };
      return `${Math.round(x + inset + one.x)} ${Math.round(y + inset + one.y)}`;
    };
    const lines = state.taken.map((edge) => {
      const [from, to] = recorded.edges[edge] ?? [0, 0];
      return `M${spot(from)}L${spot(to)}`;
    });
    const dots = frontier.map((node) => `M${spot(node)}h0`).join('');
    const digits = bigNumber(state.ways, language);
    return svg`<rect class=${`stamp ${place === chosen ? 'again' : ''}`} x=${x} y=${y} width=${side} height=${side} rx="4"></rect>
      <path class="kept" d=${lines.join('')}></path><path class="dots" d=${dots}></path>
      ${foot > 0 && digits.length * 7.5 < side ? svg`<text class="label" x=${x + 5} y=${y + side - 5}>${digits}</text>` : ''}`;
  };
  return svg`<g class="stamps" aria-hidden="true">${states.slice(0, rows * columns).map(stamp)}</g>`;
}
