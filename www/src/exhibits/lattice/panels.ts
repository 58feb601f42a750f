import { html, nothing, type TemplateResult } from 'lit';
import type { Lazy } from '../../stage/lazy.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { Panels } from '../../stage/panels.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import { still } from '../../stage/preferences.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { printedMoves } from './naming.ts';
import type { LatticeFrame, Point } from './picture/view.ts';
import { presetOf } from './rules.ts';
import type { LatticeScene } from './scene.ts';
import type { ShownLattice } from './shown.ts';

/** The message files that every panel needs. */
const WORDS = [PLAY_WORDS, 'lattice-panels'];
const opened = async () => [
  (await import('../../stage/play-styles.ts')).playStyles,
  (await import('./panels/opened-styles.ts')).openedStyles,
];
/** The game that the page is about. */
const latticePreset = 'apples';

/** What the page shows around the picture of the lattice: rules, play, pattern, settings, and the question. */
export class LatticePanels extends Panels {
  /** In a game an arrow key offers a move. */
  override readonly keys = [{ keys: ['←', '↑', '↓', 'Enter'], does: 'eat' }];
  readonly #figure: ShownLattice;
  readonly #playView: Lazy<typeof import('./play/play-view.ts')>;
  readonly #settings: Lazy<InstanceType<typeof import('./panels/settings-panel.ts').SettingsPanel>>;
  readonly #described: Lazy<typeof import('./described.ts')>;

  /** The module that draws and narrates a game; fetched with the first game. */
  game: typeof import('./play/play-account.ts') | undefined;
  #answer: 'first' | 'second' | undefined;

  constructor(figure: ShownLattice) {
    const large = true;
    super(figure, WORDS, opened, {
      rules: {
        large,
        harmless: true,
        make: async () => new (await import('./panels/rules-panel.ts')).RulesPanel(figure),
      },
      play: { make: async () => (await import('./play/play-panel.ts')).playPanel(figure) },
      pattern: {
        looks: true,
        large,
        make: async () => new (await import('./panels/pattern-panel.ts')).PatternPanel(figure),
      },
    });
    this.#figure = figure;
    this.#playView = this.lazy(() => import('./play/play-view.ts'));
    this.#settings = this.lazy(
      async () => new (await import('./panels/settings-panel.ts')).SettingsPanel(figure),
    );
    this.#described = this.lazy(() => import('./described.ts'));
  }

  /** Another run begins: forgets what belongs to the old one. */
  async open({ path }: LatticeScene): Promise<void> {
    // The narration of a game needs its module from the first moment on.
    if (path) {
      this.game ??= await import('./play/play-account.ts');
      await this.#figure.vocabulary.more(...WORDS);
    }
    this.opened();
    this.#answer = undefined;
  }

  protected override forget(): void {
    super.forget();
    this.#settings.here?.forget();
  }

  /** The figure as text, once its module is here. */
  description(frame: LatticeFrame): readonly Sentence[] {
    return this.#described.module?.describe(frame, this.#figure.words?.language ?? 'en') ?? [];
  }

  /** What follows the narration: the game, or the question that the picture asks. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { play } = figure;
    if (!play.path) return this.#question(words);
    return this.#playView.render(words, (view) =>
      view.renderLatticePlay(view.viewOf(figure, words)),
    );
  }

  override settings(words: Messages): unknown {
    return this.#settings.render(words, (settings) => settings.render(words));
  }

  /** The rules in a line: always in a frame, and on the page if its own game is not the one that is played. */
  override rules(words: Messages): TemplateResult | typeof nothing {
    const { rules, fit } = this.#figure;
    const preset = presetOf(rules);
    if (preset && fit) return html`${words.text('rules-brief', { preset })}`;
    if (preset === latticePreset) return nothing;
    const about = preset
      ? words.text(`preset-${preset}-about`)
      : words.text('rules-own', { moves: printedMoves(rules.moves), end: rules.end });
    return html`${about}`;
  }

  /** The point that the picture asks about, if it asks a question. */
  get questioned(): Point | undefined {
    const figure = this.#figure;
    if (!figure.loaded || figure.play.path) return undefined;
    const { predict, reveal } = figure.currentScene();
    if (predict || !figure.mayReveal('hints') || reveal) return undefined;
    return figure.milestones().find(({ kind }) => kind === 'all-wholes')?.point;
  }

  /**
   * Would you go first? The colour of the last point on the axis answers this, so the verdict waits until
   * that point is coloured.
   */
  #question(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { colours, timeline } = figure;
    const all = this.questioned;
    const lost = all && colours.cell(all)?.lost;
    if (!all || lost === undefined) return nothing;
    const apples = all.m;
    const judged = colours.coloured(all, timeline.cursor);
    const colour = () => figure.colourAll();
    const button = (id: string, act: () => void) =>
      html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
    // Before the colour is seen, the answer begins the game, and gives nothing away.
    const answer = (choice: 'first' | 'second') => () => {
      if (!judged) {
        const computer = choice === 'first' ? 'second' : 'first';
        void figure.begin({ path: [all], computer, opponent: 'perfect' });
        return;
      }
      this.#answer = choice;
      figure.requestUpdate();
    };
    if (!this.#answer || !judged) {
      return html`<div class="aside"><p>${say(words, { id: 'lattice-ask', args: { apples } })}</p>
        ${button('lattice-go-first', answer('first'))} ${button('lattice-go-second', answer('second'))}
        ${judged ? nothing : button('lattice-colour-it', colour)}</div>`;
    }
    const right = (this.#answer === 'second') === lost;
    const id = right ? 'lattice-answer-right' : 'lattice-answer-wrong';
    const { end } = figure.rules;
    const args = { apples, end, lost: lost ? 'yes' : 'no' };
    const computer = this.#answer === 'first' ? 'second' : 'first';
    const game = () => void figure.begin({ path: [all], computer, opponent: 'perfect' });
    return html`<div class="aside"><p>${liveRegion(say(words, { id, args }))}</p>
      ${button('lattice-play-it', game)} ${button('lattice-why-it', () => void figure.ask(all))}
      ${still() ? nothing : button('lattice-watch', () => void figure.watch())}</div>`;
  }
}
