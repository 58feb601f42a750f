/**
 * In a page that the browser translates, a figure says the same as elsewhere. Two figures stand in a page of
 * somebody else; only the second one is translated, and both do the same.
 */
import type { Locator, Page } from '@playwright/test';
import { wordsOf } from '../support/catalogue.ts';
import { hostPage } from '../support/host.ts';
import { expect, test } from '../support/test.ts';
import { giveTranslator, type Translator } from '../support/translator.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 900 } });

/** What is used here of an element. */
interface Figure extends HTMLElement {
  scene: string | null;
  step: number;
}

/** Two figures of an exhibit, of which the second one is translated. */
class Pair {
  readonly figures: Locator;
  readonly #page: Page;
  readonly #exhibit: Exhibit;

  constructor(page: Page, exhibit: Exhibit) {
    this.#page = page;
    this.#exhibit = exhibit;
    this.figures = page.locator(`appleyard-${exhibit.slug}`);
  }

  /** Both say the same, and no sentence is translated by half. Then the second one is translated. */
  async expectAlike(where: string): Promise<void> {
    // Chain's race measures each figure's own speed, so only its words are the same.
    const measured = this.#exhibit.slug === 'chain' && /^race/i.test(where);
    const said = () =>
      this.figures.evaluateAll((figures, measured) => {
        const { textOf, halves } = window as unknown as Translator;
        const [plain = '', translated = ''] = figures
          .map(textOf)
          .map((text) => (measured ? text.replaceAll(/\d[\d.,]*/g, '0') : text));
        const at = [...plain].findIndex((letter, i) => letter !== translated[i]);
        const alike = plain === translated;
        return {
          drawn: figures.every((one) => (one as HTMLElement).dataset.ready === 'true'),
          plain: alike ? '' : plain.slice(Math.max(0, at - 60), at + 100),
          translated: alike ? '' : translated.slice(Math.max(0, at - 60), at + 100),
          halves: figures.flatMap(halves),
        };
      }, measured);
    const alike = { drawn: true, plain: '', translated: '', halves: [] };
    await expect.poll(said, where).toEqual(alike);
    await this.#page.evaluate((tag) => {
      const [, figure] = document.querySelectorAll(tag);
      if (figure) (window as unknown as Translator).translate(figure);
    }, `appleyard-${this.#exhibit.slug}`);
  }

  /** Shows a scene, and steps forward and back in it. */
  async show(scene: string): Promise<void> {
    await this.figures.evaluateAll((figures, text) => {
      for (const figure of figures) (figure as Figure).scene = text;
    }, scene);
    await this.expectAlike(scene);
    for (const by of [1, -1, -1]) await this.step(by, scene);
  }

  async step(by: number, where: string): Promise<void> {
    await this.figures.evaluateAll((figures, steps) => {
      for (const figure of figures) (figure as Figure).step += steps;
    }, by);
    await this.expectAlike(`${where}, ${by} step`);
  }

  /** Clicks in both the first element that a selector finds, or the button with this label. */
  async click(selector: string, label?: string): Promise<void> {
    await this.figures.evaluateAll(
      (figures, [found, name]) => {
        const [plain] = figures.map((one) => [...(one.shadowRoot?.querySelectorAll(found) ?? [])]);
        const at = (plain ?? []).findIndex(
          (one) => name === null || one.textContent?.trim() === name,
        );
        for (const figure of figures) {
          const one = figure.shadowRoot?.querySelectorAll(found)[at];
          if (!one) throw new Error(`there is no ${found} ${name ?? ''}`);
          one.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        }
      },
      [selector, label ?? null] as const,
    );
    await this.expectAlike(label ?? selector);
  }
}

for (const exhibit of exhibits) {
  const { slug, scenes, midway, panels, touch } = exhibit;
  test(`${slug}: a translated figure says what it says elsewhere`, async ({ page }) => {
    test.slow();
    await giveTranslator(page);
    const one = `<appleyard-${slug} lang="en"></appleyard-${slug}>`;
    const script = `<script type="module" src="${test.info().project.use.baseURL}embed.js"></script>`;
    await hostPage(`${script}${one}${one}`, async (address) => {
      await page.goto(address);
      const pair = new Pair(page, exhibit);
      await pair.expectAlike('at first');
      await test.step('the figure as text', () => pair.click('.as-text summary'));
      for (const scene of scenes.slice(0, 4)) await test.step(scene, () => pair.show(scene));
      await pair.show(midway);
      await test.step('a mark', async () => {
        await pair.click(touch.mark);
        await pair.step(1, 'a mark');
      });
      const words = wordsOf('en', [slug, `${slug}-panels`]);
      for (const panel of panels) {
        await test.step(panel, async () => {
          await pair.click('.words button', words.text(`word-${panel}`));
          await pair.step(1, panel);
          await pair.step(-1, panel);
        });
      }
    });
  });
}
