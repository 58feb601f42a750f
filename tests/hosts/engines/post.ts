/** What a figure in the sample post must be able to do, in any engine. */
import type { Frame, Locator, Page } from '@playwright/test';
import { pageWords } from '../../e2e/support/catalogue.ts';
import { expect, frameOf, picture, placeOf } from '../support/visit.ts';
import { before, type Form, forms, idOf, LAST, type Sample, samples, TITLE } from './sample.ts';

/** The element of the post, or its frame. */
const framed = ({ exhibit }: Sample): string => `iframe[src*="figure=${exhibit}"]`;
const element = (one: Sample): string => `[id="${idOf(one)}"]:is(appleyard-${one.exhibit})`;

/** The figure inside its element or its frame, drawn. */
async function figureIn(page: Page, one: Sample, form: Form): Promise<Locator> {
  const place = page.locator(form === 'element' ? element(one) : framed(one));
  await place.scrollIntoViewIfNeeded();
  const inside: Page | Frame = form === 'element' ? page : await frameOf(page, framed(one));
  const figure = form === 'element' ? place : inside.locator(`appleyard-${one.exhibit}`);
  await expect(figure).toHaveAttribute('data-ready', 'true');
  await expect(picture(figure)).toBeVisible();
  return figure;
}

/** The figure is at its step, speaks its language, and steps forward and back by its own buttons. */
async function expectWorks(figure: Locator, one: Sample): Promise<void> {
  const { exhibit, lang, step } = one;
  const words = pageWords(exhibit, lang);
  const shown = figure.getByRole('textbox', { name: new RegExp(`^${words.text('field-step')}`) });
  const press = (id: 'transport-forward' | 'transport-back'): Promise<void> =>
    figure.getByRole('button', { name: words.text(id), exact: true }).click();
  const drawn = (): Promise<string> => picture(figure).evaluate((svg) => svg.outerHTML);
  await expect(shown, exhibit).toHaveValue(String(step));
  const first = await drawn();
  await press('transport-forward');
  await expect(shown, exhibit).toHaveValue(String(step + 1));
  await expect.poll(drawn, exhibit).not.toBe(first);
  await press('transport-back');
  await expect(shown, exhibit).toHaveValue(String(step));
}

/** The column of text around each figure is as wide as it would be without figures. */
async function expectFitsColumn(page: Page): Promise<void> {
  const wide = await page.evaluate(
    ([...selectors]) => {
      const found = selectors.flatMap((selector) => {
        const figure = document.querySelector(selector);
        if (!figure) return [`${selector} is missing`];
        const column = figure.closest('main, article, .vp-doc') ?? document.body;
        const style = getComputedStyle(column);
        const { left, right } = column.getBoundingClientRect();
        const start = left + Number.parseFloat(style.paddingLeft);
        const end = right - Number.parseFloat(style.paddingRight);
        const box = figure.getBoundingClientRect();
        const within = box.left >= start - 1 && box.right <= end + 1 && box.width > 200;
        return within ? [] : [`${selector}: ${box.left}–${box.right} in ${start}–${end}`];
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth
        ? [...found, `the page: ${scrollWidth} in ${clientWidth}`]
        : found;
    },
    samples.flatMap((one) => [element(one), framed(one)]),
  );
  expect.soft(wide, 'figures and page that are wider than their column').toEqual([]);
}

/**
 * The post is there as its author has written it, and all its figures work. Elements of the npm package work
 * in a worker; those of `embed.js` cannot, because it comes from another origin.
 */
export async function expectPost(page: Page, place: 'worker' | 'main'): Promise<void> {
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  for (const one of samples) {
    for (const form of forms) {
      await expect(page.getByText(before(one.exhibit, form), { exact: true })).toBeVisible();
      const figure = await figureIn(page, one, form);
      await expectWorks(figure, one);
      if (form === 'frame') continue;
      expect(await placeOf(figure), one.exhibit).toBe(place);
      await expectIsGiven(figure, one);
    }
    await expectProseDrives(page, one);
  }
  await expect(page.getByText(LAST, { exact: true })).toBeVisible();
  await expectFitsColumn(page);
}

/** The element has what its snippet gives it, also where a framework has made it. */
async function expectIsGiven(figure: Locator, one: Sample): Promise<void> {
  const given = await figure.evaluate((node) => ({
    scene: (node as HTMLElement & { scene: string }).scene,
    loop: node.hasAttribute('loop'),
    picture: node.querySelector('a > img')?.getAttribute('alt'),
  }));
  expect(given, one.exhibit).toEqual({
    scene: one.link,
    loop: one.exhibit === 'nim',
    picture: expect.stringContaining('“is 1 < 2?”'),
  });
}

/** The link in the prose leads the element to another step, and the document stays. */
async function expectProseDrives(page: Page, one: Sample): Promise<void> {
  const address = page.url();
  await page.locator(`a[data-appleyard="${idOf(one)}"]`).click();
  const figure = page.locator(element(one));
  const step = (): Promise<number> =>
    figure.evaluate((node) => (node as HTMLElement & { step: number }).step);
  await expect.poll(step, `the link of ${one.exhibit}`).toBe(one.step - 1);
  expect(page.url()).toBe(address);
}
