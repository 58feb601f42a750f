import { html, nothing, type TemplateResult } from 'lit';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { pointsOf, renderChart } from '../../../stage/chart.ts';
import { edgeName } from '../../../stage/graph/edge-name.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { chartWidth } from '../../../stage/log-axis.ts';
import { niceFrom } from '../../../stage/nice.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Overlay } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { Timeline } from '../../../stage/timeline.ts';
import { sure } from '../../../sure.ts';
import { bigNumber } from '../../../words/big-number.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { about } from '../about.ts';
import { configOf } from '../config.ts';
import type { ShownGraph } from '../shown.ts';
import { frontierPicture, standingOf } from './picture.ts';
import { askFrontier, type FrontierState, type FrontierStep, type Recorded } from './recorded.ts';

/** The core keeps the states of a run with at most this number of them in all. */
const MOST_STATES = 4000;
/** The list names at most this many states. */
const MOST_LISTED = 40;
/** The height of the chart, in px, and how many lines it has at most. */
const [HEIGHT, LINES] = [130, 5];

/** The count edge by edge as a run to step through: the edge, the frontier, the states. */
export class FrontierPanel implements Panel, Overlay {
  readonly panel = 'frontier';
  readonly timeline: Timeline;
  readonly #figure: ShownGraph;
  readonly #run: LatestAnswer<Recorded>;
  /** What the steps so far have done, while the count works. */
  #working: readonly FrontierStep[] = [];
  #known: Recorded | undefined;
  /** A state that somebody has chosen, and after which step. */
  #chosen: { readonly at: number; readonly state: number } | undefined;

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#run = new LatestAnswer(figure);
    this.timeline = new Timeline(() => figure.retell());
  }

  forget(): void {
    this.#chosen = undefined;
    this.#working = [];
  }

  render(words: Messages): TemplateResult {
    // From now on the words of the panel are there.
    this.#figure.showOverlay(this);
    const recorded = this.#ask();
    return html`${renderAnswer(words, this.#run)}
      ${recorded ? this.#shown(words, recorded) : this.#chart(words, this.#working)}
      <p class="wide about">${words.text('frontier-about')}</p>`;
  }

  #ask(): Recorded | undefined {
    const figure = this.#figure;
    const config = configOf(figure.currentScene());
    this.#run.of(JSON.stringify(config), (asking) =>
      askFrontier(config, asking, (steps) => {
        this.#working = steps;
        figure.requestUpdate();
      }),
    );
    const { answer } = this.#run;
    if (answer !== this.#known) {
      this.#known = answer;
      this.timeline.length = answer?.edges.length ?? 0;
      // What the figure says of the picture has changed.
      setTimeout(() => this.timeline.seek(0));
    }
    return answer;
  }

  #shown(words: Messages, recorded: Recorded): unknown {
    if (recorded.edges.length === 0) {
      return html`<p class="wide">${words.text('frontier-none')}</p>`;
    }
    return html`${this.#chart(words, recorded.steps)}${this.#states(words, recorded)}${this.#table(words, recorded)}`;
  }

  /** How many states there are after each edge; each bar leads there. */
  #chart(words: Messages, steps: readonly FrontierStep[]): unknown {
    if (steps.length < 2) return nothing;
    const { cursor } = this.timeline;
    const counts = steps.map(({ states }) => states);
    const most = Math.max(...counts);
    const said = (at: number) => words.text('frontier-bar', { at, states: counts[at] });
    return html`<section class="wide"><h2>${words.text('frontier-widths')}</h2>${renderChart({
      label: words.text('frontier-chart', { most }),
      width: chartWidth(panelWidth(this.#figure)),
      height: HEIGHT,
      items: [0, counts.length - 1],
      scale: { to: most, step: niceFrom(most / LINES) },
      series: [{ look: 'bars', points: pointsOf(counts, 0) }],
      names: [...new Set([0, counts.length - 1])].map((at) => [at, at]),
      axes: { counts: words.text('frontier-states'), items: words.text('frontier-edges') },
      here: this.#known ? { at: cursor, name: String(sure(counts[cursor])) } : undefined,
      ...(this.#known && { steps: { label: said, go: (at: number) => this.timeline.seek(at) } }),
    })}</section>`;
  }

  #table(words: Messages, { edges, steps, found }: Recorded): TemplateResult {
    const { language } = words;
    const rows = edges.map(([from, to], place) => {
      const { decisions = 0, states = 0 } = steps[place + 1] ?? {};
      const go = () => this.timeline.seek(place + 1);
      const name = this.#edge(from, to);
      return [
        html`<button class="link" @click=${go}>${name}</button>`,
        decisions,
        states,
        bigNumber(found[place + 1] ?? '0', language),
      ];
    });
    const columns = ['edge', 'decisions', 'states', 'found'] as const;
    const table = {
      label: words.text('frontier-table'),
      columns: columns.map((name) => words.text(`frontier-column-${name}`)),
      rows,
      here: this.timeline.cursor - 1,
    };
    return html`<section class="wide">${renderTwin(table)}</section>`;
  }

  /** The states at this moment, each with a button that draws one of its decisions. */
  #states(words: Messages, { states, steps }: Recorded): unknown {
    const { cursor } = this.timeline;
    const layer = states[cursor];
    if (!layer)
      return html`<p class="wide about">${words.text('frontier-wide', { most: MOST_STATES })}</p>`;
    if (layer.length === 0) return nothing;
    const shown = layer.slice(0, MOST_LISTED);
    const more = sure(steps[cursor]).states - shown.length;
    return html`<section class="wide"><h2>${words.text('frontier-list')}</h2>
      <ol class="paths">${shown.map((state, place) => this.#state(words, state, place))}</ol>
      ${more > 0 ? html`<p class="about">${words.text('frontier-more', { more })}</p>` : nothing}</section>`;
  }

  #state(words: Messages, state: FrontierState, place: number): TemplateResult {
    const { cursor } = this.timeline;
    const chosen = this.#chosenAt(cursor) === place;
    const choose = () => {
      this.#chosen = chosen ? undefined : { at: cursor, state: place };
      this.#figure.retell();
    };
    return html`<li><button class="link" aria-pressed=${chosen ? 'true' : 'false'} @click=${choose}>${words.text('frontier-state', this.#argsOf(words, state))}</button></li>`;
  }

  #argsOf(words: Messages, { pieces, inside, ways, arrivals }: FrontierState) {
    const ends = pieces.map(([from, to]) => this.#edge(from, to));
    const nodes = inside.map((node) => this.#figure.name(node));
    return {
      pieces: this.#named(words, ends),
      count: pieces.length,
      inside: this.#named(words, nodes),
      within: inside.length,
      ways: bigNumber(ways, words.language),
      one: ways === '1' ? 'yes' : 'no',
      arrivals,
    };
  }

  #named = (words: Messages, names: readonly string[]): string =>
    listed(names, words.language, { type: 'unit', style: 'short' });

  #edge(from: number, to: number): string {
    const { graph } = this.#figure.walked ?? {};
    return graph ? edgeName(graph, { from, to }) : '';
  }

  #chosenAt(at: number): number | undefined {
    return this.#chosen?.at === at ? this.#chosen.state : undefined;
  }

  picture(words: Messages, size: Size): TemplateResult {
    const layout = this.#figure.layout();
    const { walked } = this.#figure;
    const recorded = this.#ask();
    const { width, height } = layout ?? size;
    const { cursor } = this.timeline;
    const label = words.text('frontier-picture', { at: cursor });
    const moment = recorded && { recorded, at: cursor, chosen: this.#chosenAt(cursor) };
    const named = (node: number) =>
      words.text('frontier-node', {
        name: this.#figure.name(node),
        standing: moment ? standingOf(moment, node) : 'ahead',
      });
    return html`<svg class="picture graph" role="img" aria-label=${label} width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`}>${
        layout && walked && moment
          ? frontierPicture(moment, walked.graph, layout, walked.places, named, words.language)
          : nothing
      }</svg>`;
  }

  caption(): Sentence {
    const pictures = this.#run.answer?.states.length ? 'yes' : 'no';
    return { id: 'frontier-caption', args: { pictures } };
  }

  narration(): readonly Sentence[] {
    const recorded = this.#run.answer;
    const { words } = this.#figure;
    if (!recorded || !words) return [{ id: 'frontier-coming' }];
    const { edges, steps, found } = recorded;
    const { cursor } = this.timeline;
    const step = steps[cursor];
    const [from, to] = edges[cursor - 1] ?? [];
    if (!step || edges.length === 0) return [{ id: 'frontier-none' }];
    if (from === undefined || to === undefined) return [{ id: 'frontier-begin' }];
    const before = sure(steps[cursor - 1]).states;
    const { decisions, states, closed } = step;
    const args = {
      at: cursor,
      edges: edges.length,
      edge: this.#edge(from, to),
      before,
      all: 2 * before,
      dropped: 2 * before - decisions - closed,
      closed,
      decisions,
      states,
      merged: decisions - states,
    };
    const paths = bigNumber(found[cursor] ?? '0', words.language);
    const last = cursor === edges.length ? 'yes' : 'no';
    return [
      { id: 'frontier-step', args },
      { id: 'frontier-led', args },
      ...(found[cursor] === '0' ? [] : [{ id: 'frontier-found', args: { paths, last } }]),
    ];
  }

  description(): readonly Sentence[] {
    const { words } = this.#figure;
    const states = this.#run.answer?.states[this.timeline.cursor] ?? [];
    const said = states.slice(0, words ? MOST_LISTED : 0).map((state) => ({
      id: 'frontier-state',
      args: words ? this.#argsOf(words, state) : {},
    }));
    return [...about(this.#figure), ...this.narration(), ...said];
  }
}
