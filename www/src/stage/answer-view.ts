import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { renderFailure } from './form.ts';
import type { LatestAnswer } from './latest-answer.ts';
import { renderProgress } from './notices.ts';

/**
 * While a question is open, its progress; after a failure or a stop, the reason and, if that can help, a button to
 * try again.
 */
export function renderAnswer(
  words: Messages,
  answer: LatestAnswer<unknown>,
): TemplateResult | typeof nothing {
  if (answer.error) return renderFailure(words, answer.error, () => answer.again());
  if (answer.progress === undefined) return nothing;
  return html`<div class="wide">${renderProgress(answer.counted, words, () => answer.cancel())}</div>`;
}
