import { html, nothing, type TemplateResult } from 'lit';
import { type End, ends } from '../../../stage/graph/edit-graph.ts';
import { EditView } from '../../../stage/graph/edit-view.ts';
import { Editor } from '../../../stage/graph/editor.ts';
import { linkedGraph, longestGraph } from '../../../stage/graph/graph-link.ts';
import { renderCheck, renderChoice, renderNumber } from '../../../stage/inputs.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Overlay } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { about } from '../about.ts';
import { editedPicture } from '../picture/edited.ts';
import {
  type GraphName,
  longestWeights,
  ofTheGraph,
  type PathsScene,
  readyKinds,
  seeds,
} from '../scene.ts';
import type { ShownGraph } from '../shown.ts';
import type { Walked } from '../walked.ts';
import { linkedWeights } from '../weights/linked.ts';
import { readText } from './read.ts';
import { sizesOf } from './sizes.ts';

/** The fields of a scene that say which graph it is. */
const graphFields = ['graph', 'size', 'seed', 'drawn', 'weights', 'oneway', 'from', 'to'] as const;

/** The graph of the figure: somebody draws it, chooses it or pastes it. Every edit gives the figure another run. */
export class GraphPanel implements Panel, Overlay {
  readonly panel = 'graph';
  readonly #figure: ShownGraph;
  readonly #editor: Editor;
  readonly #view: EditView;
  /** The run whose graph the editor has, and the fields that the last edit has given the scene. */
  #known: Walked | undefined;
  #written = '';
  /** The visitor chooses another graph here, so that undo leads back. */
  #choosing = false;

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#editor = new Editor(
      { nodes: [], edges: [], standing: [], both: true },
      {
        tools: ends,
        leading: [],
        use: (end, node) => this.#editor.apply({ kind: 'end', end: end as End, node }),
        changed: () => this.#changed(),
        read: (text, choice) => readText(text, choice, figure.lifetime),
        redraw: () => figure.retell(),
      },
    );
    this.#editor.choose('join');
    this.#view = new EditView(figure, this.#editor);
  }

  render(words: Messages): unknown {
    // From now on the words of the panel are there.
    this.#figure.showOverlay(this);
    this.#follow();
    const editor = this.#editor;
    return html`${this.#view.tools(words, (tool) =>
      tool === 'from' || tool === 'to' ? words.text('graph-hint-end', { tool }) : undefined,
    )}
      ${this.#ready(words)}
      ${renderCheck('oneway', words.text('graph-oneway'), editor.graph.both !== true, (on) => editor.apply({ kind: 'turn', both: !on }))}
      ${this.#view.fields(words)}
      ${this.#view.text(words, false)}
      ${this.#tooLong(words)}`;
  }

  drop(files: readonly File[]): void {
    this.#view.drop(files);
  }

  picture(words: Messages, size: Size): TemplateResult {
    this.#follow();
    return editedPicture(this.#figure, this.#view, this.#editor, words, size);
  }

  caption(): Sentence {
    return { id: 'paths-caption', args: { drawing: 'yes', brief: 'yes', hints: 'no' } };
  }

  narration(): readonly Sentence[] {
    return about(this.#figure);
  }

  description(): readonly Sentence[] {
    return about(this.#figure);
  }

  /** The ready graphs, with the numbers that they need. */
  #ready(words: Messages): TemplateResult {
    const { graph, size, seed } = this.#figure.currentScene();
    const range = sizesOf(graph);
    const { fields } = this.#figure;
    const number = (name: 'size' | 'seed', min: number, max: number, value: number) =>
      renderNumber(
        words,
        fields,
        name,
        { min, max },
        () => value,
        (to) => void this.#choose({ [name]: to }),
      );
    return html`${renderChoice<GraphName>(
      words,
      {
        legend: 'graph-ready',
        name: 'graph',
        choices: readyKinds,
        chosen: graph,
        label: (kind) => `graph-kind-${kind}`,
        choose: (kind) => void this.#choose({ graph: kind, size: sizesOf(kind)?.first ?? size }),
        look: 'columns',
      },
      html`${range ? number('size', range.min, range.max, size) : nothing}
        ${graph === 'random' ? number('seed', seeds.min, seeds.max, seed) : nothing}`,
    )}`;
  }

  /** Shows a ready graph, as an edit. */
  async #choose(fields: Partial<PathsScene>): Promise<void> {
    this.#choosing = true;
    await this.#figure.panels.keeping(() => this.#figure.change({ ...ofTheGraph, ...fields }));
    this.#follow();
    this.#choosing = false;
    this.#figure.retell();
  }

  /** Takes over the graph of the figure, if it did not come from here. */
  #follow(): void {
    const { walked } = this.#figure;
    if (!walked || walked === this.#known) return;
    this.#known = walked;
    const shown = this.#fieldsNow();
    if (shown === this.#written) return;
    this.#written = shown;
    if (this.#choosing) this.#editor.open(walked.graph);
    else this.#editor.begin(walked.graph);
  }

  #fieldsNow(): string {
    const scene = this.#figure.currentScene();
    return JSON.stringify(graphFields.map((name) => scene[name] ?? null));
  }

  /** After an edit the figure walks through the new graph. */
  #changed(): void {
    const { graph } = this.#editor;
    // The figure shows this graph already.
    if (graph === this.#known?.graph) return;
    const { from, to } = graph.ends ?? {};
    const fields = {
      graph: 'drawn',
      drawn: linkedGraph(graph),
      weights: linkedWeights(graph),
      oneway: graph.both !== true,
      from,
      to,
    } as const;
    const scene = { ...this.#figure.currentScene(), ...fields };
    this.#written = JSON.stringify(graphFields.map((name) => scene[name] ?? null));
    void this.#figure.panels.keeping(() => this.#figure.change({ ...ofTheGraph, ...fields }));
  }

  /** A graph that does not fit into a link can be stored as a file. */
  #tooLong(words: Messages): TemplateResult | typeof nothing {
    const { graph } = this.#editor;
    const length = encodeURIComponent(linkedGraph(graph)).length;
    const weights = linkedWeights(graph);
    const said =
      length > longestGraph
        ? words.text('graph-no-link', { length, most: longestGraph })
        : weights !== undefined &&
          weights.length > longestWeights &&
          words.text('graph-no-link-weights', { length: weights.length, most: longestWeights });
    return said ? html`<p class="wide">${liveRegion(said)}</p>` : nothing;
  }
}
