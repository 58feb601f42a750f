import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import { graphPicture, type NodeLook } from '../../../stage/graph/edit-picture.ts';
import type { Way } from '../fields.ts';
import type { Walk } from '../walk.ts';
import { edgesOf, type NodeState, type PathsFrame, placeOnWay, stateOf } from './frame.ts';
import type { Layout } from './layout.ts';
import { stampsPicture } from './stamps.ts';
import { type Tree, treePicture } from './tree.ts';

/** About the width of a letter of a line, in px. */
const LETTER = 7.3;

/** What stands beside the graph: the tree of one walk or of two, the paths that the visitor has found, or what a demonstration draws. */
export type Beside =
  | {
      readonly trees: readonly {
        readonly tree: Tree;
        readonly walk: Walk;
        readonly moment: number;
        readonly name: string;
      }[];
    }
  | { readonly found: readonly Way[]; readonly again: number | undefined; readonly name: string }
  | { picture(side: NonNullable<Layout['side']>): SVGTemplateResult };

/** The words on the picture, and what a screen reader says of a node. */
export interface PathsWords {
  node(node: number, state: NodeState): string;
  /** The stack and the set. */
  readonly lines: readonly string[];
}

/** The picture: the graph with the way, the stack and the set below it, and beside it the tree or the paths found. */
export function pathsPicture(
  frame: PathsFrame,
  layout: Layout,
  places: readonly Place[],
  beside: Beside | undefined,
  words: PathsWords,
  tabindex: (node: number) => 0 | undefined,
): SVGTemplateResult {
  const { spots, radius, graph: room, side, text, names } = layout;
  const edge = edgesOf(frame);
  return svg`${graphPicture({
    ...room,
    graph: frame.graph,
    spots,
    radius,
    edge,
    names: names ?? [],
    step: (from, to) => placeOnWay(frame, from, to),
    look: (node) => {
      const state = stateOf(frame, node);
      return lookOf(frame.graph, names === undefined, node, state, words.node(node, state));
    },
    over: endsOver(frame.graph.ends, spots, radius),
    picked: undefined,
    tabindex,
  })}
  <g class="memory" aria-hidden="true">${layout.lines.map((y, at) => {
    const line = words.lines[at] ?? '';
    const most = Math.floor((layout.line - 12) / (LETTER * text));
    const letters = [...line];
    // The newest nodes are at the end.
    const shown =
      letters.length > most ? `…${letters.slice(letters.length - most + 1).join('')}` : line;
    return svg`<text x="6" y=${y}>${shown}</text>`;
  })}</g>
  ${side && beside ? besidePicture(beside, places, side, text) : nothing}`;
}

/** How a node looks. Its name stands in it, or beside it. */
export const lookOf = (
  { nodes }: Drawn,
  inside: boolean,
  node: number,
  state: NodeState,
  label: string,
): NodeLook => ({
  kind: state,
  text: inside ? (nodes[node]?.name ?? '') : '',
  label,
  ground: state === 'path' ? 'on-ink' : state === 'head' ? 'on-gold' : '',
});

/** Start and destination differ from other nodes by their shape: a square around the one, a ring around the other. */
export function endsOver(
  ends: PathsFrame['graph']['ends'],
  spots: readonly Place[],
  radius: number,
): SVGTemplateResult {
  const from = spots[ends?.from ?? -1];
  const to = spots[ends?.to ?? -1];
  const r = radius + 5;
  return svg`<g class="ends" aria-hidden="true">${
    from
      ? svg`<rect class="from" x=${from.x - r} y=${from.y - r} width=${2 * r} height=${2 * r} rx="3"></rect>`
      : nothing
  }${to ? svg`<circle class="to" cx=${to.x} cy=${to.y} r=${r}></circle>` : nothing}</g>`;
}

function besidePicture(
  beside: Beside,
  places: readonly Place[],
  side: NonNullable<Layout['side']>,
  text: number,
): SVGTemplateResult {
  if ('picture' in beside) return beside.picture(side);
  const label = 18 * text;
  // A Han character is as wide as two letters.
  const wide = (name: string) => name.replaceAll(/\p{sc=Han}/gu, '  ').length * LETTER * text;
  const named = (name: string, top: number) =>
    wide(name) > side.width
      ? nothing
      : svg`<text class="label" x=${side.left + 2} y=${top + 13 * text}>${name}</text>`;
  if ('found' in beside) {
    const area = { ...side, top: side.top + label, height: side.height - label };
    return svg`${named(beside.name, side.top)}${stampsPicture(beside.found, places, area, beside.again)}`;
  }
  const { trees } = beside;
  const height = side.height / Math.max(1, trees.length);
  return svg`${trees.map(({ tree, walk, moment, name }, at) => {
    const top = side.top + at * height;
    const area = { ...side, top: top + label, height: height - label };
    return svg`${named(name, top)}${treePicture(tree, walk, moment, area)}`;
  })}`;
}
