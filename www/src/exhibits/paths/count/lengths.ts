import { html, type TemplateResult } from 'lit';
import { renderNumbers } from '../../../stage/number-table.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';

/** A table with more rows scrolls. */
const LONG = 24;
/** The length of the longest bar and its height, in px. */
const [LONGEST, HEIGHT] = [72, 12];

/** The part of a number in another one, from 0 to 1, for numbers of any size. */
export const share = (part: string, whole: string): number =>
  Number((BigInt(part) * 10_000n) / (BigInt(whole) || 1n)) / 10_000;

/** How many paths have which length, as a table with bars. */
export function renderLengths(words: Messages, byLength: readonly string[]): TemplateResult {
  const most = byLength.reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other), '0');
  const bar = (paths: string) =>
    html`<svg class="chart" width=${LONGEST} height=${HEIGHT} aria-hidden="true">
      <rect class="chart-bar" x="1" y="1" width=${Math.max(1, share(paths, most) * (LONGEST - 2))} height=${HEIGHT - 2}></rect></svg>`;
  const rows = [...byLength.entries()].filter(([, paths]) => paths !== '0');
  return html`<section class="wide"><h2>${words.text('lengths-title')}</h2>
    ${renderNumbers(
      {
        label: words.text('lengths-title'),
        columns: [words.text('lengths-edges'), words.text('lengths-paths')],
        rows: rows.map(([edges, paths]) => [
          edges,
          html`${bigNumber(paths, words.language)} ${bar(paths)}`,
        ]),
      },
      rows.length > LONG ? 'tall' : 'whole',
    )}</section>`;
}
