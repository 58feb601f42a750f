import { html, nothing, type TemplateResult } from 'lit';
import { raised } from '../../../stage/log-axis.ts';
import { sure } from '../../../sure.ts';
import { formatted } from '../../../words/formatted.ts';
import type { Messages } from '../../../words/messages.ts';
import { grouped } from './verdict-view.ts';

/** The elements that the argument uses as its example. */
export interface Argued {
  readonly words: Messages;
  readonly elements: readonly number[];
  readonly outcome: readonly number[];
  readonly threshold: number;
  move(threshold: number): void;
}

/** A number with more digits than this is shortened. */
const MOST_DIGITS = 15;

/** The argument in three steps, each with the elements of the figure. */
export function argued(here: Argued): TemplateResult {
  const { words } = here;
  return html`<ol class="steps">
    <li>${words.text('principle-step-same', sameOf(here))}</li>
    <li>${second(here)}</li>
    <li>${third(words, here.elements.length)}</li></ol>`;
}

/** Two inputs on different sides of the threshold. */
function sameOf({ elements, threshold }: Argued) {
  const small = elements.find((element) => element < threshold);
  const large = elements.find((element) => element >= threshold);
  return { small, large, threshold };
}

/** Two elements that come out in the wrong order; or two that the visitor is asked to imagine so. */
function second({ words, outcome, threshold, move }: Argued): TemplateResult {
  const fall = outcome.findIndex((element, wire) => element > (outcome[wire + 1] ?? element));
  if (fall >= 0) {
    const [above, below] = [sure(outcome[fall]), sure(outcome[fall + 1])];
    const args = { above, below, wire: fall + 1, next: fall + 2 };
    const there = above === threshold;
    return html`${words.text('principle-step-wrong', args)}
      ${there ? nothing : html`<button class="primary" @click=${() => move(above)}>${words.text('principle-put', { threshold: above })}</button>`}`;
  }
  const at = outcome.findIndex((element) => element >= threshold);
  const [below, above] = outcome.slice(Math.max(0, at - 1), at + 1);
  return html`${words.text('principle-step-suppose', { above, below })}`;
}

/** The number of zero-one inputs, and the number of orders of as many elements. */
function third(words: Messages, wires: number): string {
  const inputs = 2n ** BigInt(wires);
  let orders = 1n;
  for (let i = 2n; i <= BigInt(wires); i += 1n) orders *= i;
  const args = { wires, inputs: large(words, inputs), orders: large(words, orders) };
  return words.text(inputs < orders ? 'principle-step-fewer' : 'principle-step-more', args);
}

/** A number in full, or its first digits and its power of ten. */
function large(words: Messages, value: bigint): string {
  const digits = String(value);
  if (digits.length <= MOST_DIGITS) return grouped(words, digits);
  const first = Number(digits.slice(0, 3)) / 100;
  const leading = formatted(first, words.language, { minimumFractionDigits: 2 });
  return `${leading} · 10${raised(digits.length - 1)}`;
}
