import { html, nothing, type TemplateResult } from 'lit';
import { type Point, pointsOf, renderKeys, renderSample } from '../../../stage/chart.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { renderNumbers, renderTwin } from '../../../stage/number-table.ts';
import type { Messages } from '../../../words/messages.ts';
import { renderRaceChart } from './chart.ts';
import { drawnTo, type Growth } from './growth.ts';
import { type Kind, letterOf } from './kinds.ts';
import { countOf, digits, nameOf, timesOf } from './words.ts';

/** A program of some lane, with its counts. */
export interface Counted {
  readonly kind: Kind;
  /** The place of its lane, from 0. */
  readonly place: number;
  readonly growth: Growth;
}

export interface CountsView {
  readonly words: Messages;
  readonly objects: number;
  /** Undefined while the core counts. */
  readonly counted: readonly Counted[] | undefined;
  /** The width of the picture, in px. */
  readonly width: number;
  readonly pointed: number | undefined;
  point(objects: number | undefined): void;
  /** The page of the table that is shown, from 0; without one, that of the row. */
  readonly page: number | undefined;
  turn(page: number): void;
}

/** A page of the table has this many rows, so that a narrow panel shows it whole. */
const PAGE = 12;

/** How the moves grow with the row: the counts of all lanes, and those that the article prints. */
export function renderCounts(view: CountsView): TemplateResult {
  const { words, counted, objects, pointed } = view;
  const to = drawnTo(objects);
  const here = pointed ?? Math.min(objects, to);
  return html`<section class="wide counts"><h2>${words.text('counts-title')}</h2>
    <p>${words.text('counts-about', { to })}</p>
    ${
      counted === undefined
        ? html`<p class="about">${liveRegion(words.text('race-counting'))}</p>`
        : html`<div class="chart-and-legend">${chart(view, counted, to, here)} ${legend(words, counted, here)}</div>
          ${renderKeys([[{ look: 'faint' }, words.text('counts-printed')]])}
          ${table(view, counted)}`
    }</section>`;
}

function chart(view: CountsView, counted: readonly Counted[], to: number, here: number): unknown {
  const { words, width, point } = view;
  const article = counted[0]?.growth.article ?? [];
  const printed = (['array', 'groups'] as const).map((name) => {
    const points = article.flatMap(({ objects, [name]: row }): Point[] =>
      row?.moves === undefined ? [] : [[objects, row.moves]],
    );
    return { look: 'faint' as const, points };
  });
  const lines = counted.map(({ place, growth }) => {
    const points = pointsOf(growth.about.subarray(0, to));
    return { look: place, points, letter: letterOf(place) };
  });
  const label = words.text('counts-label', { to, lanes: counted.length });
  const series = [...printed, ...lines];
  const said = counted.map(
    ({ place, growth }) => `${letterOf(place)}: ${movesIn(words, growth, here)}`,
  );
  return renderRaceChart({
    ...{ label, width, height: 300, to, here, series, point },
    said: `H = ${here}. ${said.join('; ')}`,
  });
}

/** The moves in a row of `objects` objects, or a dash if nobody has counted them. */
function movesIn(words: Messages, { exact, about }: Growth, objects: number): string {
  const count = about[objects - 1];
  if (count === undefined) return '–';
  return countOf(words, { exact: exact[objects - 1] ?? '', about: count });
}

/** The lanes with their lines, and their counts for the marked row. */
function legend(words: Messages, counted: readonly Counted[], here: number): TemplateResult {
  const factors = here > 1;
  return renderNumbers({
    label: words.text('counts-title'),
    columns: [
      words.text('counts-lane'),
      words.text('counts-moves', { objects: here }),
      ...(factors ? [words.text('counts-factor', { before: here - 1 })] : []),
    ],
    rows: counted.map(({ kind, place, growth }) => {
      const factor = growth.factors[here - 1];
      return [
        html`${letterOf(place)} ${renderSample({ look: place })} <span class="kind">${nameOf(words, kind)}</span>`,
        movesIn(words, growth, here),
        ...(factors ? [factor === undefined ? '–' : timesOf(words, factor)] : []),
      ];
    }),
  });
}

/** A table of all counts in all their digits, with the growth from row to row. */
function table(
  { words, objects, page, turn }: CountsView,
  counted: readonly Counted[],
): TemplateResult {
  const rows = Math.max(...counted.map(({ growth }) => growth.about.length));
  const cell = ({ exact, about, factors }: Growth, at: number) => {
    const count = about[at];
    if (count === undefined) return '–';
    const known = exact[at] || undefined;
    return html`${known ? digits(words, known) : countOf(words, { exact: '', about: count })}
      <span class="factor">${at > 0 ? timesOf(words, factors[at] ?? 0) : ''}</span>`;
  };
  const last = Math.max(0, Math.ceil(rows / PAGE) - 1);
  const at = Math.min(last, page ?? Math.floor((objects - 1) / PAGE));
  const [from, to] = [at * PAGE, Math.min(rows, (at + 1) * PAGE)];
  const button = (id: string, by: number) => {
    const off = at + by < 0 || at + by > last;
    return html`<button aria-disabled=${off} @click=${off ? nothing : () => turn(at + by)}>${words.text(id)}</button>`;
  };
  const pages = html`<p class="choices">${button('counts-before', -1)} ${button('counts-after', 1)} ${words.text('counts-page', { from: from + 1, to, rows })}</p>`;
  return renderTwin(
    {
      label: words.text('counts-table'),
      columns: [
        words.text('counts-objects'),
        ...counted.map(({ kind, place }) => `${letterOf(place)} ${nameOf(words, kind)}`),
      ],
      rows: Array.from({ length: to - from }, (_, row) => [
        from + row + 1,
        ...counted.map(({ growth }) => cell(growth, from + row)),
      ]),
    },
    last > 0 ? pages : nothing,
  );
}
