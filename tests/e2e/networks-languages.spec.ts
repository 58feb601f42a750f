import type { Page } from '@playwright/test';
import { networkWords } from './support/catalogue.ts';
import { allWords } from './support/inspect.ts';
import { announcements, expectStep, narration } from './support/lattice.ts';
import {
  comparator,
  comparators,
  expectOutcome,
  networkOf,
  openNetwork,
  plate,
  verdict,
} from './support/networks.ts';
import { tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=1,3,2,4';

/** Words that only an English page has. */
const english =
  /\b(the|and|with|wires?|comparators?|elements?|smaller|larger|sorted|sorts|layers?|draw|undo)\b/i;

/** What is English in a page of another language. */
async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const found = (await allWords(page)).filter((text) => {
    // Titles of books and articles, links, and the language's own button.
    if (/Sorting|sorting|Programming|SorterHunter|English|^v=1|“|«/.test(text)) return false;
    return english.test(text);
  });
  expect.soft(found, `English at ${where}`).toEqual([]);
}

test('changing the language keeps the moment', async ({ page }) => {
  await openNetwork(page, `${broken}&cursor=2`);
  const heading = page.getByRole('heading', { level: 1 });
  for (const { code, name, tag } of [languages[1], languages[2], languages[0]]) {
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(heading).toHaveText(networkWords(code).text('title'));
    await expect(comparators(page)).toHaveCount(4);
    await expect(page.getByRole('slider')).toHaveValue('2');
    await expectOutcome(page, 'fails');
  }
  await expectStep(page, 2);
  await expect(page).toHaveURL(/cursor=2$/);
});

test('changing the language reaches names, an asked comparator, the verdict and what is announced', async ({
  page,
}) => {
  await openNetwork(page, broken);
  const { sorted } = tried(4, await networkOf(page));
  await comparator(page, 2).click();
  await expect(page.locator('section.why')).toBeVisible();
  for (const { code, name, tag } of [languages[1], languages[2]]) {
    const words = networkWords(code);
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(page.locator('section.why h2')).toHaveText(words.text('why-label', { number: 2 }));
    await expect(comparator(page, 2)).toHaveAccessibleName(
      words.text('mark-comparator', { number: 2, layer: 1, top: 3, bottom: 4, reversed: 'no' }),
    );
    await expect(plate(page)).toHaveAccessibleName(
      words.text('networks-plate', { wires: 4, size: 4 }),
    );
    await expect(verdict(page)).toContainText(
      words.text('verdict-broken', { inputs: '16', sorted: String(sorted) }),
    );
    await expect(announcements(page)).toContainText(
      words.text('networks-unsorted', { wires: '2, 3', count: 2 }),
    );
  }
});

const scenes = [
  '#v=1',
  '#v=1&cursor=0',
  '#v=1&wires=0',
  '#v=1&wires=1',
  '#v=1&wires=2&cursor=0',
  '#v=1&wires=2',
  '#v=1&wires=8&cursor=3',
  '#v=1&wires=8&by=layer&cursor=2',
  '#v=1&wires=8&by=layer&hints=off&cursor=2',
  '#v=1&wires=4&kind=typed&net=-',
  '#v=1&wires=4&kind=typed&net=1:0&cursor=1&input=reversed',
  '#v=1&wires=4&kind=typed&net=1:0&cursor=1&input=sorted',
  '#v=1&wires=3&kind=typed&net=0:1,0:1,1:2,0:1',
  '#v=1&wires=3&kind=typed&net=0:1,0:1,0:1,1:2,0:1',
  broken,
  `${broken}&cursor=2`,
  ...[
    'document',
    'between',
    'shallowest',
    'insertion',
    'bubble',
    'odd-even-transposition',
    'odd-even-merge',
    'bitonic',
    'pairwise',
    'bose-nelson',
  ].map((kind) => `#v=1&wires=17&kind=${kind}`),
  '#v=1&wires=64&kind=odd-even-transposition',
  '#v=1&wires=8&kind=insertion&beside=bubble&cursor=4',
  '#v=1&wires=8&threshold=3',
  `${broken}&hints=off`,
  `${broken}&reveal=on`,
  `${broken}&present=on`,
  '#v=1&wires=x&kind=x&net=x&beside=x&input=x&values=x&seed=x&by=x&threshold=x&cursor=x&nonsense=1',
  '#v=1&kind=typed',
  '#v=1&wires=4&kind=typed&net=0:9',
  '#v=1&wires=40&kind=document',
  '#v=1&wires=40&kind=bitonic&beside=document',
  '#v=1&wires=4&input=typed&values=1,2',
];

for (const { code, tag } of languages) {
  test(`no message of the networks is shown raw in ${code}, and none in English elsewhere`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const scene of scenes) {
      await openNetwork(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      if (!scene.includes('present')) await page.locator('.as-text summary').click();
      const told = await verdict(page).count();
      if (told > 0) await expect(verdict(page)).not.toBeEmpty({ timeout: 20_000 });
      await properWords(page);
      if (code !== 'en') await expectNoEnglish(page, scene);
    }
    await openNetwork(page, '#v=1&wires=6&cursor=0&predict=on', `?lang=${code}`);
    await page.locator('.transport').getByRole('button').last().click();
    await expect(page.locator('.question')).toBeVisible();
    await properWords(page);
    if (code !== 'en') await expectNoEnglish(page, 'a question');
  });

  test(`no word of its panels is shown raw in ${code}`, async ({ page }) => {
    test.setTimeout(180_000);
    const waiting = networkWords(code).text('growth-waiting');
    for (const scene of [
      '#v=1&cursor=20',
      broken,
      '#v=1&wires=4&kind=typed&net=-',
      '#v=1&wires=40&kind=bitonic',
      '#v=1&wires=0',
    ]) {
      await openNetwork(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      for (const word of await page.locator('.words button[aria-expanded]').all()) {
        await word.click();
        await expect(page.locator('.panel')).not.toBeEmpty();
        await expect(page.locator('.panel').getByText(waiting)).toHaveCount(0);
        for (const summary of await page.locator('.panel summary').all()) await summary.click();
        await properWords(page);
        if (code !== 'en') await expectNoEnglish(page, `${scene} ${await word.innerText()}`);
      }
      for (const word of await page.locator('.words button[aria-haspopup]').all()) {
        await word.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await properWords(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  });

  test(`what is refused is told in ${code}`, async ({ page }) => {
    await openNetwork(page, broken, `?lang=${code}`);
    const words = networkWords(code);
    await page.getByRole('button', { name: words.text('word-text'), exact: true }).click();
    const panel = page.locator('.panel');
    const alert = panel.getByRole('alert');
    const told = new Set<string>();
    for (const text of ['x', '1:65', '3:3', '1:2 '.repeat(5000), '1:2 '.repeat(70_000)]) {
      await panel.locator('textarea').fill(text);
      await panel.getByRole('button', { name: words.text('text-draw'), exact: true }).click();
      await expect(alert).toBeVisible();
      await expect.poll(async () => told.has(await alert.innerText())).toBe(false);
      told.add(await alert.innerText());
      await properWords(page);
      if (code !== 'en') await expectNoEnglish(page, text.slice(0, 9));
    }
    expect(told.size).toBe(5);
    await expect(narration(page)).not.toBeEmpty();
  });
}
