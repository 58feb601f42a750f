/** An exhibit's figure on its page or in a frame, reached by what all exhibits share. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../www/src/words/language.ts';
import type { Messages } from '../../../www/src/words/messages.ts';
import { wordsOf } from '../support/catalogue.ts';
import { expect } from '../support/test.ts';
import { languages } from '../support/words.ts';
import type { Exhibit } from './exhibit.ts';

/** Panels that every figure has. */
export const stagePanels = ['settings', 'export', 'help'] as const;

export class Figure {
  readonly element: Locator;
  readonly plate: Locator;
  readonly narration: Locator;
  readonly panel: Locator;
  language: Language = 'en';

  constructor(
    readonly page: Page,
    readonly exhibit: Exhibit,
  ) {
    this.element = page.locator(`appleyard-${exhibit.slug}`);
    this.plate = this.element.locator('svg.plate');
    this.narration = this.element.locator('.narration');
    this.panel = this.element.locator('section.panel');
  }

  /** The words of its page in the language of now. */
  get words(): Messages {
    const { slug } = this.exhibit;
    return wordsOf(this.language, [slug, `${slug}-panels`]);
  }

  /** Opens the page of the exhibit, or its frame, and waits until the figure stands. */
  async open(
    scene: string = this.exhibit.scenes[0] ?? '',
    { language = 'en', frame = false }: { language?: Language; frame?: boolean } = {},
  ): Promise<this> {
    const { slug } = this.exhibit;
    this.language = language;
    const path = frame ? `embed.html?figure=${slug}&` : `${slug}/?`;
    // The same page with another hash would only be a move within it.
    await this.page.goto('about:blank');
    await this.page.goto(`${path}lang=${language}#${scene}`);
    await this.#stands();
    return this;
  }

  /** Shows another scene in the figure that is there: without loading the page anew. */
  async show(scene: string): Promise<void> {
    await this.element.evaluate((figure, text) => Object.assign(figure, { scene: text }), scene);
    await this.#stands();
  }

  async #stands(): Promise<void> {
    await expect(this.element).toHaveAttribute('data-ready', 'true');
    await expect(this.plate).toBeVisible();
    await expect(this.narration.locator('p').first()).not.toBeEmpty();
  }

  /** Changes the language by the page's own button. */
  async speak(language: Language): Promise<void> {
    const { name = '', tag = '' } = languages.find(({ code }) => code === language) ?? {};
    await this.page.getByRole('button', { name, exact: true }).click();
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

  /** Opens a panel by its word and waits until it says what it has to say. */
  async openPanel(name: string): Promise<Locator> {
    await this.word(name).click();
    await expect(this.word(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(this.panel).toHaveAttribute('aria-label', this.words.text(`word-${name}`));
    await expect(this.panel.locator('> *').first()).toBeVisible();
    for (const id of this.exhibit.waiting) {
      await expect(this.panel.getByText(this.words.text(id))).toHaveCount(0);
    }
    return this.panel;
  }

  async closePanel(): Promise<void> {
    await this.element.locator('.words [aria-expanded=true]').click();
    await expect(this.panel).toHaveCount(0);
  }

  /** Every panel, one after the other; `look` sees it open, its details too. */
  async eachPanel(look: (name: string) => Promise<void>): Promise<void> {
    for (const name of [...this.exhibit.panels, ...stagePanels]) {
      await this.openPanel(name);
      for (const summary of await this.panel.locator('summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      await look(name);
    }
    await this.closePanel();
  }

  /** The dialogs Share and Embed. */
  async eachDialog(look: (name: string) => Promise<void>): Promise<void> {
    for (const name of ['share', 'embed']) {
      await this.word(name).click();
      const dialog = this.page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // What it gives out has come.
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

  /** The figure as text, opened. */
  async asText(): Promise<Locator> {
    const details = this.element.locator('.as-text');
    if (!(await details.evaluate((one: HTMLDetailsElement) => one.open))) {
      await details.locator('summary').click();
    }
    await expect(details.locator('p').first()).toBeVisible();
    return details.locator('p');
  }

  /** The link to the moment shown. */
  link(): Promise<string> {
    return this.element.evaluate((figure) =>
      (figure as HTMLElement & { currentLink(): string }).currentLink(),
    );
  }

  /** The picture, as markup in which only what is drawn counts. */
  async picture(): Promise<string> {
    const markup = await this.plate.evaluate((plate) => plate.outerHTML);
    return markup.replaceAll(/<!--.*?-->/gs, '').replaceAll(/ tabindex="-?\d"/g, '');
  }

  step(): Promise<number> {
    return this.element.evaluate((figure) => (figure as HTMLElement & { step: number }).step);
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.element.locator('input[name=step]')).toHaveValue(String(step));
  }
}
