import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { drawnFrom } from '../../../stage/graph/edit-graph.ts';
import { EditView } from '../../../stage/graph/edit-view.ts';
import { Editor } from '../../../stage/graph/editor.ts';
import { tooLarge } from '../../../stage/graph/edits.ts';
import { completed, linkedGraph, longestGraph, readLink } from '../../../stage/graph/graph-link.ts';
import { renderCheck } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Overlay } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { sure } from '../../../sure.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { HeapsView } from './heaps-view.ts';
import { after, ask, type Known, readText } from './known.ts';
import { edgeOf, lookOf, nodeArgs, type TokensFrame, tokensOver } from './picture.ts';
import { TokensPlay } from './play.ts';
import { readyGraph, readyGraphs } from './ready.ts';

/** The greatest width of the heaps, in px. */
const WIDEST = 640;
/** The description names at most this many nodes. */
const MOST_NAMED = 40;
/** The room that the panel keeps on both sides, in px. */
const SIDES = 40;

/** Tokens on a graph that somebody draws, and the Nim heaps that are worth the same. */
export class TokensPanel implements Panel, Overlay {
  readonly panel = 'tokens';
  readonly #figure: ShownPosition;
  readonly #known: LatestAnswer<Known>;
  readonly #editor: Editor;
  readonly #view: EditView;
  readonly #play: TokensPlay;
  readonly #heaps: HeapsView;
  /** How many values are shown, in the order in which they can be found. */
  #shown = 0;
  #all = false;
  /** The link that the graph was read from or written to. */
  #link: string | undefined;
  /** The seed of the next graph by chance; 0 until a first graph is on its way. */
  #seed = 0;
  /** Whether the graph is one that nobody has asked for, so that no link needs it. */
  #untouched = false;

  constructor(figure: ShownPosition) {
    this.#figure = figure;
    this.#known = new LatestAnswer(figure);
    const redraw = () => figure.retell();
    this.#editor = new Editor(
      { nodes: [], edges: [], standing: [] },
      {
        tools: ['play', 'put', 'lift'],
        leading: ['play'],
        use: (tool, node) => this.#use(tool, node),
        changed: () => this.#changed(),
        read: (text, choice) => readText(text, choice, figure.lifetime),
        redraw,
      },
    );
    this.#view = new EditView(figure, this.#editor);
    this.#play = new TokensPlay(this.#editor, {
      known: () => this.#answer,
      lifetime: () => figure.lifetime,
      redraw,
    });
    this.#heaps = new HeapsView(figure, (heap, left) => this.#play.take(heap, left));
  }

  render(words: Messages): unknown {
    // From now on the words of the panel are there.
    if (this.#figure.showOverlay(this)) this.#figure.timeline.pause();
    const known = this.#ask();
    const room = Math.min(WIDEST, Math.max(220, panelWidth(this.#figure) - SIDES));
    const ready = readyGraphs.map((plan) => ({
      name: plan.kind,
      open: () => void this.#open(plan),
    }));
    return html`${renderAnswer(words, this.#known)}
      ${known ? this.#found(words, known, room) : nothing}
      ${this.#view.tools(words, (tool) => this.#hint(words, tool))}
      ${this.#moves(words, known)}
      ${this.#view.ready(words, ready)}
      ${this.#view.fields(words)}
      ${this.#view.text(words, true)}
      ${this.#tooLong(words)}`;
  }

  drop(files: readonly File[]): void {
    this.#view.drop(files);
  }

  picture(words: Messages, { width, height }: Size): TemplateResult {
    this.#ask();
    const frame = this.#frame;
    return this.#view.picture(words, {
      size: { width, height },
      look: (node) => lookOf(words, frame, node),
      edge: (from, to) => edgeOf(frame, from, to),
      over: (spots, radius) => tokensOver(frame, spots, radius),
    });
  }

  caption(): Sentence {
    return { id: 'tokens-caption' };
  }

  narration(): readonly Sentence[] {
    const { graph } = this.#editor;
    const { last } = this.#play;
    const known = this.#answer;
    if (known && known.cycle.length > 0) {
      return [{ id: 'tokens-cycle', args: { nodes: known.cycle.length } }];
    }
    const over = known && graph.standing.length > 0 && this.#play.moves.length === 0;
    const name = (node: number) => graph.nodes[node]?.name;
    const moved = last && {
      id: 'tokens-moved',
      args: { who: last.who, from: name(last.from), to: name(last.to) },
    };
    const ended = over && { id: 'tokens-over', args: { who: last?.who ?? 'nobody' } };
    const said = [moved, ended].filter((one) => one !== undefined && one !== false);
    return said.length > 0 ? said : [{ id: 'tokens-about' }];
  }

  description(): readonly Sentence[] {
    const { graph } = this.#editor;
    const frame = this.#frame;
    const nodes = graph.nodes.slice(0, MOST_NAMED).map((_, node) => ({
      id: 'tokens-node',
      args: nodeArgs(frame, node),
    }));
    return [...this.narration(), ...nodes];
  }

  /** Takes up the graph of the scene, and asks the core about it. */
  #ask(): Known | undefined {
    this.#follow();
    const { graph } = this.#editor;
    this.#known.of(linkedGraph(graph), (asking) => ask(graph, asking).finally(() => this.#late()));
    return this.#answer;
  }

  /** What the figure says of the picture has changed. */
  #late(): void {
    setTimeout(() => this.#figure.retell());
  }

  /** The core's answer, if it is about the graph that is drawn. */
  get #answer(): Known | undefined {
    const known = this.#known.value;
    return known?.graph === this.#editor.graph ? known : undefined;
  }

  get #frame(): TokensFrame {
    const { graph } = this.#editor;
    const known = this.#answer;
    const order = known?.order ?? [];
    const shown = !this.#figure.mayReveal('outcome')
      ? []
      : this.#all
        ? order
        : order.slice(0, this.#shown);
    const newest = this.#all ? undefined : shown.at(-1);
    return { graph, known, shown: new Set(shown), newest, held: this.#play.held };
  }

  /** What the core says: the circle, or the values, their sum and the heaps. */
  #found(words: Messages, known: Known, room: number): TemplateResult {
    const { graph } = known;
    const frame = this.#frame;
    const names = (nodes: readonly number[]) =>
      listed(
        nodes.map((node) => sure(graph.nodes[node]).name),
        words.language,
        { type: 'conjunction', style: 'narrow' },
      );
    if (known.cycle.length > 0) {
      const error = new CodedError('graph-cycle', { nodes: known.cycle.length });
      return html`<p class="wide">${renderRefusal(words, error)}
        ${words.text('tokens-circle', { names: names(known.cycle) })}</p>`;
    }
    if (!this.#figure.mayReveal('outcome'))
      return html`<p class="wide">${words.text('tokens-hidden')}</p>`;
    const everything = frame.shown.size === graph.nodes.length;
    return html`<section class="wide tokens-values"><h2>${words.text('tokens-values')}</h2>
        <p class="about">${words.text('tokens-grundy')}</p>
        <p class="choices">
          <button class="primary" aria-disabled=${everything} @click=${() => this.#reveal(1)}>${words.text('tokens-next')}</button>
          <button class="primary" aria-disabled=${everything} @click=${() => this.#reveal('all')}>${words.text('tokens-all')}</button>
          <button class="primary" aria-disabled=${frame.shown.size === 0} @click=${() => this.#reveal('none')}>${words.text('tokens-none')}</button></p>
        <p>${liveRegion(frame.newest === undefined ? nothing : this.#mex(words, known, frame.newest, names))}</p>
      </section>
      ${everything && known.heaps ? this.#sum(words, known, room) : nothing}`;
  }

  /** Why a node has its value. */
  #mex(
    words: Messages,
    { graph, values }: Known,
    node: number,
    names: (nodes: readonly number[]) => string,
  ): unknown {
    const next = after(graph, node);
    const taken = [...new Set(next.map((to) => sure(values[to])))].sort((a, b) => a - b);
    const list = listed(taken.map(String), words.language, {
      type: 'conjunction',
      style: 'narrow',
    });
    const args = {
      name: graph.nodes[node]?.name,
      edges: next.length,
      to: names(next),
      count: taken.length,
      taken: list,
      value: values[node],
    };
    return say(words, { id: 'tokens-mex', args });
  }

  /** The exclusive or, and the heaps beside it. */
  #sum(words: Messages, { heaps, values }: Known, room: number): TemplateResult {
    if (!heaps) return html``;
    const { xor, winning } = heaps;
    const count = heaps.heaps.length;
    const args = { heaps: count, xor, binary: xor.toString(2), winning: winning.length };
    return html`<section class="wide"><h2>${words.text('tokens-heaps')}</h2>
      <p class="tokens-sum">${liveRegion(say(words, { id: 'tokens-sum', args }))}</p>
      ${count > 0 ? this.#heaps.render(words, heaps, room, values) : nothing}
      ${count > 0 ? html`<p class="about">${words.text('tokens-heaps-about')}</p>` : nothing}</section>`;
  }

  /** Every move as a field and a button, and the opponent. */
  #moves(words: Messages, known: Known | undefined): TemplateResult {
    const { graph } = this.#editor;
    const play = this.#play;
    const moves = known && known.cycle.length === 0 ? play.moves : [];
    const label = (token: number, to: number) =>
      words.text('tokens-move', {
        token: token + 1,
        from: graph.nodes[sure(graph.standing[token])]?.name,
        to: graph.nodes[to]?.name,
      });
    const make = (event: Event) => {
      const group = (event.currentTarget as Element).closest('fieldset');
      const at = Number(group?.querySelector<HTMLSelectElement>('[name=token-move]')?.value);
      const move = moves[at];
      if (move) play.move(move.token, move.to);
    };
    return html`<fieldset class="tokens-play"><legend>${words.text('tokens-game')}</legend>
      ${renderCheck('tokens-computer', words.text('tokens-computer'), play.answers, (on) => play.against(on))}
      <label>${words.text('tokens-legal')} <select name="token-move">${moves.map(
        ({ token, to }, at) => html`<option value=${at}>${label(token, to)}</option>`,
      )}</select></label>
      <span class="choices"><button class="primary" aria-disabled=${moves.length === 0} @click=${make}>${words.text('tokens-make')}</button>
        <button class="primary" aria-disabled=${moves.length === 0 || play.thinking} @click=${() => void play.computer()}>${words.text('tokens-reply')}</button></span>
      <p>${play.thinking ? words.text('tokens-thinking') : nothing}
        ${play.failed ? renderRefusal(words, play.failed) : nothing}</p></fieldset>`;
  }

  #hint(words: Messages, tool: string): string | undefined {
    const { held } = this.#play;
    const { graph } = this.#editor;
    const name = graph.nodes[graph.standing[held ?? -1] ?? -1]?.name;
    if (tool === 'play') return words.text('tokens-hint-play', { held: name ? 'yes' : 'no', name });
    return tool === 'put' || tool === 'lift' ? words.text(`tokens-hint-${tool}`) : undefined;
  }

  /** A graph that does not fit into a link can be stored as a file. */
  #tooLong(words: Messages): TemplateResult | typeof nothing {
    const length = encodeURIComponent(linkedGraph(this.#editor.graph)).length;
    if (length <= longestGraph) return nothing;
    return html`<p class="wide">${liveRegion(words.text('tokens-no-link', { length, most: longestGraph }))}</p>`;
  }

  #use(tool: string, node: number): void {
    if (tool === 'play') this.#play.touch(node);
    else if (tool === 'put' || tool === 'lift') this.#editor.apply({ kind: tool, node });
  }

  #reveal(what: 1 | 'all' | 'none'): void {
    const { length } = this.#editor.graph.nodes;
    this.#shown = what === 1 ? Math.min(length, this.#shown + 1) : 0;
    this.#all = what === 'all';
    if (what === 'none') this.#say('tokens-covered');
    this.#figure.retell();
  }

  #say(id: string, args: Readonly<Record<string, number>> = {}): void {
    const { announcer, words } = this.#figure;
    if (words) announcer.say(words.text(id, args));
  }

  /** After any edit: the link has the graph, and values that are not all shown hide again. */
  #changed(): void {
    const { graph } = this.#editor;
    const link = linkedGraph(graph);
    const fits = encodeURIComponent(link).length <= longestGraph;
    this.#play.forget();
    if (this.#untouched) return;
    this.#link = fits ? link : undefined;
    this.#figure.adjust({ tokens: this.#link });
    this.#say('graph-label', { nodes: graph.nodes.length, edges: graph.edges.length });
  }

  /** Shows the graph of the scene, if it is another one. */
  #follow(): void {
    const { tokens } = this.#figure.currentScene();
    if (tokens !== undefined && tokens !== this.#link) {
      this.#link = tokens;
      void this.#load(tokens);
    } else if (this.#seed === 0) {
      this.#seed = 1;
      const [first] = readyGraphs;
      if (tokens === undefined && first) void this.#open(first, true);
    }
  }

  async #load(link: string): Promise<void> {
    this.#seed = Math.max(1, this.#seed);
    const linked = readLink(link);
    const editor = this.#editor;
    const { lifetime } = this.#figure;
    try {
      const { names, edges } = await readText(linked.text, { form: 'edges' }, lifetime);
      const refused = tooLarge(names, edges);
      if (refused) throw refused;
      if (link === this.#link) editor.begin(completed(drawnFrom(names, edges), linked));
    } catch (thrown) {
      if (link !== this.#link) return;
      if (lifetime !== this.#figure.lifetime) {
        // A run that began meanwhile has ended the reading, so the graph is read again with it.
        this.#link = undefined;
        this.#figure.retell();
      } else editor.refuse(linked.text, CodedError.from(thrown));
    }
  }

  async #open(plan: (typeof readyGraphs)[number], first = false): Promise<void> {
    const seed = this.#seed;
    if (plan.kind === 'random') this.#seed += 1;
    try {
      const graph = await readyGraph(plan, seed, this.#figure.lifetime);
      // The visitor was faster, so the first graph comes too late.
      if (first && this.#editor.canUndo) return;
      this.#untouched = first;
      if (first) this.#editor.begin(graph);
      else this.#editor.open(graph);
      this.#untouched = false;
    } catch (thrown) {
      this.#editor.refuse(undefined, CodedError.from(thrown));
    }
  }
}
