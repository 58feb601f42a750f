import { readAsText } from './support/as-text.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  board,
  deciding,
  digitsOf,
  expectHeaps,
  expectPlanned,
  going,
  openNim,
  planned,
  stone,
  threads,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const single = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.single');
const paired = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.paired');
const mends = (page: Parameters<typeof board>[0]) => board(page).locator('.digits .mend');

test('the page opens on plain stones; “Why?” shows the cancelling, and a touch on it begins a game', async ({
  page,
}) => {
  const solid = async () => {
    await expectHeaps(page, '3 5 7');
    await expectStep(page, 0);
    await expect(board(page).locator('.stone.whole')).toHaveCount(15);
    await expect(board(page).locator('.digits, .thread, .wins')).toHaveCount(0);
  };
  const why = button(page, 'Why?').first();
  await openNim(page, '');
  await solid();
  await expect(button(page, 'play')).toBeVisible();
  await expect(narration(page).locator('p').first()).toHaveText(
    'Take any number from one heap. Take the last stone, and you win. Your move. You can win.',
  );
  await expect(planned(page)).toBeHidden();
  await why.click();
  await expect(page.locator('.demonstration')).toContainText('demonstration');
  await test.step('the touch also chooses the stone', async () => {
    await stone(page, 1, 3).click();
    await expectPlanned(page, 'Take 1 from heap 1', '2, 5, 7');
    await expect(page.locator('.demonstration')).toBeHidden();
    await expect(button(page, 'play')).toBeVisible();
    await expect(board(page).locator('.digits, .thread')).toHaveCount(0);
    await expectStep(page, 0);
    await page.keyboard.press('Escape');
  });
  await test.step('without motion it is at its end at once, and a second click hides it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await why.click();
    await expectStep(page, 8);
    await expect(narration(page)).toContainText('You can win.');
    await expect(board(page).locator('.wins')).toHaveCount(3);
    await expect(stone(page, 2, 5)).toHaveAccessibleName(/take 1, which wins$/);
    await expect(page).toHaveURL(/#v=1&why=on$/);
    await why.click();
    await solid();
  });
});

const explanation = [
  [
    /^Take any number from one heap\. Take the last stone, and you win\. Your move\. You can win\.$/,
    0,
    0,
  ],
  [
    /^Take 1 from the heap of 7: then every 4, 2, and 1 has a partner; you restore this after each reply\. *Split the heap of 3 into bundles: 3 = 2 \+ 1\.$/,
    0,
    0,
  ],
  [/^Split the heap of 5 into bundles: 5 = 4 \+ 1\.$/, 0, 0],
  [/^Split the heap of 7 into bundles: 7 = 4 \+ 2 \+ 1\.$/, 0, 0],
  [/^The 4s of the heaps of 5 and 7 cancel: whatever your opponent does with one/, 1, 0],
  [/^The 2s of the heaps of 3 and 7 cancel/, 2, 0],
  [/^The 1s of the heaps of 3 and 5 cancel/, 3, 0],
  [/^The 1 of the heap of 7 has no partner, .*\. You can win\.$/, 3, 1],
  [/^Take 1 from the heap of 7: then every 4, 2, and 1 has a partner;/, 3, 1],
] as const;

test('buttons, slider, field and keys step through the explanation and back', async ({ page }) => {
  await openNim(page, '#v=1&why=on&cursor=0');
  await test.step('the text says no more than the picture has shown', async () => {
    await expect(await readAsText(page)).toHaveText([
      'From the heap of 3 you may take any number.',
      'From the heap of 5 you may take any number.',
      'From the heap of 7 you may take any number.',
    ]);
  });
  const last = explanation.length - 1;
  for (const [step, [sentence, joined, alone]] of explanation.entries()) {
    await test.step(`step ${step} splits a heap, joins bundles, or finds one without a partner`, async () => {
      await expectStep(page, step);
      await expect(narration(page).locator('p').first()).toHaveText(sentence);
      // A newer announcement replaces an older one, so the test does not wait for each.
      if (step === 4 || step === last) await expect(announcements(page)).toHaveText(sentence);
      await expect(threads(page)).toHaveCount(joined);
      await expect(single(page)).toHaveCount(alone);
      // Only the last step shows the deciding column.
      await expect(deciding(page)).toHaveCount(step === last ? 1 : 0);
      await expect(mends(page)).toHaveCount(step === last ? 3 : 0);
      if (step < last) await button(page, 'forward').click();
    });
  }
  await expect(button(page, 'forward')).toBeDisabled();
  await expect(paired(page)).toHaveCount(14);
  await expect((await readAsText(page)).nth(2)).toHaveText(/counts as 7, in binary 111\.$/);
  await expect((await readAsText(page)).last()).toHaveText(
    /^3 moves win, for example taking 1 from the heap of 3\.$/,
  );
  await test.step('the way back shows the same steps', async () => {
    for (let step = last - 1; step >= 0; step -= 1) {
      await button(page, 'back').click();
      await expect(narration(page).locator('p').first()).toHaveText(explanation[step]?.[0] ?? '');
      await expect(threads(page)).toHaveCount(explanation[step]?.[1] ?? -1);
    }
  });
  await test.step('it stays at the step that the field, the slider or a key has chosen', async () => {
    await stepField(page).fill('2');
    await stepField(page).press('Enter');
    await expect(narration(page)).toContainText('Split the heap of 5 into bundles: 5 = 4 + 1.');
    await slider(page).fill('5');
    await expect(narration(page)).toContainText('The 2s of the heaps of 3 and 7 cancel');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press(',');
    await expectStep(page, 4);
    // On the picture Home and End move along a heap, so the focus goes to the slider.
    await slider(page).press('End');
    await expectStep(page, 8);
    await expect(page).toHaveURL(/#v=1&why=on$/);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/cursor=0$/);
  });
});

test('a stone under the pointer shows what its take would leave, until the pointer goes away', async ({
  page,
}) => {
  await openNim(page, '#v=1&why=on');
  const away = page.getByRole('heading', { level: 1 });
  await stone(page, 3, 5).hover();
  await expect(going(page)).toHaveCount(3);
  await expect.poll(() => digitsOf(page)).toEqual(['011', '101', '100', '010']);
  const changed = board(page).locator('.digits text.changed');
  await expect(changed).toHaveText(['0', '0']);
  await expect(changed.first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(deciding(page)).toHaveCount(0);
  await expect(planned(page)).toBeHidden();
  await away.hover();
  await expect.poll(() => digitsOf(page)).toEqual(['011', '101', '111', '001']);
  await expect(going(page)).toHaveCount(0);
  await expect(deciding(page)).toHaveCount(1);
  await expectHeaps(page, '3 5 7');
});
