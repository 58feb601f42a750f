import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import type { Running } from './race.ts';
import { type Lane, letterOf } from './race-kinds.ts';
import { countOf, nameOf, timeOf, worded } from './race-words.ts';

export interface ResultsView {
  readonly words: Messages;
  readonly lanes: readonly Lane[];
  running(lane: Lane): Running | undefined;
  /** The moves of the first lane, as far as they can be counted. */
  readonly base: number | undefined;
  /** Who wins may be told. */
  readonly tells: boolean;
}

const columns = ['lane', 'value', 'moves', 'ratio', 'stored', 'rounds', 'time'] as const;

/** What the lanes have come to, beside each other. */
export function renderResults(view: ResultsView): TemplateResult | typeof nothing {
  const { words, lanes, tells } = view;
  const ends = lanes.map((lane, place) => ({ lane, place, running: view.running(lane) }));
  const done = ends.filter(({ running }) => running?.state === 'done');
  if (done.length === 0) return nothing;
  const shown = columns.filter((name) => tells || name !== 'value');
  const heads = shown.map(
    (name) =>
      html`<th scope="col">${words.text(`race-column-${name}`, { letter: letterOf(0) })}</th>`,
  );
  return html`<h3>${words.text('race-results')}</h3>
    <div class="scroll" role="group" tabindex="0" aria-label=${words.text('race-results')}><table class="numbers">
      <thead><tr>${heads}</tr></thead>
      <tbody>${done.map(({ lane, place, running }) =>
        running ? row(view, lane, place, running) : nothing,
      )}</tbody></table></div>
    ${tells ? nothing : html`<p class="about">${words.text('race-withheld')}</p>`}`;
}

function row(
  { words, tells, base }: ResultsView,
  { kind }: Lane,
  place: number,
  running: Running,
): TemplateResult {
  const { moves, spent, summary } = running;
  const { stored = 0, rounds = 0, outcome = 'P', remoteness } = summary ?? {};
  const exact = remoteness === undefined ? 'no' : 'yes';
  const value = { id: 'race-value', args: { outcome, exact, plies: remoteness ?? 0 } };
  const none = '–';
  return html`<tr><th scope="row">${letterOf(place)} <span class="kind">${nameOf(words, kind)}</span></th>
    ${tells ? html`<td>${say(words, value)}</td>` : nothing}
    <td>${countOf(words, { exact: String(moves), about: moves })}</td>
    <td>${base === undefined ? none : base === moves ? '1' : share(words, base, moves)}</td>
    <td>${stored > 0 ? countOf(words, { exact: String(stored), about: stored }) : none}</td>
    <td>${rounds > 0 ? rounds : none}</td>
    <td>${timeOf(words, spent)}</td></tr>`;
}

/** Against the first lane: fewer moves as a fraction, more as a factor. */
function share(words: Messages, base: number, moves: number): string {
  const fewer = moves <= base;
  const ratio = worded(words, fewer ? base / moves : moves / base);
  return words.text('race-against', { ratio, fewer: fewer ? 'yes' : 'no' });
}
