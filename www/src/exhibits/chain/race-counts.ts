import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { lineSample, printedSample, renderLines } from './lines-chart.ts';
import { drawnTo, type Growth } from './race-growth.ts';
import { type Kind, letterOf } from './race-kinds.ts';
import { countOf, digits, nameOf, timesOf } from './race-words.ts';

/** A kind of program that runs in some lane, with what is counted of it. */
export interface Counted {
  readonly kind: Kind;
  /** Of its lane, from 0. */
  readonly place: number;
  readonly growth: Growth;
}

export interface CountsView {
  readonly words: Messages;
  readonly objects: number;
  /** Undefined while they are counted. */
  readonly counted: readonly Counted[] | undefined;
  /** Of the plate, in px. */
  readonly width: number;
  readonly pointed: number | undefined;
  point(objects: number | undefined): void;
}

/** How the moves grow with the row: all lanes, and what the article prints. */
export function renderCounts(view: CountsView): TemplateResult {
  const { words, counted, objects, pointed } = view;
  const to = drawnTo(objects);
  const here = pointed ?? Math.min(objects, to);
  return html`<section class="wide counts"><h2>${words.text('counts-title')}</h2>
    <p>${words.text('counts-about', { to })}</p>
    ${
      counted === undefined
        ? html`<p class="about" role="status">${words.text('race-counting')}</p>`
        : html`<div class="chart-and-legend">${chart(view, counted, to, here)} ${legend(words, counted, here)}</div>
          <p class="keys-of"><span>${printedSample()} ${words.text('counts-printed')}</span></p>
          ${table(words, counted)}`
    }</section>`;
}

function chart(view: CountsView, counted: readonly Counted[], to: number, here: number): unknown {
  const { words, width, point } = view;
  const article = counted[0]?.growth.article ?? [];
  const printed = (['array', 'groups'] as const).map((name) =>
    article.flatMap((row) => {
      const count = row[name];
      return count === undefined ? [] : [{ objects: row.objects, count }];
    }),
  );
  return renderLines({
    label: words.text('counts-label', { to, lanes: counted.length }),
    width,
    height: 300,
    to,
    lines: counted.map(({ place, growth }) => ({
      letter: letterOf(place),
      place,
      counts: growth.about,
    })),
    printed,
    here,
    point,
  });
}

/** The lanes by their lines, with their counts for the row that is pointed at. */
function legend(words: Messages, counted: readonly Counted[], here: number): TemplateResult {
  const heads = [
    words.text('counts-lane'),
    words.text('counts-moves', { objects: here }),
    ...(here > 1 ? [words.text('counts-factor', { before: here - 1 })] : []),
  ];
  return html`<div class="scroll" role="group" tabindex="0" aria-label=${words.text('counts-title')}><table class="numbers">
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${counted.map(({ kind, place, growth }) => {
      const at = growth.about[here - 1];
      const moves = { exact: growth.exact[here - 1] ?? '', about: at ?? 0 };
      return html`<tr><th scope="row">${letterOf(place)} ${lineSample(place)} <span class="kind">${nameOf(words, kind)}</span></th>
        <td>${at === undefined ? '–' : countOf(words, moves)}</td>
        ${here > 1 ? html`<td>${at === undefined ? '–' : timesOf(words, growth.factors[here - 1] ?? 0)}</td>` : nothing}</tr>`;
    })}</tbody></table></div>`;
}

/** All counts in all their digits, with the growth from row to row. */
function table(words: Messages, counted: readonly Counted[]): TemplateResult {
  const rows = Math.max(...counted.map(({ growth }) => growth.about.length));
  const cells = ({ exact, about, factors }: Growth, at: number) => {
    const count = about[at];
    if (count === undefined) return html`<td>–</td><td></td>`;
    const known = exact[at] ?? '';
    return html`<td>${known === '' ? countOf(words, { exact: '', about: count }) : digits(words, known)}</td>
      <td class="factor">${at > 0 ? timesOf(words, factors[at] ?? 0) : nothing}</td>`;
  };
  return html`<details><summary>${words.text('counts-table')}</summary>
    <div class="scroll tall" role="group" tabindex="0" aria-label=${words.text('counts-table')}><table class="numbers">
      <thead><tr><th scope="col">${words.text('counts-objects')}</th>
        ${counted.map(({ kind, place }) => html`<th scope="col" colspan="2">${letterOf(place)} ${nameOf(words, kind)}</th>`)}</tr></thead>
      <tbody>${Array.from({ length: rows }, (_, at) => html`<tr><th scope="row">${at + 1}</th>${counted.map(({ growth }) => cells(growth, at))}</tr>`)}</tbody>
    </table></div></details>`;
}
