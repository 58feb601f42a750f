import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Fields } from './fields.ts';
import { renderChoice } from './inputs.ts';
import type { Panel } from './panels.ts';
import type { PlayScene } from './play.ts';

/** What a scene says about the computer's play. */
export interface OpponentScene extends PlayScene {
  /** How often an erring opponent makes a mistake, in percent. */
  readonly percent: number;
  /** The seed of an erring opponent's moves. */
  readonly seed: number;
}

/** The figure that begins a game. */
export interface PlayedFigure<Scene extends OpponentScene> {
  panel: string | undefined;
  readonly fields: Fields;
  currentScene(): Scene;
  adjust(fields: Partial<Scene>): void;
}

/** The exhibit's own part of the panel. */
export interface OwnGame<Scene extends OpponentScene> {
  /** The opponents that the visitor may play against. */
  readonly choices: readonly Scene['opponent'][];
  begin(fields: Partial<Scene>): Promise<void>;
  /** The current game, or what a new game begins with. It comes first. */
  start?(words: Messages): unknown;
  /** What stands beside the button that begins a game. */
  more?(words: Messages): unknown;
}

/** The choice of opponent and of who moves first, and the button that begins a game. */
export class PlayPanel<Scene extends OpponentScene> implements Panel {
  readonly #figure: PlayedFigure<Scene>;
  readonly #own: OwnGame<Scene>;

  constructor(figure: PlayedFigure<Scene>, own: OwnGame<Scene>) {
    this.#figure = figure;
    this.#own = own;
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { percent, computer } = figure.currentScene();
    const opponent = this.#opponent;
    const erring = html`${figure.fields.render(
      {
        name: 'percent',
        min: 0,
        max: 100,
        value: () => percent,
        take: (often) => figure.adjust(part<Scene>({ percent: often })),
      },
      words,
    )}`;
    return html`${this.#own.start?.(words) ?? nothing}
      ${renderChoice(
        words,
        {
          legend: 'play-against',
          name: 'opponent',
          choices: this.#own.choices,
          chosen: opponent,
          label: (name) => `opponent-${name}`,
          choose: (name) => figure.adjust(part<Scene>({ opponent: name })),
        },
        opponent === 'erring' ? erring : nothing,
      )}
      ${opponent === 'human' ? nothing : this.#sides(words, computer)}
      <fieldset><legend>${words.text('play-begin-legend')}</legend>
        <button class="primary" @click=${() => this.#begin()}>${words.text('play-begin')}</button>
        ${this.#own.more?.(words) ?? nothing}
      </fieldset>`;
  }

  #sides(words: Messages, computer: PlayScene['computer']): TemplateResult {
    return renderChoice(words, {
      legend: 'play-who',
      name: 'computer',
      choices: ['second', 'first'],
      chosen: computer,
      label: (side) => `play-computer-${side}`,
      choose: (side) => this.#figure.adjust(part<Scene>({ computer: side })),
    });
  }

  #begin(): void {
    this.#figure.panel = undefined;
    const seed = Math.floor(Math.random() * 1_000_000);
    void this.#own.begin(part<Scene>({ opponent: this.#opponent, seed }));
  }

  /** An opponent that this panel does not offer counts as the perfect one. */
  get #opponent(): string {
    const { opponent } = this.#figure.currentScene();
    return this.#own.choices.includes(opponent) ? opponent : 'perfect';
  }
}

/** Fields of every game as fields of one exhibit's scene. */
function part<Scene>(fields: Partial<OpponentScene>): Partial<Scene> {
  return fields as Partial<Scene>;
}
