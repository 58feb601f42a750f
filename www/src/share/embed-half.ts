import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { choices as allowed } from '../embed/attributes.ts';
import { preferences } from '../stage/preferences.ts';
import { type Language, languageNames, languages } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import { plain, say } from '../words/sentence.ts';
import { elementSnippet, figureId, frameAddress, iframeSnippet, type Snippet } from './address.ts';
import { type Base, siteBase, siteRoot } from './base.ts';
import { integer } from './codec-fields.ts';
import { embedStyles } from './embed-styles.ts';
import { defaultOptions, type EmbedOptions, shapes } from './options.ts';
import type { Desk, Half } from './share-dialog.ts';
import { kilobytes, loadWeights, type Weight } from './weights.ts';

/** Keys pressed in a frame are heard there alone: Escape, where the figure has no use for it, closes the dialog. */
function closeFromWithin({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  frame.contentDocument?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) frame.closest('dialog')?.close();
  });
}

/** Embed: what can be set, how that looks, and both snippets. Nothing of it is remembered. */
class EmbedHalf implements Half {
  readonly title = 'embed-title';
  readonly styles = [embedStyles];
  /** Resolves once the words inside the snippets are there, or cannot be had. */
  readonly told: Promise<void>;
  readonly #desk: Desk;
  readonly #base: Base = siteBase();
  readonly #link: string;
  #options: EmbedOptions;
  /** In the language that was chosen for the figure. */
  #told: Pick<Snippet, 'title' | 'picture'> = { title: '', picture: '' };
  /** The words of the language chosen last could not be had. */
  #speechless = false;
  /** What was typed as the first step. */
  #start = '';
  /** Of this exhibit by language; not known at once, nor while developing. */
  #weights: Readonly<Record<string, Weight>> | undefined;
  /** The page around forbids frames of this site. */
  #blocked = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#link = desk.figure.currentLink();
    const own = desk.figure.getAttribute('theme');
    const theme = allowed.theme.find((one) => one === own) ?? preferences.theme;
    this.#options = { ...defaultOptions, lang: desk.words.language, theme };
    this.told = this.#tell(desk.words.language);
    void this.#weigh();
    document.addEventListener('securitypolicyviolation', this.#forbidden);
  }

  close(): void {
    document.removeEventListener('securitypolicyviolation', this.#forbidden);
  }

  render(): TemplateResult {
    const snippet = this.#snippet();
    return html`<p>${this.#about()}</p>
      <div class="setting">
        ${this.#settings()}
        ${this.#preview(frameAddress(siteRoot(), snippet))}
      </div>
      ${this.#desk.field('embed-iframe', iframeSnippet(this.#base, snippet), 6)}
      ${this.#desk.field('embed-element', elementSnippet(this.#base, snippet), 6)}
      ${this.#more()}`;
  }

  #snippet(): Snippet {
    const { exhibit } = this.#desk.figure;
    return { exhibit, link: this.#link, options: this.#options, ...this.#told };
  }

  /** What is said at the beginning; the weight, once it is known. */
  #about(): string {
    const { words } = this.#desk;
    const weight = this.#weights?.[this.#options.lang ?? words.language];
    const about = [{ id: 'embed-about' }];
    if (!weight) return plain(words, about);
    const args = { kilobytes: kilobytes(weight) };
    return plain(words, [...about, { id: 'embed-weight', args }]);
  }

  #settings(): TemplateResult {
    const { words } = this.#desk;
    const { lang, theme, controls, shape } = this.#options;
    const chosen = (name: 'theme' | 'controls', choices: readonly string[], now: string) =>
      this.#choice(
        name,
        choices.map((choice) => [choice, words.text(`embed-${name}-${choice}`)]),
        now,
      );
    const spoken = languages.map((one) => [one, languageNames[one]] as const);
    return html`<fieldset>
      <legend>${words.text('embed-options')}</legend>
      ${this.#choice('lang', [...spoken, ['', words.text('embed-lang-page')]], lang ?? '')}
      ${this.#speechless ? html`<p class="wrong" role="alert">${words.text('speechless')}</p>` : nothing}
      ${chosen('theme', allowed.theme, theme)}
      ${chosen('controls', allowed.controls, controls)}
      ${this.#choice(
        'shape',
        shapes.map((one) => [one, one.replace('/', ' : ')]),
        shape,
      )}
      ${this.#startField()}
      ${this.#flag('autoplay')} ${this.#flag('loop')}
    </fieldset>`;
  }

  #choice(
    name: 'lang' | 'theme' | 'controls' | 'shape',
    choices: readonly (readonly [value: string, label: string])[],
    now: string,
  ): TemplateResult {
    return html`<label><span>${this.#desk.words.text(`embed-${name}`)}</span>
      <select name=${name} @change=${(event: Event) => this.#choose(name, (event.target as HTMLSelectElement).value)}>
        ${choices.map(([value, label]) => html`<option value=${value} ?selected=${value === now}>${label}</option>`)}
      </select></label>`;
  }

  #flag(name: 'autoplay' | 'loop'): TemplateResult {
    return html`<label class="check"><input type="checkbox" name=${name} .checked=${this.#options[name]}
      @change=${(event: Event) => this.#set({ [name]: (event.target as HTMLInputElement).checked })} />
      ${this.#desk.words.text(`embed-${name}`)}</label>`;
  }

  /** Empty for the moment that is shown; what was typed stays, and what is wrong is left out of the snippets. */
  #startField(): TemplateResult {
    const { words } = this.#desk;
    const max = this.#desk.figure.timeline.length;
    const wrong = this.#firstStep(this.#start) === 'wrong';
    return html`<label><span>${words.text('embed-start')}</span>
        <input name="start" inputmode="numeric" autocomplete="off" size="6" .value=${this.#start}
          aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="about-start"
          @input=${(event: Event) => this.#begin((event.target as HTMLInputElement).value)} /></label>
      ${
        wrong
          ? html`<p id="about-start" class="wrong" role="alert">${words.text('embed-start-wrong', { max })}</p>`
          : html`<p id="about-start" class="remark">${words.text('embed-start-about', { max })}</p>`
      }`;
  }

  #firstStep(typed: string): number | undefined | 'wrong' {
    if (typed.trim() === '') return undefined;
    const max = this.#desk.figure.timeline.length;
    const read = integer({ min: 0, max, default: 0 }).read('start', typed.trim());
    return 'value' in read ? read.value : 'wrong';
  }

  #begin(typed: string): void {
    this.#start = typed;
    const start = this.#firstStep(typed);
    this.#set({ start: start === 'wrong' ? undefined : start });
  }

  #choose(name: 'lang' | 'theme' | 'controls' | 'shape', value: string): void {
    if (name !== 'lang') {
      this.#set({ [name]: value });
      return;
    }
    const lang = languages.find((one) => one === value);
    this.#set({ lang });
    void this.#tell(lang ?? this.#desk.words.language);
  }

  #set(options: Partial<EmbedOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.#desk.redraw();
  }

  /** What is said inside the snippets, in the language of the figure. */
  async #tell(language: Language): Promise<void> {
    const { exhibit } = this.#desk.figure;
    const words = await loadMessages(language, ['pictures', exhibit]).catch(() => undefined);
    const { lang } = this.#options;
    if ((lang ?? this.#desk.words.language) !== language) return;
    this.#speechless = words === undefined;
    if (words) {
      const [title, shows] = [words.text('title'), words.text(`picture-${exhibit}`)];
      this.#told = { title, picture: words.text('picture-of', { title, shows }) };
    }
    this.#desk.redraw();
  }

  async #weigh(): Promise<void> {
    this.#weights = (await loadWeights())?.[this.#desk.figure.exhibit];
    this.#desk.redraw();
  }

  /** A new frame for each address: changing that of an old one would be a step of the page's history. */
  #preview(address: string): TemplateResult {
    const { words } = this.#desk;
    if (this.#blocked) return html`<p class="remark">${words.text('embed-preview-blocked')}</p>`;
    const frame = html`<iframe src=${address} title=${words.text('embed-preview')}
      data-shape=${this.#options.shape} @load=${closeFromWithin}></iframe>`;
    return html`<div class="preview">${repeat(
      [address],
      (key) => key,
      () => frame,
    )}</div>`;
  }

  readonly #forbidden = (event: SecurityPolicyViolationEvent): void => {
    if (event.effectiveDirective !== 'frame-src') return;
    this.#blocked = true;
    this.#desk.redraw();
  };

  #more(): TemplateResult {
    const { words } = this.#desk;
    const code = (text: unknown) => html`<code>${text}</code>`;
    const address = `${siteRoot()}embedding/?lang=${words.language}`;
    const guide = (text: unknown) => html`<a href=${address} target="_blank">${text}</a>`;
    const host = (text: unknown) => html`<a href=${`${address}#host`} target="_blank">${text}</a>`;
    const example = `<a data-appleyard="${figureId(this.#snippet())}" href="#${this.#link}">`;
    const local = {
      command: 'APPLEYARD_PUBLIC_BASE=https://example.org/appleyard npm run build',
      folder: `https://example.org/appleyard/${__APPLEYARD_VERSION__}/`,
    };
    return html`<p>${say(words, { id: 'embed-drive', args: { example } }, { code })}</p>
      ${
        this.#base.isPublic
          ? nothing
          : html`<p class="local">${say(words, { id: 'embed-local', args: local }, { code, host })}</p>`
      }
      <p>${say(words, { id: 'embed-guide' }, { guide })}</p>`;
  }
}

/** Resolves once its snippets are whole: nobody shall copy half of one. */
export async function embedHalf(desk: Desk): Promise<Half> {
  const half = new EmbedHalf(desk);
  await half.told;
  return half;
}
