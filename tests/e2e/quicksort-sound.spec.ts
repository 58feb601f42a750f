/** What only the sort has of settings: cards, and the sound of steps. */
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  elements,
  linkOf,
  openPanel,
  openSort,
  shownElements,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scene = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

test('the settings show cards with values, and a button turns the sound of steps on and off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => Reflect.get(window, 'tones').length as number);
  await openSort(page, `${scene}&cursor=0`);
  const settings = await openPanel(page, 'Settings');
  const sound = button(page, 'Sound');
  await test.step('sound', async () => {
    await button(page, 'forward').click();
    await expectStep(page, 1);
    await expect(narration(page)).toContainText('The pivot of places 1 to 7');
    expect(await tones()).toBe(0);
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'forward').click();
    await expect.poll(tones).toBe(1);
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await button(page, 'forward').click();
    await expectStep(page, 3);
    await expect(narration(page)).toContainText('larger than the pivot');
    expect(await tones()).toBe(1);
  });
  await test.step('cards', async () => {
    const heights = () =>
      elements(page).evaluateAll((all) => all.map((one) => one.getAttribute('height')));
    await expect.poll(async () => new Set(await heights()).size).toBe(7);
    await settings.getByRole('radio', { name: /^as cards/ }).check();
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    await expect(board(page).locator('text.value')).toHaveText(
      (await shownElements(page)).map(({ value }) => String(value)),
    );
    expect(await linkOf(page)).toContain('show=cards');
  });
});
