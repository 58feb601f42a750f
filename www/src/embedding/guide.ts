import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { isPlainClick } from '../page/clicks.ts';
import { followPreferences, type PageWords } from '../page/document.ts';
import { pageStyles, renderHeader, renderRemarks } from '../page/header.ts';
import { runEmbed } from '../page/run-embed.ts';
import { renderSkip } from '../page/skip.ts';
import { siteBase } from '../share/base.ts';
import { loadWeights, type Weights } from '../share/weights.ts';
import { liveRegion } from '../stage/live-region.ts';
import { preferences } from '../stage/preferences.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { loadMessages } from '../words/load.ts';
import type { MarkupNode } from '../words/markup.ts';
import type { Messages } from '../words/messages.ts';
import { ColourExample, type Example, SnippetExample } from './examples.ts';
import { guideStyles } from './guide-styles.ts';
import { renderHosting } from './hosting.ts';
import { engines, Recipes } from './recipes.ts';
import { events } from './reference.ts';
import { said } from './said.ts';
import { renderReference } from './sections.ts';

/** The most events in the log. */
const HEARD = 8;

/** The most rows of a field, and its width in characters. */
const [MOST_ROWS, COLUMNS] = [18, 46];

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / COLUMNS)), 0);

const OPTIONS = `<appleyard-nim
  scene="v=1&amp;heaps=1,4,5,7"
  controls="minimal"
  autoplay="autoplay"
  loop="loop"
></appleyard-nim>`;

const LISTENED = '<appleyard-quicksort id="fig2" controls="minimal"></appleyard-quicksort>';

/** The code of a page that listens to events, shown beside the log. */
const LISTENER = `text.addEventListener('step', (event) => {
  const { step, lastStep } = event.detail;
  log(\`step \${step} of \${lastStep}\`);
});`;

/** The words of the recipes. */
const RECIPES = 'embedding-recipes';

/** The sections in order. The message `guide-<name>` is the heading of each. */
const SECTIONS = [
  'quick',
  'try',
  'element',
  'frame',
  'prose',
  'recipes',
  'host',
  'policy',
  'npm',
  'load',
];

/** The scenes that the example of prose opens, by the mark around its words. */
const SCENES: Readonly<Record<string, string>> = {
  first: 'v=1&cursor=1',
  later: 'v=1&cursor=57',
  why: 'v=1&ask=20,0',
};

/** The sentence with links for its marks, as an author would write it. */
function proseExample(words: Messages): string {
  const text = (nodes: readonly MarkupNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        const scene = SCENES[node.tag]?.replaceAll('&', '&amp;');
        return `\n  <a data-appleyard="fig1" href="#${scene}">${text(node.children)}</a>`;
      })
      .join('');
  return `<p>${text(words.nodes('guide-prose-text'))}</p>
<appleyard-lattice id="fig1" controls="none" scene="v=1&amp;cursor=1"></appleyard-lattice>`;
}

/**
 * The guide to embedding. Its examples are its children and stand in the page itself, with the script
 * behind them that any page would use.
 */
class Guide extends LitElement {
  static override styles = [tokens, controls, pageStyles, guideStyles];
  #words: Messages | undefined;
  #weights: Weights | undefined;
  #examples: readonly Example[] = [];
  #spoken: PageWords | undefined;
  readonly #recipes = new Recipes(
    async () => {
      // Rejects if they cannot be fetched, which `more` does not.
      await loadMessages(preferences.language, [RECIPES]);
      await this.#spoken?.more(RECIPES);
    },
    () => this.requestUpdate(),
  );
  #heard: readonly string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#examples = this.#makeExamples();
    this.#spoken = followPreferences(['common', 'embedding'], (words) => {
      this.#words = words;
      for (const example of this.#examples) example.speak(words);
      this.requestUpdate();
      if (document.documentElement.dataset.ready) return;
      document.documentElement.dataset.ready = 'true';
      // The browser would restore the scroll position before the examples have their height.
      if (SECTIONS.includes(location.hash.slice(1))) history.scrollRestoration = 'manual';
      void this.updateComplete.then(this.#show);
    });
    addEventListener('popstate', this.#show);
    void this.#weigh();
    runEmbed();
  }

  #makeExamples(): readonly Example[] {
    const redraw = () => this.requestUpdate();
    const snippet = (name: string, first: (words: Messages) => string) =>
      new SnippetExample(name, this.#live(name), redraw, first);
    this.#listen(this.#live('events'));
    return [
      snippet('options', () => OPTIONS),
      snippet('prose', proseExample),
      snippet('events', () => LISTENED),
      new ColourExample('colours', this.#live('colours'), redraw),
    ];
  }

  #live(name: string): HTMLElement {
    const live = this.querySelector<HTMLElement>(`[slot=${name}]`);
    if (!live) throw new Error(`the page has no place for the example ${name}`);
    return live;
  }

  async #weigh(): Promise<void> {
    this.#weights = await loadWeights();
    this.requestUpdate();
  }

  #listen(text: HTMLElement): void {
    for (const name of events) {
      text.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        this.#hear(`${name} ${detail ? JSON.stringify(detail) : ''}`.trim());
      });
    }
  }

  #hear(event: string): void {
    this.#heard = [event, ...this.#heard].slice(0, HEARD);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    if (!words) return html`<slot></slot>`;
    return html`<div class="page">
      ${renderSkip(words, 'guide-skip')}${renderHeader(words, '../')}
      <main tabindex="-1">
        <h1>${words.text('title')}</h1>
        <p class="lede">${words.text('lede')}</p>
        ${renderRemarks(words)}
        ${this.#contents(words)}
        ${this.#quick(words)}
        <section id="try"><h2 tabindex="-1">${words.text('guide-try')}</h2>
          <p>${words.text('guide-try-about')}</p>
          ${this.#examples.map((example) => this.#example(example, words))}
        </section>
        ${renderReference(words)}
        ${this.#engines(words)}
        ${renderHosting(words, this.#recipes, this.#weights)}
      </main>
    </div>`;
  }

  /** Links to headings in this element, which the browser cannot find by their address. */
  #contents(words: Messages): TemplateResult {
    return html`<nav class="contents" aria-label=${words.text('guide-contents')}>${SECTIONS.map(
      (name) =>
        html`<a href=${`#${name}`} @click=${(event: MouseEvent) => this.#follow(event, name)}>${words.text(`guide-${name}`)}</a>`,
    )}</nav>`;
  }

  #follow(event: MouseEvent, name: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, '', `#${name}`);
    this.#show();
  }

  /** Goes to the section in the address, if there is one. */
  readonly #show = (): void => {
    const name = SECTIONS.find((one) => location.hash === `#${one}`);
    const heading = name && this.renderRoot.querySelector<HTMLElement>(`#${name} h2`);
    if (!heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  };

  #quick(words: Messages): TemplateResult {
    return html`<section id="quick"><h2 tabindex="-1">${words.text('guide-quick')}</h2>
      <ol>${[1, 2, 3].map((i) => html`<li>${said(words, `guide-quick-${i}`)}</li>`)}</ol>
      <p>${said(words, 'guide-which-frame')}</p>
      <p>${said(words, 'guide-which-element')}</p></section>`;
  }

  #engines(words: Messages): TemplateResult {
    return html`<section id="recipes"><h2 tabindex="-1">${words.text('guide-recipes')}</h2>
      <p>${said(words, 'guide-recipes-about')}</p>
      ${this.#recipes.render(words, engines, siteBase().url)}</section>`;
  }

  #example(example: Example, words: Messages): TemplateResult {
    const { name, text, remarks } = example;
    const label = words.text(example instanceof ColourExample ? 'guide-list' : 'guide-html');
    const rows = Math.min(MOST_ROWS, rowsOf(text) + 1);
    return html`<div class="example">
      <h3>${words.text(`guide-example-${name}`)}</h3>
      <p>${said(words, `guide-example-${name}-about`)}</p>
      <div class="sides">
        <div class="typed">
          <label>${label}
            <textarea name=${name} rows=${rows} spellcheck="false" autocapitalize="off" .value=${text}
              aria-invalid=${remarks.length > 0 ? 'true' : 'false'}
              @input=${(event: Event) => example.type((event.target as HTMLTextAreaElement).value)}></textarea></label>
          <div class="remarks">${liveRegion(
            remarks.length > 0
              ? html`<ul>${remarks.map(({ id, args }) => html`<li>${words.text(id, args)}</li>`)}</ul>`
              : nothing,
            { block: true },
          )}</div>
          <button @click=${() => example.restore(words)}>${words.text('guide-restore')}</button>
          ${name === 'events' ? this.#log(example, words) : nothing}
        </div>
        <div><slot name=${name}></slot></div>
      </div>
    </div>`;
  }

  /** The events of the example, and what a script can do with it. */
  #log({ live }: Example, words: Messages): TemplateResult {
    const figure = () => live.querySelector<HTMLElement>('[id], :defined');
    const set = (property: 'playing' | 'step', value: boolean | number) =>
      html`<button class="code" @click=${() => Object.assign(figure() ?? {}, { [property]: value })}>figure.${property} = ${String(value)}</button>`;
    const ask = (): void => {
      const asked = figure() as (HTMLElement & { currentLink?: () => string }) | null;
      if (asked?.currentLink) this.#hear(`currentLink() ${asked.currentLink()}`);
    };
    return html`<pre><code>${LISTENER}</code></pre>
      <div class="acts">${set('playing', true)} ${set('playing', false)} ${set('step', 0)} ${set('step', 40)}
        <button class="code" @click=${ask}>figure.currentLink()</button></div>
      <h4>${words.text('guide-log')}</h4>
      ${
        this.#heard.length === 0
          ? html`<p class="about">${words.text('guide-log-nothing')}</p>`
          : html`<ol class="log">${this.#heard.map((event) => html`<li><code>${event}</code></li>`)}</ol>`
      }`;
  }
}

customElements.define('appleyard-guide', Guide);
