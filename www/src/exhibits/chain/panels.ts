import { html, nothing, type TemplateResult } from 'lit';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { Messages } from '../../words/messages.ts';
import type { ChainFigure } from './element.ts';
import type { Opened } from './opened.ts';
import { renderInvitation } from './taking-view.ts';

/** The words of all that opens. */
const PANEL_WORDS = 'chain-panels';
type PanelName = 'row' | 'play' | 'groups' | 'table' | 'race' | 'map' | 'octal';

/** What opens around the row. */
export class ChainPanels {
  readonly byName = {
    row: () => this.#open('row'),
    play: () => this.#open('play'),
    groups: () => this.#open('groups'),
    table: () => this.#open('table'),
    race: () => this.#open('race'),
    map: () => this.#open('map'),
    octal: () => this.#open('octal'),
  };
  readonly large = ['row', 'groups', 'table', 'race', 'map', 'octal'];

  readonly #figure: ChainFigure;
  readonly #module: Lazy<typeof import('./opened.ts')>;
  readonly #gameView: Lazy<typeof import('./game-view.ts')>;
  #opened: Opened | undefined;

  constructor(figure: ChainFigure) {
    this.#figure = figure;
    const words = [PLAY_WORDS, PANEL_WORDS];
    const panel = opener(figure, words, async () => [
      (await import('./opened-styles.ts')).openedStyles,
    ]);
    const game = opener(figure, words, async () => [
      (await import('../../stage/play-styles.ts')).playStyles,
    ]);
    this.#module = panel(() => import('./opened.ts'));
    this.#gameView = game(() => import('./game-view.ts'));
  }

  /** Another run: what was typed and refused is forgotten. */
  opened(): void {
    this.#opened?.forget();
  }

  #open(name: PanelName): unknown {
    const module = this.#module.module;
    if (!module) return nothing;
    this.#opened ??= new module.Opened(this.#figure);
    return this.#opened[name]();
  }

  /** Under the narration: the game, or the invitation to one. */
  aside(): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, ready } = figure;
    const position = figure.position;
    if (!words || !ready || !position) return nothing;
    if (!figure.play.path) return renderInvitation(figure, words, position);
    return this.#gameView.module?.renderGame(figure, words, position) ?? nothing;
  }

  /** What is played, in short. */
  inShort(words: Messages): string {
    const { end } = this.#figure.currentScene();
    const { summary } = this.#figure;
    return words.text('in-short', { end, ruled: summary?.ruled ? 'yes' : 'no' });
  }

  settings(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    if (!words) return nothing;
    const { values } = figure.currentScene();
    return html`<fieldset><legend>${words.text('chain-show')}</legend>
      <label class="check"><input type="checkbox" name="values" .checked=${values}
        @change=${() => figure.adjust({ values: !values })} />
        ${words.text('chain-show-values')}</label></fieldset>`;
  }
}
