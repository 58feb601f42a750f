import { html, nothing, type TemplateResult } from 'lit';
import type { ConjectureVerdict, Milestone, Pattern } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { shownScene } from '../../share/codec.ts';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { LatticeFigure } from './element.ts';
import type { Conjecture } from './fields.ts';
import { printedMoves } from './naming.ts';
import type { Found } from './pattern-panel.ts';
import { areApples, presetOf, type Rules } from './rules.ts';
import { type LatticeScene, latticeFields } from './scene.ts';
import type { LatticeFrame, Point } from './view.ts';

/** The words of all that opens. */
const PANEL_WORDS = 'lattice-panels';
/** The game that the page is about. */
const latticePreset = 'apples';
/** Room that a game is given beyond its start, at most, so that its path stays on the plate. */
const MOST_ROOM = 64;

/** Options that the check looks at before it tells how far it is: about 20 ms. */
const OPTIONS_AT_ONCE = 2 ** 23;

/** What opens around the plate of the lattice: rules, play, pattern, settings, and the question. */
export class LatticePanels {
  readonly byName = {
    rules: () => this.#rules(),
    play: () => this.#play(),
    pattern: () => this.#pattern(),
  };

  readonly #figure: LatticeFigure;
  readonly #rulesPanel: Lazy<typeof import('./rules-panel.ts')>;
  readonly #playPanel: Lazy<typeof import('./play-panel.ts')>;
  readonly #playView: Lazy<typeof import('./play-view.ts')>;
  readonly #patternPanel: Lazy<typeof import('./pattern-panel.ts')>;
  readonly #settingsPanel: Lazy<typeof import('./settings-panel.ts')>;
  readonly #described: Lazy<typeof import('./described.ts')>;

  /** What stands in the editor and is not, or not yet, what is played. */
  #draft: { text: string; error: CodedError | undefined; asked?: true } | undefined;
  #found: Found | undefined;
  /** The run that is being looked through. */
  #searched: Run<'Lattice'> | undefined;
  #search: AbortController | undefined;
  #verdict: ConjectureVerdict | undefined;
  #start: Point | undefined;
  #answer: 'first' | 'second' | undefined;
  /** What stands in the fields that ask a point. */
  readonly #typed: Point = { m: 0, n: 0 };
  /** What stands in the fields that say where to move. */
  readonly #moveTo: Point = { m: 0, n: 0 };

  constructor(figure: LatticeFigure) {
    this.#figure = figure;
    const lazy = opener(figure, [PLAY_WORDS, PANEL_WORDS], async () => [
      (await import('../../stage/play-styles.ts')).playStyles,
      (await import('./opened-styles.ts')).openedStyles,
    ]);
    this.#rulesPanel = lazy(() => import('./rules-panel.ts'));
    this.#playPanel = lazy(() => import('./play-panel.ts'));
    this.#playView = lazy(() => import('./play-view.ts'));
    this.#patternPanel = lazy(() => import('./pattern-panel.ts'));
    this.#settingsPanel = lazy(() => import('./settings-panel.ts'));
    this.#described = lazy(() => import('./described.ts'));
  }

  /** Another run: what was read off the old one is forgotten. */
  async open(run: Run<'Lattice'>, { conjecture, path }: LatticeScene): Promise<void> {
    // A game is narrated from its first moment.
    if (path) await this.#figure.vocabulary.more(PLAY_WORDS, PANEL_WORDS);
    if (!this.#draft?.asked) this.#draft = undefined;
    this.#sizeError = undefined;
    this.#found = undefined;
    this.#answer = undefined;
    this.#verdict = conjecture && (await run.ask('test', tested(conjecture)));
  }

  /** The figure as text, once its module is here. */
  description(frame: LatticeFrame): readonly Sentence[] {
    return this.#described.module?.describe(frame, this.#figure.words?.language ?? 'en') ?? [];
  }

  /** Where the conjecture fails first. */
  violations(): readonly Point[] {
    return this.#verdict?.first ? [this.#verdict.first] : [];
  }

  /** Under the narration: the game, or the question that the finished plate asks. */
  aside(milestones: readonly Milestone[]): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, play, timeline, ready } = figure;
    if (!words || !ready) return nothing;
    if (!play.path) return this.#question(milestones);
    const view = this.#playView.module;
    const scene = figure.currentScene();
    if (!view) return nothing;
    return view.renderLatticePlay({
      play,
      words,
      rules: figure.rules,
      cursor: timeline.cursor,
      hints: scene.hints,
      open: true,
      guided: scene.opponent === 'copying',
      fields: figure.fields,
      typed: this.#moveTo,
      seek: (ply) => timeline.seek(ply),
      settled: () => figure.updateComplete,
      again: () => void this.#begin({ path: play.path?.slice(0, 1) }),
      leave: () =>
        void figure.change({
          path: undefined,
          cursor: undefined,
          opponent: latticeFields.opponent.default,
        }),
      toggleHints: () => figure.adjust({ hints: !scene.hints }),
    });
  }

  settings(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#settingsPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderSettings({
      words,
      fields: figure.fields,
      scene: figure.currentScene(),
      asked: shownScene(figure.link),
      colours: figure.colours,
      positions: figure.summary?.positions ?? 0,
      refused: this.#sizeError,
      typed: this.#typed,
      resize: (size) => void this.#resize(size),
      change: (fields) => void figure.change(fields),
      ask: (point) => void figure.ask(point),
      uncoverAll: () => figure.uncoverAll(),
    });
  }

  /** What is played, where it is not the game of the page. */
  rulesInShort(words: Messages): TemplateResult | typeof nothing {
    const { rules } = this.#figure;
    const preset = presetOf(rules);
    if (preset === latticePreset) return nothing;
    const about = preset
      ? words.text(`preset-${preset}-about`)
      : words.text('rules-own', { moves: printedMoves(rules.moves), end: rules.end });
    return html`<span>${about}</span>`;
  }

  #sizeError: CodedError | undefined;

  /** Another size, if the region that it needs is not too large. */
  async #resize(size: { columns?: number; rows?: number }): Promise<void> {
    const figure = this.#figure;
    const scene = { ...figure.currentScene(), ...size, order: 'pull' as const };
    this.#sizeError = await engine.refusal('LatticePlan', configOf(scene));
    if (!this.#sizeError) {
      await figure.change(size);
      return;
    }
    for (const [name, side] of Object.entries(size)) figure.fields.keep(name, String(side));
    figure.requestUpdate();
  }

  #rules(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#rulesPanel.module;
    if (!words || !panel) return nothing;
    const draft = () => this.#draft;
    return panel.renderRulesPanel({
      words,
      get rules() {
        return figure.rules;
      },
      get draft() {
        return draft();
      },
      attempt: (rules, text) => void this.#attempt(rules, text),
      refuse: (text, wrong) => {
        this.#draft = { text, error: new CodedError('not-a-vector', { wrong }) };
        figure.requestUpdate();
      },
    });
  }

  async #attempt(rules: Rules, text: string): Promise<void> {
    const figure = this.#figure;
    const scene = { ...figure.currentScene(), ...rules };
    // Stands at once, so that a next click goes on from it and not from what came before.
    const draft = { text, error: this.#draft?.error, asked: true } as const;
    this.#draft = draft;
    figure.requestUpdate();
    const error = await engine.refusal('LatticePlan', configOf(scene));
    if (this.#draft !== draft) return;
    this.#draft = error && { text, error };
    if (error) figure.requestUpdate();
    else {
      await figure.change({
        ...rules,
        path: undefined,
        cursor: undefined,
        ask: undefined,
        opponent: latticeFields.opponent.default,
      });
    }
  }

  #play(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#playPanel.module;
    if (!words || !panel) return nothing;
    const scene = figure.currentScene();
    return panel.renderPlayPanel({
      words,
      fields: figure.fields,
      scene,
      start: this.#start ?? scene.ask ?? { m: Math.min(scene.columns - 1, 1023), n: 0 },
      change: (fields) => figure.adjust(fields),
      startFrom: (start) => {
        this.#start = start;
        figure.requestUpdate();
      },
      begin: (fields) =>
        void this.#begin({ ...fields, seed: Math.floor(Math.random() * 1_000_000) }),
    });
  }

  /** Begins a game, on a plate with room for what can be reached from its start. */
  async #begin(fields: Partial<LatticeScene>): Promise<void> {
    const figure = this.#figure;
    const start = fields.path?.[0];
    if (!start) return;
    const scene = figure.currentScene();
    const reach = await this.#reach(scene, start);
    const room = (side: number, least: number, reached: number) =>
      Math.max(side, least + 1, Math.min(reached, MOST_ROOM));
    figure.panel = undefined;
    await figure.change({
      ask: undefined,
      view: undefined,
      order: 'pull',
      ...fields,
      cursor: undefined,
      columns: room(scene.columns, start.m, reach.columns),
      rows: room(scene.rows, start.n, reach.rows),
    });
    void figure.play.answer();
  }

  async #reach(scene: LatticeScene, { m, n }: Point): Promise<{ columns: number; rows: number }> {
    const size = { columns: m + 1, rows: n + 1, order: 'pull' as const };
    try {
      const plan = await engine.quietly('LatticePlan', configOf({ ...scene, ...size }));
      const { columns, rows } = await plan.ask('reach');
      plan.free();
      return { columns, rows };
    } catch {
      return { columns: 0, rows: 0 };
    }
  }

  #pattern(): unknown {
    const figure = this.#figure;
    const { words, run } = figure;
    const panel = this.#patternPanel.module;
    if (!words || !panel) return nothing;
    if (run && !this.#found?.complete && this.#searched !== run) void this.#find(run);
    return panel.renderPatternPanel({
      words,
      fields: figure.fields,
      found: this.#found,
      conjecture: figure.currentScene().conjecture,
      verdict: this.#verdict,
      apples: areApples(figure.rules.moves),
      conjecturing: (conjecture) => void this.#conjecture(conjecture),
      ask: (point) => void figure.ask(point),
    });
  }

  /** A search for another game ends the one before. */
  async #searchPattern(): Promise<Pattern> {
    this.#search?.abort();
    this.#search = new AbortController();
    const { moves, end } = this.#figure.currentScene();
    const config = { moves: [...moves], endRule: end };
    const unheard = { onProgress: () => {}, onReset: () => {} };
    const search = await engine.start('LatticePattern', config, unheard, this.#search.signal);
    const pattern = await search.ask('pattern');
    search.free();
    return pattern;
  }

  /** Looks for a pattern, and checks the picture while the panel is open: of a large one that takes seconds. */
  async #find(run: Run<'Lattice'>): Promise<void> {
    const figure = this.#figure;
    const { columns, rows } = figure.currentScene();
    const points = columns * rows;
    this.#searched = run;
    try {
      const pattern = this.#found?.pattern ?? (await this.#searchPattern());
      while (run === figure.run && figure.panel === 'pattern') {
        const certificate = await run.ask('certificate', OPTIONS_AT_ONCE);
        const complete = certificate.points === points;
        this.#found = { pattern, certificate, points, complete };
        figure.requestUpdate();
        if (complete) break;
        // Where the core works in the page, the page goes on in between.
        await new Promise((resume) => setTimeout(resume));
      }
    } catch {
      // The run is gone, and the next one is looked through.
    } finally {
      if (this.#searched === run) this.#searched = undefined;
    }
  }

  async #conjecture(conjecture: Conjecture | undefined): Promise<void> {
    const figure = this.#figure;
    figure.adjust({ conjecture });
    const verdict =
      conjecture && (await figure.run?.ask('test', tested(conjecture)).catch(() => undefined));
    if (figure.currentScene().conjecture !== conjecture) return;
    this.#verdict = verdict;
    figure.requestUpdate();
  }

  /** The point that the finished plate asks about, if it asks. */
  questioned(milestones: readonly Milestone[]): Point | undefined {
    const { timeline, play, ready } = this.#figure;
    if (!ready || play.path || timeline.cursor !== timeline.length) return undefined;
    const { predict, hints, reveal } = this.#figure.currentScene();
    if (predict || !hints || reveal) return undefined;
    return milestones.find(({ kind }) => kind === 'all-wholes');
  }

  /** At the end: would you go first? The answer is the colour of the last point on the axis. */
  #question(milestones: readonly Milestone[]): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, colours } = figure;
    const all = this.questioned(milestones);
    const lost = all && colours.cell(all)?.lost;
    if (!words || !all || lost === undefined) return nothing;
    const answer = (choice: 'first' | 'second') => () => {
      this.#answer = choice;
      void figure.ask(all);
    };
    const right = (this.#answer === 'second') === lost;
    const game = (computer: 'first' | 'second') => () =>
      void this.#begin({ path: [{ m: all.m, n: all.n }], computer, opponent: 'perfect' });
    return html`<div class="aside"><p>${say(words, { id: 'lattice-ask', args: { apples: all.m } })}</p>
      <button class="primary" @click=${answer('first')}>${words.text('lattice-go-first')}</button>
      <button class="primary" @click=${answer('second')}>${words.text('lattice-go-second')}</button>
      ${
        this.#answer
          ? html`<p role="status">${say(words, {
              id: right ? 'lattice-answer-right' : 'lattice-answer-wrong',
              args: { apples: all.m, lost: lost ? 'yes' : 'no' },
            })}
            <button @click=${game(this.#answer === 'first' ? 'second' : 'first')}>${words.text('lattice-play-it')}</button></p>`
          : nothing
      }</div>`;
  }
}

/** A conjecture as the core takes it. */
function tested({ columns, rows, from, lost }: Conjecture) {
  return { columns, rows, fromM: from.m, fromN: from.n, lost: [...lost] };
}
