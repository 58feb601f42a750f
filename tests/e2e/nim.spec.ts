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
  figure,
  going,
  openNim,
  openPanel,
  planned,
  play,
  showScene,
  stone,
  stones,
  takeField,
  threads,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const single = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.single');
const paired = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.paired');
const mends = (page: Parameters<typeof board>[0]) => board(page).locator('.digits .mend');

test('the opening comes to its end by itself; for those who want no motion it stands there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNim(page, '');
  await expect(button(page, 'play')).toBeVisible();
  // At once: a moment later it would be there in any case.
  expect(await stepField(page).inputValue()).toBe('8');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Frames tell a later time than it is: the five seconds of the opening pass in a few of them.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (run) => frame((now) => run(now * 50));
  });
  await openNim(page, '');
  await expectHeaps(page, '3 5 7');
  await expect(narration(page)).toContainText('That is won for whoever must move, in 15 plies.');
  await expectStep(page, 8);
  await expect(play(page)).toContainText('Take a stone. You can win this.');
  await expect(play(page)).toContainText(
    'Winning moves: 1 from heap 1, 1 from heap 2, and 1 from heap 3.',
  );
});

test('the opening waits when a stone is chosen', async ({ page }) => {
  await openNim(page, '');
  await expect(button(page, 'pause')).toBeVisible();
  await stone(page, 1, 3).click();
  await expectPlanned(page, 'Take 1 from heap 1');
  await expect(button(page, 'play')).toBeVisible();
});

const explanation = [
  [/^3 heaps: 3, 5, 7\. Whoever makes the last move wins\.$/, 0, 0],
  [/^Heap 1: 3 = 2 \+ 1\.$/, 0, 0],
  [/^Heap 2: 5 = 4 \+ 1\.$/, 0, 0],
  [/^Heap 3: 7 = 4 \+ 2 \+ 1\.$/, 0, 0],
  [/^The 4 of heap 2 and the 4 of heap 3 cancel: whatever is done to one/, 1, 0],
  [/^The 2 of heap 1 and the 2 of heap 3 cancel/, 2, 0],
  [/^The 1 of heap 1 and the 1 of heap 2 cancel/, 3, 0],
  [/^The 1 of heap 3 has no partner\. That is won for whoever must move, in 15 plies\.$/, 3, 1],
  [/^That is won .* The leftmost column with an odd number of ones is that of the 1s\./, 3, 1],
] as const;

test('the explanation is walked through and back, by buttons, slider, field and keys', async ({
  page,
}) => {
  await openNim(page, '#v=1&cursor=0');
  await test.step('as text it tells no more than has been shown', async () => {
    await expect(await readAsText(page)).toHaveText([
      'Heap 1: 3 stones; one may take any number.',
      'Heap 2: 5 stones; one may take any number.',
      'Heap 3: 7 stones; one may take any number.',
    ]);
  });
  const last = explanation.length - 1;
  for (const [step, [told, joined, alone]] of explanation.entries()) {
    await test.step(`step ${step} takes apart, joins, or finds what is alone`, async () => {
      await expectStep(page, step);
      await expect(narration(page).locator('p').first()).toHaveText(told);
      // Announcements wait for newer ones, so not every step is waited for.
      if (step === 4 || step === last) await expect(announcements(page)).toHaveText(told);
      await expect(threads(page)).toHaveCount(joined);
      await expect(single(page)).toHaveCount(alone);
      // Who wins comes with the last bundle, the column that decides at the very end.
      await expect(play(page)).toContainText(
        step < last - 1 ? 'Take a stone, or let the computer begin.' : 'You can win this.',
      );
      await expect(deciding(page)).toHaveCount(step === last ? 1 : 0);
      await expect(mends(page)).toHaveCount(step === last ? 3 : 0);
      if (step < last) await button(page, 'forward').click();
    });
  }
  await expect(button(page, 'forward')).toBeDisabled();
  await expect(paired(page)).toHaveCount(14);
  await expect((await readAsText(page)).nth(2)).toHaveText(/Worth 7, in binary 111\.$/);
  await expect((await readAsText(page)).last()).toHaveText(
    /^3 moves win, such as 1 from heap 1\.$/,
  );
  await test.step('and back, as it came', async () => {
    for (let step = last - 1; step >= 0; step -= 1) {
      await button(page, 'back').click();
      await expect(narration(page).locator('p').first()).toHaveText(explanation[step]?.[0] ?? '');
      await expect(threads(page)).toHaveCount(explanation[step]?.[1] ?? -1);
    }
  });
  await test.step('it stays at its step when the field, the slider or a key goes there', async () => {
    await stepField(page).fill('2');
    await stepField(page).press('Enter');
    await expect(narration(page)).toContainText('Heap 2: 5 = 4 + 1.');
    await slider(page).fill('5');
    await expect(narration(page)).toContainText('The 2 of heap 1 and the 2 of heap 3 cancel');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press(',');
    await expectStep(page, 4);
    await page.keyboard.press('End');
    await expectStep(page, 8);
    await expect(page).toHaveURL(/\/nim\/(#v=1)?$/);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/cursor=0$/);
  });
});

interface Plate {
  /** The board of digits, a line for each heap and one for the sums. */
  readonly digits?: readonly string[];
  readonly threads?: number;
  readonly single?: number;
  /** Whether a column decides, and the heaps that have a one there. */
  readonly mends?: number;
  readonly told?: string;
  readonly invited?: string;
}

const lost = 'Whoever moves first loses this against good play. Let the computer begin.';
const plates: readonly (readonly [scene: string, shown: Plate])[] = [
  ['heaps=3,5,7', { digits: ['011', '101', '111', '001'], threads: 3, single: 1, mends: 3 }],
  // A lost position finds partners for all, and lets the computer begin.
  [
    'heaps=1,4,5',
    {
      digits: ['001', '100', '101', '000'],
      threads: 2,
      single: 0,
      mends: 0,
      told: 'Every bundle has its partner',
      invited: lost,
    },
  ],
  ['heaps=8', { digits: ['1000', '1000'], threads: 0, single: 8, mends: 1 }],
  [
    'heaps=2,4,5',
    {
      digits: ['010', '100', '101', '011'],
      mends: 1,
      told: 'that of the 2s. Heap 1 has a one there',
      invited: 'Winning moves: 1 from heap 1.',
    },
  ],
  ['heaps=33,12,7,30', { digits: ['100001', '001100', '000111', '011110', '110100'], mends: 1 }],
  // Worth 0, 2 and 6: other numbers than there are stones.
  [
    'heaps=20,10,6&rules=1,3_1..3_any',
    { digits: ['000', '010', '110', '100'], mends: 1, told: 'is that of the 4s' },
  ],
  // Under misère play a column decides while two heaps are large, and no longer.
  ['heaps=2,4,5&end=misere', { mends: 1, told: 'as in normal play' }],
  ['heaps=1,1,5&end=misere', { digits: ['001', '001', '101', '101'], mends: 0, told: 'won' }],
  // In plain rows there are no bundles and no threads, but the digits.
  ['show=rows', { digits: ['011', '101', '111', '001'], threads: 0, single: 0, mends: 3 }],
];

test('every kind of position has its stones, threads, digits and the column that decides', async ({
  page,
}) => {
  await openNim(page, '#v=1');
  for (const [scene, shown] of plates) {
    await test.step(scene, async () => {
      await showScene(page, `v=1&${scene}`);
      if (shown.digits) await expect.poll(() => digitsOf(page)).toEqual(shown.digits);
      if (shown.threads !== undefined) await expect(threads(page)).toHaveCount(shown.threads);
      if (shown.single !== undefined) await expect(single(page)).toHaveCount(shown.single);
      await expect(deciding(page)).toHaveCount(shown.mends ? 1 : 0);
      await expect(mends(page)).toHaveCount(shown.mends ?? 0);
      if (shown.told) await expect(narration(page)).toContainText(shown.told);
      if (shown.invited) await expect(play(page)).toContainText(shown.invited);
      await expect(figure(page)).toContainText(
        scene.includes('rules') ? 'The squares are what it is worth' : 'its stones in bundles',
      );
    });
  }
  await test.step('the column that decides stands under its number', async () => {
    await showScene(page, 'v=1&heaps=2,4,5');
    const heading = board(page).locator('.heading').filter({ hasText: /^2$/ });
    const boxes = await Promise.all([deciding(page).boundingBox(), heading.boundingBox()]);
    const [column = 0, number = 99] = boxes.map((box) =>
      box ? box.x + box.width / 2 : Number.NaN,
    );
    expect(Math.abs(column - number)).toBeLessThan(2);
  });
  await test.step('plain rows are chosen in the settings; stones are taken from their end', async () => {
    await showScene(page, 'v=1');
    await expect(threads(page)).toHaveCount(3);
    const settings = await openPanel(page, 'Settings');
    await settings.getByRole('radio', { name: 'in rows' }).check();
    await expect(threads(page)).toHaveCount(0);
    await expect(page).toHaveURL(/show=rows/);
    await expect(stones(page)).toHaveCount(15);
    await expect(paired(page)).toHaveCount(0);
    await stone(page, 3, 6).click();
    await expectPlanned(page, 'Take 2 from heap 3');
  });
  await test.step('heaps of more than 40 stones are bars, cut where one points', async () => {
    await showScene(page, 'v=1&heaps=100,60');
    await expect(stones(page)).toHaveCount(2);
    const box = await stone(page, 1, 1).boundingBox();
    if (!box) throw new Error('no bar');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expectPlanned(page, 'Take 50 from heap 1', '50, 60');
    const rest = await stone(page, 2, 1).boundingBox();
    expect((rest?.width ?? 0) / box.width).toBeCloseTo(0.6, 1);
  });
});

test('a stone that is pointed at shows what would be left, until the pointer leaves', async ({
  page,
}) => {
  await openNim(page, '#v=1');
  const away = page.getByRole('heading', { level: 1 });
  await page.getByRole('combobox', { name: 'From' }).selectOption('heap 3 (7)');
  await takeField(page).fill('4');
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
  // What was typed meanwhile is still there.
  await expect(takeField(page)).toHaveValue('4');
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('2');
});
