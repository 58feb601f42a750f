/** An exhibit's figure on its page or in a frame. It uses only what all exhibits share. */
import type { Frame, Locator, Page } from '@playwright/test';
import type { Language } from '../../../www/src/words/language.ts';
import type { Messages } from '../../../www/src/words/messages.ts';
import { stagePanels, wordsOf } from '../support/catalogue.ts';
import { expect } from '../support/test.ts';
import { chooseLanguage, languages } from '../support/words.ts';
import type { Act, Exhibit, State } from './exhibit.ts';

/** What is used here of the element. */
interface Drawn extends Element {
  scene: string;
  readonly updateComplete: Promise<boolean>;
}

export class Figure {
  readonly element: Locator;
  readonly picture: Locator;
  readonly narration: Locator;
  readonly panel: Locator;
  language: Language = 'en';

  constructor(
    readonly page: Page,
    readonly exhibit: Exhibit,
    readonly frame: Frame = page.mainFrame(),
  ) {
    this.element = frame.locator(`appleyard-${exhibit.slug}`);
    this.picture = this.element.locator('svg.picture');
    this.narration = this.element.locator('.narration');
    this.panel = this.element.locator('section.panel');
  }

  /** The words of its page in the current language. */
  get words(): Messages {
    const { slug } = this.exhibit;
    return wordsOf(this.language, [slug, `${slug}-panels`, 'graph-editor']);
  }

  /** Opens the page of the exhibit, or its frame, and waits until the figure is drawn. */
  async open(
    scene: string = this.exhibit.scenes[0] ?? '',
    { language = 'en', frame = false }: { language?: Language; frame?: boolean } = {},
  ): Promise<this> {
    const { slug } = this.exhibit;
    this.language = language;
    const path = frame ? `embed.html?figure=${slug}&` : `${slug}/?`;
    // Another hash of the same page would only move within that page.
    await this.page.goto('about:blank');
    await this.page.goto(`${path}lang=${language}#${scene}`);
    await this.stands();
    return this;
  }

  /** Shows another scene in the same figure, without loading the page again. */
  async show(scene: string): Promise<void> {
    const shown = await this.element.evaluate(async (drawn, text) => {
      const figure = drawn as unknown as Drawn;
      const words = () => figure.shadowRoot?.querySelectorAll('.narration p').length ?? 0;
      const before = words();
      figure.scene = text;
      await figure.updateComplete;
      return { before, meanwhile: words() };
    }, scene);
    if (shown.before > 0) expect(shown.meanwhile, 'words while a link opens').toBeGreaterThan(0);
    await this.stands();
  }

  /**
   * Waits for a figure with its words. The page itself looks at every frame, because a test that asks again
   * and again gives each scene a tenth of a second; what is missing at the end is said by expectations.
   */
  async stands(): Promise<void> {
    const standing = this.frame.waitForFunction(
      ([tag, cancel]) => {
        const figure = document.querySelector(tag);
        const root = figure?.shadowRoot;
        if (!root || (figure as HTMLElement).dataset.ready !== 'true') return false;
        if (!root.querySelector('svg.picture')?.getBoundingClientRect().width) return false;
        if (!root.querySelector('.narration p')?.textContent) return false;
        const labels = [...root.querySelectorAll('button')].map((button) =>
          (button.ariaLabel ?? button.textContent ?? '').trim(),
        );
        return !labels.includes(cancel);
      },
      [`appleyard-${this.exhibit.slug}`, this.words.text('cancel')] as const,
    );
    if (await standing.catch(() => undefined)) return;
    await expect(this.element).toHaveAttribute('data-ready', 'true');
    await expect(this.picture).toBeVisible();
    await expect(this.narration.locator('p').first()).not.toBeEmpty();
    // What the figure still works out has a button to cancel it.
    await expect(this.button('cancel')).toHaveCount(0);
  }

  /** Changes the language with the page's own button. */
  async speak(language: Language): Promise<void> {
    const { tag = '' } = languages.find(({ code }) => code === language) ?? {};
    await chooseLanguage(this.page, language);
    await expect(this.page.locator('html')).toHaveAttribute('lang', tag);
    this.language = language;
    await expect(this.element.locator('figure')).toHaveAttribute('lang', tag);
  }

  button(id: string): Locator {
    const name = this.words.text(id);
    return this.element.getByRole('button', { name, exact: true });
  }

  word(panel: string): Locator {
    return this.element.locator('.words').getByRole('button', {
      name: this.words.text(`word-${panel}`),
      exact: true,
    });
  }

  /** Opens a panel by its tab and waits until its contents have come. */
  async openPanel(name: string): Promise<Locator> {
    const seldom = stagePanels.some((panel) => panel === name);
    if (seldom && !(await this.word(name).isVisible())) await this.word('more').click();
    if ((await this.word(name).getAttribute('aria-expanded')) === 'false') {
      await this.word(name).click();
    }
    const { exhibit, words } = this;
    const texts = exhibit.waiting.map((id) => words.text(id));
    const label = words.text(`word-${name}`);
    // Each question from here takes longer than all of them asked in the page.
    const opened = this.frame.waitForFunction(
      ([tag, label, texts]) => {
        const root = document.querySelector(tag)?.shadowRoot;
        const tab = root?.querySelector('.words [aria-expanded=true]');
        const panel = root?.querySelector('section.panel');
        const said = panel?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
        return (
          tab?.checkVisibility() &&
          panel?.ariaLabel === label &&
          panel.firstElementChild?.checkVisibility() &&
          !texts.some((text) => said.includes(text))
        );
      },
      [`appleyard-${exhibit.slug}`, label, texts] as const,
    );
    if (await opened.catch(() => undefined)) return this.panel;
    await expect(this.word(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(this.panel).toHaveAttribute('aria-label', label);
    await expect(this.panel.locator('> *').first()).toBeVisible();
    for (const text of texts) await expect(this.panel.getByText(text)).toHaveCount(0);
    throw new Error(`the panel ${name} does not open`);
  }

  async closePanel(): Promise<void> {
    await this.element.locator('.words [aria-expanded=true]').last().click();
    await expect(this.panel).toHaveCount(0);
  }

  /** Opens every panel in turn, with its details; `look` sees each. Those of the stage may be a part of them. */
  async eachPanel(
    look: (name: string) => Promise<void>,
    ofStage: readonly string[] = stagePanels,
  ): Promise<void> {
    for (const name of [...this.exhibit.panels, ...ofStage]) {
      await this.openPanel(name);
      const top = await this.page.evaluate(() => scrollY);
      for (const summary of await this.panel.locator('summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      // A click of the test's may have scrolled the page as well as the panel.
      await this.page.evaluate((y) => scrollTo(0, y), top);
      await look(name);
    }
    await this.closePanel();
  }

  /** Opens the dialogs Share and Embed in turn. */
  async eachDialog(look: (name: string) => Promise<void>): Promise<void> {
    for (const name of ['share', 'embed']) {
      await this.word(name).click();
      const dialog = this.page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // The texts to copy have come.
      const fields = dialog.locator('input, textarea');
      await expect
        .poll(() =>
          fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join()),
        )
        .toContain('v=1');
      await look(name);
      await this.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }

  /** Goes to a state. */
  async reach({ scene, acts = [], seen }: State): Promise<void> {
    if (await this.panel.isVisible()) await this.closePanel();
    await this.show(scene);
    for (const act of acts) await this.#act(act);
    await expect(this.element.locator(seen).first()).toBeVisible();
  }

  async #act([what, which, text = '']: Act): Promise<void> {
    if (what === 'click') await this.element.locator(which).first().click();
    if (what === 'key') await this.page.keyboard.press(which);
    if (what === 'press') await this.button(which).click();
    if (what === 'panel') await this.openPanel(which);
    if (what !== 'type') return;
    const field = this.element.locator(`[name=${which}]:not([type=radio])`);
    await field.fill(text);
    await field.press('Tab');
  }

  /** Plays from here. A quarter of a second after the click time stops, as long as the page is open. */
  async playOn(): Promise<void> {
    const before = await this.step();
    await this.page.evaluate(() => {
      let end = Number.POSITIVE_INFINITY;
      const frame = window.requestAnimationFrame.bind(window);
      const stop = () => {
        end = performance.now() + 250;
      };
      addEventListener('click', stop, { once: true, capture: true });
      window.requestAnimationFrame = (callback) => frame((now) => callback(Math.min(now, end)));
    });
    await this.button('transport-play').click();
    await expect.poll(() => this.step()).toBeGreaterThan(before);
  }

  /** Opens the figure as text. */
  async asText(): Promise<Locator> {
    const details = this.element.locator('.as-text');
    if (!(await details.evaluate((one: HTMLDetailsElement) => one.open))) {
      await details.locator('summary').click();
    }
    await expect(details.locator('p').first()).toBeVisible();
    return details.locator('p');
  }

  /** The link to the shown moment. */
  link(): Promise<string> {
    return this.element.evaluate((figure) =>
      (figure as HTMLElement & { currentLink(): string }).currentLink(),
    );
  }

  /** The picture as markup, without the parts that are not drawn, and with attributes in one order. */
  async pictureMarkup(): Promise<string> {
    const markup = await this.picture.evaluate((picture) => picture.outerHTML);
    return markup
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/ tabindex="-?\d"/g, '')
      .replaceAll(/(?: [\w-]+="[^"]*")+/g, (attributes) =>
        (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(''),
      );
  }

  step(): Promise<number> {
    return this.element.evaluate((figure) => (figure as HTMLElement & { step: number }).step);
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.element.locator('input[name=step]')).toHaveValue(String(step));
  }
}
