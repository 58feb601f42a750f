import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../engine/errors.ts';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import { takeArgs, verdict } from './account.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { NimFigure } from './element.ts';
import { type NimScene, nimScene } from './scene.ts';
import { isPlainNim, type PresetGame } from './stories.ts';
import type { Planned } from './taking.ts';
import { renderInvitation } from './taking-view.ts';

/** The words of all that opens. */
const PANEL_WORDS = 'nim-panels';
/** Heaps that the table of Grundy values begins with. */
const TABLE_TO = 60;

/** What opens around the heaps: rules, play, table, the two courses of misère play, settings. */
export class NimPanels {
  readonly byName = {
    rules: () => this.#rules(),
    play: () => this.#play(),
    table: () => this.#table(),
    classes: () => this.#classes(),
  };
  /** The largest heap of the table. */
  tableTo = TABLE_TO;

  readonly #figure: NimFigure;
  readonly #rulesPanel: Lazy<typeof import('./rules-panel.ts')>;
  readonly #playPanel: Lazy<typeof import('./play-panel.ts')>;
  readonly #gameView: Lazy<typeof import('./game-view.ts')>;
  readonly #tablePanel: Lazy<typeof import('./table-panel.ts')>;
  readonly #classesPanel: Lazy<typeof import('./classes-panel.ts')>;
  /** What was typed into the rules and refused, by its field. */
  readonly #drafts = new Map<RulesDraft['field'], RulesDraft>();
  #changing = false;
  /** The named games; without them it is Nim itself. */
  #presets: typeof import('./presets.ts') | undefined;

  constructor(figure: NimFigure) {
    this.#figure = figure;
    const lazy = opener(figure, [PLAY_WORDS, PANEL_WORDS], async () => [
      (await import('../../stage/play-styles.ts')).playStyles,
      (await import('./opened-styles.ts')).openedStyles,
    ]);
    this.#rulesPanel = lazy(() => import('./rules-panel.ts'));
    this.#playPanel = lazy(() => import('./play-panel.ts'));
    this.#gameView = lazy(() => import('./game-view.ts'));
    this.#tablePanel = lazy(() => import('./table-panel.ts'));
    this.#classesPanel = lazy(() => import('./classes-panel.ts'));
  }

  /** Another run, or a game: what was typed is forgotten, and a game is narrated from its start. */
  async open(scene: Pick<NimScene, 'takes'> & Partial<PresetGame>): Promise<void> {
    const { heaps } = scene;
    if (!this.#changing) this.#drafts.clear();
    const { vocabulary } = this.#figure;
    if (scene.takes) await vocabulary.more(PLAY_WORDS, PANEL_WORDS);
    // Another game than the page's may have its story there.
    const ours = nimScene.defaults.heaps.join() === heaps?.join();
    if (heaps && !(ours && isPlainNim({ ...(scene as PresetGame), heaps }))) {
      await vocabulary.more(PANEL_WORDS);
      this.#presets ??= await import('./presets.ts');
    }
  }

  /** Under the narration: the game, or the invitation to one. */
  aside(): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, here, ready } = figure;
    if (!words || !ready || !here) return nothing;
    const scene = figure.currentScene();
    const { play, taking } = figure;
    const countsUp = this.#presets?.countsUp(this.#presets.presetOf(scene)) === true;
    const taken = { figure, words, scene, taking, here, countsUp };
    if (!play.path) return renderInvitation(taken);
    return (
      this.#gameView.module?.renderGame({
        ...taken,
        play,
        cursor: figure.timeline.cursor,
        hints: scene.hints,
        open: !scene.reveal || figure.verdictShown,
        seek: (ply) => figure.timeline.seek(ply),
        again: () => void figure.begin({}),
        leave: () => figure.leave(),
        toggleHints: () => figure.adjust({ hints: !scene.hints }),
      }) ?? nothing
    );
  }

  /** What is planned, as it is announced. */
  plannedText(words: Messages, { take, why }: Planned): string {
    const hints = this.#figure.verdictShown;
    const said = { id: why ? 'planned' : 'planned-illegal', args: takeArgs(take) };
    return plain(words, why && hints ? [said, verdict(why)] : [said]);
  }

  settings(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    if (!words) return nothing;
    const scene = figure.currentScene();
    return html`<fieldset><legend>${words.text('nim-show')}</legend>
      ${(['bundles', 'rows'] as const).map(
        (show) => html`<label class="check"><input type="radio" name="show" value=${show}
          .checked=${scene.show === show} @change=${() => figure.adjust({ show })} />
          ${words.text(`nim-show-${show}`)}</label>`,
      )}
    </fieldset>`;
  }

  /** What is played: the story of a named game, or its rules; and what was put right in them. */
  rulesInShort(words: Messages): TemplateResult {
    const scene = this.#figure.currentScene();
    const preset = this.#presets?.presetOf(scene);
    const heaps = this.#figure.summary?.heaps ?? [];
    const rules = heaps.slice(0, scene.rules.length);
    const named = rules.map(({ rule }) => words.text('rule-named', { rule })).join('; ');
    const about = `preset-${preset}-about`;
    const text = words.has(about)
      ? words.text(about)
      : words.text('rules-own', { rules: named, end: scene.end });
    return html`<span>${text}</span>${rules.map(
      ({ rule, sorted, repeats }) =>
        html`${sorted ? html` <span class="about">${words.text('rule-sorted', { rule })}</span>` : nothing}${
          repeats
            ? html` <span class="about">${words.text('rule-repeats', { rule })}</span>`
            : nothing
        }`,
    )}`;
  }

  #rules(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#rulesPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderRulesPanel({
      words,
      scene: figure.currentScene(),
      drafts: this.#drafts,
      refuse: (draft) => {
        this.#drafts.set(draft.field, draft);
        figure.requestUpdate();
      },
      attempt: (fields, draft) => void this.#attempt(fields, draft),
    });
  }

  async #attempt(fields: Partial<NimScene>, draft: Omit<RulesDraft, 'error'>): Promise<void> {
    const figure = this.#figure;
    const scene = { ...figure.currentScene(), ...fields };
    const error = await engine.refusal('NimPlan', configOf(scene));
    if (error) {
      this.#drafts.set(draft.field, { ...draft, error });
      figure.requestUpdate();
      return;
    }
    if (fields.story && fields.heaps) this.#drafts.clear();
    else this.#drafts.delete(draft.field);
    // What was refused in another field stays there.
    this.#changing = true;
    await figure.change({ ...fields, takes: undefined, cursor: undefined });
    this.#changing = false;
  }

  #play(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#playPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderPlayPanel({
      words,
      fields: figure.fields,
      scene: figure.currentScene(),
      change: (fields) => figure.adjust(fields),
      begin: () => {
        figure.panel = undefined;
        void figure.begin({ seed: Math.floor(Math.random() * 1_000_000) });
      },
    });
  }

  #table(): unknown {
    const figure = this.#figure;
    const { words, summary } = figure;
    const panel = this.#tablePanel.module;
    if (!words || !panel || !summary) return nothing;
    return panel.renderTablePanel({
      words,
      fields: figure.fields,
      scene: figure.currentScene(),
      summary,
      here: figure.here?.why,
      to: this.tableTo,
      extend: (to) => {
        this.tableTo = to;
        figure.requestUpdate();
      },
      redraw: () => figure.requestUpdate(),
    });
  }

  #classes(): unknown {
    const figure = this.#figure;
    const { words, here, summary } = figure;
    const panel = this.#classesPanel.module;
    if (!words || !panel || !here) return nothing;
    return panel.renderClassesPanel({
      words,
      why: here.why,
      courses: summary?.courses,
      scene: figure.currentScene(),
      record: figure.play.record,
      cursor: figure.timeline.cursor,
      redraw: () => figure.requestUpdate(),
    });
  }
}

/** What was typed into a field of the rules and refused, with the reason. */
export interface RulesDraft {
  readonly field: 'heaps' | 'rules' | 'end';
  readonly text: string;
  readonly error: CodedError;
}
