import { css, html, nothing, type TemplateResult } from 'lit';
import { whileRunning } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import type { Announcer } from './announcer.ts';
import type { Tabled } from './export.ts';
import { renderCheck } from './inputs.ts';
import { keyTable, pictureKeys, type WidgetKey, whilePresenting } from './keys.ts';
import { Fetching, Lazy, type Opening, opener } from './lazy.ts';
import { liveRegion } from './live-region.ts';
import type { MotionForm, Moving } from './motion/motion-form.ts';
import type { PanZoom } from './pan-zoom.ts';
import type { Panels } from './panels.ts';
import type { StageScene } from './stage-scene.ts';
import type { StagePanel } from './tabs.ts';
import type { SetsTasks, TaskSetting } from './task/setting.ts';

/** What the panels of the stage need of their figure. */
interface Staged extends Moving, Opening, SetsTasks {
  readonly announcer: Announcer;
  readonly panZoom: PanZoom;
  readonly panels: Panels;
  readonly tabled: Tabled;
  currentScene(): StageScene;
  adjust(fields: Partial<StageScene>): void;
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
/** What a teacher can fix for whoever opens the link. */
const locks = ['rules', 'start', 'panels'] as const;

/** The panels that every figure has. */
export class StagePanels {
  readonly #figure: Staged;
  readonly #fetching: Fetching;
  readonly #motion: Lazy<MotionForm>;
  readonly #task: Lazy<TaskSetting>;
  /** Whether the form for motion is open. */
  #moves = false;

  constructor(figure: Staged) {
    this.#figure = figure;
    this.#fetching = new Fetching(() => figure.requestUpdate());
    this.#task = opener(figure, ['tasks'], async () => [])(
      async () => new (await import('./task/setting.ts')).TaskSetting(figure),
    );
    this.#motion = new Lazy(
      async () => {
        const { MotionForm, motionStyles } = await import('./motion/motion-form.ts');
        figure.adopt(motionStyles);
        return new MotionForm(figure);
      },
      () => figure.requestUpdate(),
    );
  }

  render(panel: StagePanel, words: Messages): TemplateResult {
    const figure = this.#figure;
    if (panel === 'help')
      return html`<p class="wide">${liveRegion(words.text('keys-open'))}</p>${renderKeys(words, figure.panels.keys)}`;
    if (panel === 'export') return this.#export(words);
    if (panel === 'ask')
      return html`${this.#task.render(words, (setting) => setting.render(words))}`;
    return html`${figure.panels.settings(words)} ${renderStageSettings(figure, words)}`;
  }

  /** How many files were saved: each is said anew. */
  #saved = 0;

  #export(words: Messages): TemplateResult {
    const rows = this.#figure.tabled;
    const open = () => {
      this.#moves = !this.#moves;
      this.#figure.requestUpdate();
    };
    return html`<p>${(['svg', 'png', 'csv'] as const).map(
      (kind) =>
        html`<button @click=${() => void this.#save(kind)}>${words.text(`export-${kind}`, { rows })}</button> `,
    )} <button aria-expanded=${this.#moves} @click=${open}>${words.text('export-gif')}</button>
      ${this.#fetching.render(words, 'export')}
      <span>${liveRegion(this.#saved ? words.text('export-saved') : nothing, { attempt: this.#saved })}</span></p>
      ${this.#figure.panels.exports(words)}
      ${this.#moves ? this.#motion.render(words, (form) => form.render(words)) : nothing}`;
  }

  async #save(kind: 'svg' | 'png' | 'csv'): Promise<void> {
    await this.#fetching.of('export', async () => {
      const { exportFigure } = await import('./export.ts');
      // If another scene is opened meanwhile, there is nothing left to export.
      await whileRunning(exportFigure(this.#figure, kind));
      this.#saved += 1;
      this.#figure.requestUpdate();
    });
  }
}

/** The settings for the view of the picture, and those for teachers. */
function renderStageSettings(figure: Staged, words: Messages): TemplateResult {
  const { panZoom } = figure;
  const { maxZoom } = panZoom;
  const { k } = panZoom.transform;
  const scene = figure.currentScene();
  const lock = (part: string, on: boolean) => {
    const fixed = locks.filter((one) => (one === part ? on : scene.lock.includes(one)));
    figure.adjust({ lock: fixed.join() });
  };
  const view = html`<fieldset><legend>${words.text('view')}</legend>
      <button class="primary" aria-disabled=${k >= maxZoom} @click=${() => void panZoom.zoomBy(1.5)}>${words.text('view-larger')}</button>
      <button class="primary" aria-disabled=${k === 1} @click=${() => void panZoom.zoomBy(1 / 1.5)}>${words.text('view-smaller')}</button>
      <button class="primary" aria-disabled=${k === 1} @click=${() => panZoom.show(undefined)}>${words.text('view-all')}</button>
      <span>${liveRegion(words.text('view-at', { percent: Math.round(k * 100) }))}</span>
    </fieldset>`;
  // What is drawn in one size has nothing to choose here.
  return html`${maxZoom > 1 ? view : nothing}
    <fieldset>
      <legend>${words.text('classroom')}</legend>
      ${classroom.map(
        (name) => html`<label class="check"><input type="checkbox" .checked=${scene[name]}
          @change=${(event: Event) => figure.adjust({ [name]: (event.target as HTMLInputElement).checked })}
          />${words.text(`classroom-${name}`)}</label>`,
      )}
      ${locks.map((part) => renderCheck('lock', words.text(`classroom-lock-${part}`), scene.lock.includes(part), (on) => lock(part, on)))}
    </fieldset>`;
}

/** The list of keys: those of the marks, with the exhibit's `own` ones, those of the figure, and those it has while it presents. */
export function renderKeys(words: Messages, own: readonly WidgetKey[]): TemplateResult {
  const row = (keys: readonly unknown[], does: string) =>
    html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${words.text(`key-${does}`)}</dd></div>`;
  const rows = (presenting: boolean) =>
    keyTable.map(({ keys, command }) => {
      const some = keys.filter((key) => whilePresenting(key, command) === presenting);
      return some.length > 0 ? row(some, command) : nothing;
    });
  const gestures = ['wheel', 'pinch'].map((name) => words.text(`gesture-${name}`));
  return html`<h2>${words.text('keys-picture')}</h2>
    <dl class="keys">${[...pictureKeys, ...own].map(({ keys, does }) => row(keys, does))}
      ${row(gestures, 'zoom')}</dl>
    <h2>${words.text('keys-figure')}</h2>
    <dl class="keys">${rows(false)}</dl>
    <h2>${words.text('keys-presenting')}</h2>
    <dl class="keys">${rows(true)}</dl>`;
}
