import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { ShownSort } from './shown.ts';

/** What turns sound on or off. */
interface SoundSwitch {
  /** Undefined while it is off. */
  readonly sound: unknown;
  toggleSound(): Promise<void>;
}

/** What a visitor is likely to want now: a demonstration, and sound. */
export function renderLikely(
  { demonstration, timeline, choosing }: Pick<ShownSort, 'demonstration' | 'timeline' | 'choosing'>,
  panels: SoundSwitch,
  words: Messages,
): TemplateResult {
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
