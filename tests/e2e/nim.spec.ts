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
  openNim,
  play,
  stone,
  stones,
  threads,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const single = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.single');
const paired = (page: Parameters<typeof board>[0]) => board(page).locator('.stone.paired');

test.describe('the opening', () => {
  test('comes to its end by itself and says what it means', async ({ page }) => {
    await openNim(page, '');
    await expectHeaps(page, '3 5 7');
    await expect(narration(page)).toContainText('That is won for whoever must move, in 15 plies.', {
      timeout: 30_000,
    });
    await expectStep(page, 8);
    await expect(play(page)).toContainText('Take a stone. You can win this.');
    await expect(play(page)).toContainText(
      'Winning moves: 1 from heap 1, 1 from heap 2, and 1 from heap 3.',
    );
  });

  test('does not move for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNim(page, '');
    await expectStep(page, 8);
    await expect(button(page, 'play')).toBeVisible();
  });

  test('waits when a stone is chosen', async ({ page }) => {
    await openNim(page, '');
    await expect(button(page, 'pause')).toBeVisible();
    await stone(page, 1, 3).click();
    await expectPlanned(page, 'Take 1 from heap 1');
    await expect(button(page, 'play')).toBeVisible();
  });
});

test.describe('the explanation', () => {
  test('takes heaps apart, joins what is equal, and finds what has no partner', async ({
    page,
  }) => {
    await openNim(page, '#v=1&cursor=0');
    const steps = [
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
    for (const [step, [told, joined, alone]] of steps.entries()) {
      await expectStep(page, step);
      await expect(narration(page).locator('p').first()).toHaveText(told);
      await expect(threads(page)).toHaveCount(joined);
      await expect(single(page)).toHaveCount(alone);
      if (step < steps.length - 1) await button(page, 'forward').click();
    }
    await expect(button(page, 'forward')).toBeDisabled();
    await expect(paired(page)).toHaveCount(14);
    // And back, step by step, as it came.
    for (let step = steps.length - 2; step >= 0; step -= 1) {
      await button(page, 'back').click();
      await expect(threads(page)).toHaveCount(steps[step]?.[1] ?? -1);
      await expect(narration(page).locator('p').first()).toHaveText(steps[step]?.[0] ?? '');
    }
  });

  test('tells every step in the live region', async ({ page }) => {
    await openNim(page, '#v=1&cursor=4');
    await expect(announcements(page)).toContainText('The 4 of heap 2 and the 4 of heap 3 cancel');
    await button(page, 'forward').click();
    await expect(announcements(page)).toContainText('The 2 of heap 1 and the 2 of heap 3 cancel');
  });

  test('does not say who wins before it has been found out', async ({ page }) => {
    await openNim(page, '#v=1&cursor=0');
    for (const step of [0, 3, 6]) {
      await stepField(page).fill(String(step));
      await stepField(page).press('Enter');
      await expectStep(page, step);
      await expect(narration(page)).not.toContainText(/is (lost|won)/);
      await expect(deciding(page)).toHaveCount(0);
    }
  });

  test('of a lost position finds partners for all, and lets the computer begin', async ({
    page,
  }) => {
    await openNim(page, '#v=1&heaps=1,4,5');
    await expect(single(page)).toHaveCount(0);
    await expect(threads(page)).toHaveCount(2);
    await expect(narration(page)).toContainText(
      'That is lost for whoever must move, in 10 plies. Every bundle has its partner: each column holds an even number of ones, and any move makes some column odd.',
    );
    await expect(play(page)).toContainText(
      'Whoever moves first loses this against good play. Let the computer begin.',
    );
    await expect(play(page)).not.toContainText('Winning moves');
    await expect(deciding(page)).toHaveCount(0);
  });

  test('stays at its step when the slider, a key or a link goes there', async ({ page }) => {
    await openNim(page, '#v=1&cursor=2');
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

test.describe('the digits', () => {
  for (const [heaps, expected] of [
    ['3,5,7', ['011', '101', '111', '001']],
    ['1,4,5', ['001', '100', '101', '000']],
    ['8', ['1000', '1000']],
    ['2,4,5', ['010', '100', '101', '011']],
    ['33,12,7,30', ['100001', '001100', '000111', '011110', '110100']],
  ] as const) {
    test(`of ${heaps} and the sums of their columns`, async ({ page }) => {
      await openNim(page, `#v=1&heaps=${heaps}`);
      await expect.poll(() => digitsOf(page)).toEqual(expected);
    });
  }

  test('are those that a planned take would leave, changed ones underlined', async ({ page }) => {
    await openNim(page, '#v=1');
    await stone(page, 3, 5).hover();
    await expect.poll(() => digitsOf(page)).toEqual(['011', '101', '100', '010']);
    await expect(board(page).locator('.digits text.changed')).toHaveText(['1', '1'].map(() => '0'));
    for (const one of await board(page).locator('.digits text.changed').all()) {
      await expect(one).toHaveCSS('text-decoration-line', 'underline');
    }
    await expect(deciding(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => digitsOf(page)).toEqual(['011', '101', '111', '001']);
    await expect(deciding(page)).toHaveCount(1);
  });

  test('of what heaps are worth stand there where they are worth other than they are', async ({
    page,
  }) => {
    // 20 by 1 or 3 is worth 0, 10 by 1..3 is 2, 6 by any is 6.
    await openNim(page, '#v=1&heaps=20,10,6&rules=1,3_1..3_any');
    await expect.poll(() => digitsOf(page)).toEqual(['000', '010', '110', '100']);
    await expect(figure(page)).toContainText('The squares are what it is worth');
    await expect(narration(page)).toContainText(
      'column with an odd number of ones is that of the 4s',
    );
  });
});

test.describe('the deciding column', () => {
  test('is the leftmost odd one, and the heaps with a one there are ringed', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,5');
    await expect(narration(page)).toContainText(
      'The leftmost column with an odd number of ones is that of the 2s. Heap 1 has a one there and can make every column even.',
    );
    await expect(deciding(page)).toHaveCount(1);
    const column = await deciding(page).boundingBox();
    const heading = await board(page).locator('.heading').filter({ hasText: /^2$/ }).boundingBox();
    const middle = (box: typeof column) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle(column) - middle(heading))).toBeLessThan(2);
    await expect(board(page).locator('.digits .mend')).toHaveCount(1);
    await expect(play(page)).toContainText('Winning moves: 1 from heap 1.');
  });

  test('under misère play is marked while two heaps are large, and no longer', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,5&end=misere');
    await expect(deciding(page)).toHaveCount(1);
    await expect(board(page).locator('.digits .mend')).toHaveCount(1);
    await openNim(page, '#v=1&heaps=1,1,5&end=misere');
    await expect(narration(page)).toContainText('won');
    await expect(deciding(page)).toHaveCount(0);
    await expect(board(page).locator('.digits .mend')).toHaveCount(0);
  });

  test('comes only at the last step', async ({ page }) => {
    await openNim(page, '#v=1&cursor=7');
    await expect(deciding(page)).toHaveCount(0);
    await button(page, 'forward').click();
    await expect(deciding(page)).toHaveCount(1);
    await expect(board(page).locator('.digits .mend')).toHaveCount(3);
  });
});

test.describe('the figure as text', () => {
  test('tells everything: heaps, binary, sums, who wins and how', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,5');
    await expect(await readAsText(page)).toHaveText([
      'Heap 1: 2 stones; one may take any number. Worth 2, in binary 10.',
      'Heap 2: 4 stones; one may take any number. Worth 4, in binary 100.',
      'Heap 3: 5 stones; one may take any number. Worth 5, in binary 101.',
      'Columns with an odd number of ones: 11 in binary, 3 as a number.',
      /^That is won for whoever must move, in \d+ plies\.$/,
      'The leftmost column with an odd number of ones is that of the 2s. Heap 1 has a one there and can make every column even.',
      'One move wins: 1 from heap 1.',
    ]);
  });

  test('tells no more than has been shown', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,1&cursor=0');
    await expect(await readAsText(page)).toHaveText([
      'Heap 1: 2 stones; one may take any number.',
      'Heap 2: 4 stones; one may take any number.',
      'Heap 3: 1 stone; one may take any number.',
    ]);
  });

  test('of a lost position says that no move wins', async ({ page }) => {
    await openNim(page, '#v=1&heaps=4,4');
    await expect((await readAsText(page)).last()).toHaveText('No move wins.');
  });
});

test('stones in plain rows are as many, without bundles or threads', async ({ page }) => {
  await openNim(page, '#v=1&show=rows');
  await expect(stones(page)).toHaveCount(15);
  await expect(threads(page)).toHaveCount(0);
  await expect(paired(page)).toHaveCount(0);
  await stone(page, 3, 6).click();
  await expectPlanned(page, 'Take 2 from heap 3');
});

test('heaps of more than 40 stones are bars, cut where one points', async ({ page }) => {
  await openNim(page, '#v=1&heaps=100,60');
  await expect(stones(page)).toHaveCount(2);
  const box = await stone(page, 1, 1).boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expectPlanned(page, 'Take 50 from heap 1', '50, 60');
  const rest = await stone(page, 2, 1).boundingBox();
  expect((rest?.width ?? 0) / box.width).toBeCloseTo(0.6, 1);
});
