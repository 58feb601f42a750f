import { html, nothing, svg, type TemplateResult } from 'lit';
import type { ColdPair, HeapWhy, NimSummary } from '../../../pkg/nim.js';
import { CodedError } from '../../engine/errors.ts';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import type { NimScene } from './scene.ts';
import { coldPair, coldPairs, grundyValues, type PairRow, type Values } from './table.ts';

/** The longest table that is worked out; the chart and the printed table show its beginning. */
const LONGEST = 1_000_000;
const [CHARTED, PRINTED, PAIRS] = [400, 120, 24];
/** Width of a bar and height of the chart, in px. */
const [BAR, HEIGHT] = [9, 120];
/** The first index at which the formula with doubles is wrong. */
const FIRST_FAILURE = 102_334_155n;

export interface TablePanel {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: NimScene;
  readonly summary: NimSummary;
  readonly here: HeapWhy | undefined;
  /** The largest heap of the table. */
  readonly to: number;
  extend(to: number): void;
  redraw(): void;
}

/** Grundy values of each rule, or Wythoff's cold pairs; fetched once for what is asked. */
export function renderTablePanel(panel: TablePanel): TemplateResult {
  return panel.scene.coupling === 'wythoff' ? pairs(panel) : values(panel);
}

/** What has been fetched, by what it is. */
const fetched = new Map<string, unknown>();

/** A result, or undefined while it is on its way; the panel is drawn again when it is here. */
function once<T>(
  key: string,
  ask: () => Promise<T>,
  redraw: () => void,
): T | CodedError | undefined {
  if (fetched.has(key)) return fetched.get(key) as T | CodedError | undefined;
  fetched.set(key, undefined);
  ask()
    .catch((error: unknown) => CodedError.from(error))
    .then((result) => {
      fetched.set(key, result);
      redraw();
    });
  return undefined;
}

function values(panel: TablePanel): TemplateResult {
  const { words, fields, summary, to } = panel;
  const rules = [...new Set(summary.heaps.map(({ rule }) => rule))];
  return html`${rules.map((rule) => oneRule(panel, rule))}
    <fieldset><legend>${words.text('table-size')}</legend>
      ${fields.render({ name: 'table-to', min: 10, max: LONGEST, value: () => to, take: panel.extend }, words)}
      <span class="about">${words.text('table-csv')}</span>
    </fieldset>`;
}

function oneRule(
  { words, to, redraw, summary, here, scene }: TablePanel,
  rule: string,
): TemplateResult {
  const found = once(
    `${rule} ${to} ${scene.past}`,
    () => grundyValues(rule, to, scene.past),
    redraw,
  );
  const heaps = summary.heaps.flatMap((one, heap) =>
    one.rule === rule ? [Number(here?.heaps[heap] ?? 0n)] : [],
  );
  return html`<section class="scroll"><h2>${words.text('table-rule', { rule: words.text('rule-named', { rule }) })}</h2>
    ${
      found === undefined
        ? html`<p class="about">${words.text('table-coming')}</p>`
        : found instanceof CodedError
          ? html`<p class="wrong" role="alert">${words.text(`error-${found.code}`, found.params)}</p>`
          : html`<p>${say(words, period(found))}</p>
        ${scene.end === 'misere' ? html`<p class="about">${words.text('table-misere')}</p>` : nothing}
        ${chart(found, heaps, words)} ${printedValues(found, words)}`
    }</section>`;
}

/** What is known of all the values: a formula, a period proved or seen, or nothing. */
function period({ rule }: Values) {
  if (rule.formula === 'itself') return { id: 'table-itself' };
  if (rule.formula === 'remainder') {
    return { id: 'table-remainder', args: { modulus: String(rule.modulus) } };
  }
  const { period: found } = rule;
  if (!found) return { id: 'table-no-period' };
  const args = {
    period: String(found.period),
    preperiod: String(found.preperiod),
    to: String(found.verifiedTo),
  };
  return { id: found.proved ? 'table-period-proved' : 'table-period-seen', args };
}

/** Each value as a bar, zeros marked, the heaps of the position lit, the first period underlined. */
function chart({ values: all, rule }: Values, heaps: readonly number[], words: Messages) {
  const shown = [...all.subarray(0, CHARTED)].map(Number);
  const most = Math.max(1, ...shown);
  const unit = Math.min(18, (HEIGHT - 20) / most);
  const found =
    rule.formula === 'remainder' ? { preperiod: 0n, period: rule.modulus ?? 1n } : rule.period;
  const [from, length] = [Number(found?.preperiod ?? 0n), Number(found?.period ?? 0n)];
  const base = most * unit + 6;
  return html`<svg class="values" width=${shown.length * BAR + 8} height=${base + 26} role="img"
      aria-label=${words.text('table-chart', { to: shown.length - 1 })}>
    ${shown.map((value, stones) => {
      const kind = heaps.includes(stones) ? 'here' : value === 0 ? 'zero' : '';
      const height = Math.max(2, value * unit);
      return svg`<rect class=${kind} x=${4 + stones * BAR} y=${base - height} width=${BAR - 2} height=${height}></rect>
        ${stones % 10 === 0 ? svg`<text x=${4 + stones * BAR + BAR / 2} y=${base + 20}>${stones}</text>` : nothing}`;
    })}
    ${
      length > 0 && from + length <= shown.length
        ? svg`<line class="period" x1=${4 + from * BAR} x2=${2 + (from + length) * BAR} y1=${base + 4} y2=${base + 4}></line>`
        : nothing
    }</svg>`;
}

function printedValues({ values: all }: Values, words: Messages): TemplateResult {
  const shown = [...all.subarray(0, PRINTED)];
  return html`<details><summary>${words.text('table-numbers')}</summary>
    <table class="values"><tbody>${Array.from(
      { length: Math.ceil(shown.length / 20) },
      (_, row) => html`<tr>
      <th scope="row">${row * 20}</th>${shown.slice(row * 20, row * 20 + 20).map((value) => html`<td>${String(value)}</td>`)}</tr>`,
    )}
    </tbody></table></details>`;
}

/** Wythoff's cold pairs: by the mex rule, by the exact formula, and by the one with doubles. */
function pairs({ words, redraw, here }: TablePanel): TemplateResult {
  const found = once(`pairs ${PAIRS}`, () => coldPairs(PAIRS), redraw);
  const far = once('far', () => coldPair(FIRST_FAILURE), redraw);
  if (!found || found instanceof CodedError) {
    return html`<p class="about">${words.text('table-coming')}</p>`;
  }
  const [a = 0n, b = 0n] = [...(here?.heaps ?? [])].sort((x, y) => (x < y ? -1 : 1));
  const is = (row: PairRow) => row.smaller === a && row.larger === b;
  return html`<section class="scroll"><h2>${words.text('pairs-title')}</h2>
      <table class="values"><thead><tr>${(['index', 'smaller', 'larger', 'exact', 'by-double'] as const).map((column) => html`<th scope="col">${words.text(`pairs-${column}`)}</th>`)}</tr></thead>
      <tbody>${found.map(
        (
          row,
        ) => html`<tr class=${is(row) ? 'here' : ''} aria-current=${is(row)}><td>${row.index}</td><td>${String(row.smaller)}</td>
        <td>${String(row.larger)}</td><td>${String(row.exact)}</td><td>${String(row.byDouble)}</td></tr>`,
      )}</tbody></table></section>
    <section class="wide"><h2>${words.text('pairs-properties')}</h2>
      ${properties(found, words)}
      ${far && !(far instanceof CodedError) ? farOut(far, words) : nothing}
    </section>`;
}

/** The three properties, each on real pairs. */
function properties(found: readonly PairRow[], words: Messages): TemplateResult {
  const covered = found.slice(1, 9);
  const largest = covered.reduce((most, { smaller }) => (smaller > most ? smaller : most), 0n);
  const owner = Array.from({ length: Number(largest) }, (_, i) => {
    const stones = BigInt(i + 1);
    const row = found.find(({ smaller, larger }) => smaller === stones || larger === stones);
    return `${stones}: (${row?.smaller}, ${row?.larger})`;
  });
  const [one, next] = [found[3], found[4]];
  return html`<p>${say(words, { id: 'pairs-each' })}</p><p class="about">${owner.join(' · ')}</p>
    <p>${say(words, { id: 'pairs-out', args: { a: String(one?.smaller), b: String(one?.larger), d: String((one?.larger ?? 0n) - (one?.smaller ?? 0n)) } })}</p>
    <p>${say(words, { id: 'pairs-in', args: { a: String(next?.smaller), b: String((next?.larger ?? 0n) + 3n), to: String(next?.larger) } })}</p>`;
}

/** Where the formula with doubles fails first, and why. */
function farOut({ index, smaller, byDouble }: ColdPair, words: Messages): TemplateResult {
  const args = { index: Number(index), exact: Number(smaller), double: Number(byDouble) };
  return html`<p>${say(words, { id: 'pairs-double', args })}</p>`;
}
