import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { edgeName } from '../../../stage/graph/edge-name.ts';
import type { DrawnEdge } from '../../../stage/graph/edit-graph.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import { block, blockedEdge } from '../block.ts';
import { configOf } from '../config.ts';
import type { Shares, ShownGraph } from '../shown.ts';
import { askCount, askThrough, type Count } from './ask.ts';
import { Counted } from './counted.ts';
import { renderLengths, share } from './lengths.ts';
import { type Length, Limits } from './limits.ts';
import { PathsList } from './list.ts';
import { Longest } from './longest.ts';
import { Race } from './race.ts';
import { ShortList } from './short-list.ts';
import { Shortest } from './shortest.ts';

/** Up to about this many states, the count by length comes without being asked for. */
const QUICK_LENGTHS = 100_000;

/** How many paths have this length, in digits. */
const ofLength = (byLength: readonly string[], { kind, edges }: Length): string => {
  const counted = kind === 'most' ? byLength.slice(0, edges + 1) : byLength.slice(edges, edges + 1);
  return String(counted.reduce((sum, paths) => sum + BigInt(paths), 0n));
};

/** The most paths that pass an edge, and the places of all edges that this number pass. */
export function widestOf(through: readonly string[]): {
  readonly most: bigint;
  readonly widest: readonly number[];
} {
  const passing = through.map(BigInt);
  const most = passing.reduce((best, one) => (one > best ? one : best), 0n);
  return { most, widest: passing.flatMap((one, at) => (one === most ? [at] : [])) };
}

/** How many paths there are: of each length, through each edge, and without one; and any one of them. */
export class CountPanel implements Panel {
  readonly #figure: ShownGraph;
  readonly #counted: Counted;
  readonly #limits: Limits;
  readonly #limited: LatestAnswer<Count>;
  readonly #lengths: LatestAnswer<Count>;
  readonly #all: LatestAnswer<Count>;
  readonly #through: LatestAnswer<readonly string[]>;
  readonly #list: PathsList;
  readonly #short: ShortList;
  readonly #race: Race;
  readonly #shortest: Shortest;
  readonly #longest: Longest;
  /** What the visitor has asked for for what takes many counts. */
  #asked = { lengths: false, through: false };
  /** An edge can be chosen: the keyboard keeps the choice while the graph without the edge is counted. */
  #offered = false;

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#counted = new Counted(figure);
    this.#limits = new Limits(figure);
    this.#limited = new LatestAnswer(figure);
    this.#lengths = new LatestAnswer(figure);
    this.#all = new LatestAnswer(figure);
    this.#through = new LatestAnswer(figure);
    this.#list = new PathsList(figure);
    this.#short = new ShortList(figure);
    this.#race = new Race(figure);
    this.#shortest = new Shortest(figure);
    this.#longest = new Longest(figure);
  }

  forget(): void {
    this.#asked = { lengths: false, through: false };
    this.#limits.forget();
    this.#list.forget();
    this.#short.forget();
    this.#race.forget();
    this.#longest.forget();
    this.#figure.shares = undefined;
  }

  /** Draws each edge as wide as its part of all paths is large; without shares all edges have the same width. */
  #showShares(shares: Shares | undefined): void {
    const figure = this.#figure;
    figure.timeline.seek(0);
    figure.shown = undefined;
    figure.shares = shares;
    figure.requestUpdate();
  }

  render(words: Messages): TemplateResult {
    const count = this.#counted.answer;
    const config = { ...configOf(this.#figure.currentScene()), ...this.#limits.config };
    const meant = count && this.#meant(config, count);
    const { length } = this.#limits;
    // Those of a length are known from the count by length.
    const lengths = meant && this.#byLength(config, meant, length !== undefined);
    const few = length ? lengths && ofLength(lengths, length) : meant?.paths;
    const some = count !== undefined && count.paths !== '0';
    if (count) this.#offered = some || this.#place >= 0;
    return html`<p class="wide count">${this.#counted.render(words)}</p>
      ${some ? html`<p class="wide about">${words.text('count-how', { method: count.method, states: count.widest })}</p>` : nothing}
      ${some ? this.#shortest.render(words) : nothing}
      ${some ? this.#limits.render(words) : nothing}
      ${count && (this.#limits.any || length) ? this.#few(words, count, few) : nothing}
      ${meant && !length ? this.#list.render(words, config, meant.paths) : nothing}
      ${length && few !== undefined && few !== '0' ? this.#short.render(words, config, length) : nothing}
      ${meant ? this.#lengthsOf(words, config, meant, lengths) : nothing}
      ${this.#offered ? this.#without(words, count) : nothing}
      ${meant && meant.paths !== '0' ? html`${this.#widths(words, config, meant)}${this.#ask(words, 'through')}` : nothing}
      ${meant && meant.paths !== '0' ? this.#race.render(words, config) : nothing}`;
  }

  /** The paths that pass and avoid what the visitor says. */
  #meant(config: PathsConfig, all: Count): Count | undefined {
    if (!this.#limits.any) return all;
    this.#limited.of(JSON.stringify(config), (asking) => askCount(config, asking));
    return this.#limited.answer;
  }

  #few(words: Messages, all: Count, few: string | undefined): TemplateResult {
    const said =
      few === undefined
        ? nothing
        : words.text('limit-counted', {
            number: bigNumber(few, words.language),
            all: bigNumber(all.paths, words.language),
          });
    return html`<p class="wide count">${liveRegion(said)}</p>${renderAnswer(words, this.#limited)}`;
  }

  /** The number of paths of each length, if it comes quickly or somebody needs it. */
  #byLength(config: PathsConfig, count: Count, needed: boolean): readonly string[] | undefined {
    if (count.paths === '0') return [];
    if (count.estimate > QUICK_LENGTHS && !this.#asked.lengths && !needed) return undefined;
    const asked = { ...config, lengths: true };
    this.#lengths.of(JSON.stringify(asked), (asking) => askCount(asked, asking));
    return this.#lengths.answer?.byLength;
  }

  /** How many paths have which length, at once or on request. */
  #lengthsOf(
    words: Messages,
    config: PathsConfig,
    count: Count,
    lengths: readonly string[] | undefined,
  ): unknown {
    if (count.paths === '0') return nothing;
    if (lengths)
      return html`${renderLengths(words, lengths)}${this.#longest.render(words, config, lengths)}`;
    const asks = this.#asked.lengths || this.#limits.length || count.estimate <= QUICK_LENGTHS;
    return asks ? renderAnswer(words, this.#lengths) : this.#ask(words, 'lengths');
  }

  /** Lengths are asked for once; widths are on or off. */
  #ask(words: Messages, what: 'lengths' | 'through'): TemplateResult {
    const ask = () => {
      this.#asked = { ...this.#asked, [what]: !this.#asked[what] };
      if (what === 'through') this.#showShares(undefined);
      this.#figure.requestUpdate();
    };
    const [label, pressed] =
      what === 'through' ? ['through-ask', String(this.#asked.through)] : ['lengths-ask', nothing];
    return html`<p class="wide"><button aria-pressed=${pressed} @click=${ask}>${words.text(label)}</button></p>`;
  }

  /** The width of each edge says how many paths pass it. */
  #widths(words: Messages, config: PathsConfig, count: Count): unknown {
    const { shares } = this.#figure;
    if (!this.#asked.through) return nothing;
    this.#through.of(JSON.stringify(config), (asking) => askThrough(config, asking));
    const { answer } = this.#through;
    if (answer && shares?.of !== answer) {
      const open = answer.map((paths) => share(paths, count.paths));
      // No path passes the blocked edge, which the core leaves out.
      const at = this.#place;
      const parts = at < 0 ? open : open.toSpliced(at, 0, 0);
      queueMicrotask(() => this.#showShares({ of: answer, parts }));
    }
    if (!answer) return renderAnswer(words, this.#through);
    const edges = this.#edges.filter((_, at) => at !== this.#place);
    const { most, widest } = widestOf(answer);
    return html`<p class="wide">${liveRegion(
      words.text('through-said', {
        edge: this.#named(sure(edges[sure(widest[0])])),
        same: widest.length,
        number: bigNumber(String(most), words.language),
        all: bigNumber(count.paths, words.language),
      }),
    )}</p>`;
  }

  #named(edge: DrawnEdge): string {
    const { graph } = this.#figure.walked ?? {};
    return graph ? edgeName(graph, edge) : '';
  }

  get #edges(): readonly DrawnEdge[] {
    return this.#figure.walked?.graph.edges ?? [];
  }

  /** The place of the blocked edge, or -1. */
  get #place(): number {
    const edge = blockedEdge(this.#figure);
    return edge ? this.#edges.indexOf(edge) : -1;
  }

  /** A choice of the edges, and how many paths are left without the chosen one. */
  #without(words: Messages, left: Count | undefined): TemplateResult {
    const [edges, blocked] = [this.#edges, this.#place];
    const choose = ({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      void block(this.#figure, value === '' ? undefined : edges[Number(value)]);
    };
    return html`<p class="wide"><label>${words.text('count-without')} <select name="blocked" @change=${choose}>
        <option value="" ?selected=${blocked < 0}>${words.text('count-no-edge')}</option>
        ${edges.map((edge, at) => html`<option value=${at} ?selected=${blocked === at}>${this.#named(edge)}</option>`)}</select></label></p>
      <p class="wide count">${blocked < 0 ? words.text('count-blocked-none') : liveRegion(this.#said(words, left, edges[blocked]))}</p>
      ${renderAnswer(words, this.#all)}`;
  }

  #said(words: Messages, left: Count | undefined, edge: DrawnEdge | undefined): unknown {
    if (!edge || !left) return nothing;
    const config = configOf({ ...this.#figure.currentScene(), blocked: undefined });
    this.#all.of(JSON.stringify(config), (asking) => askCount(config, asking));
    const all = this.#all.answer;
    return all
      ? words.text('count-blocked', {
          edge: this.#named(edge),
          number: bigNumber(left.paths, words.language),
          all: bigNumber(all.paths, words.language),
        })
      : nothing;
  }
}
