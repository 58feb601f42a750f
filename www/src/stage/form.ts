import { html, nothing, type TemplateResult } from 'lit';
import { type CodedError, mayPass } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import { liveRegion } from './live-region.ts';

/** What is wrong with the input. It is spoken at every attempt, even if the text is the same. */
export const renderWrong = (attempt: object, text: string, id?: string): TemplateResult =>
  html`<span id=${id ?? nothing} class="wrong">${liveRegion(text, { role: 'alert', attempt })}</span>`;

/** Why the core refuses the input; nothing if the core accepts it. */
export const renderRefusal = (
  words: Messages,
  error: CodedError | undefined,
  id?: string,
): TemplateResult | typeof nothing =>
  error ? renderWrong(error, refusalOf(words, error), id) : nothing;

/** A button that tries again what failed, if that can help. */
export const renderAgain = (
  words: Messages,
  error: CodedError,
  again: () => void,
): TemplateResult | typeof nothing =>
  mayPass(error)
    ? html`<button class="primary" @click=${again}>${words.text('try-again')}</button>`
    : nothing;

/** What failed, and a button that tries it again if that can help. */
export const renderFailure = (
  words: Messages,
  error: CodedError,
  again: () => void,
  said: unknown = renderRefusal(words, error),
): TemplateResult => html`<p class="wide">${said} ${renderAgain(words, error, again)}</p>`;

/** The sentence for an error of the core. */
export function refusalOf(words: Messages, { code, params, message }: CodedError): string {
  if (words.has(`error-${code}`)) return words.text(`error-${code}`, params);
  return words.text('error-internal', { detail: message });
}
