import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../engine/errors.ts';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { renderAside } from './aside-view.ts';
import type { CodeLanguage } from './code.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { QuicksortFigure } from './element.ts';
import type { Race } from './race.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';
import type { Sound } from './sound.ts';

/** The words of all that opens. */
const PANEL_WORDS = 'quicksort-panels';
/** A race needs the other elements one by one. */
export const MOST_RACED = 512;

/** What somebody has typed or chosen and was refused, by its field. */
export interface Draft {
  readonly field: 'made' | 'list' | 'sort';
  readonly text: string;
  readonly error: CodedError;
}

/** What opens around the elements: input, variant, program, tree, race, laboratory, settings. */
export class QuicksortPanels {
  readonly byName = {
    input: () => this.#input(),
    variant: () => this.#variant(),
    code: () => this.#code(),
    tree: () => this.#tree(),
    race: () => this.#race(),
    lab: () => this.#lab(),
  };
  /** A place whose element is to change places with the next one that is chosen. */
  exchanging: number | undefined;
  /** The variants that run side by side, if any do. */
  race: Race | undefined;
  /** Which of the runs that were opened is the last. */
  #turn: symbol | undefined;
  /** Heard only once it has been asked for. */
  sound: Sound | undefined;

  readonly #figure: QuicksortFigure;
  readonly #inputPanel: Lazy<typeof import('./input-panel.ts')>;
  readonly #variantPanel: Lazy<typeof import('./variant-panel.ts')>;
  readonly #codePanel: Lazy<typeof import('./code-panel.ts')>;
  readonly #treePanel: Lazy<typeof import('./tree-panel.ts')>;
  readonly #racePanel: Lazy<typeof import('./race-panel.ts')>;
  readonly #labPanel: Lazy<typeof import('./lab-panel.ts')>;
  readonly #drafts = new Map<Draft['field'], Draft>();
  #language: CodeLanguage = 'pseudo';
  #changing = false;
  /** The place in the field that asks for a pivot, from 1. */
  #picked = 0;

  constructor(figure: QuicksortFigure) {
    this.#figure = figure;
    const lazy = opener(figure, [PANEL_WORDS], async () => [
      (await import('./opened-styles.ts')).openedStyles,
    ]);
    this.#inputPanel = lazy(() => import('./input-panel.ts'));
    this.#variantPanel = lazy(() => import('./variant-panel.ts'));
    this.#codePanel = lazy(() => import('./code-panel.ts'));
    this.#treePanel = lazy(() => import('./tree-panel.ts'));
    this.#racePanel = lazy(() => import('./race-panel.ts'));
    this.#labPanel = lazy(() => import('./lab-panel.ts'));
  }

  /** Another run: what was typed is forgotten, and a race has its lanes. */
  async open(scene: QuicksortScene, values: Uint32Array): Promise<void> {
    if (!this.#changing) this.#drafts.clear();
    this.exchanging = undefined;
    this.race?.close();
    this.race = undefined;
    const turn = Symbol();
    this.#turn = turn;
    if (!scene.race || values.length > MOST_RACED) return;
    const [{ Race }, styles] = await Promise.all([
      import('./race.ts'),
      import('./opened-styles.ts'),
      this.#figure.vocabulary.more(PANEL_WORDS),
    ]);
    this.#figure.adopt(styles.openedStyles);
    const race = await Race.open(scene, values, () => this.#figure.requestUpdate());
    // Meanwhile another may have been opened.
    if (this.#turn === turn) this.race = race;
    else race.close();
  }

  /** What is sorted how, where it is not the document's way. */
  inShort(words: Messages): TemplateResult {
    const scene = this.#figure.currentScene();
    const { scheme, recurse, calls, pivot, cutoff, small } = quicksortScene.defaults;
    const own =
      scene.scheme !== scheme ||
      scene.recurse !== recurse ||
      scene.calls !== calls ||
      scene.pivot !== pivot ||
      (scene.cutoff !== cutoff && scene.small !== small);
    return html`<span class="about">${words.text('in-short', {
      list: this.listName(words),
      count: this.#figure.length,
      scheme: scene.scheme,
      own: own || scene.cutoff !== cutoff ? 'yes' : 'no',
      recurse: scene.recurse,
      calls: scene.calls,
      pivot: words.text(`pivot-${scene.pivot}`),
      cutoff: scene.cutoff,
      small: scene.small,
    })}</span>`;
  }

  /** What the colours of a picture by area say. */
  legend(words: Messages): TemplateResult {
    const areas = ['smaller', 'equal', 'unprocessed', 'larger', 'waiting', 'finished'] as const;
    return html`<span class="swatches">${areas.map(
      (area) =>
        html`<span><span class=${`swatch ${area}`}></span> ${words.text(`area-${area}`)}</span> `,
    )}</span>`;
  }

  /** How the list lies at the start. */
  listName(words: Messages): string {
    const { input, against, seed } = this.#figure.currentScene();
    return words.text('input-name', {
      input,
      against: words.text(`pivot-${against}`),
      seed: String(seed),
    });
  }

  /** Under the narration; a race has nothing there. */
  aside(): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, here } = figure;
    const frame = figure.frame();
    if (!words || !here || !frame || this.race) return nothing;
    const { exchanging } = this;
    const pick = (place: number): void => {
      this.#picked = place;
    };
    return renderAside({ figure, words, here, frame, exchanging, picked: this.#picked, pick });
  }

  whyText(place: number): string {
    const { words } = this.#figure;
    const frame = this.#figure.frame();
    if (!words || !frame) return '';
    const args = { place: place + 1, value: frame.values[place] ?? 0, area: frame.place(place) };
    return words.text('why-element', args);
  }

  /** What is known of an element, and the offer to break it. */
  why(place: number): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words } = figure;
    const layout = figure.layout();
    if (!words || !layout) return nothing;
    return renderWhyPanel(words, {
      label: words.text('why-label', { place: place + 1 }),
      title: words.text('why-label', { place: place + 1 }),
      body: html`<p>${this.whyText(place)}</p>
        ${
          figure.fit
            ? nothing
            : html`<button class="primary" @click=${() => this.#exchange(place)}>${words.text('exchange-start')}</button>`
        }`,
      at: {
        x: layout.x(place + 0.5),
        y: layout.bars.top + layout.bars.height / 2,
        halo: layout.slot / 2,
        reach: 0,
      },
      plate: layout,
      close: () => figure.closeWhy(),
    });
  }

  #exchange(place: number): void {
    const figure = this.#figure;
    figure.asked = undefined;
    this.exchanging = place;
    figure.requestUpdate();
    figure.board.restore();
    const { words } = figure;
    if (words) figure.announcer.say(words.text('exchange-with', { place: place + 1 }));
  }

  exchangeWith(place: number): void {
    const { exchanging: first } = this;
    this.exchanging = undefined;
    if (first === undefined || first === place) this.#figure.requestUpdate();
    else this.#figure.adjust({ exchange: { first, second: place } });
  }

  /**
   * Tries other fields; the old ones stay if the core refuses them. What can be told beforehand is
   * told at once; only a run tells whether it takes too long, and is stopped at the limit.
   */
  async attempt(fields: Partial<QuicksortScene>, draft: Omit<Draft, 'error'>): Promise<void> {
    const figure = this.#figure;
    const now = { ...figure.currentScene(), ...fields };
    // Another run is seen from its beginning; one by hand waits where it can go no further.
    const cursor = now.pivot === 'hand' ? undefined : 0;
    const changed = { picks: undefined, exchange: undefined, cursor, ...fields };
    const { scene } = quicksortScene.settle({ ...now, ...changed });
    const config = configOf(scene);
    const error =
      (await engine.refusal('QuicksortPlan', config)) ??
      (await engine.refusal('Quicksort', config));
    if (error) {
      // A number that was refused stays in its field.
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'number') figure.fields.keep(name, String(value));
      }
      return this.refuse({ ...draft, error });
    }
    this.#drafts.clear();
    this.#changing = true;
    await figure.change(changed);
    this.#changing = false;
  }

  refuse(draft: Draft): void {
    this.#drafts.set(draft.field, draft);
    this.#figure.requestUpdate();
  }

  settings(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    if (!words) return nothing;
    const scene = figure.currentScene();
    const choices = { show: ['bars', 'cards'], colour: ['area', 'value'] } as const;
    return html`${(['show', 'colour'] as const).map(
      (field) => html`<fieldset><legend>${words.text(`settings-${field}`)}</legend>
        ${choices[field].map(
          (name) => html`<label class="check"><input type="radio" name=${field} value=${name}
            .checked=${scene[field] === name} @change=${() => figure.adjust({ [field]: name })} />
            ${words.text(`look-${field}-${name}`)}</label>`,
        )}</fieldset>`,
    )}
    <fieldset><legend>${words.text('settings-sound')}</legend>
      <label class="check"><input type="checkbox" .checked=${this.sound !== undefined}
        @change=${() => void this.#toggleSound()} />${words.text('sound-on')}</label>
    </fieldset>`;
  }

  async #toggleSound(): Promise<void> {
    if (this.sound) {
      this.sound.close();
      this.sound = undefined;
    } else {
      const { Sound } = await import('./sound.ts');
      this.sound = new Sound();
    }
    this.#figure.requestUpdate();
  }

  #input(): unknown {
    const { words } = this.#figure;
    const panel = this.#inputPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderInputPanel({
      words,
      scene: this.#figure.currentScene(),
      fields: this.#figure.fields,
      draft: this.#drafts.get('list'),
      unmade: this.#drafts.get('made')?.error,
      values: this.#figure.values,
      make: (fields) => void this.attempt(fields, { field: 'made', text: '' }),
      attempt: (fields, text) => void this.attempt(fields, { field: 'list', text }),
      refuse: (error, text) => this.refuse({ field: 'list', text, error }),
      forget: () => {
        this.#drafts.clear();
        this.#figure.requestUpdate();
      },
    });
  }

  #variant(): unknown {
    const { words } = this.#figure;
    const panel = this.#variantPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderVariantPanel({
      words,
      scene: this.#figure.currentScene(),
      fields: this.#figure.fields,
      draft: this.#drafts.get('sort'),
      attempt: (fields) => void this.attempt(fields, { field: 'sort', text: '' }),
    });
  }

  #code(): unknown {
    const { words, here } = this.#figure;
    const frame = this.#figure.frame();
    const panel = this.#codePanel.module;
    if (!words || !panel || !here || !frame) return nothing;
    return panel.renderCodePanel({
      words,
      scene: this.#figure.currentScene(),
      here,
      tells: this.#figure.tells,
      part: this.#figure.currentPart,
      pointers: frame.pointers,
      language: this.#language,
      choose: (language) => {
        this.#language = language;
        this.#figure.requestUpdate();
      },
    });
  }

  #tree(): unknown {
    const figure = this.#figure;
    const { words, here } = figure;
    const panel = this.#treePanel.module;
    if (!words || !panel || !here) return nothing;
    return panel.renderTreePanel({
      words,
      parts: figure.parts,
      current: figure.currentPart,
      here,
      length: figure.length,
      width: figure.size.width,
      seek: (step) => figure.timeline.seek(step),
    });
  }

  #race(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#racePanel.module;
    if (!words || !panel) return nothing;
    return panel.renderRacePanel({
      words,
      lanes: figure.currentScene().race,
      tooMany: figure.length > MOST_RACED ? MOST_RACED : undefined,
      change: (race) =>
        void figure.change({ race, cursor: race ? 0 : undefined, exchange: undefined }),
    });
  }

  #lab(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    const panel = this.#labPanel.module;
    if (!words || !panel) return nothing;
    return panel.renderLabPanel({
      words,
      scene: figure.currentScene(),
      summary: figure.summary,
      refused: this.#drafts.get('sort')?.error,
      redraw: () => figure.requestUpdate(),
      attempt: (fields) => void this.attempt(fields, { field: 'sort', text: '' }),
    });
  }
}
