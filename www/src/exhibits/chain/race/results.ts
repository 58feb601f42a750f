import { html, nothing, type TemplateResult } from 'lit';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { type Lane, letterOf } from './kinds.ts';
import type { Running } from './race.ts';
import { countOf, nameOf, timeOf, worded } from './words.ts';

export interface ResultsView {
  readonly words: Messages;
  readonly lanes: readonly Lane[];
  running(lane: Lane): Running | undefined;
  /** The moves of the first lane; undefined if the core cannot count them. */
  readonly base: number | undefined;
  /** Whether the table may say who wins. */
  readonly tells: boolean;
}

const columns = ['lane', 'value', 'moves', 'ratio', 'stored', 'rounds', 'time'] as const;

/** A table of the results of all lanes that are done. */
export function renderResults(view: ResultsView): TemplateResult | typeof nothing {
  const { words, lanes, tells } = view;
  const ends = lanes.map((lane, place) => ({ lane, place, running: view.running(lane) }));
  const done = ends.filter(({ running }) => running?.state === 'done');
  if (done.length === 0) return nothing;
  const shown = columns.filter((name) => tells || name !== 'value');
  return html`<h3>${words.text('race-results')}</h3>
    ${renderNumbers({
      label: words.text('race-results'),
      columns: shown.map((name) => words.text(`race-column-${name}`, { letter: letterOf(0) })),
      rows: done.flatMap(({ lane, place, running }) =>
        running ? [row(view, lane, place, running)] : [],
      ),
    })}
    ${tells ? nothing : html`<p class="about">${words.text('race-withheld')}</p>`}`;
}

function row(
  { words, tells, base }: ResultsView,
  { kind }: Lane,
  place: number,
  running: Running,
): readonly unknown[] {
  const { moves, spent, summary } = running;
  const { stored, rounds, outcome, remoteness } = summary ?? {};
  const exact = remoteness === undefined ? 'no' : 'yes';
  const value = { id: 'race-value', args: { outcome, exact, plies: remoteness } };
  const none = '–';
  return [
    html`${letterOf(place)} <span class="kind">${nameOf(words, kind)}</span>`,
    ...(tells ? [say(words, value)] : []),
    countOf(words, { exact: String(moves), about: moves }),
    base === undefined ? none : base === moves ? '1' : share(words, base, moves),
    stored ? countOf(words, { exact: String(stored), about: stored }) : none,
    rounds ? rounds : none,
    timeOf(words, spent),
  ];
}

/** The moves against the first lane: a divisor if they are fewer, a factor if they are more. */
function share(words: Messages, base: number, moves: number): string {
  const fewer = moves <= base;
  const ratio = worded(words, fewer ? base / moves : moves / base);
  return words.text('race-against', { ratio, fewer: fewer ? 'yes' : 'no' });
}
