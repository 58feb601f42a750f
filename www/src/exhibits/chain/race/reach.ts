import { html, nothing, type TemplateResult } from 'lit';
import { renderNumbers } from '../../../stage/number-table.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Counted } from './counts.ts';
import { letterOf } from './kinds.ts';
import { DAY, MINUTE, nameOf, timeOf, worded, YEAR } from './words.ts';

export interface ReachView {
  readonly words: Messages;
  readonly counted: readonly Counted[];
  /** Moves a millisecond; undefined before the first measurement. */
  rate(counted: Counted): number | undefined;
}

const times = [
  ['minute', MINUTE],
  ['day', DAY],
  ['year', YEAR],
] as const;

/** The longest row that a program finishes in a time, and whether it is the longest counted row. */
export function reachOf(
  about: Float64Array,
  rate: number,
  ms: number,
): { objects: number; all: boolean } {
  const objects = about.findLastIndex((moves) => moves <= rate * ms) + 1;
  return { objects, all: objects === about.length };
}

/** How far each program gets at its measured speed, and where it becomes hopeless. */
export function renderReach(view: ReachView): TemplateResult | typeof nothing {
  const { words, counted, rate } = view;
  const measured = counted.flatMap((one) => {
    const moves = rate(one);
    return moves === undefined ? [] : [{ ...one, rate: moves }];
  });
  if (measured.length === 0) return nothing;
  return html`<section class="wide reach"><h2>${words.text('reach-title')}</h2>
    <p>${words.text('reach-about')}</p>
    ${renderNumbers({
      label: words.text('reach-title'),
      columns: ['counts-lane', 'reach-rate', ...times.map(([name]) => `reach-${name}`)].map((id) =>
        words.text(id),
      ),
      rows: measured.map(({ kind, place, growth, rate: moves }) => [
        html`${letterOf(place)} <span class="kind">${nameOf(words, kind)}</span>`,
        worded(words, moves * 1000),
        ...times.map(([, ms]) => {
          const { objects, all } = reachOf(growth.about, moves, ms);
          return words.text('reach-objects', { objects, all: all ? 'yes' : 'no' });
        }),
      ]),
    })}
    ${measured.map((one) => html`<p>${hopeless(words, one)}</p>`)}</section>`;
}

/** The sentence about the article's longest row, or one that takes longer than a day, and about one that takes longer than a year. */
function hopeless(
  words: Messages,
  { kind, place, growth, rate }: Counted & { readonly rate: number },
): string | typeof nothing {
  const { about, article } = growth;
  const last = sure(article.at(-1)).objects;
  const year = reachOf(about, rate, YEAR);
  const day = reachOf(about, rate, DAY);
  if (year.all) return nothing;
  const objects = Math.max(last, day.objects + 1);
  const sentence = (row: number) => {
    const moves = sure(about[row - 1]);
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
