import type { Locator, Page } from '@playwright/test';
import { Heaps, may } from './support/heaps.ts';
import { button, narration, sharedLink } from './support/lattice.ts';
import { expectHeaps, openNim, openPanel, planned, play, stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const legend = (page: Page): Locator => page.locator('figcaption .legend');
const heapsField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'stones' });
const rulesField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'numbers' });

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** Its label, its heaps, its story, and whether whoever moves first wins. */
const presets: readonly (readonly [label: string, heaps: string, story: RegExp, won: boolean])[] = [
  ['Nim with 3 and 5', '3 5', /One may take: any number\./, true],
  ['Nim with 3, 5 and 7', '3 5 7', /One may take: any number\./, true],
  ['Nim with 1 to 5', '1 2 3 4 5', /Five rods of an abacus/, true],
  ['Misère Nim', '3 5 7', /Nim turned round: whoever takes the last stone loses/, true],
  ['Bash, 21 by 1 to 3', '21', /Bash: one heap, take 1, 2 or 3\./, true],
  ['Count to 100 by 1 to 10', '100', /whoever says 100 wins/, true],
  ['1 or 3', '20', /its parity alone decides/, false],
  ['Wythoff', '9 13', /Wythoff: take from one heap, or the same number from both/, true],
  ['2 or 5', '5 12', /Only 2 or 5 may be taken/, false],
  ['A rule for each heap', '10 8 6', /Three heaps with a rule each/, true],
  ['1846 Brave Game', '23', /A game for the brave/, true],
  ['1847 Good Luck in CET-4', '20', /Kiki and Cici/, true],
  ['1848 Fibonacci Again and Again', '1 4 1', /Fibo begins, Nacci follows/, false],
  ['1849 Rabbit and Grass', '3 5 6', /Rabbit and Grass have pieces/, false],
  ['1850 Being a Good Boy in Spring Festival', '5 7 9', /Poker cards lie in heaps/, true],
  ['2149 Public Sale', '30', /A field is sold/, true],
  ['2188 Choosing the volunteers', '10', /earthquake of 2008/, true],
  ['1907 John', '3 5 1', /John and his brother eat candies/, true],
  ['1536 S-Nim', '2 4 7', /Arthur and Caroll know Nim too well/, true],
];

test.describe('every named game opens from the panel with its story', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [label, heaps, story, isWon] of presets) {
    test(label, async ({ page }) => {
      await openNim(page, '#v=1&heaps=6');
      const panel = await openPanel(page, 'Rules');
      const radio = panel.getByRole('radio', { name: label, exact: true });
      await radio.check();
      await expectHeaps(page, heaps);
      await expect(legend(page)).toContainText(story);
      await expect(radio).toBeChecked();
      await expect(heapsField(panel)).toHaveValue(heaps.replaceAll(' ', ', '));
      await expect(narration(page)).toContainText(`That is ${isWon ? 'won' : 'lost'} for whoever`);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      // Its link opens it again, by the same name.
      const link = await sharedLink(page);
      await page.goto('about:blank');
      await page.goto(link);
      await expectHeaps(page, heaps);
      await expect(legend(page)).toContainText(story);
      const again = await openPanel(page, 'Rules');
      await expect(again.getByRole('radio', { name: label, exact: true })).toBeChecked();
    });
  }
});

test.describe('a contest problem is answered in its own words', () => {
  for (const [scene, answer] of [
    ['heaps=23&rules=1..2&story=1846', 'who wins: first.'],
    ['heaps=4&rules=1..3&story=1846', 'who wins: second.'],
    ['heaps=1&rules=pow2&story=1847', 'who wins: Kiki'],
    ['heaps=3&rules=pow2&story=1847', 'who wins: Cici'],
    ['heaps=1,1,1&rules=fib&story=1848', 'who wins: Fibo'],
    ['heaps=1,4,1&rules=fib&story=1848', 'who wins: Nacci'],
    ['heaps=3,5&story=1849', 'who wins: Rabbit'],
    ['heaps=3,5,6&story=1849', 'who wins: Grass'],
    ['heaps=5,7,9&story=1850', 'number of winning first moves: 1.'],
    ['heaps=3,5,6&story=1850', 'number of winning first moves: 0.'],
    ['heaps=4&rules=1..2&past=on&story=2149', 'winning first bids: 1.'],
    ['heaps=3&rules=1..2&past=on&story=2149', 'winning first bids: none.'],
    ['heaps=3&rules=1..5&past=on&story=2149', 'winning first bids: 3 4 5.'],
    ['heaps=23&rules=1..2&past=on&story=2188', 'who goes: Grass'],
    ['heaps=4&rules=1..3&past=on&story=2188', 'who goes: Rabbit'],
    ['heaps=3,5,1&end=misere&story=1907', 'who wins: John'],
    ['heaps=1&end=misere&story=1907', 'who wins: Brother'],
    ['heaps=5,12&rules=2,5&story=1536', 'asks for a letter: L.'],
    ['heaps=2,4,7&rules=2,5&story=1536', 'asks for a letter: W.'],
    ['heaps=2,3,7,12&rules=2,5&story=1536', 'asks for a letter: W.'],
  ] as const) {
    test(scene, async ({ page }) => {
      await openNim(page, `#v=1&${scene}`);
      await expect(play(page)).toContainText(`The problem asks`);
      await expect(play(page)).toContainText(answer);
    });
  }

  test('after other heaps have been typed', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Rules');
    await panel.getByRole('radio', { name: '1907 John' }).check();
    await expect(play(page)).toContainText('who wins: John');
    await type(heapsField(panel), '1');
    await expect(play(page)).toContainText('who wins: Brother');
    await expect(panel.getByRole('radio', { name: '1907 John' })).toBeChecked();
    await panel.getByRole('radio', { name: '1536 S-Nim' }).check();
    await expect(play(page)).toContainText('asks for a letter: W.');
    await type(heapsField(panel), '5,12');
    await expect(play(page)).toContainText('asks for a letter: L.');
  });

  test('after other numbers of the problem’s own kind have been typed', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Rules');
    await panel.getByRole('radio', { name: '2149 Public Sale' }).check();
    await expectHeaps(page, '30');
    await type(heapsField(panel), '3');
    await expectHeaps(page, '3');
    await type(rulesField(panel), '1..5');
    await expect(play(page)).toContainText('winning first bids: 3 4 5.');
  });
});

test.describe('own rules', () => {
  test('are played as they were typed, heap by heap', async ({ page }) => {
    await openNim(page, '#v=1&heaps=9,9,9');
    const panel = await openPanel(page, 'Rules');
    await type(rulesField(panel), '1..2; odd; any');
    await expect(legend(page)).toContainText(
      'One may take: 1..2; an odd number; any number. Whoever makes the last move wins.',
    );
    // Worth 0, 1 and 9.
    await expect(play(page)).toContainText('Winning moves: 8 from heap 3.');
    await stone(page, 1, 7).click();
    await expect(planned(page).getByRole('alert')).toHaveText('3 cannot be taken from heap 1');
    await stone(page, 2, 8).click();
    await expect(planned(page).getByRole('alert')).toHaveText('2 cannot be taken from heap 2');
  });

  test('win and lose as the plainest recursion says', async ({ page }) => {
    test.slow();
    for (const [rule, allowed] of [
      ['1,4', may.oneOf([1, 4])],
      ['fib', may.fibonacci],
      ['pow2', may.powers],
      ['any-2', (stones: number) => stones !== 2],
      ['odd*1..5', (stones: number) => stones % 2 === 1 && stones <= 5],
    ] as const) {
      const game = new Heaps({ may: allowed });
      for (const heaps of [
        [7, 10],
        [6, 9],
      ]) {
        await openNim(page, `#v=1&heaps=${heaps}&rules=${rule}`);
        const told = game.lost(heaps) ? 'lost' : 'won';
        await expect(narration(page), `${rule} ${heaps}`).toContainText(`That is ${told} for`);
        const winning = game.winning(heaps);
        if (winning.length > 0 && winning.length <= 12) {
          for (const [heap, stones] of winning) {
            await expect(play(page)).toContainText(`${stones} from heap ${heap}`);
          }
        }
      }
    }
  });

  test('under misère play are searched through, and play is for two', async ({ page }) => {
    const game = new Heaps({ may: may.oneOf([2, 5]), misere: true });
    await openNim(page, '#v=1&heaps=5,12&rules=2,5');
    const panel = await openPanel(page, 'Rules');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(narration(page)).toContainText(`is ${game.lost([5, 12]) ? 'lost' : 'won'} for`);
    await expect(narration(page)).toContainText('such heaps have no simple rule');
    await expect(legend(page)).toContainText('Every row is a heap.');
  });

  test('for a set: unsorted and repeated numbers are put in order, with a remark', async ({
    page,
  }) => {
    await openNim(page, '#v=1&heaps=9,9');
    const panel = await openPanel(page, 'Rules');
    await type(rulesField(panel), '{5, 2}');
    await expect(legend(page)).toContainText('Put in order: 2,5.');
    await expect(legend(page)).not.toContainText('Numbers given twice');
    await type(rulesField(panel), '5,2,5,2,2');
    await expect(legend(page)).toContainText('Numbers given twice were left out: 2,5.');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await type(rulesField(panel), '2,5');
    await expect(legend(page)).not.toContainText('Put in order');
    await expect(legend(page)).not.toContainText('Numbers given twice');
    // The same for a link.
    await openNim(page, '#v=1&heaps=9,9&rules=any_5,2,5');
    await expect(legend(page)).toContainText('Put in order: 2,5.');
    await expect(legend(page)).toContainText('Numbers given twice were left out: 2,5.');
  });

  test('are told where other heaps lie than those of a named game', async ({ page }) => {
    for (const [scene, untrue, told] of [
      ['heaps=5,6,7&rules=1..3', 'one heap', 'One may take: 1..3.'],
      ['heaps=20&rules=1..10', 'whoever says 100', 'One may take: 1..10.'],
      ['heaps=3,3&rules=1..3_odd', 'Three heaps', 'One may take: 1..3; an odd number.'],
    ] as const) {
      await openNim(page, `#v=1&${scene}`);
      await expect(legend(page)).not.toContainText(untrue);
      await expect(legend(page)).toContainText(told);
      await expect(play(page)).not.toContainText('So far:');
    }
  });

  test('where a take may be of more than there is', async ({ page }) => {
    await openNim(page, '#v=1&heaps=3&rules=2,5');
    const panel = await openPanel(page, 'Rules');
    await expect(play(page)).toContainText('Winning moves: 2.');
    await panel.getByRole('checkbox', { name: 'a move may take more than is there' }).check();
    await expect(play(page)).toContainText('Winning moves: 5.');
    await expect(page).toHaveURL(/past=on/);
  });

  test('of Wythoff are offered for two heaps alone', async ({ page }) => {
    await openNim(page, '#v=1&heaps=3,5');
    const panel = await openPanel(page, 'Rules');
    const both = panel.getByRole('checkbox', { name: 'or the same number from both heaps' });
    await both.check();
    await expect(narration(page)).toContainText('It is cold pair number 2');
    await type(heapsField(panel), '3,5,7');
    await expect(both).toHaveCount(0);
    await expectHeaps(page, '3 5 7');
    await expect(page).not.toHaveURL(/coupling/);
  });
});

test.describe('the panel keeps what was typed and says what was wrong', () => {
  for (const [typed, told] of [
    ['', /“” is no heap: 1 to 24 heaps, whole numbers from 1 to/],
    ['0', /“0” is no heap/],
    ['3, 0, 5', /“0” is no heap/],
    ['-3', /“-3” is no heap/],
    ['1.5', /“1.5” is no heap/],
    ['three', /“three” is no heap/],
    ['3, five', /“five” is no heap/],
    [Array(25).fill(1).join(), /1 to 24 heaps/],
    [Array(40).fill(9).join(), /1 to 24 heaps/],
    [`1${'0'.repeat(30)}`, /is no heap: .* from 1 to 1,000,000,000,000,000/],
    ['1000000000000001', /is no heap/],
  ] as const) {
    test(`for the heaps “${typed.slice(0, 24)}” (${typed.length})`, async ({ page }) => {
      await openNim(page, '#v=1');
      const panel = await openPanel(page, 'Rules');
      await type(heapsField(panel), typed);
      await expect(panel.getByRole('alert')).toHaveText(told);
      await expect(heapsField(panel)).toHaveValue(typed);
      await expect(heapsField(panel)).toHaveAttribute('aria-invalid', 'true');
      await expect(heapsField(panel)).toHaveAccessibleDescription(told);
      await expectHeaps(page, '3 5 7');
      await type(heapsField(panel), '4, 4');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expectHeaps(page, '4 4');
    });
  }

  for (const [typed, told] of [
    ['', /A rule must allow at least one number|cannot be read/],
    ['{}', /A rule must allow at least one number|cannot be read/],
    ['0', /0 cannot be taken: passing is not allowed/],
    ['0,2', /0 cannot be taken: passing is not allowed/],
    ['5..3', /The range at character 1 runs backwards/],
    ['xyz', /The rule cannot be read at character 1/],
    ['2,', /The rule cannot be read at character/],
    ['-1', /The rule cannot be read at character 1/],
    [`1${'0'.repeat(30)}`, /The number at character 1 is too large/],
    [Array(150).fill(1).join(), /A rule may have at most 200 characters/],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, /brackets inside each other/],
    ['8', /With this rule nothing can be taken from these heaps/],
    ['odd*2', /A rule must allow at least one number/],
  ] as const) {
    test(`for the rules “${typed.slice(0, 24)}” (${typed.length})`, async ({ page }) => {
      await openNim(page, '#v=1');
      const panel = await openPanel(page, 'Rules');
      await type(rulesField(panel), typed);
      await expect(panel.getByRole('alert')).toHaveText(told);
      await expect(rulesField(panel)).toHaveValue(typed);
      await expect(rulesField(panel)).toHaveAttribute('aria-invalid', 'true');
      await expectHeaps(page, '3 5 7');
      await expect(legend(page)).toContainText('any number');
      await type(rulesField(panel), '1..2');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expect(legend(page)).toContainText('One may take: 1..2.');
    });
  }

  test('for a heap too large for its rule', async ({ page }) => {
    await openNim(page, '#v=1&heaps=20&rules=fib');
    const panel = await openPanel(page, 'Rules');
    await type(heapsField(panel), '1000001');
    await expect(panel.getByRole('alert')).toContainText('too large for this rule');
    await expect(heapsField(panel)).toHaveValue('1000001');
    await expectHeaps(page, '20');
  });

  test('for a search too large', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1000,1000,1000&rules=2,3');
    const panel = await openPanel(page, 'Rules');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(panel.getByRole('alert')).toHaveText(
      /^This must be searched through: [\d,]+ (positions|moves), and at most/,
    );
    await expect(legend(page)).toContainText('Whoever makes the last move wins');
    await panel.getByRole('radio', { name: 'wins (normal play)' }).check();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  test('until another game is chosen', async ({ page }) => {
    await openNim(page, '#v=1');
    const panel = await openPanel(page, 'Rules');
    await type(heapsField(panel), 'abc');
    await expect(panel.getByRole('alert')).toBeVisible();
    await panel.getByRole('radio', { name: 'Nim with 3 and 5' }).check();
    await expect(heapsField(panel)).toHaveValue('3, 5');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
});

test('other rules end the game that was played', async ({ page }) => {
  await openNim(page, '#v=1&opponent=human&takes=3-1');
  await expect(button(page, 'Leave the game')).toBeVisible();
  const panel = await openPanel(page, 'Rules');
  await type(rulesField(panel), '1..4');
  await expectHeaps(page, '3 5 7');
  await expect(button(page, 'Leave the game')).toBeHidden();
  await expect(page).not.toHaveURL(/takes=/);
});
