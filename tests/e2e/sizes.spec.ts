import { animations } from '../support/animations.ts';
import { overlappingControls, scrolls, smallTexts } from './support/inspect.ts';
import { board, button, mark, openDialog, openLattice, stepField } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test('the gallery fits on any screen, and its texts are large enough', async ({ page }) => {
  await page.goto('');
  await expect(button(page, 'Play it here').first()).toBeVisible();
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 360 },
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const where = `at ${size.width}`;
    await expect.poll(() => scrolls(page), `scrolls ${where}`).toEqual([]);
    await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
    if (size.width >= 390) await expect.poll(() => smallTexts(page), where).toEqual([]);
  }
});

test('the dialogs of a figure are no wider than a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLattice(page, '#v=1&columns=8&rows=8');
  for (const word of ['Share', 'Embed'] as const) {
    const dialog = await openDialog(page, word);
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
    expect.soft(across, word).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('forced colours keep discs and rings distinct', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLattice(page);
  const paint = (m: number, n: number) =>
    mark(page, m, n).evaluate((circle) => {
      const { fill, stroke } = getComputedStyle(circle);
      return { fill, stroke };
    });
  await expect(mark(page, 4, 4)).toHaveAttribute('aria-label', /lost$/);
  const paper = await board(page).evaluate((picture) => getComputedStyle(picture).backgroundColor);
  const [lost, won] = [await paint(4, 4), await paint(5, 5)];
  expect(lost.fill).not.toBe(paper);
  expect(lost.fill).not.toBe('none');
  expect(won.fill).toBe('none');
  expect(won.stroke).not.toBe(paper);
  expect(won.stroke).not.toBe('none');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the opening stands still, and the still of the gallery does not play', async ({ page }) => {
    await page.goto('lattice/');
    await expect(stepField(page)).toBeVisible();
    // Nothing is given away, and nothing plays.
    await expect(stepField(page)).toHaveValue('0');
    await expect(button(page, 'play')).toBeVisible();
    expect(await page.evaluate(animations)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('');
    // It would play when it is in the middle of the screen, and when the keyboard comes to it.
    const played = await page.locator('a[slot=lattice] .still:visible').evaluate(async (still) => {
      const changed: string[] = [];
      new MutationObserver((changes) => changed.push(...changes.map(({ type }) => type))).observe(
        still,
        { attributes: true, subtree: true },
      );
      still.scrollIntoView({ block: 'center' });
      await new Promise<void>((come) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
          rootMargin: '-35% 0px -35% 0px',
        }).observe(still);
      });
      still.closest('a')?.focus();
      for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
      return changed;
    });
    expect(played).toEqual([]);
  });
});
