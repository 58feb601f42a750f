import { html, nothing, type TemplateResult } from 'lit';
import type { ChainCensus, ChainCensusRow, EndRule } from '../../../pkg/chain.js';
import type { Messages } from '../../words/messages.ts';
import { printedGroups } from './account.ts';
import { smallGroups } from './groups-panel.ts';

export interface CensusView {
  readonly words: Messages;
  readonly census: ChainCensus;
  /** Of the row that was counted. */
  readonly cells: number;
  readonly end: EndRule;
  open(groups: readonly number[]): void;
}

/** Columns, and what each counts of a row; of a single option that wins, every option wins. */
const columns = {
  positions: ({ positions }: ChainCensusRow) => positions,
  won: ({ won }: ChainCensusRow) => won,
  lost: ({ lost }: ChainCensusRow) => lost,
  only: ({ onlyWinning }: ChainCensusRow) => onlyWinning,
  every: ({ everyWins, forced }: ChainCensusRow) => everyWins + forced,
};
const counted = ['positions', 'won', 'lost', 'only', 'every'] as const;

/** The positions of a row by the objects left, and the smallest of the kinds worth a look. */
export function renderCensus(view: CensusView): TemplateResult {
  const { words, census, cells, end } = view;
  const sum = (name: (typeof counted)[number]) =>
    census.rows.reduce((all, row) => all + columns[name](row), 0);
  const count = (value: number) => words.text('census-count', { count: value });
  return html`<section class="wide census"><h2>${words.text('census-title')}</h2>
    <p>${words.text('census-about', { positions: sum('positions'), cells, end })}</p>
    <div class="apart">
      <div class="scroll tall" role="group" tabindex="0" aria-label=${words.text('census-title')}><table class="numbers">
        <thead><tr><th scope="col">${words.text('census-objects')}</th>
          ${counted.map((name) => html`<th scope="col">${words.text(`census-${name}`)}</th>`)}</tr></thead>
        <tbody>${census.rows.map(
          (row) =>
            html`<tr><th scope="row">${row.objects}</th>${counted.map((name) => html`<td>${count(columns[name](row))}</td>`)}</tr>`,
        )}</tbody>
        <tfoot><tr><th scope="row">${words.text('census-sum')}</th>${counted.map((name) => html`<td>${count(sum(name))}</td>`)}</tr></tfoot>
      </table></div>
      <div class="kinds">${examples(view, 'onlyWinning')} ${examples(view, 'everyWins')}
        ${end === 'misere' ? examples(view, 'misled') : nothing}</div>
    </div></section>`;
}

function examples(
  { words, census, open }: CensusView,
  kind: 'onlyWinning' | 'everyWins' | 'misled',
): TemplateResult {
  const found = census[kind];
  return html`<p>${words.text(`census-about-${kind}`, { count: found.length })}</p>
    ${
      found.length === 0
        ? nothing
        : html`<p class="examples">${found.map(
            (
              groups,
            ) => html`<button class="example" aria-label=${words.text('census-open', { groups: printedGroups(groups) })}
              @click=${() => open(groups)}>${smallGroups(groups)}<span>${groups.join('+')}</span></button>`,
          )}</p>`
    }`;
}
