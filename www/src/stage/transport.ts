import { html, nothing, type TemplateResult } from 'lit';
import { formatted } from '../words/formatted.ts';
import type { Messages } from '../words/messages.ts';
import type { Fields } from './fields.ts';
import { type Speed, speeds, type Timeline } from './timeline.ts';

/** The fastest speed, and the choice of it without holding where there is something to read. */
const [FASTEST, UNREAD] = [8, 'unread'] as const;
/** The number of steps has groups of digits from this one on. */
const LONG = 100_000;

/** Icons in a square of 16: the bars and triangles of any player. */
const icons = {
  first: 'M2 2h2v12h-2zM14 2v12l-9 -6z',
  back: 'M12 2v12l-9 -6z',
  play: 'M3 1v14l11 -7z',
  pause: 'M3 2h4v12h-4zM9 2h4v12h-4z',
  forward: 'M4 2v12l9 -6z',
  last: 'M12 2h2v12h-2zM2 2v12l9 -6z',
} as const;

type Icon = keyof typeof icons;

/**
 * The buttons first, back, play, forward and last; a hairline with ticks; counter and
 * speed; then `extra`. While nothing is stepped they keep their room without being seen, so that nothing moves.
 */
export function renderTransport(
  timeline: Timeline,
  stepped: boolean,
  ticks: readonly number[],
  fields: Fields,
  words: Messages,
  extra: TemplateResult | typeof nothing,
): TemplateResult {
  const { cursor, length, playing } = timeline;
  // Not `disabled`, because that would take the focus away from the button that was just pressed.
  const button = (name: Icon, act: () => void, off: boolean) => {
    const said = words.text(`transport-${name}`);
    return html`<button title=${said} aria-label=${said} aria-disabled=${off}
      @click=${off ? nothing : act}><svg viewBox="0 0 16 16" aria-hidden="true"><path d=${icons[name]}></path></svg></button>`;
  };
  return html`<div class=${stepped ? 'transport' : 'transport idle'} part="transport" role="group" aria-label=${words.text('transport')}>
    <div class="buttons">
      ${button('first', () => timeline.seek(0), cursor === 0)}
      ${button('back', () => timeline.step(-1), cursor === 0)}
      ${button(playing ? 'pause' : 'play', () => timeline.toggle(), length === 0)}
      ${button('forward', () => timeline.next(), cursor === length)}
      ${button('last', () => timeline.seek(length), cursor === length)}
    </div>
    ${scrubber(timeline, ticks, words)}
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
    )} / ${length < LONG ? length : formatted(length, words.language, {})}</span>
    <label class="speed"><span class="hidden">${words.text('transport-speed')}</span>
      <select @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        timeline.holds = value !== UNREAD;
        timeline.speed = timeline.holds ? (Number(value) as Speed) : FASTEST;
      }}>
        ${speeds.map(
          (speed) =>
            html`<option value=${speed} ?selected=${timeline.holds && speed === timeline.speed}>${words.text('transport-times', { speed })}</option>`,
        )}
        <option value=${UNREAD} ?selected=${!timeline.holds}>${words.text('transport-unread', { speed: FASTEST })}</option>
      </select></label>
    ${extra}
  </div>`;
}

function scrubber(timeline: Timeline, ticks: readonly number[], words: Messages): TemplateResult {
  const { cursor, length } = timeline;
  const seek = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    timeline.seek(Number(input.value));
    // A gate may have stopped the cursor before it reached the thumb.
    input.value = String(timeline.cursor);
  };
  return html`<div class="scrubber">
    <svg class="ticks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
      <path vector-effect="non-scaling-stroke" d=${`M0,8H1000${ticks
        .map((step) => `M${(1000 * step) / Math.max(length, 1)},3V13`)
        .join('')}`}></path>
    </svg>
    <input type="range" min="0" max=${length} .value=${String(cursor)} @input=${seek}
      aria-label=${words.text('transport-scrubber')}
      aria-valuetext=${words.text('transport-at', { step: cursor, steps: length })} />
  </div>`;
}
