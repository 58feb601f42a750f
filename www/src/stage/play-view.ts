import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { CodedError } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';
import type { GameRecord, Mover } from './play.ts';

/** Tallest bar of the chart, in px either way; and the least that is seen. */
const BAR = 40;
const LEAST_BAR = 4;

/** A game, as far as what surrounds its moves needs it. */
export interface PlayedGame {
  readonly record: GameRecord | undefined;
  readonly over: boolean;
  readonly full: boolean;
  readonly thinking: boolean;
  readonly failed: CodedError | undefined;
  mover(ply: number): Mover;
  answer(): Promise<void>;
}

/** What a game is drawn with, whatever is played. */
export interface PlayView {
  readonly play: PlayedGame;
  readonly words: Messages;
  readonly cursor: number;
  /** What is won and lost may be seen. */
  readonly hints: boolean;
  /** Nothing is covered that the chart would tell. */
  readonly open: boolean;
  seek(ply: number): void;
  again(): void;
  leave(): void;
  toggleHints(): void;
}

/** The parts of a game that are the exhibit's own. */
export interface OwnParts {
  /** Whose turn it is, and how to move. */
  readonly turn: string;
  /** Said when the game is over, in place of the usual. */
  readonly overId?: string;
  /** Before the end: where one moves. */
  readonly moves: unknown;
  /** After a move that was none. */
  readonly refusal: unknown;
  /** Under the chart, in place of the list of plies that gave the win away. */
  readonly blunders?: unknown;
  /** Under the chart of a game that is over. */
  readonly afterwards?: unknown;
  /** The place after a ply, as it is printed. */
  printed(ply: number): string;
}

/** Below the narration: whose turn it is, the moves, and afterwards the chart of values. */
export function renderPlay(view: PlayView, own: OwnParts): TemplateResult {
  const { play, words } = view;
  return html`<div class=${play.over ? 'play over' : 'play'} tabindex="-1">
    ${status(view, own)} ${own.moves}
    ${
      play.failed
        ? html`<p role="alert" class="wrong">${words.text(`error-${play.failed.code}`, play.failed.params)}</p>`
        : nothing
    }
    ${own.refusal}
    ${view.open && (play.over || play.full) ? html`${chart(view, own)} ${own.afterwards ?? nothing}` : nothing}
    <p class="plain">
      <button class="primary" @click=${view.again}>${words.text('play-again')}</button>
      <button @click=${view.toggleHints} aria-pressed=${view.hints}>${words.text('play-hints')}</button>
      <button @click=${view.leave}>${words.text('play-leave')}</button>
    </p>
  </div>`;
}

/** What is pressed is gone a moment later: the keyboard stays with the game. */
export function stay(act: () => void) {
  return (event: Event): void => {
    const game = (event.currentTarget as Element).closest<HTMLElement>('.play');
    game?.focus({ preventScroll: true });
    act();
  };
}

/** Whose turn it is, or who has won. */
function status({ play, words, cursor }: PlayView, { turn, overId }: OwnParts): TemplateResult {
  if (play.over) {
    const winner = play.record?.winner;
    const who = winner === undefined ? 'mover' : play.mover(winner === 'first' ? 0 : 1);
    const args = { who, last: winner ?? 'first' };
    const id = overId !== undefined && who === 'computer' ? overId : 'play-over';
    return html`<p role="status">${say(words, { id, args })}</p>`;
  }
  if (play.full) return html`<p role="status">${words.text('play-full')}</p>`;
  const who = play.thinking ? 'thinking' : play.mover(cursor);
  return html`<p role="status">${say(words, { id: turn, args: { who } })}</p>
    ${
      who === 'computer'
        ? html`<button class="primary" @click=${stay(() => void play.answer())}>${words.text('play-go-on')}</button>`
        : nothing
    }`;
}

/**
 * The value after each ply, up where whoever began (or the visitor) wins, down where not, as high
 * as plies are left, where that is known; a blunder is crossed. Each bar is a step to return to.
 */
function chart(view: PlayView, { printed, blunders: own }: OwnParts): TemplateResult {
  const { play, words, cursor, seek } = view;
  const plies = play.record?.plies ?? [];
  const most = Math.max(1, ...plies.map(({ remoteness }) => remoteness ?? 1));
  const ours = play.mover(0) === 'computer' ? 1 : 0;
  const size = (height: number) => (element?: Element) => {
    if (element instanceof HTMLElement) element.style.blockSize = `${height}px`;
  };
  const known = plies.every(({ remoteness }) => remoteness !== undefined);
  return html`<figure class="chart"><figcaption>${words.text('chart-caption', {
    who: play.mover(ours),
    known: known ? 'yes' : 'no',
  })}</figcaption>
    <ol>${plies.map(({ outcome, remoteness, blunder }, ply) => {
      const moverWins = outcome === 'N';
      const up = moverWins === (ply % 2 === ours);
      const height = LEAST_BAR + (BAR * (remoteness ?? most / 2)) / most;
      const args = {
        ply,
        position: printed(ply),
        plies: remoteness ?? -1,
        side: up ? 'up' : 'down',
        who: play.mover(ours),
        blunder: blunder ? 'yes' : 'no',
      };
      return html`<li><button class=${`${up ? 'up' : 'down'} ${blunder ? 'blunder' : ''}`}
        aria-current=${ply === cursor ? 'step' : 'false'} title=${words.text('chart-bar', args)}
        aria-label=${words.text('chart-bar', args)} @click=${stay(() => seek(ply))}><span ${ref(size(height))}></span></button></li>`;
    })}</ol>
    ${
      own ??
      blunders(
        plies.flatMap(({ blunder }, ply) => (blunder ? [ply] : [])),
        words,
        seek,
      )
    }
  </figure>`;
}

function blunders(plies: readonly number[], words: Messages, seek: (ply: number) => void) {
  if (plies.length === 0) return html`<p class="plain">${words.text('chart-no-blunder')}</p>`;
  return html`<p class="plain">${words.text('chart-blunders', { count: plies.length })}
    ${plies.map(
      (ply) =>
        html`<button @click=${stay(() => seek(ply - 1))}>${words.text('chart-before', { ply })}</button> `,
    )}</p>`;
}
