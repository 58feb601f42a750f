import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../engine/errors.ts';
import type { Notice } from '../share/codec-notices.ts';
import type { Messages } from '../words/messages.ts';
import { refusalOf, renderAgain } from './form.ts';
import { liveRegion } from './live-region.ts';

const NO_WORDS: Notice = { code: 'untold', params: {} };

/** What was wrong with a link, or what the visitor should know. `wordless`: the words could not be fetched. */
export function renderNotices(
  notices: readonly Notice[],
  words: Messages,
  wordless: boolean,
  dismiss: () => void,
): TemplateResult {
  const known = notices.filter(({ code }) => words.has(code));
  const shown = wordless && known.length < notices.length ? [...known, NO_WORDS] : known;
  // What is said twice is read once.
  const texts = new Set(shown.map(({ code, params }) => words.text(code, params)));
  const said = Array.from(texts, (text) => html`<li>${text}</li>`);
  const none = said.length === 0;
  return html`<div class=${none ? '' : 'notices'}>
    <div>${liveRegion(none ? nothing : html`<ul>${said}</ul>`, { block: true })}</div>
    ${none ? nothing : html`<button @click=${dismiss}>${words.text('dismiss')}</button>`}
  </div>`;
}

/** Takes the place of the picture: what went wrong, a button to try again if that can help, and the scene, which is not lost. */
export function renderError(
  error: CodedError,
  words: Messages,
  address: string,
  again: () => void,
): TemplateResult {
  const said = liveRegion(refusalOf(words, error), { role: 'alert', attempt: error });
  return html`<div class="error">
    <p><strong>${said}</strong></p>
    <p>${words.text('error-kept')} <a href=${address}>${words.text('error-link')}</a></p>
    ${renderAgain(words, error, again)}
  </div>`;
}

/** The progress is spoken each time it has grown by this much, in percent. */
const SPOKEN = 25;

/** Work that takes longer than a moment: its progress, and a button to stop it. */
export function renderProgress(
  progress: { done: number; total: number } | undefined,
  words: Messages,
  cancel: () => void,
): TemplateResult {
  const share = progress ? Math.floor((100 * progress.done) / Math.max(progress.total, 1)) : 0;
  const said = (percent: number) =>
    progress ? words.text('working', { percent }) : words.text('loading');
  return html`<div class="progress">
    <div class="hidden">${liveRegion(said(share - (share % SPOKEN)))}</div>
    <label>${said(share)}
      <progress max="100" .value=${share}></progress></label>
    <button @click=${cancel}>${words.text('cancel')}</button>
  </div>`;
}
