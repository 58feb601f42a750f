import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { PlayedGame } from './play-view.ts';
import type { Taking } from './take-back.ts';

/** What the buttons of a game need of its figure. */
export interface GameSurroundings extends Taking {
  readonly play: PlayedGame & Taking['play'];
  /** Whether the figure may explain who wins, or covers it until somebody uncovers it. */
  readonly asks: 'why' | 'uncover' | undefined;
  /** Whether each move shows its value. */
  readonly explains: boolean;
  readonly demonstrates: boolean;
  explain(): void;
  uncover(): void;
  letBegin(): void;
  again(): void;
  /** Whether marks are left on the picture at the end of a game. */
  readonly keepsMarks: boolean;
}

/** Under the narration: the few actions that are likely now. At the end of a game they stand on the picture. */
export function renderGameButtons(figure: GameSurroundings, words: Messages): TemplateResult {
  const { play, timeline } = figure;
  const button = (id: string, act: () => void) =>
    html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
  const game = play.path
    ? html`${waits(figure) ? button('play-go-on', () => void play.answer()) : nothing}
      ${timeline.cursor > 0 ? button('play-back', () => void import('./take-back.ts').then((it) => it.takeBack(figure))) : nothing}
      ${play.over ? nothing : button('play-new', () => figure.again())}`
    : button('game-computer-begins', () => figure.letBegin());
  return html`<div class="aside play">${play.over ? nothing : whyButton(figure, words)} ${game}</div>`;
}

/** The button that asks why. Pressing it again hides the answer. */
export function whyButton(figure: GameSurroundings, words: Messages): unknown {
  const { asks, explains } = figure;
  if (asks === 'uncover') {
    return html`<button class="primary" @click=${() => figure.uncover()}>${words.text('reveal-all')}</button>`;
  }
  if (asks === undefined) return nothing;
  return html`<button class="primary why-button" aria-pressed=${explains} @click=${() => figure.explain()}>${words.text('game-why')}</button>`;
}

/** Whether it is the computer's turn and the computer has stopped. */
function waits({ play, timeline }: GameSurroundings): boolean {
  if (play.over || play.full || play.thinking) return false;
  return play.mover(timeline.cursor) === 'computer';
}
