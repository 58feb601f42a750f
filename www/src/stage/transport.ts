import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Fields } from './fields.ts';
import { type Speed, speeds, type Timeline } from './timeline.ts';

/** First, back, play, forward, last; a hairline with a tick at each milestone; counter, speed. */
export function renderTransport(
  timeline: Timeline,
  fields: Fields,
  words: Messages,
): TemplateResult {
  const { cursor, length, playing } = timeline;
  // Not `disabled`, which would take the focus away from a button that has just been pressed.
  const button = (id: string, act: () => void, off: boolean, strong = false) => html`<button
    class=${strong ? 'strong' : ''} aria-disabled=${off} @click=${off ? nothing : act}>${words.text(id)}</button>`;
  return html`<div class="transport" part="transport" role="group" aria-label=${words.text('transport')}>
    <div class="buttons">
      ${button('transport-first', () => timeline.seek(0), cursor === 0)}
      ${button('transport-back', () => timeline.step(-1), cursor === 0)}
      ${button(playing ? 'transport-pause' : 'transport-play', () => timeline.toggle(), length === 0, true)}
      ${button('transport-forward', () => timeline.step(1), cursor === length)}
      ${button('transport-last', () => timeline.seek(length), cursor === length)}
    </div>
    ${scrubber(timeline, words)}
    <span class="counter">${fields.render(
      {
        name: 'step',
        min: 0,
        max: length,
        value: () => timeline.cursor,
        take: (step) => timeline.seek(step),
      },
      words,
      false,
    )} / ${length}</span>
    <label class="speed"><span class="hidden">${words.text('transport-speed')}</span>
      <select @change=${(event: Event) => {
        timeline.speed = Number((event.target as HTMLSelectElement).value) as Speed;
      }}>
        ${speeds.map(
          (speed) =>
            html`<option value=${speed} ?selected=${speed === timeline.speed}>${words.text('transport-times', { speed })}</option>`,
        )}
      </select></label>
  </div>`;
}

function scrubber(timeline: Timeline, words: Messages): TemplateResult {
  const { cursor, length, milestones } = timeline;
  const seek = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    timeline.seek(Number(input.value));
    // A gate may have stopped the cursor short of the thumb.
    input.value = String(timeline.cursor);
  };
  return html`<div class="scrubber">
    <svg class="ticks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
      <path vector-effect="non-scaling-stroke" d=${`M0,8H1000${milestones
        .map((step) => `M${(1000 * step) / Math.max(length, 1)},3V13`)
        .join('')}`}></path>
    </svg>
    <input type="range" min="0" max=${length} .value=${String(cursor)} @input=${seek}
      aria-label=${words.text('transport-scrubber')}
      aria-valuetext=${words.text('transport-at', { step: cursor, steps: length })} />
  </div>`;
}
