import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isSaved } from '../one-file/saved.ts';
import { choices as allowed } from '../stage/element-properties.ts';
import { renderCheck, renderSelect } from '../stage/inputs.ts';
import { liveRegion } from '../stage/live-region.ts';
import { preferences } from '../stage/preferences.ts';
import { languageNames, languages } from '../words/language.ts';
import { plain, say } from '../words/sentence.ts';
import { figureId, frameAddress, type Snippet, sizeOf } from './address.ts';
import { type Base, siteBase, siteRoot } from './base.ts';
import { integer } from './codec-fields.ts';
import type { DialogContent, DialogFrame } from './dialog.ts';
import { EmbedPicture } from './embed-picture.ts';
import { embedStyles } from './embed-styles.ts';
import { defaultOptions, type EmbedOptions, shapes } from './options.ts';
import { type Form, type Place, placeNames, places } from './places.ts';
import { kilobytes, loadWeights, type Weight } from './weights.ts';

/** A frame gets the keys that are pressed in it. Escape closes the dialog, unless the figure uses it. */
function closeFromWithin({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  frame.contentDocument?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) frame.closest('dialog')?.close();
  });
}

const code = (text: unknown): TemplateResult => html`<code>${text}</code>`;

/** Embed: the options, a preview, and the snippets for a place. It keeps nothing when it closes. */
class EmbedContent implements DialogContent {
  readonly title = 'embed-title';
  readonly styles = [embedStyles];
  /** Resolves once the words inside the snippets have come or could not be fetched. */
  readonly loaded: Promise<void>;
  readonly #frame: DialogFrame;
  readonly #base: Base = siteBase();
  readonly #link: string;
  #options: EmbedOptions;
  #place: Place = 'page';
  /** The words inside the snippets and the picture, in the language chosen for the figure. */
  readonly #picture: EmbedPicture;
  /** What was typed as the first step. */
  #start = '';
  /** The weights of this exhibit by language. They come later, and not at all during development. */
  #weights: Readonly<Record<string, Weight>> | undefined;
  /** The page around forbids frames of this site. A saved file does. */
  #blocked = isSaved();

  constructor(frame: DialogFrame) {
    this.#frame = frame;
    this.#link = frame.figure.currentLink();
    const own = frame.element.getAttribute('theme');
    const theme = allowed.theme.find((one) => one === own) ?? preferences.theme;
    this.#options = { ...defaultOptions, lang: frame.words.language, theme };
    this.#picture = new EmbedPicture(frame, this.#link);
    this.loaded = this.#picture.speak(frame.words.language);
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
      ${this.#where()}
      ${this.#fields(snippet)}
      ${this.#more()}`;
  }

  #where(): TemplateResult {
    const { words } = this.#frame;
    const named = placeNames.map((place) => [place, words.text(`embed-place-${place}`)] as const);
    const choose = (place: Place): void => {
      this.#place = place;
      this.#frame.redraw();
    };
    return html`<label class="place"><span>${words.text('embed-place')}</span>
        ${renderSelect('place', named, this.#place, choose)}</label>
      <p class="remark">${liveRegion(say(words, { id: `embed-place-${this.#place}-about` }, { code }))}</p>`;
  }

  #fields(snippet: Snippet): unknown {
    const given: readonly Form[] = places[this.#place];
    const script = given.some((form) => form.script);
    return [
      given.map(({ label, write }) => this.#frame.field(label, write(this.#base, snippet), 6)),
      script ? html`<p class="remark">${this.#frame.words.text('embed-script')}</p>` : nothing,
    ];
  }

  #snippet(): Snippet {
    const { exhibit } = this.#frame.figure;
    return { exhibit, link: this.#link, options: this.#options, ...this.#picture.labels };
  }

  /** The first paragraph, with the weight once it is known. */
  #about(): string {
    const { words } = this.#frame;
    const weight = this.#weights?.[this.#options.lang ?? words.language];
    const about = [{ id: 'embed-about' }];
    if (!weight) return plain(words, about);
    const args = { kilobytes: kilobytes(weight) };
    return plain(words, [...about, { id: 'embed-weight', args }]);
  }

  #settings(): TemplateResult {
    const { words } = this.#frame;
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
      ${this.#picture.failed ? html`<p class="wrong">${liveRegion(words.text('speechless'), { role: 'alert' })}</p>` : nothing}
      ${chosen('theme', allowed.theme, theme)}
      ${theme === 'auto' ? html`<p class="remark">${words.text('embed-theme-about')}</p>` : nothing}
      ${chosen('controls', allowed.controls, controls)}
      ${this.#choice(
        'shape',
        shapes.map((one) => [one, one.replace('/', ' : ')]),
        shape,
      )}
      ${this.#startField()}
      ${this.#flag('autoplay')} ${this.#flag('loop')}
      ${this.#picture.render()}
    </fieldset>`;
  }

  #choice(
    name: 'lang' | 'theme' | 'controls' | 'shape',
    choices: readonly (readonly [value: string, label: string])[],
    now: string,
  ): TemplateResult {
    return html`<label><span>${this.#frame.words.text(`embed-${name}`)}</span>
      ${renderSelect(name, choices, now, (value) => this.#choose(name, value))}</label>`;
  }

  #flag(name: 'autoplay' | 'loop'): TemplateResult {
    const label = this.#frame.words.text(`embed-${name}`);
    return renderCheck(name, label, this.#options[name], (on) => this.#set({ [name]: on }));
  }

  /** An empty field means the shown moment. Bad input stays in the field, and the snippets leave it out. */
  #startField(): TemplateResult {
    const { words } = this.#frame;
    const max = this.#frame.figure.timeline.length;
    const wrong = this.#firstStep(this.#start) === 'wrong';
    return html`<label><span>${words.text('embed-start')}</span>
        <input name="start" inputmode="numeric" autocomplete="off" size="6" .value=${this.#start}
          aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="about-start"
          @input=${(event: Event) => this.#begin((event.target as HTMLInputElement).value)} /></label>
      ${
        wrong
          ? html`<p id="about-start" class="wrong">${liveRegion(words.text('embed-start-wrong', { max }), { role: 'alert' })}</p>`
          : html`<p id="about-start" class="remark">${words.text('embed-start-about', { max })}</p>`
      }`;
  }

  #firstStep(typed: string): number | undefined | 'wrong' {
    if (typed.trim() === '') return undefined;
    const max = this.#frame.figure.timeline.length;
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
    void this.#picture.speak(lang ?? this.#frame.words.language);
  }

  #set(options: Partial<EmbedOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.#frame.redraw();
  }

  async #weigh(): Promise<void> {
    this.#weights = (await loadWeights())?.[this.#frame.figure.exhibit];
    this.#frame.redraw();
  }

  /**
   * Each address gets a new frame, because a changed address in an old one would be a step in the page's
   * history.
   */
  #preview(address: string): TemplateResult {
    const { words } = this.#frame;
    if (this.#blocked) return html`<p class="remark">${words.text('embed-preview-blocked')}</p>`;
    const frame = html`<iframe src=${address} title=${words.text('embed-preview')}
      height=${sizeOf(this.#options.shape).height} @load=${closeFromWithin}></iframe>`;
    return html`<div class="preview">${repeat(
      [address],
      (key) => key,
      () => frame,
    )}</div>`;
  }

  readonly #forbidden = (event: SecurityPolicyViolationEvent): void => {
    if (event.effectiveDirective !== 'frame-src') return;
    this.#blocked = true;
    this.#frame.redraw();
  };

  #more(): TemplateResult {
    const { words } = this.#frame;
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

/** Resolves once its snippets are complete, so that nobody copies half of one. */
export async function embedContent(frame: DialogFrame): Promise<DialogContent> {
  const content = new EmbedContent(frame);
  try {
    await content.loaded;
  } catch (error) {
    content.close();
    throw error;
  }
  return content;
}
