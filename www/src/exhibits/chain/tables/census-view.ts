import { html, nothing, type TemplateResult } from 'lit';
import type { Census, CensusRow, EndRule } from '../../../../pkg/chain.js';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Messages } from '../../../words/messages.ts';
import { printedGroups } from '../account.ts';
import { smallGroups } from './groups-panel.ts';

export interface CensusView {
  readonly words: Messages;
  readonly census: Census;
  /** The length of the row whose positions the census counts. */
  readonly cells: number;
  readonly end: EndRule;
  open(groups: readonly number[]): void;
}

/** What each column counts in a row of the census. Where the only move wins, every move wins. */
const columns = {
  positions: ({ positions }: CensusRow) => positions,
  won: ({ won }: CensusRow) => won,
  lost: ({ lost }: CensusRow) => lost,
  only: ({ oneWins }: CensusRow) => oneWins,
  every: ({ everyWins, forced }: CensusRow) => everyWins + forced,
};
const counted = ['positions', 'won', 'lost', 'only', 'every'] as const;

/** The positions of a row by the objects left, and the smallest examples of three kinds. */
export function renderCensus(view: CensusView): TemplateResult {
  const { words, census, cells, end } = view;
  const sum = (name: (typeof counted)[number]) =>
    census.rows.reduce((all, row) => all + columns[name](row), 0);
  const count = (value: number) => words.text('census-count', { count: value });
  return html`<section class="wide census"><h2>${words.text('census-title')}</h2>
    <p>${words.text('census-about', { positions: sum('positions'), cells, end })}</p>
    <div class="apart">
      ${renderNumbers(
        {
          label: words.text('census-title'),
          columns: ['objects', ...counted].map((name) => words.text(`census-${name}`)),
          rows: census.rows.map((row) => [
            row.objects,
            ...counted.map((name) => count(columns[name](row))),
          ]),
          sum: [words.text('census-sum'), ...counted.map((name) => count(sum(name)))],
        },
        'tall',
      )}
      <div class="kinds">${examples(view, 'oneWins')} ${examples(view, 'everyWins')}
        ${end === 'misere' ? examples(view, 'misled') : nothing}</div>
    </div></section>`;
}

function examples(
  { words, census, open }: CensusView,
  kind: 'oneWins' | 'everyWins' | 'misled',
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
