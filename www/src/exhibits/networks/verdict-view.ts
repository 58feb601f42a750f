import { html, nothing, type TemplateResult } from 'lit';
import { formatted } from '../../words/formatted.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, sayAll } from '../../words/sentence.ts';
import type { Judge, Judged } from './judge.ts';

/** Digits from which a number is written with a power instead. */
const MOST_DIGITS = 20;

/** A whole number in decimal digits, grouped as the language does. */
export function grouped({ language }: Pick<Messages, 'language'>, digits: string): string {
  if (digits.length > MOST_DIGITS) return digits;
  return formatted(BigInt(digits), language, { useGrouping: 'min2' });
}

/** What the core says of a network, in sentences. */
export function verdictOf({ verdict }: Judged, words: Messages): readonly Sentence[] {
  const { outcome, theorem, counterexample, redundant, mostStates, done } = verdict;
  const inputs = grouped(words, verdict.inputs);
  if (outcome === 'undecided') {
    return [{ id: 'verdict-undecided', args: { done, states: mostStates } }];
  }
  const idle: Sentence[] =
    redundant.length > 0 ? [{ id: 'verdict-redundant', args: { count: redundant.length } }] : [];
  if (outcome === 'sorts') {
    if (theorem) return [{ id: `verdict-sorts-${theorem}` }, ...idle];
    return [{ id: 'verdict-sorts', args: { inputs, states: mostStates } }, ...idle];
  }
  const sorted: Sentence =
    verdict.sorted === undefined
      ? { id: 'verdict-fails' }
      : { id: 'verdict-broken', args: { inputs, sorted: grouped(words, verdict.sorted) } };
  const { input = [], ones = 0, fewest = false } = counterexample ?? {};
  const args = { input: input.join(''), ones, fewest: fewest ? 'yes' : 'no' };
  return [sorted, ...(counterexample ? [{ id: 'verdict-example', args }] : []), ...idle];
}

/** The same where there is little room. */
function shortVerdict(judged: Judged, words: Messages): readonly Sentence[] {
  const { outcome, theorem, inputs } = judged.verdict;
  if (outcome !== 'sorts' || theorem) return verdictOf(judged, words).slice(0, 1);
  return [{ id: 'verdict-sorts-short', args: { inputs: grouped(words, inputs) } }];
}

export interface VerdictView {
  readonly words: Messages;
  readonly judge: Judge;
  /** The verdict may be told. */
  readonly tells: boolean;
  readonly short: boolean;
  /** What may be done with it; undefined where there is no room for it. */
  readonly actions: TemplateResult | typeof nothing;
}

/** Under the narration: whether it sorts, told as soon as it is known, and what may be done about it. */
export function renderVerdict({
  words,
  judge,
  tells,
  short,
  actions,
}: VerdictView): TemplateResult {
  const { judged, progress, error, stale } = judge;
  const outcome = judged?.verdict.outcome ?? 'unknown';
  const told = tells ? judged : undefined;
  return html`<div class="verdict" data-outcome=${tells && !stale ? outcome : 'unknown'}>
    ${
      progress === undefined
        ? nothing
        : html`<p>${words.text('verdict-checking', { percent: Math.round(progress * 100) })}
          <button @click=${() => judge.cancel()}>${words.text('cancel')}</button></p>`
    }
    ${error ? html`<p class="wrong" role="alert">${words.text(`error-${error.code}`, error.params)}</p>` : nothing}
    ${
      told && !error && progress === undefined
        ? html`<p class=${outcome === 'fails' ? 'broken' : ''}><span aria-hidden="true">${mark(outcome)}</span> ${sayAll(words, short ? shortVerdict(told, words) : verdictOf(told, words))}</p>`
        : nothing
    }
    ${tells ? nothing : html`<p>${words.text('verdict-hidden')}</p>`}
    ${actions}
  </div>`;
}

function mark(outcome: string): string {
  return { sorts: '✓', fails: '✗' }[outcome] ?? '?';
}
