import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { renderAppleTable } from './apple-table.ts';
import { renderPointFields, type TypedPoint } from './go-to.ts';
import { moveArgs } from './naming.ts';
import type { Play } from './play.ts';
import { areApples, type Rules } from './rules.ts';
import { VALUES_SIDE } from './scene.ts';
import type { Point } from './view.ts';

/** Moves that are offered as buttons; the others are made on the plate, or by their numbers. */
const MOST_BUTTONS = 12;
/** Tallest bar of the chart, in px either way; and the least that is seen. */
const BAR = 40;
const LEAST_BAR = 4;

/** What a game is drawn with. */
export interface PlayScene {
  readonly play: Play;
  readonly words: Messages;
  readonly rules: Rules;
  readonly cursor: number;
  /** What is won and lost may be seen. */
  readonly hints: boolean;
  readonly guided: boolean;
  readonly fields: Fields;
  /** What stands in the fields that say where to move. */
  readonly typed: Point;
  seek(ply: number): void;
  /** Resolves when what has changed is drawn. */
  settled(): Promise<unknown>;
  again(): void;
  leave(): void;
  toggleHints(): void;
}

/** Below the narration: the apples, the moves, and afterwards the chart of values. */
export function renderPlay(scene: PlayScene): TemplateResult {
  const { play, words } = scene;
  return html`<div class=${play.over ? 'play over' : 'play'} tabindex="-1">
    ${status(scene)}
    ${areApples(scene.rules.moves) && play.at && !play.over ? renderAppleTable(scene, play.at) : nothing}
    ${moves(scene)}
    ${
      play.failed
        ? html`<p role="alert" class="wrong">${words.text(`error-${play.failed.code}`, play.failed.params)}</p>`
        : nothing
    }
    ${play.refused ? refusal(scene, play.refused) : nothing}
    ${play.over || play.full ? chart(scene) : nothing}
    <p class="plain">
      <button class="primary" @click=${scene.again}>${words.text('play-again')}</button>
      <button @click=${scene.toggleHints} aria-pressed=${scene.hints}>${words.text('play-hints')}</button>
      <button @click=${scene.leave}>${words.text('play-leave')}</button>
    </p>
  </div>`;
}

/** What is pressed is gone a moment later: the keyboard stays with the game. */
function stay(act: () => void) {
  return (event: Event): void => {
    const game = (event.currentTarget as Element).closest<HTMLElement>('.play');
    game?.focus({ preventScroll: true });
    act();
  };
}

/** Whose turn it is, or who has won. */
function status({ play, words, cursor, guided }: PlayScene): TemplateResult {
  const say_ = (sentence: Sentence) => html`<p role="status">${say(words, sentence)}</p>`;
  if (play.over) {
    const winner = play.record?.winner;
    const who = winner === undefined ? 'mover' : play.mover(winner === 'first' ? 0 : 1);
    return say_({
      id: 'play-over',
      args: { who, last: winner ?? 'first', guided: guided ? 'yes' : 'no' },
    });
  }
  if (play.full) return say_({ id: 'play-full' });
  const who = play.thinking ? 'thinking' : play.mover(cursor);
  return html`${say_({ id: 'play-turn', args: { who } })}
    ${
      who === 'computer'
        ? html`<button class="primary" @click=${stay(() => void play.answer())}>${words.text('play-go-on')}</button>`
        : nothing
    }`;
}

/** Makes a move by its button; at the end of a game the keyboard goes on to what can be done next. */
function chooser(play: Play, settled: () => Promise<unknown>) {
  return (to: Point) => async (event: Event) => {
    const group = (event.currentTarget as Element).closest('.play');
    await play.choose(to);
    await settled();
    const root = group?.getRootNode();
    if (root instanceof ShadowRoot && !root.activeElement) {
      group?.querySelector<HTMLElement>('button')?.focus();
    }
  };
}

/** A point to move to by its numbers; whether it can be reached is for the game to say. */
function anywhere({ typed }: PlayScene): TypedPoint {
  return { names: ['to-m', 'to-n'], columns: VALUES_SIDE, rows: VALUES_SIDE, typed };
}

/** Every move from here as a button, for those who do not point; the nearest of very many. */
function moves(scene: PlayScene): TemplateResult | typeof nothing {
  const { play, words, rules, cursor } = scene;
  const choose = chooser(play, scene.settled);
  const options = play.here?.options ?? [];
  if (options.length === 0) return nothing;
  // While the computer thinks they stay, so that the one that was pressed keeps the keyboard.
  const off = play.thinking || play.mover(cursor) === 'computer';
  return html`<div class="moves" role="group" aria-label=${words.text('play-moves')}>
    ${options.slice(0, MOST_BUTTONS).map(({ m, n, index, times }) => {
      const args = { ...moveArgs(rules.moves, index, times), m, n };
      return html`<button class="primary" aria-disabled=${off} @click=${choose({ m, n })}>${words.text('play-move', args)}</button>`;
    })}
    ${
      options.length > MOST_BUTTONS
        ? html`<span class="about">${words.text('play-more-moves', { left: options.length - MOST_BUTTONS })}</span>
          ${renderPointFields(words, scene.fields, anywhere(scene), 'play-to', (to) => void play.choose(to))}`
        : nothing
    }</div>`;
}

function refusal({ play, words }: PlayScene, { m, n }: Point): TemplateResult {
  const from = play.at ?? { m: 0, n: 0 };
  return html`<p role="alert" class="wrong">${say(words, {
    id: 'play-illegal',
    args: { m, n, fromM: from.m, fromN: from.n },
  })}</p>`;
}

/**
 * The value after each ply, up where whoever began (or the visitor) wins, down where not, as high
 * as plies are left; a blunder is crossed. Each bar is a step to return to.
 */
function chart({ play, words, cursor, seek }: PlayScene): TemplateResult | typeof nothing {
  const plies = play.record?.plies ?? [];
  const most = Math.max(1, ...plies.map(({ remoteness }) => remoteness));
  const ours = play.mover(0) === 'computer' ? 1 : 0;
  const size = (height: number) => (element?: Element) => {
    if (element instanceof HTMLElement) element.style.blockSize = `${height}px`;
  };
  return html`<figure class="chart"><figcaption>${words.text('chart-caption', {
    who: play.mover(ours),
  })}</figcaption>
    <ol>${plies.map(({ m, n, outcome, remoteness, blunder }, ply) => {
      const moverWins = outcome === 'N';
      const up = moverWins === (ply % 2 === ours);
      const height = LEAST_BAR + (BAR * remoteness) / most;
      const args = {
        ply,
        m,
        n,
        plies: remoteness,
        side: up ? 'up' : 'down',
        who: play.mover(ours),
        blunder: blunder ? 'yes' : 'no',
      };
      return html`<li><button class=${`${up ? 'up' : 'down'} ${blunder ? 'blunder' : ''}`}
        aria-current=${ply === cursor ? 'step' : 'false'} title=${words.text('chart-bar', args)}
        aria-label=${words.text('chart-bar', args)} @click=${stay(() => seek(ply))}><span ${ref(size(height))}></span></button></li>`;
    })}</ol>
    ${blunders(
      plies.flatMap(({ blunder }, ply) => (blunder ? [ply] : [])),
      words,
      seek,
    )}
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
