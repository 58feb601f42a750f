import type { Locator, Page } from '@playwright/test';
import { withoutWorkers } from '../e2e/support/breakage.ts';
import {
  addFigure,
  expectAt,
  expectPlays,
  figures,
  grid,
  openLattice,
} from '../e2e/support/picture.ts';
import { expect, test } from '../e2e/support/test.ts';

/** The parts of an element that these tests use. */
interface Killable extends HTMLElement {
  figure: { engine: { kill(): void; place: string } };
}

/** The engine of the first figure of an exhibit dies without any event. */
async function kill(page: Page, exhibit: string): Promise<void> {
  await page
    .locator(`appleyard-${exhibit}`)
    .first()
    .evaluate((figure) => (figure as Killable).figure.engine.kill());
}

const place = (page: Page, exhibit: string): Promise<string> =>
  page
    .locator(`appleyard-${exhibit}`)
    .first()
    .evaluate((figure) => (figure as Killable).figure.engine.place);

/** Records whenever a figure has lost its picture, waits, or shows an error or a notice. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const figure of document.querySelectorAll<HTMLElement>('[data-ready]')) {
      const root = figure.shadowRoot;
      if (!root) continue;
      const look = (): void => {
        if (figure.dataset.ready !== 'true') seen.push(`${figure.localName} was not ready`);
        if (!root.querySelector('svg.picture')) seen.push(`${figure.localName} had no picture`);
        const message = root.querySelector('.error, .notices, .progress');
        if (message) seen.push(`${figure.localName} said: ${message.textContent}`);
      };
      new MutationObserver(look).observe(root, { subtree: true, childList: true });
      new MutationObserver(look).observe(figure, { attributes: true });
    }
  });
}

const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Lets the seconds pass in which a figure waits for a dead engine, until this is visible. */
async function waitUntilSeen(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(what).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [0], timeout: 90_000 });
}

const above = 'v=1&columns=9&rows=8&ask=3,2&cursor=20';
const below = 'v=1&columns=8&rows=8&cursor=20';

test.beforeEach(async ({ page }) => {
  // Figures wait for a dead engine some seconds each time, on a clock that the test controls.
  await page.clock.install();
});

for (const where of ['worker', 'main']) {
  test.describe(`an engine that is killed (${where})`, () => {
    test.beforeEach(async ({ page }) => {
      if (where === 'main') await withoutWorkers(page);
    });

    test('is replaced, and no figure of the page notices', async ({ page }) => {
      await openLattice(page, above);
      await expectAt(figures(page).first(), 20);
      await addFigure(page, below);
      await expectAt(figures(page).last(), 20);
      await figures(page).first().getByRole('button', { name: 'More', exact: true }).click();
      const across = figures(page).first().getByRole('textbox', { name: 'points across' });
      await across.pressSequentially('x');
      const typed = await across.inputValue();
      await watch(page);

      await kill(page, 'lattice');
      // The first question after it reveals that the engine is dead.
      const asked = grid(figures(page).last());
      await asked.getByRole('gridcell', { name: '2 wholes, 0 halves: lost' }).click();
      const why = (point: string) => ({ name: `Why ${point} is as it is` });
      await waitUntilSeen(page, figures(page).last().getByRole('region', why('(2, 0)')));
      expect(await place(page, 'lattice')).toBe(where);
      await expectAt(figures(page).first(), 20);
      await expectAt(figures(page).last(), 20);
      await expect(figures(page).first().getByRole('region', why('(3, 2)'))).toBeVisible();
      await expect(across).toHaveValue(typed);
      expect(await seen(page)).toEqual([]);

      // The new runs work like the first ones.
      await page.keyboard.press('Escape');
      await expectPlays(figures(page).last());
    });

    test('is replaced as often as necessary', async ({ page }) => {
      await openLattice(page, below);
      await expectAt(figures(page), 20);
      await watch(page);
      for (const name of ['1 whole, 0 halves: won', '2 wholes, 0 halves: lost']) {
        await kill(page, 'lattice');
        await grid(figures(page)).getByRole('gridcell', { name, exact: true }).click();
        const point = name.startsWith('1') ? '(1, 0)' : '(2, 0)';
        const why = figures(page).getByRole('region', { name: `Why ${point} is as it is` });
        await waitUntilSeen(page, why);
        await page.keyboard.press('Escape');
      }
      expect(await seen(page)).toEqual([]);
    });
  });
}

test('the figures of another package go on while an engine is dead', async ({ page }) => {
  await openLattice(page, above);
  await expectAt(figures(page), 20);
  await page.evaluate(async () => {
    // The page of one exhibit has no other figure, so its element comes as it does on an author's page.
    const { href } = new URL('../embed.js', location.href);
    await import(href);
    const nim = document.createElement('appleyard-nim');
    nim.setAttribute('scene', 'v=1');
    document.querySelector('appleyard-lattice')?.after(nim);
  });
  await expect(page.locator('appleyard-nim svg.picture')).toBeVisible();
  await watch(page);
  await kill(page, 'lattice');
  const last = page.locator('appleyard-nim').getByRole('button', { name: 'last', exact: true });
  await last.click();
  await expect(last).toBeDisabled();
  const cell = grid(figures(page).first()).getByRole('gridcell', {
    name: '2 wholes, 0 halves: lost',
  });
  await cell.click();
  const why = figures(page).first().getByRole('region', { name: 'Why (2, 0) is as it is' });
  await waitUntilSeen(page, why);
  expect(await seen(page)).toEqual([]);
});

test('workers that die again and again leave the work to the main thread', async ({ page }) => {
  await openLattice(page, below);
  await expectAt(figures(page), 20);
  await page.evaluate(() => {
    // From here on no worker survives its first request.
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { type?: string }): void {
      if (message.type) this.terminate();
      else postMessage.call(this, message);
    };
  });
  await watch(page);
  await grid(figures(page)).getByRole('gridcell', { name: '2 wholes, 0 halves: lost' }).click();
  const why = figures(page).getByRole('region', { name: 'Why (2, 0) is as it is' });
  await waitUntilSeen(page, why);
  expect(await place(page, 'lattice')).toBe('main');
  await expectAt(figures(page), 20);
  expect(await seen(page)).toEqual([]);
});
