import { html, nothing, type TemplateResult } from 'lit';
import type { Asking } from '../../../engine/engine.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from '../core/engine.ts';
import { type Report, reportsOf } from '../swept.ts';

/** All machines with two states and two symbols, and more rounds than the last of them needs to stop. */
const [MACHINES, ROUNDS] = [20_736, 20_750];

/** A sweep over all machines with two states. */
interface All {
  readonly reports: readonly Report[];
  readonly moments: number;
  readonly steps: number;
  /** Whether the fate of each machine is known, stopped or proved never to. */
  readonly settled: boolean;
}

/** The sweep over all machines with two states, to its last report. */
export class AllPanel implements Panel {
  readonly #asked: LatestAnswer<readonly [All, All]>;

  constructor(figure: Asker) {
    this.#asked = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult {
    const both = this.#asked.of('all', (asking) =>
      Promise.all([ask(false, asking), ask(true, asking)]),
    );
    return html`<p class="wide">${words.text('all-about', { machines: MACHINES })}</p>
      ${renderAnswer(words, this.#asked)}${both ? this.#table(words, both) : nothing}`;
  }

  #table(words: Messages, [plain, pruned]: readonly [All, All]): TemplateResult {
    const { reports } = plain;
    const last = reports.length;
    const shown = [1, 10, 100, 1000, 5000, last].filter((number) => number <= last);
    const value = (value: number) => words.text('all-value', { value });
    const final = reports.at(-1);
    const columns = ['all-number', 'all-machine', 'all-step', 'all-moment', 'all-pruned'];
    const numbers = renderNumbers({
      label: words.text('all-table'),
      columns: columns.map((id) => words.text(id)),
      rows: shown.flatMap((number) => {
        const [report, early] = [reports[number - 1], pruned.reports[number - 1]];
        if (!report || !early) return [];
        const { machine, step, moment } = report;
        return [[number, machine, step, moment, early.moment].map(value)];
      }),
    });
    return html`<div class="wide">${numbers}</div>
      ${final ? html`<p class="wide">${words.text('all-last', { reports: last, moment: final.moment })}</p>` : nothing}
      ${
        pruned.settled
          ? html`<p class="wide">${words.text('all-known', { moments: pruned.moments, steps: pruned.steps })}</p>`
          : nothing
      }
      <p class="wide">${words.text('all-stop')}</p>`;
  }
}

const ask = (pruned: boolean, asking: Asking): Promise<All> =>
  engine.read(
    'Sweep',
    {
      order: 'cantor',
      pruned,
      rounds: ROUNDS,
      states: 2,
      enumeration: 'index',
      count: MACHINES,
    },
    asking,
    async (run) => {
      const [{ moments, steps, settled }, reports] = await Promise.all([
        run.ask('summary'),
        reportsOf(run),
      ]);
      return { reports, moments, steps, settled };
    },
  );
