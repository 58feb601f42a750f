import type { Locator, Page } from '@playwright/test';
import {
  listeners,
  posted,
  watchListeners,
  watchWorker,
  withoutWorkers,
} from './support/breakage.ts';
import {
  addFigure,
  button,
  expectAt,
  expectPlays,
  figures,
  grid,
  openLattice,
} from './support/picture.ts';
import { expect, test } from './support/test.ts';

const above = 'v=1&columns=9&rows=8&ask=3,2&cursor=20';
const below = 'v=1&columns=8&rows=8&cursor=5';
const panel = (figure: Locator): Locator => figure.locator('.error');
const why = (figure: Locator, point: string): Locator =>
  figure.getByRole('region', { name: `Why ${point} is as it is` });

interface Provokable {
  figure: { run: { provokePanic(): void } | undefined };
}

/** Makes the core panic in the run of a figure; the figures are counted from 0. */
async function provokePanic(page: Page, at: number): Promise<void> {
  await page
    .locator('appleyard-lattice')
    .nth(at)
    .evaluate((figure) => (figure as unknown as Provokable).figure.run?.provokePanic());
}

async function expectPanicked(figure: Locator, link: string): Promise<void> {
  await expect(panel(figure)).toContainText('The solver failed, and the mistake is ours.');
  const moment = panel(figure).getByRole('link', { name: 'a link to this moment' });
  await expect(moment).toHaveAttribute('href', `#${link}`);
  await expect(grid(figure)).toBeHidden();
}

/** The figure above is as before: its picture, its cursor and the open answer. It still works. */
async function expectUnhurt(figure: Locator): Promise<void> {
  await expectAt(figure, 20);
  await expect(panel(figure)).toBeHidden();
  await expect(grid(figure).getByRole('gridcell')).toHaveCount(72);
  await expect(grid(figure).getByRole('gridcell', { name: /: (lost|won)$/ })).toHaveCount(20);
  await expect(why(figure, '(3, 2)')).toBeVisible();
}

for (const place of ['in the worker', 'on the main thread']) {
  test.describe(`a panic ${place}`, () => {
    test('hurts one figure, which can be tried again; the others stay as they were', async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/panicked at/);
      if (place === 'on the main thread') await withoutWorkers(page);
      await openLattice(page, above);
      const [first, last] = [figures(page).first(), figures(page).last()];
      await expectUnhurt(first);
      await addFigure(page, below);
      await expectAt(last, 5);

      await test.step('in one figure', async () => {
        await provokePanic(page, 1);
        await expectPanicked(last, below);
        await expectUnhurt(first);
        await button(last, 'Try again').click();
        await expectAt(last, 5);
        await expect(panel(last)).toBeHidden();
        await expectUnhurt(first);
      });

      await test.step('keeps the moment that the reader had reached, not the one of the link', async () => {
        await button(last, 'forward').click();
        await button(last, 'forward').click();
        await expectAt(last, 7);
        await provokePanic(page, 1);
        await expectPanicked(last, below.replace('cursor=5', 'cursor=7'));
        await expectUnhurt(first);
      });

      await test.step('and then in the other', async () => {
        await provokePanic(page, 0);
        await expectPanicked(first, above);
        await expectPanicked(last, below.replace('cursor=5', 'cursor=7'));
        await button(first, 'Try again').click();
        await expectUnhurt(first);
        await button(last, 'Try again').click();
        await expectAt(last, 7);
        await expectPlays(last);
        await grid(first).getByRole('gridcell', { name: '2 wholes, 0 halves: lost' }).click();
        await expect(why(first, '(2, 0)')).toBeVisible();
        await expectPlays(first);
      });
    });

    test('does not disturb a figure of the same page that has seen its opening', async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/panicked at/);
      if (place === 'on the main thread') await withoutWorkers(page);
      await openLattice(page);
      const hurtless = figures(page).first();
      await button(hurtless, 'last').click();
      await expectAt(hurtless, 273);
      await addFigure(page, below);
      await expectAt(figures(page).last(), 5);
      // Time stands still, so that a picture that begins again stays at its beginning.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await provokePanic(page, 1);
      await expectPanicked(figures(page).last(), below);
      await expectAt(hurtless, 273);
      await expect(button(hurtless, 'play')).toBeVisible();
    });
  });
}

test.describe('the element', () => {
  test.beforeEach(async ({ page }) => {
    await watchWorker(page);
    await watchListeners(page);
    await openLattice(page, above);
    await addFigure(page, below);
    await expectAt(figures(page).last(), 5);
    await expectUnhurt(figures(page).first());
    // From here on the test lets time pass.
    await page.clock.install();
    expect(await posted(page, 'start')).toBe(2);
  });

  const moved = (page: Page) => page.locator('appleyard-lattice').last();

  test('can be moved in the document without starting again', async ({ page }) => {
    const figure = figures(page).last();
    await button(figure, 'forward').click();
    await expectAt(figure, 6);
    await moved(page).evaluate((element) => {
      document.querySelector('appleyard-lattice')?.before(element);
    });
    await page.clock.runFor(5000);
    await expectAt(figures(page).first(), 6);
    expect(await posted(page, 'start')).toBe(2);
    expect(await posted(page, 'free')).toBe(0);
    // Its run still answers.
    await button(figures(page).first(), 'forward').click();
    await expectAt(figures(page).first(), 7);
    const won = { name: /^1 wholes?, 0 halves: won$/ };
    await grid(figures(page).first()).getByRole('gridcell', won).click();
    await expect(why(figures(page).first(), '(1, 0)')).toBeVisible();
  });

  test('frees its run when it is removed, and is at the same step when it is put back much later', async ({
    page,
  }) => {
    const figure = figures(page).last();
    await button(figure, 'forward').click();
    await expectAt(figure, 6);
    const element = await moved(page).elementHandle();
    const listening = await listeners(page);
    await moved(page).evaluate((gone) => gone.remove());
    await page.clock.runFor(5000);
    await expect.poll(() => posted(page, 'free')).toBe(1);
    // Once removed, it does not listen any more to the visitor’s choices, the keys, the size of the screen,
    // the colours of the device and its printer.
    const media = ['MediaQueryList change', 'MediaQueryList change'];
    const keys = ['Window keydown', 'HTMLDocument fullscreenchange'];
    const scales = ['Window resize', 'HTMLDocument transitionend'];
    const ended = [' change', ...keys, ...scales, ...media, 'Window beforeprint'];
    const left = await listeners(page);
    // Until its gestures have come, a picture also waits for a finger anywhere.
    const finger = (one: string) => one === 'Window touchstart';
    expect(left.filter(finger).length).toBeLessThanOrEqual(listening.filter(finger).length);
    const others = (all: string[]) => all.filter((one) => !finger(one)).sort();
    expect(others([...left, ...ended])).toEqual(others(listening));
    await expectUnhurt(figures(page).first());
    await page.evaluate((back) => document.body.append(back as Node), element);
    await expectAt(figures(page).last(), 6);
    expect(await posted(page, 'start')).toBe(3);
  });
});
