import { html, nothing, type TemplateResult } from 'lit';
import type { ChainCensus, ChainGrundySummary, EndRule, FirstMove } from '../../../pkg/chain.js';
import { Answer } from '../../stage/answer.ts';
import type { Messages } from '../../words/messages.ts';
import { renderCensus } from './census-view.ts';
import { engine } from './core/engine.ts';
import type { ChainFigure } from './element.ts';
import { mostListed, mostObjects } from './fields.ts';
import { renderGrundy } from './grundy-table.ts';
import { openGroups } from './open-row.ts';
import { renderRemoteness } from './remoteness-chart.ts';
import { Task } from './task.ts';
import { ValuesTable, variantOf } from './values-table.ts';

/** All rows that are listed, worked out. */
interface Worked {
  readonly values: Int32Array;
  readonly positions: number;
  readonly bytes: number;
  /** The rows of which Grundy values say the wrong thing in the reverse game. */
  readonly misled: Readonly<Record<FirstMove, readonly number[]>>;
}

/** The positions of a row of so many cells. */
interface Counted {
  readonly census: ChainCensus;
  readonly cells: number;
  readonly end: EndRule;
}

interface Grundy {
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
}

/** Groups whose values prove the period, and rows that are shown after the one in which it begins. */
const [GROUPS, ROWS] = [200, 2];
/** The table beside its chart, in px, where there is room for both. */
const [TABLE, BESIDE] = [390, 860];
const [LEAST_CHART, WIDEST_CHART] = [240, 620];

/** The exact values of all rows, how long they last, what groups are worth, and a census. */
export class TablePanel {
  readonly #figure: ChainFigure;
  readonly #table: ValuesTable;
  readonly #worked: Task<Worked>;
  readonly #grundy: Answer<Grundy>;
  readonly #census: Task<Counted>;

  constructor(figure: ChainFigure) {
    this.#figure = figure;
    const redraw = () => figure.requestUpdate();
    this.#table = new ValuesTable(figure);
    this.#worked = new Task(redraw);
    this.#grundy = new Answer(redraw);
    this.#census = new Task(redraw);
  }

  render(): unknown {
    const { words, summary, tells } = this.#figure;
    if (!words || !summary) return nothing;
    if (!tells) return html`<p class="wide">${words.text('table-withheld')}</p>`;
    const worked = this.#worked.of('all', workOut);
    return html`${worked ? this.#values(words, worked) : html`<div class="wide coming">${this.#worked.render(words)}</div>`}
      ${this.#grundyValues(words)}
      ${this.#counted(words, summary.cells.length)}
      ${worked ? this.#misled(words, worked) : nothing}`;
  }

  /** The row of the figure, if it has no gap. */
  get #here(): number | undefined {
    const { summary } = this.#figure;
    return summary && !summary.cells.includes('0') ? summary.objects : undefined;
  }

  #values(words: Messages, { values, positions, bytes }: Worked): TemplateResult {
    const { size } = this.#figure;
    const { end, first } = this.#figure.currentScene();
    const room = size.width - 40 - (size.width >= BESIDE ? TABLE : 0);
    const width = Math.max(LEAST_CHART, Math.min(WIDEST_CHART, room));
    return html`<section class="wide"><h2>${words.text('table-values')}</h2>
      <p>${words.text('table-about', { most: mostObjects })}</p>
      <div class="apart">${this.#table.render(words, values, this.#here)}
        ${renderRemoteness({ words, values, variant: variantOf({ end, first }), here: this.#here, width })}</div>
      <p class="about">${words.text('table-memory', { positions, bytes, cells: mostListed })}</p></section>`;
  }

  #grundyValues(words: Messages): TemplateResult | typeof nothing {
    const found = this.#grundy.of('chain', async () => grundyOf('0.77', GROUPS));
    const period = found?.summary.period;
    if (!found || !period) return nothing;
    const { exceptions } = found.summary;
    const args = {
      preperiod: period.preperiod,
      period: period.period,
      exceptions: exceptions.length,
      last: exceptions.at(-1) ?? 0,
    };
    return html`<section class="wide"><h2>${words.text('table-grundy')}</h2>
      <p>${words.text('table-grundy-about', args)}</p>
      ${renderGrundy({ words, ...found, more: ROWS })}</section>`;
  }

  #counted(words: Messages, length: number): TemplateResult | typeof nothing {
    const { end } = this.#figure.currentScene();
    const found = this.#census.of(`${length} ${end}`, async (listener, signal) => {
      const run = await engine.start('ChainTable', { objects: length }, listener, signal);
      const census = await run.ask('census', length, end).finally(() => run.free());
      return { census, cells: length, end };
    });
    if (!found) return html`${this.#census.render(words)}`;
    const open = (groups: readonly number[]) =>
      openGroups(this.#figure, groups, found.cells, { first: 'any' });
    return renderCensus({ words, ...found, open });
  }

  /** For the reverse game: rows of which the Grundy values say the wrong thing. */
  #misled(words: Messages, { misled }: Worked): TemplateResult | typeof nothing {
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

/** All positions of the longest row that is listed. */
async function workOut(...[listener, signal]: Parameters<Parameters<Task<Worked>['of']>[1]>) {
  const run = await engine.start('ChainTable', { objects: mostListed }, listener, signal);
  try {
    const [values, { positions, bytes }, fewest, any] = await Promise.all([
      run.ask('values'),
      run.ask('summary'),
      run.ask('misled', 'fewest'),
      run.ask('misled', 'any'),
    ]);
    return { values, positions, bytes, misled: { fewest: fewest.nim, any: any.nim } };
  } finally {
    run.free();
  }
}

async function grundyOf(code: string, heaps: number): Promise<Grundy> {
  const run = await engine.quietly('ChainGrundy', { code, heaps });
  const [values, summary] = await Promise.all([run.ask('values'), run.ask('summary')]);
  run.free();
  return { values, summary };
}
