import { html, nothing, type TemplateResult } from 'lit';
import type { HeapWhy } from '../../../pkg/nim.js';
import { GamePanels } from '../../stage/game-panels.ts';
import { renderChoice } from '../../stage/inputs.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { rule, ruleNamed } from './account.ts';
import { isPlainNim, type PresetGame } from './panels/rules-of.ts';
import { type NimScene, nimFields, nimScene } from './scene.ts';
import type { ShownGame } from './shown.ts';

/** The message file of everything that opens around the figure. */
export const PANEL_WORDS = 'nim-panels';

/** The panels around the heaps: rules, play, table, last stone, settings. */
export class NimPanels extends GamePanels<NimScene> {
  readonly #figure: ShownGame;
  /** The named games; not fetched for Nim itself. */
  #presets: typeof import('./panels/presets.ts') | undefined;

  constructor(figure: ShownGame) {
    const styles = async () => [(await import('./panels/opened-styles.ts')).openedStyles];
    const game = {
      choices: nimFields.opponent.choices,
      view: async () => {
        const { renderGame } = await import('./play/game-view.ts');
        return (words: Messages) => renderGame(figure, words);
      },
      more: (words: Messages) =>
        html`<span class="about">${words.text('opponent-trap-about')}</span>`,
    };
    const withheld = () => !figure.currentScene().hints;
    super(figure, [PANEL_WORDS], styles, game, (play) => ({
      rules: {
        harmless: true,
        large: true,
        drops: 'always',
        make: async () => new (await import('./panels/rules-panel.ts')).RulesPanel(figure),
      },
      play,
      table: {
        withheld,
        looks: true,
        broad: true,
        large: true,
        make: async () => new (await import('./panels/table-panel.ts')).TablePanel(figure),
      },
      classes: {
        withheld,
        looks: true,
        broad: true,
        large: true,
        make: async () => new (await import('./panels/classes-panel.ts')).ClassesPanel(figure),
      },
    }));
    this.#figure = figure;
  }

  /** A new run begins: the panels forget what was typed, and fetch the words that the game needs. */
  async open(scene: Pick<NimScene, 'takes'> & Partial<PresetGame>): Promise<void> {
    const { heaps } = scene;
    this.opened();
    const { vocabulary } = this.#figure;
    if (scene.takes) await vocabulary.more(PLAY_WORDS, PANEL_WORDS);
    // Only another game than the page’s own can have a story among the named games.
    const ours = nimScene.defaults.heaps.join() === heaps?.join();
    if (heaps && !(ours && isPlainNim({ ...(scene as PresetGame), heaps }))) {
      await vocabulary.more(PANEL_WORDS);
      this.#presets ??= await import('./panels/presets.ts');
    }
  }

  /** What the narration adds in a named game. */
  story(why: HeapWhy, explained: boolean): readonly Sentence[] {
    return this.#presets?.storyOf(this.#figure.currentScene(), why, explained) ?? [];
  }

  override settings(words: Messages): TemplateResult {
    const figure = this.#figure;
    const scene = figure.currentScene();
    return renderChoice(words, {
      legend: 'nim-show',
      name: 'show',
      choices: ['bundles', 'rows'] as const,
      chosen: scene.show,
      label: (show) => `nim-show-${show}`,
      choose: (show) => figure.adjust({ show }),
    });
  }

  /**
   * The story of a named game or its rules, with a remark if the typed rules were put in order. A frame has
   * room for the rules only. About Nim itself the page says enough.
   */
  override rules(words: Messages): unknown {
    const figure = this.#figure;
    const scene = figure.currentScene();
    if (figure.presenting) return nothing;
    if (figure.fit)
      return figure.summary ? say(words, rule(scene, figure.summary, words, true)) : nothing;
    const preset = this.#presets?.presetOf(scene);
    const heaps = figure.summary?.heaps ?? [];
    const rules = heaps.slice(0, scene.rules.length);
    const named = listed(
      rules.map(({ rule }) => ruleNamed(rule, words)),
      words.language,
      { type: 'conjunction', style: 'narrow' },
    );
    const about = `preset-${preset}-about`;
    if (isPlainNim(scene) && !words.has(about)) return nothing;
    const text = words.has(about)
      ? words.text(about)
      : words.text('rules-own', { rules: named, count: rules.length, end: scene.end });
    return html`<span>${text}</span>${rules.map(
      ({ rule, sorted, repeats }) =>
        html`${sorted ? html` <span class="about">${words.text('rule-sorted', { rule })}</span>` : nothing}${
          repeats
            ? html` <span class="about">${words.text('rule-repeats', { rule })}</span>`
            : nothing
        }`,
    )}`;
  }
}
