import { html, nothing, type TemplateResult } from 'lit';
import { GamePanels } from '../../stage/game-panels.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { isForm } from './families.ts';
import { type GamesScene, gamesFields } from './scene.ts';
import type { ShownPosition } from './shown.ts';

/**
 * As many positions as a picture can show one by one, and at most as many images as count once on a board
 * with symmetries. The few games of more than 16,000 positions that would still fit take too long to wait for.
 */
const [MOST_WATCHED, IMAGES] = [2000, 8];

/** The panels around a game, and its buttons. */
export class GamesPanels extends GamePanels<GamesScene> {
  readonly #figure: ShownPosition;

  constructor(figure: ShownPosition) {
    const view = async () => {
      const { renderGame } = await import('./game-view.ts');
      return (words: Messages) => renderGame(figure, words);
    };
    const game = { choices: gamesFields.opponent.choices, view };
    super(
      figure,
      ['games-panels', 'games-tokens', 'graph-editor', 'graphs'],
      async () => [(await import('./tokens/styles.ts')).tokensStyles],
      game,
      (play) => ({
        choose: {
          harmless: true,
          drops: 'open',
          make: async () => new (await import('./choose-panel.ts')).ChoosePanel(figure),
        },
        rules: {
          broad: true,
          make: async () => (await import('./script/rules-panel.ts')).openRules(figure),
          large: true,
          drops: 'open',
        },
        play,
        several: {
          broad: true,
          make: async () => (await import('./forms/players-panel.ts')).openPlayers(figure),
          large: true,
        },
        graph: {
          looks: true,
          large: true,
          make: async () => (await import('./atlas/open.ts')).openGraph(figure),
        },
        tokens: {
          large: true,
          drops: 'always',
          make: async () => new (await import('./tokens/panel.ts')).TokensPanel(figure),
        },
      }),
    );
    this.#figure = figure;
  }

  override aside(words: Messages): TemplateResult {
    const figure = this.#figure;
    const described = figure.described?.aside(figure, words) ?? nothing;
    const small = figure.positions <= MOST_WATCHED * (figure.family.symmetric ? IMAGES : 1);
    const late = (act: (it: typeof import('./atlas/open.ts')) => unknown) => () =>
      void import('./atlas/open.ts').then(act, () => {});
    // A press beside a demonstration ends it, and so does the first of these buttons.
    if (figure.overlay && figure.overlay.panel === undefined)
      return html`<div class="aside actions"><button class="primary">${words.text('watch-back')}</button>
        <span class="watched"><button class="primary" @click=${late((it) => it.look(figure))}>${words.text('watch-look')}</button></span></div>`;
    return html`${described}${super.aside(words)}${
      small && !figure.play.path && !figure.overlay && figure.mayReveal('hints')
        ? html`<div class="aside"><button class="primary" @click=${late((it) => it.watch(figure))}>${words.text('watch-solver')}</button></div>`
        : nothing
    }`;
  }

  readonly #certificate = this.lazy(async () => {
    const { CertificateExport } = await import('./certificate.ts');
    return new CertificateExport(this.#figure);
  });

  /** A certificate says of every position who wins, and why. */
  override exports(words: Messages): unknown {
    if (!this.#figure.mayReveal('hints')) return nothing;
    return this.#certificate.render(words, (view) => view.render(words));
  }

  /** The rules in short. Those of a script are in its panel. */
  override rules(words: Messages): string | typeof nothing {
    const { presenting, loaded, overlay } = this.#figure;
    // The graph with tokens has rules of its own.
    if (!loaded || presenting || overlay?.panel === 'tokens') return nothing;
    const scene = this.#figure.currentScene();
    const { game } = scene;
    if (game === 'script') return nothing;
    if (isForm(game)) {
      const { rules, endRule = 'none' } = configOf(scene);
      const args = { game, end: endRule, rules, ...this.#figure.sizes };
      return words.has('form-rules') ? words.text('form-rules', args) : nothing;
    }
    const rules = { id: 'games-rules', args: { game, ...this.#figure.sizes } };
    if (this.#figure.family.stones === 'marks') return plain(words, [rules]);
    const you = scene.opponent === 'human' ? 'none' : scene.computer === 'first' ? 'light' : 'dark';
    return plain(words, [rules, { id: 'games-yours', args: { you } }]);
  }
}
