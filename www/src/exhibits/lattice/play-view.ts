import { html, nothing, type TemplateResult } from 'lit';
import type { Fields } from '../../stage/fields.ts';
import { type PlayView, renderPlay } from '../../stage/play-view.ts';
import { say } from '../../words/sentence.ts';
import { renderAppleTable } from './apple-table.ts';
import { renderPointFields, type TypedPoint } from './go-to.ts';
import { moveArgs } from './naming.ts';
import type { Play } from './play.ts';
import { areApples, type Rules } from './rules.ts';
import { VALUES_SIDE } from './scene.ts';
import type { Point } from './view.ts';

/** Moves that are offered as buttons; the others are made on the plate, or by their numbers. */
const MOST_BUTTONS = 12;

/** What a game on the lattice is drawn with. */
export interface LatticePlayView extends PlayView {
  readonly play: Play;
  readonly rules: Rules;
  readonly guided: boolean;
  readonly fields: Fields;
  /** What stands in the fields that say where to move. */
  readonly typed: Point;
  /** Resolves when what has changed is drawn. */
  settled(): Promise<unknown>;
}

/** Below the narration: the apples, the moves, and afterwards the chart of values. */
export function renderLatticePlay(scene: LatticePlayView): TemplateResult {
  const { play } = scene;
  return renderPlay(scene, {
    turn: 'play-turn',
    ...(scene.guided ? { overId: 'play-over-strategy' } : {}),
    moves: html`${
      areApples(scene.rules.moves) && play.at && !play.over
        ? renderAppleTable(scene, play.at)
        : nothing
    }${moves(scene)}`,
    refusal: play.refused ? refusal(scene, play.refused) : nothing,
    printed: (ply) => {
      const { m, n } = play.path?.[ply] ?? { m: 0, n: 0 };
      return `(${m}, ${n})`;
    },
  });
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
function anywhere({ typed }: LatticePlayView): TypedPoint {
  return { names: ['to-m', 'to-n'], columns: VALUES_SIDE, rows: VALUES_SIDE, typed };
}

/** Every move from here as a button, for those who do not point; the nearest of very many. */
function moves(scene: LatticePlayView): TemplateResult | typeof nothing {
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

function refusal({ play, words }: LatticePlayView, { m, n }: Point): TemplateResult {
  const from = play.at ?? { m: 0, n: 0 };
  return html`<p role="alert" class="wrong">${say(words, {
    id: 'play-illegal',
    args: { m, n, fromM: from.m, fromN: from.n },
  })}</p>`;
}
