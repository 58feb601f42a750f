import { html, type TemplateResult } from 'lit';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { sayAll } from '../../../words/sentence.ts';

export interface Splits {
  readonly words: Messages;
  /** The objects of the row. */
  readonly objects: number;
  /** The Grundy values of Chain, from the empty group on. */
  readonly values: Uint32Array;
}

/** Chain's criterion: each way to split the rest after the first move, and whether both parts have the same value. */
export function renderSplits({ words, objects, values }: Splits): TemplateResult {
  const left = objects - 1;
  const splits = Array.from({ length: Math.floor(left / 2) + 1 }, (_, smaller) => {
    const [one, other] = [sure(values[left - smaller]), sure(values[smaller])];
    return { larger: left - smaller, smaller, one, other, equal: one === other };
  });
  const found = splits.filter(({ equal }) => equal).length;
  return html`<section class="wide"><h2>${words.text('splits-title', { objects })}</h2>
    <p>${sayAll(words, [
      { id: 'splits-about', args: { objects, left } },
      { id: 'splits-found', args: { found, left } },
    ])}</p>
    <ul class="splits">${splits.map(
      ({ larger, smaller, one, other, equal }) =>
        html`<li class=${equal ? 'equal' : ''}><span>${larger}+${smaller}</span> <span>${one} ${equal ? '=' : '≠'} ${other}</span></li>`,
    )}</ul></section>`;
}
