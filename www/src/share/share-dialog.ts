import { type CSSResult, html, LitElement, type TemplateResult } from 'lit';
import { guests } from '../stage/guest.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { type Language, languageTags } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';
import { dialogStyles } from './dialog-styles.ts';
import type { Lesson } from './lesson.ts';

/** The figure that is shared: the moment it shows, and the lesson that this may be added to. */
export interface Shareable<Scene = unknown> extends HTMLElement {
  readonly exhibit: string;
  readonly lesson: Pick<Lesson<Scene>, 'length' | 'drop' | 'link' | 'add'>;
  readonly timeline: { readonly length: number };
  language(): Language;
  currentScene(): Scene;
  /** The link to the moment. */
  currentLink(): string;
}

/** What one of the two dialogs has of the frame around it. */
export interface Desk {
  readonly figure: Shareable;
  readonly words: Messages;
  /** Draws anew; what was copied before is no longer what stands there. */
  redraw(): void;
  /** A text to be copied, with its label and a button. */
  field(id: string, text: string, rows: number): TemplateResult;
}

/** What fills the frame: Share or Embed. */
export interface Half {
  readonly title: string;
  readonly styles: readonly CSSResult[];
  render(): TemplateResult;
  /** The dialog is closed. */
  close?(): void;
}

const halves = {
  share: async () => (await import('./share-half.ts')).shareHalf,
  embed: async () => (await import('./embed-half.ts')).embedHalf,
};

/** The dialog behind Share and Embed; one at a time, thrown away when closed. */
class ShareDialog extends LitElement implements Desk {
  figure!: Shareable;
  words!: Messages;
  #half!: Half;
  #copied: { field: string; done: boolean } | undefined;

  async open(figure: Shareable, about: keyof typeof halves): Promise<void> {
    const language = figure.language();
    const [words, half] = await Promise.all([
      loadMessages(language, ['common', 'share', figure.exhibit]),
      halves[about](),
    ]);
    this.figure = figure;
    this.words = words;
    this.#half = await half(this);
    // The figure may speak another language than the page, and be darker or lighter.
    this.lang = languageTags[language];
    this.style.colorScheme = getComputedStyle(figure).colorScheme;
    document.body.append(this);
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    dialog?.showModal();
    await new Promise((closed) => dialog?.addEventListener('close', closed));
    this.#half.close?.();
    this.remove();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const styles = [tokens, controls, dialogStyles, ...this.#half.styles];
    root.adoptedStyleSheets = styles.flatMap(
      (one) => guests.guest?.restyle(one) ?? one.styleSheet ?? [],
    );
    return root;
  }

  protected override render(): TemplateResult {
    return html`<div class="around"><dialog aria-labelledby="title">
      <h2 id="title">${this.words.text(this.#half.title)}</h2>
      ${this.#half.render()}
      <form method="dialog"><button class="primary">${this.words.text('close')}</button></form>
    </dialog></div>`;
  }

  redraw(): void {
    this.#copied = undefined;
    this.requestUpdate();
  }

  field(id: string, text: string, rows: number): TemplateResult {
    const { words } = this;
    const copied = this.#copied?.field === id ? this.#copied : undefined;
    return html`<label class="text">${words.text(id)}
        <textarea readonly rows=${rows} name=${id} .value=${text}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
      <button class="primary" @click=${() => this.#copy(id, text)}>${words.text('share-copy')}</button>
      <span role="status">${copied ? words.text(copied.done ? 'share-copied' : 'share-not-copied') : ''}</span>`;
  }

  async #copy(field: string, text: string): Promise<void> {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
      this.renderRoot.querySelector<HTMLTextAreaElement>(`[name=${field}]`)?.focus();
    }
    this.#copied = { field, done };
    this.requestUpdate();
  }
}

const NAME = 'appleyard-share';

/** Another copy of this script, of another version, may have taken the name: the class needs one of its own. */
function define(): void {
  let name = NAME;
  for (let copy = 2; customElements.get(name); copy += 1) name = `${NAME}-${copy}`;
  customElements.define(name, ShareDialog);
}

define();

/** Opens the dialog for the moment that a figure shows, until it is closed. */
export async function openShare(figure: Shareable, about: 'share' | 'embed'): Promise<void> {
  await new ShareDialog().open(figure, about);
}
