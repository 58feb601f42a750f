/** Visits to other people's pages, and what a figure in them must be able to do. */
import { fileURLToPath } from 'node:url';
import type { Frame, Locator, Page } from '@playwright/test';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { test as base, expect } from '../../e2e/support/test.ts';
import type { Host, OpenHost } from '../hosts.ts';

export { expect };

export const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** An open page of somebody else. */
export interface Visit {
  readonly host: OpenHost;
  /** The document that contains the figure. */
  readonly inside: Page | Frame;
  /** The document that somebody else has written: the one with the prose. */
  readonly article: Page | Frame;
  readonly figure: Locator;
  /** The requests of all documents of the page. */
  readonly requests: readonly string[];
}

interface Fixtures {
  /** Opens a host's page; its servers end with the test. */
  arrive: (host: Host) => Promise<OpenHost>;
  /** Opens a host's page and waits until its figure is drawn. */
  visit: (host: Host) => Promise<Visit>;
}

export const test = base.extend<Fixtures>({
  arrive: async ({ page }, use) => {
    const opened: OpenHost[] = [];
    await use(async (host) => {
      const open = await host.open(dist);
      opened.push(open);
      await page.goto(open.address);
      return open;
    });
    await Promise.all(opened.map((host) => host.close()));
  },
  visit: async ({ page, arrive }, use) => {
    await use(async (one) => {
      const requests: string[] = [];
      page.context().on('request', (request) => requests.push(request.url()));
      const host = await arrive(one);
      const inside = host.frame === undefined ? page : await frameOf(page, host.frame);
      const prose = page.locator('a[data-appleyard]');
      const article = (await prose.count()) > 0 ? page : inside;
      const figure = inside.locator(`appleyard-${host.exhibit}`);
      await expect(figure).toHaveAttribute('data-ready', 'true');
      await expect(picture(figure)).toBeVisible();
      return { host, inside, article, figure, requests };
    });
  },
});

/** The document of an iframe. */
export async function frameOf(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(selector).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`there is no frame at ${selector}`);
  return frame;
}

export const picture = (figure: Locator): Locator => figure.locator('svg.picture');

/** Where the engine of a figure works. */
export const placeOf = (figure: Locator): Promise<string | undefined> =>
  figure.evaluate(
    (element) =>
      (element as unknown as { figure: { engine: { place?: string } } }).figure.engine.place,
  );

const counter = (figure: Locator): Locator => figure.getByRole('textbox', { name: /^Step\b/ });
const button = (figure: Locator, name: string): Locator =>
  figure.getByRole('button', { name, exact: true });

export const expectStep = (figure: Locator, step: number): Promise<void> =>
  expect(counter(figure)).toHaveValue(String(step));

/** The step that a link's text names. */
export function cursorOf(link: string | null | undefined): number {
  const [, cursor] = /\bcursor=(\d+)/.exec(link ?? '') ?? [];
  if (cursor === undefined) throw new Error(`there is no step in ${link}`);
  return Number(cursor);
}

/** The step that the page's author has chosen for the figure. */
export async function authorsStep({ host, article, figure }: Visit): Promise<number> {
  const inFrame = article !== figure.page() || host.frame === undefined;
  return cursorOf(
    inFrame
      ? await figure.getAttribute('scene')
      : await article.locator('#fig1').getAttribute('src'),
  );
}

const pictureOf = (figure: Locator): Promise<string> =>
  picture(figure).evaluate((svg) => svg.outerHTML);

/** A step forward changes the picture, and a step back restores it. */
export async function expectStepsBothWays(figure: Locator, from: number): Promise<void> {
  await expectStep(figure, from);
  const before = await pictureOf(figure);
  await button(figure, 'forward').click();
  await expectStep(figure, from + 1);
  await expect.poll(() => pictureOf(figure)).not.toBe(before);
  await button(figure, 'back').click();
  await expectStep(figure, from);
  await button(figure, 'back').click();
  await expectStep(figure, from - 1);
}

/** For each exhibit of a host, a mark of its picture and the effect of pointing at it. */
const inputs: Readonly<Partial<Record<Slug, (figure: Locator) => Promise<void>>>> = {
  lattice: async (figure) => {
    await figure.getByRole('gridcell', { name: /^2 wholes, 0 halves/ }).click();
    await expect(figure.getByRole('region', { name: 'Why (2, 0) is as it is' })).toBeVisible();
  },
  nim: async (figure) => {
    await picture(figure).locator('#h2-6').click();
    await expect(figure.locator('.planned')).toContainText('leaves 3, 5, 6');
  },
  quicksort: async (figure) => {
    await picture(figure).locator('#e2').click();
    await expect(figure.getByRole('region', { name: 'Place 3', exact: true })).toBeVisible();
  },
  networks: async (figure) => {
    const comparators = picture(figure).locator('g.comparator[id]');
    await expect(comparators).toHaveCount(4);
    await picture(figure).locator('#w1').click();
    await picture(figure).locator('#w2').click();
    await expect(comparators).toHaveCount(5);
  },
  chain: async (figure) => {
    await picture(figure).locator('[role=gridcell]').first().click();
    await expect(figure.locator('div.planned')).toBeVisible();
  },
};

/** Points at a mark of the picture, and the figure answers. */
export function expectTakesInput(exhibit: Slug, figure: Locator): Promise<void> {
  const act = inputs[exhibit];
  if (!act) throw new Error(`the test knows no mark of ${exhibit}`);
  return act(figure);
}

/**
 * Clicks a link of the prose, once the page is drawn where it was scrolled to. Until then a full browser gives a click at
 * that place to the frame that stood there before, if the frame has a process of its own.
 */
export async function follow(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await link.click();
}

/** The link in the prose of the page steers the figure. */
export async function expectProseDrives({ article, figure }: Visit): Promise<void> {
  const link = article.locator('a[data-appleyard]');
  const address = article.url();
  const step = cursorOf(await link.getAttribute('href'));
  const back = (): Promise<number> => article.evaluate(() => history.length);
  const before = await back();
  await expect(counter(figure)).not.toHaveValue(String(step));
  await follow(link);
  await expectStep(figure, step);
  expect(article.url()).toBe(address);
  expect(await back(), 'the way back is as long as before').toBe(before);
}
