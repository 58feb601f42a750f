/**
 * A page opens before the core has come: it draws its opening, remembers a touch, shows no other picture first, and says it
 * if the core does not come.
 */
import type { Page } from '@playwright/test';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { languages } from '../../www/src/words/language.ts';
import { expect, test } from './support/test.ts';

/** Keeps the core on its way until it is let go. */
async function holdCore(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/_bg[^/]*\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** Notes from the beginning how many marks each drawn picture has, and how the layout shifts. */
async function watch(page: Page, slug: Slug): Promise<void> {
  await page.addInitScript((name) => {
    const seen = { marks: [] as number[], shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const root = document.querySelector(name)?.shadowRoot;
      const picture = root?.querySelector('.sheet svg[role=grid]');
      const marks = picture?.querySelectorAll('[role=gridcell]').length;
      if (marks !== undefined && seen.marks.at(-1) !== marks) seen.marks.push(marks);
      requestAnimationFrame(look);
    };
    look();
  }, `appleyard-${slug}`);
}
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { marks: number[]; shifts: number } }).seen);

const grid = (page: Page) => page.getByRole('figure').getByRole('grid');
/** All that stands in the figure and where it stands, without what Lit notes for itself. */
const standing = (page: Page, slug: Slug) =>
  page.locator(`appleyard-${slug}`).evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('figure *') ?? [])].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const own = one.childElementCount === 0 ? one.textContent : '';
      return `${one.localName} ${one.id} ${one.getAttribute('class')} ${one.getAttribute('aria-label')} ${own} ${[x, y, width, height]}`;
    }),
  );
const coreCame = (page: Page, slug: Slug) =>
  page.waitForFunction(
    (name) =>
      (document.querySelector(name) as unknown as { figure: { engine: { place?: string } } }).figure
        .engine.place !== undefined,
    `appleyard-${slug}`,
  );

for (const [at, slug] of slugs.entries()) {
  const language = languages[at % languages.length] ?? 'en';
  const size = at % 2 === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  test(`${slug} is drawn before the core comes, and stays as it is when it has come`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: at % 3 === 0 ? 'dark' : 'light' });
    await watch(page, slug);
    const go = await holdCore(page);
    await page.goto(`${slug}/?lang=${language}`);
    await expect(grid(page)).toBeVisible();
    await expect(page.locator('.narration')).toHaveText(/\S{3}/);
    await expect(page.locator('.prose')).toBeVisible();
    const before = await standing(page, slug);
    go();
    await coreCame(page, slug);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await standing(page, slug)).toEqual(before);
    const { marks, shifts } = await seen(page);
    expect(marks).toHaveLength(1);
    // In Spanish on a wide screen the head takes another line once.
    expect(shifts).toBeLessThan(language === 'es' ? 0.02 : Number.MIN_VALUE);
  });
}

test('nothing that the first picture needs waits for something else to be read', async ({
  page,
}) => {
  for (const address of ['chain/?lang=es', 'embed.html?figure=chain&lang=es']) {
    await test.step(address, async () => {
      const go = await holdCore(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(address);
      await expect(grid(page)).toBeVisible();
      const needed = asked.filter(
        (path) => /\.(js|txt)$/.test(path) && !/worker|-page\.txt/.test(path),
      );
      expect(needed.filter((path) => path.endsWith('.txt'))).toHaveLength(3);
      const announced = await page.evaluate(() =>
        [...document.head.querySelectorAll<HTMLElement>('link, script')].map(
          (one) =>
            new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', location.href)
              .pathname,
        ),
      );
      expect(needed.filter((path) => !announced.includes(path))).toEqual([]);
      expect(needed.toSorted()).toEqual([...new Set(needed)].toSorted());
      go();
      page.removeAllListeners('request');
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a touch before the core has come is answered when it comes', async ({ page }) => {
  const go = await holdCore(page);
  await page.goto('nim/');
  await page.getByRole('gridcell', { name: 'Stone 7 of the heap of 7: take 1' }).click();
  const planned = page.locator('.planned');
  await expect(planned).toHaveCount(0);
  go();
  await expect(planned).toBeVisible();
});

test('a link to another scene never shows the opening first', async ({ page }) => {
  await watch(page, 'nim');
  const go = await holdCore(page);
  await page.goto('nim/#v=1&heaps=1,2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure')).toBeAttached();
  await expect(grid(page)).toHaveCount(0);
  go();
  await expect(page.getByRole('gridcell')).toHaveCount(3);
  expect((await seen(page)).marks).toEqual([3]);
});

test('if the core does not come, the figure says so in place of a picture that cannot answer', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/wasm/);
  let refuse = true;
  await page.route(/_bg[^/]*\.wasm$/, (route) => (refuse ? route.abort() : route.continue()));
  await page.goto('nim/');
  const again = page.getByRole('figure').getByRole('button', { name: /again/i });
  await expect(again).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  refuse = false;
  await again.click();
  await expect(grid(page)).toBeVisible();
});

test('a frame is drawn before the core comes, too', async ({ page }) => {
  const go = await holdCore(page);
  await page.goto('embed.html?figure=paths&lang=es&theme=dark');
  await expect(grid(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  go();
});

test('what could not be read of a link stands with the figure at once, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, 'nim');
  await page.goto('nim/#v=1&heaps=x&cursor=zz');
  await expect(page.locator('.notices li')).toHaveCount(2);
  await expect(page.locator('.prose')).toBeVisible();
  expect((await seen(page)).shifts).toBe(0);
});

test('what says that the core is on its way moves nothing', async ({ page }) => {
  const go = await holdCore(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('nim/#v=1&heaps=9');
  const sheet = page.locator('appleyard-nim .sheet');
  await expect(sheet.locator('.progress')).toBeVisible();
  const top = () => sheet.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  go();
  await expect(sheet.locator('svg.picture')).toBeVisible();
  expect(await top()).toBe(before);
});
