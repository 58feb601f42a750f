import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { written } from '../../../stage/graph/edit-text.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { decimal } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { configOf } from '../config.ts';
import type { Way } from '../fields.ts';
import type { ShownGraph } from '../shown.ts';
import { engine } from './core/engine.ts';

/** A shortest path and what it weighs, exact; without a weight if some edge has none that can be added. */
interface Short {
  readonly path: Way | undefined;
  readonly weight: string | undefined;
}

/** The path of least weight beside the one with the fewest edges, in a graph whose edges have weights. */
export class Shortest {
  readonly #figure: ShownGraph;
  readonly #light: LatestAnswer<Short>;
  readonly #few: LatestAnswer<Short>;

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#light = new LatestAnswer(figure);
    this.#few = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const { walked } = this.#figure;
    if (!walked?.weighed) return nothing;
    // The text of a link has no weights.
    const text = written(walked.graph, 'edges');
    const config = { ...configOf(this.#figure.currentScene()), text };
    this.#ask(this.#light, 'LightestPath', config);
    this.#ask(this.#few, 'FewestEdges', config);
    const [light, few] = [this.#light.answer, this.#few.answer];
    const lightSaid = light?.path && few && this.#byWeight(light.path, light.weight, few);
    const fewSaid = few?.path && this.#byEdges(few.path, few.weight, light);
    return html`<section class="wide"><h2>${words.text('shortest-title')}</h2>
      ${this.#line(words, 'shortest-draw-weight', light?.path, lightSaid)}${renderAnswer(words, this.#light)}
      ${this.#line(words, 'shortest-draw-edges', few?.path, fewSaid)}${renderAnswer(words, this.#few)}</section>`;
  }

  #ask(
    query: LatestAnswer<Short>,
    model: 'LightestPath' | 'FewestEdges',
    config: PathsConfig,
  ): void {
    query.of(JSON.stringify(config), (asking) =>
      engine.read(model, config, asking, async (run) => {
        const [path, weight] = await Promise.all([run.ask('path'), run.ask('weight')]);
        return { path: path && [...path], weight };
      }),
    );
  }

  /** A sentence, and a button that draws its path. */
  #line(
    words: Messages,
    label: string,
    path: Way | undefined,
    said: ((words: Messages) => Sentence) | undefined,
  ): unknown {
    if (!path || !said) return nothing;
    const { id, args } = said(words);
    const draw = () => this.#figure.show({ path, said });
    return html`<p>${liveRegion(words.text(id, args))} <button @click=${draw}>${words.text(label)}</button></p>`;
  }

  #byWeight(path: Way, weight: string | undefined, few: Short) {
    return ({ language }: Messages): Sentence => ({
      id: 'shortest-weight',
      args: {
        ...this.#args(path, weight, language),
        same: few.path?.length === path.length ? 'yes' : 'no',
        other: few.weight && decimal(few.weight, language),
      },
    });
  }

  #byEdges(path: Way, weight: string | undefined, light: Short | undefined) {
    const weighed = weight === undefined ? 'no' : light ? 'yes' : 'alone';
    return ({ language }: Messages): Sentence => ({
      id: 'shortest-edges',
      args: {
        ...this.#args(path, weight, language),
        weighed,
        same: light?.weight === weight ? 'yes' : 'no',
        other: light?.weight && decimal(light.weight, language),
      },
    });
  }

  #args(path: Way, weight: string | undefined, language: string) {
    return {
      path: path.map((node) => this.#figure.name(node)).join(' → '),
      edges: path.length - 1,
      weight: weight && decimal(weight, language),
    };
  }
}
