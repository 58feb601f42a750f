import { html, type TemplateResult } from 'lit';
import { pointsOf, renderKeys } from '../../../stage/chart.ts';
import { raised } from '../../../stage/log-axis.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { renderRaceChart } from './chart.ts';
import { drawnTo, type Growth } from './growth.ts';
import { digits, powered, timesOf, worded } from './words.ts';

export interface GainView {
  readonly words: Messages;
  readonly objects: number;
  /** The moves of the exhaustive search in the array, and in groups. */
  readonly array: Growth;
  readonly groups: Growth;
  readonly width: number;
  readonly pointed: number | undefined;
  point(objects: number | undefined): void;
}

/** How many times fewer moves the search tries in groups, row by row. */
export function gains(array: Growth, groups: Growth): readonly number[] {
  return Array.from(groups.about, (moves, i) => sure(array.about[i]) / moves);
}

/** The row of H objects from which on the gain is always at least 2ᴴ; one more than the last row if it is not. */
export function firstAtLeast(gained: readonly number[]): number {
  return gained.findLastIndex((gain, i) => gain < 2 ** (i + 1)) + 2;
}

/** A power of two in all its digits, or rounded if it is too long to read. */
const power = (words: Messages, exponent: number): string =>
  exponent < 50 ? digits(words, String(2 ** exponent)) : powered(words, 2 ** exponent, 3);

/** The real gain of groups beside the gain of at least 2ᴴ that the article expects. */
export function renderGain(view: GainView): TemplateResult {
  const { words, array, groups, objects, width, pointed, point } = view;
  const to = drawnTo(objects);
  const gained = gains(array, groups);
  const powers = Array.from({ length: to }, (_, i) => 2 ** (i + 1));
  const series = [gained.slice(0, to), powers].map((counts, look) => {
    return { look, points: pointsOf(counts) };
  });
  const here = pointed ?? Math.min(objects, to);
  const last = sure(array.article.findLast((row) => row.array?.moves !== undefined)).objects;
  const from = firstAtLeast(gained);
  const args = (row: number) => ({
    objects: row,
    gain: worded(words, sure(gained[row - 1])),
    exponent: raised(row),
    power: power(words, row),
  });
  return html`<section class="wide gain"><h2>${words.text('gain-title')}</h2>
    <p>${words.text('gain-about', { ...args(last), from, reached: from <= gained.length ? 'yes' : 'no' })}</p>
    ${renderRaceChart({ label: words.text('gain-label', { to }), width, height: 180, to, here, said: words.text('gain-here', args(here)), series, point })}
    ${renderKeys([
      [{ look: 0 }, words.text('gain-gained')],
      [{ look: 1 }, words.text('gain-power')],
    ])}
    <p>${words.text('gain-here', args(here))}</p>
    ${renderTwin({
      label: words.text('gain-table'),
      columns: (['objects', 'gained', 'power'] as const).map((name) =>
        words.text(`gain-column-${name}`),
      ),
      rows: gained.map((gain, i) => [i + 1, timesOf(words, gain), power(words, i + 1)]),
    })}</section>`;
}
