import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import { graphLine } from '../../../stage/graph/edit-picture.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { nameOf } from '../account.ts';
import type { ShownGraph } from '../shown.ts';
import type { Walked } from '../walked.ts';
import type { NodeState, PathsFrame } from './frame.ts';
import type { Layout } from './layout.ts';
import { type Beside, pathsPicture } from './view.ts';

/** What a picture is drawn from. */
export interface Drawing {
  readonly words: Messages;
  readonly layout: Layout;
  readonly frame: PathsFrame | undefined;
  /** The end of a line that is dragged from the head of the way, in px. */
  readonly drag: Place | undefined;
}

/** Draws the picture of the figure: the visitor's way with the paths found, or the search with its tree. */
export function drawPicture(figure: ShownGraph, { words, layout, frame, drag }: Drawing): unknown {
  const { walked, timeline, draws } = figure;
  if (!walked || !frame) return '';
  const { graph } = walked;
  const stack = draws ? undefined : walked.walk.nodes(timeline.cursor);
  const head = layout.spots[frame.inked.at(-1) ?? -1];
  return [
    pathsPicture(
      frame,
      layout,
      walked.places,
      besideOf(figure, walked, words),
      {
        node: (node, state) => labelOf(words, graph, node, state),
        lines: stack ? linesOf(stack.map((node) => sure(nameOf(graph, node)))) : [],
      },
      (node) => figure.board.tabindex(node),
    ),
    walked.weighed?.picture(graph, layout),
    drag && head ? graphLine(head, drag) : '',
  ];
}

/** What a screen reader says of a node. */
export function labelOf(words: Messages, graph: Drawn, node: number, state: NodeState): string {
  const { from, to } = graph.ends ?? {};
  const end = node === from ? (node === to ? 'both' : 'from') : node === to ? 'to' : 'none';
  const next = graph.edges.flatMap((edge) =>
    edge.from === node ? edge.to : graph.both && edge.to === node ? edge.from : [],
  );
  const joined = new Intl.ListFormat(words.language).format(
    next.map((other) => sure(graph.nodes[other]).name),
  );
  const leads = next.length === 0 ? '' : graph.both ? 'both' : 'one';
  return words.text('paths-node', { name: nameOf(graph, node), end, state, leads, joined });
}

/** The stack and the set, as the program of the blog post names them. */
const linesOf = (names: readonly string[]): readonly string[] => [
  `node_stack  ${names.join(' ')}`,
  `node_set    ${names.toSorted().join(' ')}`,
];

/** What stands beside the graph. */
function besideOf(figure: ShownGraph, walked: Walked, words: Messages): Beside {
  const { found, drawing, plainly, timeline } = figure;
  if (figure.draws) {
    const name = words.text('found-name', { found: found.length });
    return { found, again: drawing.again, name };
  }
  const moment = timeline.cursor;
  const { pruned } = figure.currentScene();
  const named = ({ walk, tree }: Walked, at: number, own: boolean) => {
    const calls = walk.calls.filter(({ first }) => first < at).length;
    const kind = plainly ? (own ? 'pruned' : 'plain') : 'only';
    const args = { calls, paths: walk.count(at), kind };
    return { walk, tree, moment: at, name: words.text('tree-name', args) };
  };
  if (!plainly || !pruned) return { trees: [named(walked, moment, true)] };
  // The other search is shown where it has found as many paths.
  const paths = walked.walk.count(moment);
  const at =
    moment === walked.walk.steps ? plainly.walk.steps : (plainly.walk.found[paths - 1] ?? 1);
  return { trees: [named(plainly, at, false), named(walked, moment, true)] };
}
