import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { ChainOption } from '../../../../pkg/chain.js';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { printedGroups, takeArgs, verdict } from '../account.ts';
import { writeTake } from '../fields.ts';
import { notation } from '../picture/view.ts';
import type { ShownRow } from '../shown.ts';

/** The most shelves, and the most rows on a shelf; the panel only counts the others. */
const [MOST_SHELVES, MOST_ROWS] = [12, 6];
/** The width of a cell in a small row, in px. */
const CELL = 11;

/** What the panel reads of the row, and what it plans. */
type Grouped = Pick<ShownRow, 'position' | 'mayReveal' | 'plan'>;

/** The panel that puts moves with different rows but the same groups on one shelf. */
export class GroupsPanel implements Panel {
  readonly #figure: Grouped;

  constructor(figure: Grouped) {
    this.#figure = figure;
  }

  render(words: Messages): unknown {
    const { position } = this.#figure;
    if (!position) return nothing;
    const { options, moves, cells, groups, arrangements } = position;
    const [shown, more] = [options.slice(0, MOST_SHELVES), options.length - MOST_SHELVES];
    return html`<div class="wide">
      <h2>${words.text('groups-here')}</h2>
      <p>${words.text('groups-about', { notation: notation(groups), groups: printedGroups(groups), rows: arrangements, cells: cells.length })}</p>
      ${
        moves === 0
          ? nothing
          : html`<h2>${words.text('groups-moves')}</h2>
        <p>${words.text('groups-merge', { moves, options: options.length })}</p>
        <ul class="shelves">${shown.map((option) => this.#shelf(words, cells, option))}</ul>
        ${more > 0 ? html`<p class="about">${words.text('groups-more', { more })}</p>` : nothing}`
      }
    </div>`;
  }

  #shelf(words: Messages, cells: string, option: ChainOption): TemplateResult {
    const { takes } = option;
    const [first] = takes;
    const more = takes.length - MOST_ROWS;
    const rows = takes.slice(0, MOST_ROWS).map((take) => {
      const { count } = take;
      const left = [...cells]
        .map((cell, at) => (at >= take.first && at < take.first + count ? '0' : cell))
        .join('');
      const label = words.text('groups-take', takeArgs(take));
      return html`<button class="merged" title=${label} aria-label=${label}
        @click=${() => this.#figure.plan(take)}>${smallRow(left)}<span>${writeTake(take)}</span></button>`;
    });
    return html`<li><div class="rows">${rows}${more > 0 ? html`<span class="about">${words.text('groups-rows-more', { more })}</span>` : nothing}</div>
      <div class="shelf">${smallGroups(option.groups)} <code>${notation(option.groups)}</code>
        ${this.#figure.mayReveal('outcome') && first ? say(words, verdict(option, 'mover')) : nothing}</div></li>`;
  }
}

function ring(x: number, there: boolean): SVGTemplateResult {
  return svg`<circle class=${there ? 'there' : 'gap'} cx=${x} cy=${CELL / 2} r=${there ? CELL * 0.36 : 1.2}></circle>`;
}

/** A small picture of a row: rings for objects, dots for gaps. */
function smallRow(cells: string): TemplateResult {
  const width = cells.length * CELL;
  return html`<svg class="small" width=${width} viewBox=${`0 0 ${width} ${CELL}`} aria-hidden="true">${[...cells].map((cell, at) => ring((at + 0.5) * CELL, cell === '1'))}</svg>`;
}

/** A small picture of groups, from large to small. */
export function smallGroups(groups: readonly number[]): TemplateResult {
  return smallRow(groups.map((size) => '1'.repeat(size)).join('0') || '0');
}
