import { html, svg, type TemplateResult } from 'lit';
import type { EndRule, Outcome } from '../../../../pkg/chain.js';

/** A value as the article prints it: `+7` is won in 7 plies, `−4` is lost in 4. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Who wins at a value: its sign says it. Only the empty row has the value 0, and the end rule decides it. */
export function outcomeOf(value: number, end: EndRule = 'normal'): Outcome {
  if (value === 0) return end === 'normal' ? 'P' : 'N';
  return value < 0 ? 'P' : 'N';
}

/** The mark of an outcome in a line of text: a disc for lost, a ring for won. */
export function outcomeMark(outcome: Outcome): TemplateResult {
  const kind = outcome === 'P' ? 'lost' : 'won';
  return html`<svg class="icon ${kind}" viewBox="-8 -8 16 16" width="12" height="12" aria-hidden="true"
    >${svg`<circle r=${outcome === 'P' ? 6.5 : 5}></circle>`}</svg>`;
}
