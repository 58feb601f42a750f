import { html, nothing, type TemplateResult } from 'lit';
import type { Lazy } from '../../stage/lazy.ts';
import { Panels } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, sayAll } from '../../words/sentence.ts';
import { elementsOf } from './account.ts';
import type { Asked } from './asked.ts';
import { kindOf, type Mark } from './picture/board-plan.ts';
import { renderVerdict, verdictOf } from './proof/verdict-view.ts';
import type { ShownNetwork } from './shown.ts';

/** The message file of the panels. */
const PANEL_WORDS = 'networks-panels';
const opened = () => import('./panels/opened-styles.ts').then((it) => [it.openedStyles]);

/** What the page shows around the diagram. */
export class NetworkPanels extends Panels {
  readonly #figure: ShownNetwork;
  readonly #asked: Lazy<Asked>;
  readonly #units = this.lazy(() => import('./panels/units.ts'));
  /** The mark that was announced last. */
  #announced: Mark | undefined;

  /** Keys that edit a comparator or an input; `keyed` acts on them. */
  override readonly keys = [
    { keys: ['Delete'], does: 'remove' },
    { keys: ['r'], does: 'reverse' },
    { keys: ['Alt+↑', 'Alt+↓'], does: 'carry' },
    { keys: ['Ctrl+z'], does: 'undo' },
    { keys: ['Ctrl+y', 'Ctrl+Shift+z'], does: 'redo' },
  ];

  constructor(figure: ShownNetwork) {
    const [large, broad] = [true, true] as const;
    const withheld = () => !figure.mayReveal('result');
    super(figure, [PANEL_WORDS], opened, {
      network: {
        broad,
        large,
        make: () => import('./panels/network-panel.ts').then((it) => new it.NetworkPanel(figure)),
      },
      edit: {
        large,
        // Whoever edits for a task needs it meanwhile.
        get harmless() {
          return figure.editable;
        },
        make: () => import('./edit/edit-panel.ts').then((it) => new it.EditPanel(figure)),
      },
      input: {
        large,
        // Whoever edits for a task needs it meanwhile.
        get harmless() {
          return figure.editable;
        },
        make: () => import('./panels/input-panel.ts').then((it) => new it.InputPanel(figure)),
      },
      principle: {
        looks: true,
        large,
        withheld,
        make: () =>
          import('./proof/principle-panel.ts').then((it) => new it.PrinciplePanel(figure)),
      },
      order: {
        looks: true,
        broad,
        large,
        withheld,
        make: () => import('./proof/order-panel.ts').then((it) => new it.OrderPanel(figure)),
      },
      text: {
        large,
        drops: 'always',
        make: () => import('./edit/text-panel.ts').then((it) => new it.TextPanel(figure)),
      },
      proof: {
        looks: true,
        broad,
        large,
        withheld,
        make: () => import('./proof/proof-panel.ts').then((it) => new it.ProofPanel(figure)),
      },
    });
    this.#figure = figure;
    this.#asked = this.lazy(() => import('./asked.ts').then((it) => new it.Asked(figure)));
  }

  /** How the elements come in, in words. */
  elements(words: Messages): string {
    return elementsOf(this.#figure.currentScene(), words);
  }

  /** A frame has no introduction, so the rule stands here. */
  override rules(words: Messages): unknown {
    return this.#figure.fit ? words.text('networks-rule') : nothing;
  }

  /** The verdict, for the figure as text. Once all comparators were left out, what that has shown comes first. */
  verdict(): readonly Sentence[] {
    const { words, judge, editor } = this.#figure;
    if (!words || !this.#figure.mayReveal('result') || !judge.answer) return [];
    const [said, tally] = [verdictOf(judge.answer, words), this.#tally(words)];
    return editor.tallied?.whole ? [...tally, ...said] : [...said, ...tally];
  }

  /** How many comparators were left out, one after another, and whether each of them is needed. */
  #tally(words: Messages): readonly Sentence[] {
    const said = this.#figure.mayReveal('result') && this.#figure.editor.tallied?.sentence(words);
    return said ? [said] : [];
  }

  /** Under the narration: the verdict, and the buttons that fit it. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { demonstrated, traced } = figure;
    if (!traced || traced.wires < 1) return nothing;
    const judge = demonstrated?.judge ?? figure.judge;
    const picked = figure.picked === undefined ? undefined : kindOf(figure.picked);
    const pair = demonstrated ? undefined : figure.pair?.(words);
    const actions = pair
      ? html`<p class="about">${words.text('verdict-first', pair)}</p>`
      : figure.editable && !figure.fit
        ? this.#actions(words)
        : nothing;
    // The number of idle comparators would give the prediction away.
    const short = figure.fit || demonstrated !== undefined || figure.currentScene().predict;
    const chosen = picked
      ? html`<p class="picked">${words.text(`pick-${picked.kind}`, { wire: picked.at + 1 })}</p>`
      : nothing;
    if (figure.tasked) return html`${chosen} ${actions}`;
    return html`${chosen}
      ${renderVerdict({ words, judge, reveals: figure.mayReveal('result'), short, actions })}`;
  }

  /** The one or two actions that a visitor is likely to want now. */
  #actions(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { editor, judge, traced, asked } = figure;
    const outcome =
      figure.mayReveal('result') && traced?.size ? judge.answer?.verdict.outcome : undefined;
    // The pressed button gives way to another one for the same purpose, which gets the keyboard.
    const edits = (edit: () => Promise<void>) => async () => {
      const pressed = figure.renderRoot.querySelector('.actions button:focus') !== null;
      await edit();
      await figure.updateComplete;
      const heir = figure.renderRoot.querySelector<HTMLElement>('.actions button');
      if (pressed) heir?.focus({ preventScroll: true });
    };
    const undo = edits(() => editor.undo());
    const watch = () =>
      import('./picture/demonstration.ts').then(
        (it) => it.demonstrate(figure),
        () => {},
      );
    const button = (id: string, act: () => unknown) =>
      html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
    const tally = this.#tally(words);
    return html`${tally.length > 0 ? html`<p class="tally">${sayAll(words, tally)}</p>` : nothing}<p class="actions">
      ${
        editor.leftOut && !figure.tasked
          ? button(
              'leave-next',
              edits(() => editor.leaveOut()),
            )
          : nothing
      }
      ${
        outcome === 'sorts' && !editor.leftOut
          ? button(
              'leave-out',
              edits(() => editor.leaveOut(asked)),
            )
          : nothing
      }
      ${editor.leftOut ? button('put-back', undo) : nothing}
      ${outcome === 'fails' && !editor.leftOut ? button('show-failure', () => void editor.showFailure()) : nothing}
      ${editor.canUndo && !editor.leftOut ? button('undo', undo) : nothing}
      ${outcome === 'sorts' && !editor.canUndo ? button('watch', watch) : nothing}
    </p>`;
  }

  /** The answer about the asked comparator; fetched with the first one, as a panel with its words is. */
  whyCard(): TemplateResult | typeof nothing {
    const { words } = this.#figure;
    // Until the answer is here, an empty one stands in, so that Escape closes it.
    return (words && this.#asked.module?.render(words)) ?? html``;
  }

  /** Notes that another sentence has already announced a mark. */
  markAnnounced(mark: Mark): void {
    this.#announced = mark;
  }

  /** After drawing: announces what was asked, once. */
  announceAsked(): void {
    const { askedMark, announcer, words, editable } = this.#figure;
    const asked = askedMark === undefined ? undefined : this.#asked.module;
    asked?.place();
    if (askedMark === this.#announced || (askedMark !== undefined && !asked?.complete)) return;
    this.#announced = askedMark;
    const keys = editable && this.#figure.asked !== undefined ? [{ id: 'why-delete' }] : [];
    if (asked && words) announcer.say(plain(words, [...asked.sentences(words), ...keys]));
  }

  override settings(words: Messages): unknown {
    return this.#units.render(words, (it) => it.renderUnits(this.#figure, words));
  }
}
