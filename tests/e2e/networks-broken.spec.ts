import { atComparator } from './support/drawing.ts';
import { button } from './support/lattice.ts';
import {
  comparators,
  expectNetwork,
  expectOutcome,
  inputsOf,
  networkOf,
  openNetwork,
  plate,
  press,
  verdict,
  words,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('one of 32 wires', () => {
  test('left out, what fails runs to the wrong output, wires marked; put back', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openNetwork(page, '#v=1&wires=32');
    await expectOutcome(page, 'sorts');
    await expect(verdict(page)).toContainText('4,294,967,296');
    const whole = await networkOf(page);
    expect(whole).toHaveLength(185);
    await press(page, 'leave-out').click();
    await expectOutcome(page, 'fails');
    await expect(comparators(page)).toHaveCount(184);
    await expect(press(page, 'put-back')).toBeVisible();
    // It is fed with zeros and ones, from the beginning.
    await expect.poll(async () => (await inputsOf(page)).every((value) => value <= 1)).toBe(true);
    const bits = (await inputsOf(page)).join('');
    await expect(verdict(page)).toContainText(bits);
    const steps = page.getByRole('textbox', { name: /^Step/ });
    if ((await steps.inputValue()) === '0') {
      await page.getByRole('combobox', { name: words.text('transport-speed') }).selectOption('8');
      const play = button(page, 'play');
      if (await play.isVisible()) await play.click();
    }
    await expect(steps).toHaveValue('184', { timeout: 40_000 });
    const marked = plate(page).locator('text.name.wrong');
    await expect(marked).not.toHaveCount(0);
    await expect(plate(page).locator('.thread.astray')).not.toHaveCount(0);
    await expect(plate(page).locator('.bead.astray')).toHaveCount(await marked.count());
    await expect(page.locator('.narration')).toContainText(
      (await marked.allInnerTexts()).join(', '),
    );
    await press(page, 'put-back').click();
    await expectNetwork(page, whole);
    await expectOutcome(page, 'sorts');
  });

  test('deleted with its key, the verdict turns and what fails can be shown', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=32');
    const place = await atComparator(page, 100);
    await page.mouse.click(place.x, place.y);
    const chosen = page.getByRole('region', { name: /^Comparator \d+$/ });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(184);
    await expectOutcome(page, 'fails');
    await press(page, 'show-failure').click();
    await expect.poll(async () => (await inputsOf(page)).every((value) => value <= 1)).toBe(true);
    await button(page, 'last').click();
    await expect(plate(page).locator('text.name.wrong')).not.toHaveCount(0);
  });
});
