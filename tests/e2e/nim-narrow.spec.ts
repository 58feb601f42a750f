import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import {
  board,
  byMouse,
  expectPlanned,
  openNim,
  openPanel,
  planned,
  play,
  showScene,
  standing,
  status,
  stone,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => withQuickComputer(page));

test('on a narrow screen a game, its plans and its review fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  /** Only a long chart or table, which scrolls in its own box, is wider than its room. */
  const fits = async (where: string, ...own: string[]): Promise<void> => {
    // A figure takes its new size one animation frame after its box.
    const across = async () =>
      (await scrolls(page)).filter((one) => /across|page/.test(one) && !own.includes(one));
    await expect.poll(across, `scrolls ${where}`).toEqual([]);
    await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
  };
  await openNim(page, '#v=1&takes=start');
  for (const size of [
    { width: 640, height: 360 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await fits('at the start');
    await stone(page, 3, 2).click();
    await expect(planned(page)).toBeVisible();
    await fits('with a plan');
    await page.keyboard.press('Escape');
    await byMouse(page, [3, 7], [3, 5, 7]);
    expect((await standing(page, 2)).ply).toBe(2);
  }
  await showScene(page, 'v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1');
  await expect(status(page)).toBeVisible();
  await openPanel(page, 'Play');
  await page.getByText('Check the argument on this game').click();
  await fits('at the end', 'div across', 'details across', 'section across');
  const rules = await openPanel(page, 'Rules');
  await rules.getByRole('textbox', { name: 'stones' }).fill('7,'.repeat(60));
  await rules.getByRole('textbox', { name: 'stones' }).press('Tab');
  await expect(rules.getByRole('alert')).toBeVisible();
  await fits('with refused heaps', 'div across', 'details across', 'section across');
  const opponents = await openPanel(page, 'Play');
  await opponents.getByRole('radio', { name: 'the computer, with mistakes' }).check();
  await expect(opponents.getByRole('textbox')).toBeVisible();
  await fits('with the opponents', 'div across', 'details across', 'section across');
});

test('in a frame a stone can be taken, without scrollbars', async ({ page }) => {
  await page.goto('embed.html?figure=nim#v=1');
  await expect(board(page)).toBeVisible();
  for (const [width, height] of [
    [800, 450],
    [480, 360],
    [320, 400],
  ] as const) {
    await test.step(`of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await showScene(page, 'v=1');
      await expect(play(page)).toBeVisible();
      await stone(page, 3, 7).click();
      await expectPlanned(page, 'Take 1 from heap 3');
      await expect.poll(() => scrolls(page), 'with a plan').toEqual([]);
      const cut = async () =>
        (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      await expect.poll(cut, 'cut text with a plan').toEqual([]);
      await stone(page, 3, 7).click();
      expect((await standing(page, 2)).ply).toBe(2);
      await expect.poll(() => scrolls(page), 'in the game').toEqual([]);
    });
  }
});
