import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../engine/errors.ts';
import { sure } from '../sure.ts';
import type { Messages } from '../words/messages.ts';
import { type Sentence, say } from '../words/sentence.ts';
import { renderChart } from './chart.ts';
import { renderTwin } from './number-table.ts';
import { type GameRecord, type Mover, type Side, sideOf } from './play.ts';

/** The width of a bar, wide enough for a finger, and the height of the chart with both halves, in px. */
const [BAR, HEIGHT] = [24, 96];

/** What the surroundings of a game need to know about it. */
export interface PlayedGame {
  readonly path: readonly unknown[] | undefined;
  readonly record: GameRecord | undefined;
  readonly over: boolean;
  readonly full: boolean;
  readonly thinking: boolean;
  readonly failed: CodedError | undefined;
  mover(ply: number): Mover;
  moverOf(side: Side): Mover;
  answer(): Promise<void>;
}

/** What the chart of a game needs. */
export interface ChartView {
  readonly play: PlayedGame;
  readonly words: Messages;
  readonly cursor: number;
  seek(ply: number): void;
}

/** The exhibit's own words about the course of a game. */
export interface CourseParts {
  /** For a ply that gave the win away: what that player should have played. */
  better?(ply: number, move: never): Sentence;
  /** Under the chart of a game that is over. */
  readonly afterwards?: unknown;
  /** The place after a ply, as text. */
  printed(ply: number): string;
}

/** How a game went: the chart of its values, and what the exhibit adds. */
export function renderChronicle(view: ChartView, own: CourseParts): TemplateResult {
  return html`${chart(view, own)} ${own.afterwards ?? nothing}`;
}

/**
 * The value after each ply. A bar goes up if the player who began (or the visitor) wins, down if not. Its
 * height is the number of plies left, where that is known. A blunder is crossed. Each bar leads back to its
 * ply.
 */
function chart(view: ChartView, { printed, better }: CourseParts): TemplateResult {
  const { play, words, cursor, seek } = view;
  const plies = play.record?.plies ?? [];
  const most = Math.max(1, ...plies.map(({ remoteness }) => remoteness ?? 1));
  const ours = play.moverOf('first') === 'computer' ? 'second' : 'first';
  const who = play.moverOf(ours);
  const bars = plies.map(({ outcome, remoteness, blunder }, ply) => {
    const side =
      outcome === 'D'
        ? 'drawn'
        : (outcome === 'N') === (sideOf(plies, ply) === ours)
          ? 'up'
          : 'down';
    const height = (outcome === 'D' ? 0 : (remoteness ?? most / 2)) + most / 10;
    const label = words.text('chart-bar', {
      ply,
      position: printed(ply),
      plies: remoteness ?? -1,
      side,
      who,
      blunder: blunder ? (plies[ply - 1]?.outcome ?? 'N') : 'no',
    });
    return { point: [ply, side === 'down' ? -height : height] as const, label, side, blunder };
  });
  const known = plies.every(
    ({ outcome, remoteness }) => outcome === 'D' || remoteness !== undefined,
  )
    ? 'yes'
    : 'no';
  return html`<figure class="plies"><figcaption>${words.text('chart-caption', { who, known })}</figcaption>
    <div class="scroll">${renderChart({
      label: words.text('chart-caption', { who, known }),
      width: plies.length * BAR,
      height: HEIGHT,
      items: [0, plies.length - 1],
      scale: { from: -1.1 * most, to: 1.1 * most },
      series: [
        {
          look: 'bars',
          points: bars.map(({ point }) => point),
          kind: (ply) => (bars[ply]?.side === 'down' ? 'lost' : 'won'),
        },
      ],
      here: { at: cursor },
      crossed: bars.flatMap(({ blunder }, ply) => (blunder ? [ply] : [])),
      steps: {
        label: (ply) => sure(bars[ply]).label,
        go: seek,
      },
    })}</div>
    ${blunders(view, better)}
    ${renderTwin({
      label: words.text('table-twin'),
      columns: [words.text('chart-column-ply'), words.text('chart-column-value')],
      rows: bars.map(({ label }, ply) => [ply, label]),
    })}
  </figure>`;
}

/** The plies that gave the win away, and what the player should have played. */
function blunders({ play, words, seek }: ChartView, better: CourseParts['better']): TemplateResult {
  const plies = (play.record?.plies ?? []).flatMap((recorded, ply) =>
    recorded.blunder ? [{ ply, move: recorded.better }] : [],
  );
  if (plies.length === 0) return html`<p class="plain">${words.text('chart-no-blunder')}</p>`;
  const before = (ply: number) =>
    html`<button @click=${() => seek(ply - 1)}>${words.text('chart-before', { ply })}</button>`;
  if (better) {
    return html`<ul class="better">${plies.map(
      ({ ply, move }) => html`<li>${say(words, better(ply, move as never))} ${before(ply)}</li>`,
    )}</ul>`;
  }
  const drawn = play.record?.plies.some(({ outcome }) => outcome === 'D') ? 'yes' : 'no';
  return html`<p class="plain">${words.text('chart-blunders', { count: plies.length, drawn })}
    ${plies.map(({ ply }) => html`${before(ply)} `)}</p>`;
}
