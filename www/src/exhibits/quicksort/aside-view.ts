import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { QuicksortFigure } from './figure.ts';

/** What a visitor is likely to want now: a demonstration, and sound. */
export function renderLikely(figure: QuicksortFigure, words: Messages): TemplateResult {
  const { demonstration, panels, timeline, choosing } = figure;
  const sounds = panels.sound !== undefined;
  return html`${
    demonstration.shown
      ? html`<p class="demonstration">${words.text('demonstration')}</p>`
      : nothing
  }<p class="choices">${
    demonstration.shown || choosing || timeline.cursor > 0 || timeline.length === 0
      ? nothing
      : html`<button class="primary" @click=${() => demonstration.begin()}>${words.text('watch')}</button> `
  }<button class="primary" aria-pressed=${sounds} @click=${() => void panels.toggleSound()}>${words.text('sound')}</button></p>`;
}
