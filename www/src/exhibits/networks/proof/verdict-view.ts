import { html, nothing, type TemplateResult } from 'lit';
import type { ProofSummary } from '../../../../pkg/networks.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import type { LatestAnswer } from '../../../stage/latest-answer.ts';
import { formatted } from '../../../words/formatted.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, sayAll } from '../../../words/sentence.ts';
import type { Judged } from './judge.ts';

/** A number with more digits than this is not grouped. */
const MOST_DIGITS = 20;

/** A whole number in decimal digits, grouped as the language groups them. */
export function grouped({ language }: Pick<Messages, 'language'>, digits: string): string {
  if (digits.length > MOST_DIGITS) return digits;
  return formatted(BigInt(digits), language, { useGrouping: 'min2' });
}

/** The verdict of the core, in sentences. */
export function verdictOf({ verdict }: Judged, words: Messages): readonly Sentence[] {
  const { outcome, theorem, counterexample, redundant, mostStates, done } = verdict;
  const inputs = grouped(words, verdict.inputs);
  if (outcome === 'undecided') {
    return [{ id: 'verdict-undecided', args: { done, states: mostStates } }];
  }
  const [first] = redundant;
  const count = redundant.length;
  const idle: Sentence[] =
    first === undefined ? [] : [{ id: 'verdict-redundant', args: { count, number: first + 1 } }];
  if (outcome === 'sorts') {
    if (theorem) return [{ id: `verdict-sorts-${theorem}` }, ...idle];
    return [{ id: 'verdict-sorts', args: { inputs } }, ...idle];
  }
  const sorted: Sentence =
    verdict.sorted === undefined
      ? { id: 'verdict-fails' }
      : { id: 'verdict-broken', args: { inputs, sorted: grouped(words, verdict.sorted) } };
  return [sorted, ...exampleOf(counterexample), ...idle];
}

/** An input that comes out wrong, if the core has one. */
export function exampleOf(found: ProofSummary['counterexample']): readonly Sentence[] {
  if (!found) return [];
  const args = { input: found.input.join(''), fewest: found.fewest ? 'yes' : 'no' };
  return [{ id: 'verdict-example', args }];
}

export interface VerdictView {
  readonly words: Messages;
  /** The question whether a network sorts. */
  readonly judge: LatestAnswer<Judged>;
  /** The page may show the verdict; not while hints are off. */
  readonly reveals: boolean;
  readonly short: boolean;
  /** The buttons under the verdict; nothing if there is no room for them. */
  readonly actions: TemplateResult | typeof nothing;
}

/** Under the narration: the verdict as soon as it is known, and the buttons that fit it. */
export function renderVerdict({
  words,
  judge,
  reveals,
  short,
  actions,
}: VerdictView): TemplateResult {
  const { value, progress, error, answer } = judge;
  const outcome = value?.verdict.outcome ?? 'unknown';
  const shown = reveals ? value : undefined;
  return html`<div class="verdict" data-outcome=${reveals && answer ? outcome : 'unknown'}>
    ${renderAnswer(words, judge)}
    ${
      shown && !error && progress === undefined
        ? html`<p class=${outcome === 'fails' ? 'broken' : ''}><span aria-hidden="true">${mark(outcome)}</span> ${sayAll(words, verdictOf(shown, words).slice(0, short ? 1 : undefined))}</p>`
        : nothing
    }
    ${reveals ? nothing : html`<p>${words.text('verdict-hidden')}</p>`}
    ${actions}
  </div>`;
}

function mark(outcome: string): string {
  return { sorts: '✓', fails: '✗' }[outcome] ?? '?';
}
