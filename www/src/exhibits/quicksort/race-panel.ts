import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { fewestLanes, mostLanes, type Variant, variants } from './fields.ts';

export interface RacePanel {
  readonly words: Messages;
  readonly lanes: readonly Variant[] | undefined;
  /** The most elements of a race, where there are more. */
  readonly tooMany: number | undefined;
  change(lanes: readonly Variant[] | undefined): void;
}

/** Races worth seeing, each about one clause of the document. */
const ready: readonly (readonly Variant[])[] = [
  ['document', 'hoare', 'lomuto'],
  ['document', 'larger-first', 'two-calls'],
  ['first-pivot', 'median-pivot', 'ninther-pivot', 'document'],
  ['document', 'insertion', 'network'],
];

/** Which variants run side by side, two to four, on the list that is there. */
export function renderRacePanel(panel: RacePanel): TemplateResult {
  const { words, tooMany, change } = panel;
  const lanes = panel.lanes ?? [];
  if (tooMany !== undefined) {
    return html`<p>${words.text('race-too-many', { most: tooMany })}</p>`;
  }
  const toggle = (variant: Variant) => {
    if (lanes.includes(variant)) {
      const rest = lanes.filter((lane) => lane !== variant);
      change(rest.length < fewestLanes ? undefined : rest);
    } else if (lanes.length < mostLanes) {
      change(lanes.length === 0 ? [variant, other(variant)] : [...lanes, variant]);
    }
  };
  return html`<fieldset class="wide columns"><legend>${words.text('race-lanes', { fewest: fewestLanes, most: mostLanes })}</legend>
      ${variants.map((variant) => {
        const [on, full] = [lanes.includes(variant), lanes.length >= mostLanes];
        return html`<label class="check"><input type="checkbox" name="lane" value=${variant}
          .checked=${on} aria-disabled=${!on && full ? 'true' : 'false'}
          @click=${(event: Event) => !on && full && event.preventDefault()}
          @change=${() => toggle(variant)} />${words.text(`variant-${variant}`)}</label>`;
      })}
      <span class="about">${words.text('race-about')}</span>
    </fieldset>
    <p class="wide">${ready.map(
      (race, at) =>
        html`<button class="primary" @click=${() => change(race)}>${words.text(`race-ready-${at + 1}`)}</button> `,
    )}
    ${
      lanes.length > 0
        ? html`<button @click=${() => change(undefined)}>${words.text('race-end')}</button>`
        : ''
    }</p>`;
}

/** Somebody to race against. */
const other = (variant: Variant): Variant => (variant === 'document' ? 'hoare' : 'document');
