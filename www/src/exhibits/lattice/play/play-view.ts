import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { renderRefusal } from '../../../stage/form.ts';
import { type EndedGame, renderNext } from '../../../stage/game-next.ts';
import { renderOwnGame } from '../../../stage/own-game.ts';
import { takeBack } from '../../../stage/take-back.ts';
import type { Messages } from '../../../words/messages.ts';
import { moveArgs } from '../naming.ts';
import { renderPointFields, type TypedPoint } from '../panels/go-to.ts';
import type { Point } from '../picture/view.ts';
import type { Rules } from '../rules.ts';
import { type LatticeScene, latticeFields, latticeScene, tells, VALUES_SIDE } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';
import type { Play } from './play.ts';

/**
 * How many moves have a button under the narration, and in the panel. Visitors make the others on the picture,
 * or by numbers.
 */
const [FEW, MOST_BUTTONS] = [3, 12];

/** What the view of a game on the lattice needs. */
export interface LatticePlayView {
  readonly figure: ShownLattice;
  readonly words: Messages;
  readonly play: Play;
  readonly rules: Rules;
  readonly cursor: number;
  /** Opens the panel with the course of the whole game. */
  showCourse(): void;
}

/** The game of a figure, as it stands at the cursor. */
export function viewOf(figure: ShownLattice, words: Messages): LatticePlayView {
  const { play, timeline, rules } = figure;
  return {
    figure,
    words,
    play,
    rules,
    cursor: timeline.cursor,
    showCourse: () => {
      if (figure.panel !== 'play') figure.togglePanel('play');
    },
  };
}

/**
 * Under the narration: whose turn it is and a few moves or, when the game is over, what the visitor can do
 * next.
 */
export function renderLatticePlay(view: LatticePlayView): TemplateResult {
  const { play, words } = view;
  const over = play.over || play.full;
  return html`<div class=${play.over ? 'play over' : 'play'} tabindex="-1">
    ${yours(view) ? html`<p class="turn">${words.text('play-turn')}</p>` : nothing}
    ${
      waits(view)
        ? html`<button class="primary" @click=${() => void play.answer()}>${words.text('play-go-on')}</button>`
        : nothing
    }
    ${moves(view, FEW)}
    ${play.failed ? html`<p>${renderRefusal(words, play.failed)}</p>` : nothing}
    ${
      view.figure.tasked
        ? nothing
        : over
          ? html`<p class="plain"><button class="primary" @click=${() => void view.figure.begin({ path: play.path?.slice(0, 1) })}>${words.text('play-new')}</button>
          ${whyButton(view)}
          <button @click=${view.showCourse}>${words.text('play-course')}</button> ${renderNext(next(view), words)}</p>`
          : html`<p class="asks">${whyButton(view)} ${view.cursor > 0 ? html`<button class="primary" @click=${() => takeBack(view.figure)}>${words.text('play-back')}</button>` : nothing}</p>`
    }</div>`;
}

/** Asks why the player to move loses or wins; in a game that is over, where the loser could still win. */
function whyButton({ figure, play, words }: LatticePlayView): TemplateResult | typeof nothing {
  const { hints, why } = figure.currentScene();
  // Where the link forbids hints, only a game that is over is explained.
  if (!hints && !play.over) return nothing;
  const explain = () => {
    figure.adjust(play.over ? { hints: true, why: true } : { why: !why });
    if (!play.over) return;
    const gave = play.record?.plies.findLastIndex(({ blunder }) => blunder) ?? -1;
    figure.timeline.seek(Math.max(0, gave - 1));
  };
  return html`<button class="primary why-button" aria-pressed=${hints && why} @click=${explain}>${words.text('game-why')}</button>`;
}

/** What may follow a game: an opponent without mistakes or, after a win against that, two whole apples more. */
function next({ figure, play }: LatticePlayView): EndedGame<LatticeScene> {
  const path = play.path?.slice(0, 1) ?? [];
  const startScene = () => ({ ...figure.currentScene(), path, why: false, cursor: undefined });
  const harderStart = () => {
    const more = path.map(({ m, n }) => ({ m: m + 2, n }));
    return more.some(({ m }) => m >= VALUES_SIDE) ? undefined : { path: more };
  };
  const change = (scene: Partial<LatticeScene>) => figure.begin(scene);
  const { exhibit } = figure;
  return { exhibit, spec: latticeScene, play, startScene, harderStart, change };
}

/** Whether the computer is to move and has stopped. */
function waits({ play, cursor }: LatticePlayView): boolean {
  return !play.over && !play.full && !play.thinking && play.mover(cursor) === 'computer';
}

/** Whether somebody at the page is to move. */
const yours = ({ play, cursor }: LatticePlayView): boolean =>
  !play.over && !play.full && !play.thinking && play.mover(cursor) !== 'computer';

/** The figure as the panel of its game needs it. A game that is over may be looked through, hints or not. */
const inPanel = (figure: ShownLattice) => ({
  play: figure.play,
  timeline: figure.timeline,
  mayReveal: () => true,
  currentScene: () => ({ hints: tells(figure.currentScene()) }),
  // Whoever shows who wins here allows hints and asks why; whoever hides it takes back only the question.
  adjust: ({ hints }: { hints: boolean }) =>
    figure.adjust(hints ? { hints, why: true } : { why: false }),
  leave: () =>
    void figure.change({
      path: undefined,
      cursor: undefined,
      opponent: latticeFields.opponent.default,
      why: latticeFields.why.default,
    }),
});

/** In the panel: more moves, the chart of a finished game, and the buttons of the game. */
export function renderWholeGame(view: LatticePlayView): TemplateResult {
  const { figure, play, words } = view;
  const many = (play.here?.options.length ?? 0) > FEW;
  const printed = (ply: number) => {
    const { m, n } = play.path?.[ply] ?? { m: 0, n: 0 };
    return `(${m}, ${n})`;
  };
  return html`<div class="play whole" tabindex="-1">
    ${renderOwnGame(inPanel(figure), words, many ? moves(view, MOST_BUTTONS) : nothing, { printed })}
  </div>`;
}

/** The fields for a point to move to. The game decides whether a move leads there. */
function anywhere(typed: Point): TypedPoint {
  return { names: ['to-m', 'to-n'], columns: VALUES_SIDE, rows: VALUES_SIDE, typed };
}

/**
 * The moves from here as buttons, for visitors who do not use a pointer; if they are very many, only the
 * nearest.
 */
function moves(view: LatticePlayView, most: number): TemplateResult | typeof nothing {
  const { figure, play, words, rules, cursor } = view;
  const choose = (to: Point) => () => void play.choose(to);
  const options = play.here?.options ?? [];
  if (options.length === 0) return nothing;
  const left = options.length - most;
  // The buttons stay while the computer thinks, so that the pressed one keeps the keyboard focus.
  const off = play.thinking || play.mover(cursor) === 'computer';
  const named = options.slice(0, most).map(({ ply: { index, times, to } }) => ({
    to,
    key: `${index} ${times}`,
    name: words.text('eat', { ...moveArgs(rules.moves, index, times), ...to }),
  }));
  return html`<div class="moves" role="group" aria-label=${words.text('play-moves')}>
    ${repeat(
      named,
      // A button never becomes that of another move under the finger or the keyboard.
      ({ key, name }) => `${key} ${name}`,
      ({ name, to }) =>
        html`<button class="primary" aria-disabled=${off} @click=${choose(to)}>${name}</button>`,
    )}
    ${
      left <= 0
        ? nothing
        : most === FEW
          ? html`<button @click=${view.showCourse}>${words.text('option-more', { left })}</button>`
          : html`<span class="about">${words.text('play-more-moves', { left })}</span>
            ${renderPointFields(words, figure.fields, anywhere(play.typed), 'play-to', (to) => void play.choose(to))}`
    }</div>`;
}
