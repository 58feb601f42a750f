import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { Counted } from './race-counts.ts';
import { letterOf } from './race-kinds.ts';
import { DAY, MINUTE, nameOf, timeOf, worded, YEAR } from './race-words.ts';

export interface ReachView {
  readonly words: Messages;
  readonly counted: readonly Counted[];
  /** Moves a millisecond; undefined where none has been measured. */
  rate(counted: Counted): number | undefined;
}

const times = [
  ['minute', MINUTE],
  ['day', DAY],
  ['year', YEAR],
] as const;

/** The longest row that is done with in such a time, and whether it is the longest that is counted. */
export function reachOf(
  about: Float64Array,
  rate: number,
  ms: number,
): { objects: number; all: boolean } {
  const objects = about.findLastIndex((moves) => moves <= rate * ms) + 1;
  return { objects, all: objects === about.length };
}

/** How far each program gets at the rate that was measured here, and where it becomes hopeless. */
export function renderReach(view: ReachView): TemplateResult | typeof nothing {
  const { words, counted, rate } = view;
  const measured = counted.flatMap((one) => {
    const moves = rate(one);
    return moves === undefined ? [] : [{ ...one, rate: moves }];
  });
  if (measured.length === 0) return nothing;
  return html`<section class="wide reach"><h2>${words.text('reach-title')}</h2>
    <p>${words.text('reach-about')}</p>
    <div class="scroll" role="group" tabindex="0" aria-label=${words.text('reach-title')}><table class="numbers">
      <thead><tr><th scope="col">${words.text('counts-lane')}</th><th scope="col">${words.text('reach-rate')}</th>
        ${times.map(([name]) => html`<th scope="col">${words.text(`reach-${name}`)}</th>`)}</tr></thead>
      <tbody>${measured.map(
        ({ kind, place, growth, rate: moves }) => html`<tr>
        <th scope="row">${letterOf(place)} <span class="kind">${nameOf(words, kind)}</span></th>
        <td>${worded(words, moves * 1000)}</td>
        ${times.map(([, ms]) => {
          const { objects, all } = reachOf(growth.about, moves, ms);
          return html`<td>${words.text('reach-objects', { objects, all: all ? 'yes' : 'no' })}</td>`;
        })}</tr>`,
      )}</tbody></table></div>
    ${measured.map((one) => html`<p>${hopeless(words, one)}</p>`)}</section>`;
}

/** The article's longest row, or the first one that takes longer than a year. */
function hopeless(
  words: Messages,
  { kind, place, growth, rate }: Counted & { readonly rate: number },
): string | typeof nothing {
  const { about, article } = growth;
  const last = article.at(-1)?.objects ?? 1;
  const year = reachOf(about, rate, YEAR);
  const day = reachOf(about, rate, DAY);
  if (year.all) return nothing;
  const objects = Math.max(last, day.objects + 1);
  const sentence = (row: number) => {
    const moves = about[row - 1] ?? 0;
    return { objects: row, moves: worded(words, moves), time: timeOf(words, moves / rate, 2) };
  };
  const [one, other] = [sentence(objects), sentence(Math.max(objects, year.objects) + 1)];
  return words.text('reach-hopeless', {
    letter: letterOf(place),
    kind: nameOf(words, kind),
    ...one,
    next: other.objects,
    nextTime: other.time,
  });
}
