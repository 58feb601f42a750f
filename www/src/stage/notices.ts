import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../engine/errors.ts';
import type { Notice } from '../share/codec-notices.ts';
import type { Messages } from '../words/messages.ts';

/** What was not understood in a link, or what the visitor should know; each can be put away. */
export function renderNotices(
  notices: readonly Notice[],
  words: Messages,
  dismiss: () => void,
): TemplateResult | typeof nothing {
  const told = notices.filter(({ code }) => words.has(code));
  if (told.length === 0) return nothing;
  return html`<div class="notices" role="status">
    <ul>${told.map(({ code, params }) => html`<li>${words.text(code, params)}</li>`)}</ul>
    <button @click=${dismiss}>${words.text('dismiss')}</button>
  </div>`;
}

/** In place of the picture: what went wrong, a way to try again, and the scene, which is not lost. */
export function renderError(
  error: CodedError,
  words: Messages,
  address: string,
  again: () => void,
): TemplateResult {
  const known = words.has(`error-${error.code}`);
  const sentence = known
    ? words.text(`error-${error.code}`, error.params)
    : words.text('error-internal', { detail: error.message });
  return html`<div class="error" role="alert">
    <p><strong>${sentence}</strong></p>
    <p>${words.text('error-kept')} <a href=${address}>${words.text('error-link')}</a></p>
    <button class="primary" @click=${again}>${words.text('try-again')}</button>
  </div>`;
}

/** Work that has taken longer than a moment: how far it is, and the way to stop it. */
export function renderProgress(
  progress: { done: number; total: number } | undefined,
  words: Messages,
  cancel: () => void,
): TemplateResult {
  const share = progress ? Math.floor((100 * progress.done) / Math.max(progress.total, 1)) : 0;
  return html`<div class="progress" role="status">
    <label>${progress ? words.text('working', { percent: share }) : words.text('loading')}
      <progress max="100" .value=${share}></progress></label>
    <button @click=${cancel}>${words.text('cancel')}</button>
  </div>`;
}
