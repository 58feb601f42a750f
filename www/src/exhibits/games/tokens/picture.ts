import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import type { NodeLook } from '../../../stage/graph/edit-picture.ts';
import type { Messages } from '../../../words/messages.ts';
import { after, type Known } from './known.ts';

/** The largest radius of a token, in px, and the most tokens that are drawn on a node. */
const [LARGEST, MOST] = [6.5, 3];

/** What the picture of tokens depends on. */
export interface TokensFrame {
  readonly graph: Drawn;
  /** What the core says of this graph; undefined until it has answered. */
  readonly known: Known | undefined;
  /** The nodes whose values are shown, and the one that was shown last. */
  readonly shown: ReadonlySet<number>;
  readonly newest: number | undefined;
  /** The token that somebody holds, by its index. */
  readonly held: number | undefined;
}

/** How a node looks: its value, its part in a circle, and whether the held token can go there. */
export function lookOf(words: Messages, frame: TokensFrame, node: number): NodeLook {
  const args = nodeArgs(frame, node);
  const { value, cycle, open } = args;
  const kind = [
    cycle === 'yes' && 'cycle',
    open === 'yes' && 'open',
    node === frame.newest && 'new',
  ];
  return {
    kind: kind.filter(Boolean).join(' '),
    text: value === 'hidden' ? '' : String(value),
    label: words.text('tokens-node', args),
  };
}

/** What the message `tokens-node` says of a node. */
export function nodeArgs(frame: TokensFrame, node: number) {
  const { graph, known, shown } = frame;
  const value = shown.has(node) ? known?.values[node] : undefined;
  return {
    name: graph.nodes[node]?.name,
    tokens: graph.standing.filter((at) => at === node).length,
    edges: after(graph, node).length,
    value: value ?? 'hidden',
    cycle: known?.cycle.includes(node) === true ? 'yes' : 'no',
    open: goals(frame).includes(node) ? 'yes' : 'no',
  };
}

/** Where the held token can go. */
export function goals({ graph, held }: Pick<TokensFrame, 'graph' | 'held'>): readonly number[] {
  const node = held === undefined ? undefined : graph.standing[held];
  return node === undefined ? [] : after(graph, node);
}

/** The class of an edge: part of a circle, or a move of the held token. */
export function edgeOf({ graph, known, held }: TokensFrame, from: number, to: number): string {
  const cycle = known?.cycle ?? [];
  const at = cycle.indexOf(from);
  if (at >= 0 && cycle[(at + 1) % cycle.length] === to) return 'cycle';
  return held !== undefined && graph.standing[held] === from ? 'open' : '';
}

/** The tokens, on the upper edge of their nodes, whose handles they are; of many, their number. */
export function tokensOver(
  frame: TokensFrame,
  spots: readonly Place[],
  radius: number,
): SVGTemplateResult {
  const token = Math.min(LARGEST, radius * 0.5);
  const { graph, held } = frame;
  const holding = held === undefined ? undefined : graph.standing[held];
  return svg`<g aria-hidden="true">${spots.map(({ x, y }, node) => {
    const count = graph.standing.filter((at) => at === node).length;
    if (count === 0) return nothing;
    const drawn = count > MOST ? 1 : count;
    const first = x - ((drawn - 1) * token * 2.2) / 2;
    const top = y - radius - token * 0.4;
    return svg`${Array.from(
      { length: drawn },
      (_, at) => svg`<circle class=${node === holding && at === 0 ? 'token held' : 'token'}
        data-handle=${node} cx=${first + at * token * 2.2} cy=${top} r=${token}></circle>`,
    )}${count > MOST ? svg`<text class="many" x=${x + 20} y=${top + 4}>×${count}</text>` : nothing}`;
  })}</g>`;
}
