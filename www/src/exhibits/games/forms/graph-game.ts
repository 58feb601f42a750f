import { css, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { type Drawn, drawnFrom, fixed } from '../../../stage/graph/edit-graph.ts';
import { graphPicture, placing, radiusOf } from '../../../stage/graph/edit-picture.ts';
import { graphStyles } from '../../../stage/graph/graph-styles.ts';
import { laidOut, layoutGraph } from '../../../stage/graph/layout.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { moveArgs } from '../described/labels.ts';
import { renderValue } from '../described/picture.ts';
import type { BoardLayout } from '../picture/layout.ts';
import type { Here } from '../picture/squares.ts';
import type { GamesScene } from '../scene.ts';
import type { Name, ShownPosition } from '../shown.ts';
import { readText } from '../tokens/known.ts';
import { Formed } from './formed.ts';

/** Larger graphs are shown by the name of the node and a button for each move: their nodes would touch. */
const MOST_DRAWN = { nodes: 40, edges: 160 } as const;

/** A place with the graph on which the token stands. */
type OnGraph = Here & { readonly shown: { readonly graph: Drawn } };

const isDrawn = (here: Here): here is OnGraph => here.shown?.graph !== undefined;

/** Where the nodes are, and which of them a move leads to. */
interface GraphLayout extends BoardLayout {
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly radius: number;
}

/** A game on a graph: the token stands on its node, and touching the node after a move makes the move. */
export class GraphGame extends Formed {
  readonly #figure: ShownPosition;
  /** The rules of the scene, and the graph that they describe; undefined if it is too large to draw. */
  #rules = '';
  #read: { readonly rules: string; readonly graph: Promise<Drawn | undefined> } | undefined;

  constructor(figure: ShownPosition) {
    super('graph');
    this.#figure = figure;
  }

  override config(scene: GamesScene) {
    const config = super.config(scene);
    this.#rules = config.rules ?? '';
    return config;
  }

  override async shown(
    run: Run<Name>,
    moves: readonly number[],
    here: Here,
  ): Promise<NonNullable<Here['shown']>> {
    const [shown, graph] = await Promise.all([super.shown(run, moves, here), this.#graph()]);
    return { ...shown, ...(graph && { graph }) };
  }

  #graph(): Promise<Drawn | undefined> {
    const rules = this.#rules;
    if (this.#read?.rules !== rules) {
      const graph = readText(rules, {}, this.#figure.lifetime)
        .then(async ({ names, edges }) => {
          const drawn = names.length <= MOST_DRAWN.nodes && edges.length / 2 <= MOST_DRAWN.edges;
          const graph = drawnFrom(names, edges);
          return drawn ? fixed(graph, await laidOut(graph)) : undefined;
        })
        // Without the package of graphs the moves still have their buttons.
        .catch(() => undefined);
      this.#read = { rules, graph };
    }
    return this.#read.graph;
  }

  override layout(size: Size, here: Here): BoardLayout {
    if (!isDrawn(here)) return super.layout(size, here);
    const room = { width: size.width, height: Math.max(size.height, 160) };
    const places = layoutGraph(here.shown.graph);
    const { spot } = placing(places, room);
    const spots = places.map(spot);
    const radius = radiusOf(spots);
    const drawn: GraphLayout = {
      ...{ ...room, left: 0, side: 2 * radius, spots, radius },
      squares: here.options.map(({ chosen }) => chosen),
      at: (node) => spots[node] ?? { x: 0, y: 0 },
    };
    return drawn;
  }

  override picture(
    figure: ShownPosition,
    words: Messages,
    here: Here,
    layout: BoardLayout,
  ): TemplateResult {
    if (!isDrawn(here)) return super.picture(figure, words, here, layout);
    const { graph, label } = here.shown;
    const picture = onGraph(figure, words, here, layout as GraphLayout);
    const { nodes, edges } = graph;
    const args = { label, nodes: nodes.length, edges: edges.length };
    return figure.onPicture(layout, words.text('described-graph', args), picture);
  }
}

function onGraph(
  figure: ShownPosition,
  words: Messages,
  here: OnGraph,
  layout: GraphLayout,
): SVGTemplateResult {
  const { spots, radius, width, height } = layout;
  const { graph, label } = here.shown;
  const token = graph.nodes.findIndex(({ name }) => name === label);
  const open = new Set(layout.squares);
  const { shown } = figure.planning;
  const spot = spots[token] ?? { x: 0, y: 0 };
  const values = [...figure.values].map(([node, { outcome }]) => {
    const { x, y } = layout.at(node);
    return renderValue(outcome, { x: x + radius * 0.9, y: y - radius * 0.9 });
  });
  const picture = graphPicture({
    ...{ width, height, graph, spots, radius },
    id: (node) => figure.board.id(node),
    tabindex: (node) => (open.has(node) ? figure.board.tabindex(node) : undefined),
    picked: shown?.place && shown.move,
    look: (node) => {
      const name = sure(graph.nodes[node]).name;
      const move = words.text('described-move', moveArgs(name, figure.values.get(node)));
      const kind = open.has(node) ? 'can' : node === token ? 'token' : 'no';
      return {
        kind: open.has(node) && figure.mayMove ? 'open' : '',
        text: '',
        label: kind === 'can' ? move : words.text('described-node', { name, kind }),
      };
    },
    edge: (from, to) => (from === token && open.has(to) ? 'open' : ''),
    over: svg`<g aria-hidden="true">${
      token < 0
        ? nothing
        : svg`<circle class="stands" cx=${spot.x} cy=${spot.y} r=${radius * 0.6}></circle>`
    }${values}</g>`,
  });
  return svg`<g class="graph">${picture}</g>`;
}

/** The styles of a game on a graph. */
export const graphGameStyles = css`
  ${graphStyles}

  .graph :is(.won, .drawn) {
    fill: var(--paper);
  }

  .graph .stands {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
    pointer-events: none;
  }
`;
