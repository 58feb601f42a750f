import { html, type TemplateResult } from 'lit';
import { raised } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';
import { lineSample, renderLines } from './lines-chart.ts';
import { drawnTo, type Growth } from './race-growth.ts';
import { digits, powered, timesOf, worded } from './race-words.ts';

export interface GainView {
  readonly words: Messages;
  readonly objects: number;
  /** Of the exhaustive search in the array, and in groups. */
  readonly array: Growth;
  readonly groups: Growth;
  readonly width: number;
  readonly pointed: number | undefined;
  point(objects: number | undefined): void;
}

/** How many times fewer moves the groups try, row by row. */
export function gains(array: Growth, groups: Growth): readonly number[] {
  return Array.from(groups.about, (moves, i) => (array.about[i] ?? 0) / moves);
}

/** The first row from which on something is gained at least 2ᴴ times; 0 if there is none. */
export function firstAtLeast(gained: readonly number[]): number {
  return gained.findLastIndex((gain, i) => gain < 2 ** (i + 1)) + 2;
}

/** A power of two in its digits, as long as they can be read. */
const power = (words: Messages, exponent: number): string =>
  exponent < 50 ? digits(words, String(2 ** exponent)) : powered(words, 2 ** exponent, 3);

/** The article expects a gain of at least 2ᴴ: what it is. */
export function renderGain(view: GainView): TemplateResult {
  const { words, array, groups, objects, width, pointed, point } = view;
  const to = drawnTo(objects);
  const gained = gains(array, groups);
  const powers = Array.from({ length: to }, (_, i) => 2 ** (i + 1));
  const here = pointed ?? Math.min(objects, to);
  const last = array.article.findLast((row) => row.array !== undefined)?.objects ?? 1;
  const from = firstAtLeast(gained);
  const args = (row: number) => ({
    objects: row,
    gain: worded(words, gained[row - 1] ?? 0),
    exponent: raised(row),
    power: power(words, row),
  });
  return html`<section class="wide gain"><h2>${words.text('gain-title')}</h2>
    <p>${words.text('gain-about', { ...args(last), from, reached: from <= gained.length ? 'yes' : 'no' })}</p>
    ${renderLines({
      label: words.text('gain-label', { to }),
      width,
      height: 180,
      to,
      lines: [
        { letter: '', place: 0, counts: gained },
        { letter: '', place: 1, counts: powers },
      ],
      printed: [],
      here,
      point,
    })}
    <p class="keys-of"><span>${lineSample(0)} ${words.text('gain-gained')}</span><span>${lineSample(1)} ${words.text('gain-power')}</span></p>
    <p>${words.text('gain-here', args(here))}</p>
    <details><summary>${words.text('gain-table')}</summary>
      <div class="scroll tall" role="group" tabindex="0" aria-label=${words.text('gain-table')}><table class="numbers">
        <thead><tr>${(['objects', 'gained', 'power'] as const).map((name) => html`<th scope="col">${words.text(`gain-column-${name}`)}</th>`)}</tr></thead>
        <tbody>${gained.map((gain, i) => html`<tr><th scope="row">${i + 1}</th><td>${timesOf(words, gain)}</td><td>${power(words, i + 1)}</td></tr>`)}</tbody>
      </table></div></details></section>`;
}
