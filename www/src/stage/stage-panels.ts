import { css, html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Tabled } from './export.ts';
import { keyTable, plateKeys, presentingKeys, type WidgetKey } from './keys.ts';
import type { Fetching } from './lazy.ts';
import type { PanZoom } from './pan-zoom.ts';
import type { StageScene } from './stage-scene.ts';

/** What the panels of the stage need of a figure. */
export interface Settled {
  readonly words: Messages;
  readonly panZoom: PanZoom;
  currentScene(): StageScene;
}

/** The table of keys. */
export const keysStyles = css`
  .keys {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: 0.3rem 2rem;
    margin: 0;
    inline-size: 100%;
    font: 0.875rem var(--sans);
  }

  .keys div {
    display: flex;
    gap: 0.75rem;
  }

  .keys dt {
    min-inline-size: 8.5rem;
  }

  .keys dd {
    margin: 0;
  }
`;

const classroom = ['hints', 'reveal', 'predict', 'present'] as const;

/** The settings for the view of the plate, and those for teachers. */
export function renderStageSettings(
  { words, panZoom, currentScene }: Settled,
  change: (fields: Partial<StageScene>) => void,
): TemplateResult {
  const scene = currentScene();
  return html`<fieldset><legend>${words.text('view')}</legend>
      <button class="primary" @click=${() => void panZoom.zoomBy(1.5)}>${words.text('view-larger')}</button>
      <button class="primary" @click=${() => void panZoom.zoomBy(1 / 1.5)}>${words.text('view-smaller')}</button>
      <button class="primary" @click=${() => panZoom.show(undefined)}>${words.text('view-all')}</button>
    </fieldset>
    <fieldset>
      <legend>${words.text('classroom')}</legend>
      ${classroom.map(
        (name) => html`<label class="check"><input type="checkbox" .checked=${scene[name]}
          @change=${(event: Event) => change({ [name]: (event.target as HTMLInputElement).checked })}
          />${words.text(`classroom-${name}`)}</label>`,
      )}
    </fieldset>`;
}

export type ExportKind = 'svg' | 'png' | 'csv';

export function renderExport(
  words: Messages,
  fetching: Fetching,
  rows: Tabled,
  save: (kind: ExportKind) => void,
): TemplateResult {
  return html`<p>${(['svg', 'png', 'csv'] as const).map(
    (kind) =>
      html`<button @click=${() => save(kind)}>${words.text(`export-${kind}`, { rows })}</button> `,
  )} ${fetching.render(words, 'export')}</p>`;
}

/** The list of keys: those of the marks, with the exhibit's `own` ones, those of the figure, and those it has while it presents. */
export function renderKeys(words: Messages, own: readonly WidgetKey[]): TemplateResult {
  const row = (keys: readonly unknown[], does: string) =>
    html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${words.text(`key-${does}`)}</dd></div>`;
  const rows = (presenting: boolean) =>
    keyTable.map(({ keys, command }) => {
      const some = keys.filter((key) => presentingKeys.test(key) === presenting);
      return some.length > 0 ? row(some, command) : nothing;
    });
  const gestures = ['wheel', 'pinch'].map((name) => words.text(`gesture-${name}`));
  return html`<h2>${words.text('keys-plate')}</h2>
    <dl class="keys">${[...plateKeys, ...own].map(({ keys, does }) => row(keys, does))}
      ${row(gestures, 'zoom')}</dl>
    <h2>${words.text('keys-figure')}</h2>
    <dl class="keys">${rows(false)}</dl>
    <h2>${words.text('keys-presenting')}</h2>
    <dl class="keys">${rows(true)}</dl>`;
}
