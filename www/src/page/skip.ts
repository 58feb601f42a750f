import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';

/** Leads whoever uses the keyboard past the list of exhibits; the page's `main` takes the focus. */
export function renderSkip(words: Messages, id: string): TemplateResult {
  const skip = ({ target }: Event): void =>
    (target as Element).closest('.page')?.querySelector('main')?.focus();
  return html`<button class="skip" @click=${skip}>${words.text(id)}</button>`;
}
