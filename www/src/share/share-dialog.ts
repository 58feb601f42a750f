import { html, LitElement, type TemplateResult } from 'lit';
import { guests } from '../stage/guest.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { languageTags } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';
import { CopyFields } from './copy-fields.ts';
import type { DialogContent, DialogFrame, Shareable } from './dialog.ts';
import { dialogStyles } from './dialog-styles.ts';

const contents = {
  share: async () => (await import('./share-content.ts')).shareContent,
  embed: async () => (await import('./embed-content.ts')).embedContent,
};

/** Words of one of them alone. Only the site can save a moment as one file. */
const later = { share: __APPLEYARD_SITE__ ? ['one-file'] : [], embed: [] };

/** The dialog behind Share and Embed. There is one at a time, and it is thrown away when it closes. */
class ShareDialog extends LitElement implements DialogFrame {
  readonly figure: Shareable;
  readonly element: HTMLElement;
  readonly words: Messages;
  content!: DialogContent;
  readonly #fields = new CopyFields(
    () => this.renderRoot,
    () => this.requestUpdate(),
  );

  constructor(figure: Shareable, element: HTMLElement, words: Messages) {
    super();
    this.figure = figure;
    this.element = element;
    this.words = words;
  }

  /** Resolves when the dialog closes. */
  async open(): Promise<void> {
    // The figure may have another language than the page, and be darker or lighter.
    this.lang = languageTags[this.words.language];
    this.style.colorScheme = getComputedStyle(this.element).colorScheme;
    guests.guest?.keepKeys(this);
    document.body.append(this);
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    dialog?.showModal();
    await new Promise((closed) => dialog?.addEventListener('close', closed));
    this.content.close?.();
    this.remove();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const styles = [tokens, controls, dialogStyles, ...this.content.styles];
    root.adoptedStyleSheets = styles.flatMap(
      (one) => guests.guest?.restyle(one) ?? one.styleSheet ?? [],
    );
    return root;
  }

  protected override render(): TemplateResult {
    return html`<div class="around"><dialog aria-labelledby="title">
      <h2 id="title">${this.words.text(this.content.title)}</h2>
      ${this.content.render()}
      <form method="dialog"><button class="primary">${this.words.text('close')}</button></form>
    </dialog></div>`;
  }

  redraw(): void {
    this.#fields.forget();
    this.requestUpdate();
  }

  field(id: string, text: string, rows: number): TemplateResult {
    return this.#fields.render(this.words, id, text, rows);
  }
}

const NAME = 'appleyard-share';

/** A copy of this script in another version may have taken the name, so the class finds a free one. */
function define(): void {
  let name = NAME;
  for (let copy = 2; customElements.get(name); copy += 1) name = `${NAME}-${copy}`;
  customElements.define(name, ShareDialog);
}

define();

/** Fetches what the dialog needs for the moment that the figure shows. */
export async function prepare(
  figure: Shareable,
  element: HTMLElement,
  about: keyof typeof contents,
): Promise<{ open(): Promise<void> }> {
  const [words, content] = await Promise.all([
    loadMessages(figure.language(), ['common', 'share', ...later[about], figure.exhibit]),
    contents[about](),
  ]);
  const dialog = new ShareDialog(figure, element, words);
  dialog.content = await content(dialog);
  return dialog;
}
