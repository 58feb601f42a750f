import { html, nothing, type TemplateResult } from 'lit';
import type { Census, ChainGrundySummary, EndRule, FirstMove } from '../../../../pkg/chain.js';
import type { Asking } from '../../../engine/engine.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import { TableSaver } from '../../../stage/table-saver.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from '../core/engine.ts';
import { mostListed, mostObjects } from '../fields.ts';
import { periodIn, renderGrundy } from '../octal/grundy-table.ts';
import type { ShownRow } from '../shown.ts';
import { renderCensus } from './census-view.ts';
import { openGroups } from './open-row.ts';
import { renderRemoteness } from './remoteness-chart.ts';
import { ValuesTable, variantOf } from './values-table.ts';

/** The solved rows of the table. */
interface Solved {
  readonly values: Int32Array;
  readonly positions: number;
  readonly bytes: number;
  /** The rows of misère play for which Grundy values name the wrong winner. */
  readonly misled: Readonly<Record<FirstMove, readonly number[]>>;
}

/** The census of a row of `cells` cells. */
interface Counted {
  readonly census: Census;
  readonly cells: number;
  readonly end: EndRule;
}

interface Grundy {
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
}

/** The number of groups whose values prove the period, and the rows shown after the one in which it begins. */
const [GROUPS, ROWS] = [200, 2];
/** The width of the table, and the width from which the chart stands beside it, in px. */
const [TABLE, BESIDE] = [390, 860];
const [LEAST_CHART, WIDEST_CHART] = [240, 620];

/** The panel with the exact values of all rows, the lengths of games, the Grundy values of groups, and a census. */
export class TablePanel implements Panel {
  readonly #figure: ShownRow;
  readonly #table: ValuesTable;
  readonly #solved: LatestAnswer<Solved>;
  readonly #grundy: LatestAnswer<Grundy>;
  readonly #census: LatestAnswer<Counted>;
  readonly #saver: TableSaver;

  constructor(figure: ShownRow) {
    this.#figure = figure;
    this.#table = new ValuesTable(figure);
    this.#solved = new LatestAnswer(figure);
    this.#grundy = new LatestAnswer(figure);
    this.#census = new LatestAnswer(figure);
    this.#saver = new TableSaver(figure);
  }

  render(words: Messages): unknown {
    const { summary } = this.#figure;
    if (!summary) return nothing;
    if (!this.#figure.mayReveal('outcome'))
      return html`<p class="wide">${words.text('table-withheld')}</p>`;
    const solved = this.#solved.of('all', solve);
    return html`${solved ? this.#values(words, solved) : html`<div class="wide coming">${renderAnswer(words, this.#solved)}</div>`}
      ${this.#grundyValues(words)}
      ${this.#counted(words, summary.cells.length)}
      ${solved ? this.#misled(words, solved) : nothing}`;
  }

  /** The objects of the row in the figure, if it has no gap. */
  get #here(): number | undefined {
    const { summary } = this.#figure;
    return summary && !summary.cells.includes('0') ? summary.objects : undefined;
  }

  #values(words: Messages, { values, positions, bytes }: Solved): TemplateResult {
    const full = panelWidth(this.#figure);
    const { end, first } = this.#figure.currentScene();
    const room = full - 40 - (full >= BESIDE ? TABLE : 0);
    const width = Math.max(LEAST_CHART, Math.min(WIDEST_CHART, room));
    return html`<section class="wide"><h2>${words.text('table-values')}</h2>
      <p>${words.text('table-about', { most: mostObjects })}</p>
      <div class="apart">${this.#table.render(words, values, this.#here)}
        ${renderRemoteness({ words, values, variant: variantOf({ end, first }), here: this.#here, width })}</div>
      ${this.#saver.render(words, async function* (named) {
        const { valueRows } = await import('../table.ts');
        yield* valueRows(values, named);
      })}
      <p class="about">${words.text('table-memory', { positions, bytes, cells: mostListed })}</p></section>`;
  }

  #grundyValues(words: Messages): TemplateResult | typeof nothing {
    const found = this.#grundy.of('chain', grundyOf);
    const period = found && periodIn(found.summary);
    if (!period) return nothing;
    return html`<section class="wide"><h2>${words.text('table-grundy')}</h2>
      <p>${words.text('table-grundy-about', period)}</p>
      ${renderGrundy({ words, ...found, more: ROWS })}</section>`;
  }

  #counted(words: Messages, length: number): TemplateResult | typeof nothing {
    const { end } = this.#figure.currentScene();
    const found = this.#census.of(`${length} ${end}`, async (asking) => {
      const config = { objects: length, endRule: end };
      const census = await engine.read('ChainCensus', config, asking, (run) => run.ask('census'));
      return { census, cells: length, end };
    });
    if (!found) return html`${renderAnswer(words, this.#census)}`;
    const open = (groups: readonly number[]) =>
      openGroups(this.#figure, groups, found.cells, { first: 'any' });
    return renderCensus({ words, ...found, open });
  }

  /** Under misère play: the rows for which Grundy values name the wrong winner. */
  #misled(words: Messages, { misled }: Solved): TemplateResult | typeof nothing {
    const { end, first } = this.#figure.currentScene();
    if (end !== 'misere') return nothing;
    const rows = misled[first];
    const open = (objects: number) =>
      void this.#figure.change({ objects, row: undefined, takes: undefined, cursor: undefined });
    const shown = rows.map((objects) =>
      objects > mostObjects
        ? html`<span>${objects}</span>`
        : html`<button aria-label=${words.text('misled-open', { objects })} @click=${() => open(objects)}>${objects}</button>`,
    );
    return html`<section class="wide"><h2>${words.text('misled-title')}</h2>
      <p>${words.text('misled-about', { count: rows.length, first, most: mostListed })}</p>
      <p class="rows-of">${shown}</p></section>`;
  }
}

/** Solves all positions of the longest row in the table. */
const solve = (asking: Asking): Promise<Solved> =>
  engine.read('ChainTable', { objects: mostListed }, asking, async (run) => {
    const [values, { positions, bytes }, fewest, any] = await Promise.all([
      run.ask('values'),
      run.ask('summary'),
      run.ask('misled', 'fewest'),
      run.ask('misled', 'any'),
    ]);
    return { values, positions, bytes, misled: { fewest: fewest.misled, any: any.misled } };
  });

const grundyOf = (asking: Asking): Promise<Grundy> =>
  engine.read('ChainGrundy', { code: '0.77', heaps: GROUPS }, asking, async (run) => {
    const [values, summary] = await Promise.all([run.ask('values'), run.ask('summary')]);
    return { values, summary };
  });
