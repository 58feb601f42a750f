import { html, nothing, type TemplateResult } from 'lit';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { NetworksFigure } from './element.ts';
import type { Opened } from './opened.ts';
import { transform } from './transform.ts';
import { renderVerdict, verdictOf } from './verdict-view.ts';

/** The words of all that opens. */
const PANEL_WORDS = 'networks-panels';
type PanelName = 'network' | 'edit' | 'input' | 'principle' | 'order' | 'proof' | 'text';

/** Panels that tell what is to be found out where hints are off. */
const telling: ReadonlySet<PanelName> = new Set(['principle', 'order', 'proof']);

/** What opens around the diagram. */
export class NetworkPanels {
  readonly byName = {
    network: () => this.#open('network'),
    edit: () => this.#open('edit'),
    input: () => this.#open('input'),
    principle: () => this.#open('principle'),
    order: () => this.#open('order'),
    proof: () => this.#open('proof'),
    text: () => this.#open('text'),
  };
  readonly large = Object.keys(this.byName);

  readonly #figure: NetworksFigure;
  readonly #module: Lazy<typeof import('./opened.ts')>;
  readonly #asked: Lazy<typeof import('./asked.ts')>;
  /** The comparator that was told of last. */
  #told: number | undefined;
  #opened: Opened | undefined;

  constructor(figure: NetworksFigure) {
    this.#figure = figure;
    const lazy = opener(figure, [PANEL_WORDS], async () => [
      (await import('./opened-styles.ts')).openedStyles,
    ]);
    this.#module = lazy(() => import('./opened.ts'));
    this.#asked = lazy(() => import('./asked.ts'));
  }

  /** Another run: what was typed and refused is forgotten. */
  opened(): void {
    this.#opened?.forget();
  }

  #open(name: PanelName): unknown {
    const module = this.#module.module;
    if (!module) return nothing;
    this.#opened ??= new module.Opened(this.#figure);
    if (telling.has(name) && !this.#figure.tells) return this.#opened.withheld();
    return this.#opened[name]();
  }

  /** Which network it is, and what comes in. */
  inShort(words: Messages): TemplateResult {
    const { traced } = this.#figure;
    const { kind, beside } = this.#figure.currentScene();
    if (!traced) return html``;
    const elements = this.elements(words);
    const name = words.text(`kind-${kind}`);
    const other = beside === 'none' ? '' : words.text(`kind-${beside}`);
    const { size, depth } = traced.summary;
    const args = { name, size, depth, wires: traced.wires, elements, other };
    const same = traced.summary.knownAs.filter((one) => one !== kind);
    const known = same.map((one) => words.text(`kind-${one}`));
    const names = listed(known, words.language, { type: 'unit' });
    return html`<span class="in-short">${words.text(other ? 'in-short-two' : 'in-short', args)}
      ${names && !other ? words.text('in-short-known', { names }) : nothing}</span>`;
  }

  /** How the elements come in. */
  elements(words: Messages): string {
    const { input, seed } = this.#figure.currentScene();
    return words.text('input-name', { input, seed: String(seed) });
  }

  /** The verdict, for the figure as text. */
  verdict(): readonly Sentence[] {
    const { words, judge, tells } = this.#figure;
    return words && tells && judge.judged && !judge.stale ? verdictOf(judge.judged, words) : [];
  }

  /** Under the narration: the verdict, and what may be done. */
  aside(): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { words, judge, tells, traced } = figure;
    if (!words || !traced || traced.wires < 1) return nothing;
    const actions = figure.editable && !figure.fit ? this.#actions(words) : nothing;
    // How many are idle would give away what is to be foretold.
    const short = figure.fit || figure.currentScene().predict;
    return renderVerdict({ words, judge, tells, short, actions });
  }

  #actions(words: Messages): TemplateResult {
    const { editor, judge, traced, tells, asked, spare } = this.#figure;
    const outcome = judge.stale ? undefined : judge.judged?.verdict.outcome;
    const size = traced?.size ?? 0;
    const undo = () => void editor.undo();
    const button = (id: string, act: () => void) =>
      html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
    return html`<p class="actions">
      ${outcome === 'sorts' && tells && size > 0 ? button('leave-out', () => void editor.leaveOut(asked ?? spare)) : nothing}
      ${editor.leftOut ? button('put-back', undo) : nothing}
      ${outcome === 'fails' && tells && !editor.leftOut ? button('show-failure', () => void editor.showFailure()) : nothing}
      ${editor.canUndo && !editor.leftOut ? button('undo', undo) : nothing}
      ${editor.canRedo ? button('redo', () => void editor.redo()) : nothing}
      ${traced && !traced.summary.standard ? button('untangle', () => void transform(this.#figure, 'untangled')) : nothing}
    </p>`;
  }

  /** What a comparator does, and what may be done with it. */
  why(k: number): TemplateResult | typeof nothing {
    // Until it is here there is something to put away all the same.
    return this.#asked.module?.renderAsked(this.#figure, k) ?? html``;
  }

  /** After drawing: what was asked is told, once. */
  tellAsked(): void {
    const { asked, announcer } = this.#figure;
    const module = asked === undefined ? undefined : this.#asked.module;
    if (asked === this.#told || (asked !== undefined && !module)) return;
    this.#told = asked;
    if (module && asked !== undefined) announcer.say(module.askedText(this.#figure, asked));
  }

  settings(): unknown {
    const figure = this.#figure;
    const { words } = figure;
    if (!words) return nothing;
    const { by } = figure.currentScene();
    return html`<fieldset><legend>${words.text('settings-by')}</legend>
      ${(['comparator', 'layer'] as const).map(
        (unit) => html`<label class="check"><input type="radio" name="by" value=${unit}
          .checked=${by === unit} @change=${() => void figure.change({ by: unit, cursor: undefined })} />
          ${words.text(`by-${unit}`)}</label>`,
      )}</fieldset>`;
  }
}
