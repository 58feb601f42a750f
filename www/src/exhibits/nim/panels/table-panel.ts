import { html, nothing, type TemplateResult } from 'lit';
import type { ColdPair, HeapWhy, NimSummary } from '../../../../pkg/nim.js';
import { CodedError } from '../../../engine/errors.ts';
import { numbered, pointsOf, renderChart } from '../../../stage/chart.ts';
import type { Fields } from '../../../stage/fields.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { type Asker, LatestAnswers } from '../../../stage/latest-answer.ts';
import { renderNumbers, renderTwin } from '../../../stage/number-table.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import { TableSaver } from '../../../stage/table-saver.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { ruleNamed } from '../account.ts';
import type { NimScene } from '../scene.ts';
import type { ShownGame } from '../shown.ts';
import { coldPair, coldPairs, grundyValues, type PairRow, rowsOf, type Values } from './table.ts';

/** The longest table that the core calculates. The page shows the first values and the first cold pairs. */
const LONGEST = 1_000_000;
const [SHOWN, PAIRS] = [400, 24];
/** The table goes up to this heap at first. */
const FIRST_TO = 60;
/** The greatest and the least distance between bars and the greatest height of the chart, in px. */
const [BAR, LEAST_BAR, HEIGHT] = [9, 5, 100];
/** The margins of the panel around a chart, in px. */
const MARGINS = 44;
/** The first index at which the formula with doubles is wrong. */
const FIRST_FAILURE = 102_334_155n;

/** The panel “Table”: the Grundy values under the figure’s rules or, in Wythoff’s game, the cold pairs. */
export class TablePanel implements Panel {
  readonly #figure: ShownGame;
  readonly #tables: Tables;
  readonly #saver: TableSaver;
  /** The largest heap of the table. */
  #to = FIRST_TO;

  constructor(figure: ShownGame) {
    this.#figure = figure;
    this.#tables = tablesOf(figure);
    this.#saver = new TableSaver(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { fields, summary, here } = figure;
    if (!summary) return nothing;
    return renderTable({
      words,
      fields,
      scene: figure.currentScene(),
      summary,
      here: here?.why,
      width: panelWidth(figure),
      to: this.#to,
      extend: (to) => {
        this.#to = to;
        figure.requestUpdate();
      },
      tables: this.#tables,
      saving: this.#saver.render(words, (named) =>
        rowsOf(figure.currentScene(), this.#to, figure.lifetime, named),
      ),
    });
  }
}

export interface TableView {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: NimScene;
  readonly summary: NimSummary;
  readonly here: HeapWhy | undefined;
  /** The width of the panel, in px. */
  readonly width: number;
  /** The largest heap of the table. */
  readonly to: number;
  extend(to: number): void;
  readonly tables: Tables;
  /** The button that saves the whole table. */
  readonly saving: unknown;
}

/** The Grundy values of each rule, or Wythoff’s cold pairs. Each table is fetched once. */
export function renderTable(panel: TableView): TemplateResult {
  return panel.scene.coupling === 'wythoff' ? pairs(panel) : values(panel);
}

/** What the core has calculated for the tables so far. */
export const tablesOf = (figure: Asker) => ({
  values: new LatestAnswers<Values>(figure),
  pairs: new LatestAnswers<PairRow[]>(figure),
  pair: new LatestAnswers<ColdPair>(figure),
});
export type Tables = ReturnType<typeof tablesOf>;

function values(panel: TableView): TemplateResult {
  const { words, fields, summary, to } = panel;
  const rules = [...new Set(summary.heaps.map(({ rule }) => rule))];
  return html`${rules.map((rule) => oneRule(panel, rule))}
    <fieldset><legend>${words.text('table-size')}</legend>
      ${fields.render({ name: 'table-to', min: 10, max: LONGEST, value: () => to, take: panel.extend }, words)}
    </fieldset>${panel.saving}`;
}

function oneRule(
  { words, to, tables, summary, here, scene, width }: TableView,
  rule: string,
): TemplateResult {
  const found = tables.values.of(`${rule} ${to} ${scene.past}`, (asking) =>
    grundyValues({ rule, to, past: scene.past }, asking),
  );
  const heaps = summary.heaps.flatMap((one, heap) =>
    one.rule === rule ? [Number(here?.heaps[heap] ?? 0n)] : [],
  );
  return html`<section class="scroll"><h2>${words.text('table-rule', { rule: ruleNamed(rule, words) })}</h2>
    ${
      found === undefined
        ? html`<p class="about">${words.text('table-coming')}</p>`
        : found instanceof CodedError
          ? html`<p>${renderRefusal(words, found)}</p>`
          : html`<p>${say(words, period(found))}</p>
        ${scene.end === 'misere' ? html`<p class="about">${words.text('table-misere')}</p>` : nothing}
        ${chart(found, heaps, words, width)}`
    }</section>`;
}

/** The sentence about all values: a formula, a proved period, a period so far, or no period. */
function period({ rule }: Values) {
  const { formula, period: found } = rule;
  if (formula?.kind === 'itself') return { id: 'table-itself' };
  if (formula) return { id: 'table-remainder', args: { modulus: String(formula.modulus) } };
  if (!found) return { id: 'table-no-period' };
  const args = {
    period: String(found.period),
    preperiod: String(found.preperiod),
    to: String(found.verifiedTo),
  };
  return { id: found.proved ? 'table-period-proved' : 'table-period-seen', args };
}

/** Each value as a bar. Zeros and the heaps of the position are marked, the first period is underlined. */
function chart(
  { values: all, rule }: Values,
  heaps: readonly number[],
  words: Messages,
  width: number,
) {
  const shown = [...all.subarray(0, SHOWN)].map(Number);
  const most = Math.max(1, ...shown);
  // A short table fits into its panel; a long one scrolls.
  const bar = Math.max(LEAST_BAR, Math.min(BAR, (width - MARGINS) / shown.length));
  const items = [0, shown.length - 1] as const;
  const [from, length] = [Number(rule.period?.preperiod ?? 0n), Number(rule.period?.period ?? 0n)];
  return html`${renderChart({
    label: words.text('table-chart', { to: items[1] }),
    width: Math.floor(shown.length * bar) + 8,
    height: Math.min(18 * most, HEIGHT),
    items,
    scale: { to: most },
    series: [
      {
        look: 'bars',
        points: pointsOf(shown, 0),
        kind: (stones) => (heaps.includes(stones) ? 'here' : shown[stones] === 0 ? 'zero' : ''),
      },
    ],
    names: numbered(items, 10),
    band: length > 0 && from + length <= shown.length ? [from, from + length - 1] : undefined,
  })}
  ${renderTwin({
    label: words.text('table-numbers'),
    columns: [words.text('table-column-stones'), words.text('table-column-value')],
    rows: shown.map((value, stones) => [stones, value]),
  })}`;
}

/** Wythoff’s cold pairs by the mex rule, by the exact formula, and by the formula with doubles. */
function pairs({ words, tables, here, saving }: TableView): TemplateResult {
  const found = tables.pairs.of('', (asking) => coldPairs(PAIRS, asking));
  const far = tables.pair.of('', (asking) => coldPair(FIRST_FAILURE, asking));
  if (!found || found instanceof CodedError) {
    return html`<p class="about">${words.text('table-coming')}</p>`;
  }
  const [a = 0n, b = 0n] = [...(here?.heaps ?? [])].sort((x, y) => (x < y ? -1 : 1));
  return html`<section class="scroll"><h2>${words.text('pairs-title')}</h2>
      ${renderNumbers({
        label: words.text('pairs-title'),
        columns: (['index', 'smaller', 'larger', 'exact', 'by-double'] as const).map((column) =>
          words.text(`pairs-${column}`),
        ),
        rows: found.map(({ index, smaller, larger, exact, byDouble }) => {
          return [index, smaller, larger, exact, byDouble];
        }),
        here: found.findIndex(({ smaller, larger }) => smaller === a && larger === b),
      })}${saving}</section>
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

/** The first pair at which the formula with doubles is wrong, and why. */
function farOut({ index, smaller, byDouble }: ColdPair, words: Messages): TemplateResult {
  const args = { index: Number(index), exact: Number(smaller), double: Number(byDouble) };
  return html`<p>${say(words, { id: 'pairs-double', args })}</p>`;
}
