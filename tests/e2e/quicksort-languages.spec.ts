import type { Page } from '@playwright/test';
import { allWords } from './support/inspect.ts';
import { announcements, expectStep, narration } from './support/lattice.ts';
import { element, elements, openSort, plate } from './support/quicksort.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

/** Words that only an English page has. */
const english =
  /\b(the|and|with|places?|pivot|swaps?|comparisons|elements?|smaller|larger|sorted|choose|list)\b/i;

/** What is English in a page of another language. */
async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const found = (await allWords(page)).filter((text) => {
    // Titles of books and articles, links, what a link says, and the language's own button.
    if (/Quicksort|quicksort|Software|Journal|English|^v=1|“|«/.test(text)) return false;
    return english.test(text);
  });
  expect.soft(found, `English at ${where}`).toEqual([]);
}

test('changing the language keeps the moment', async ({ page }) => {
  await openSort(page, `${small}&cursor=5`);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = [await heading.innerText()];
  for (const { name, tag } of [languages[1], languages[2], languages[0]]) {
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(elements(page)).toHaveCount(7);
    await expect(page.getByRole('slider')).toHaveValue('5');
    await expect(narration(page)).toContainText('4');
    seen.push(await heading.innerText());
  }
  expect(new Set(seen).size).toBe(3);
  await expectStep(page, 5);
  await expect(page).toHaveURL(/cursor=5$/);
});

test('changing the language reaches names, an asked element and what is announced', async ({
  page,
}) => {
  await openSort(page, `${small}&cursor=5`);
  await element(page, 2).click();
  await page.getByRole('button', { name: '中文' }).click();
  await speaks(page, 'zh-Hans');
  await expect(page.locator('section.why')).toContainText(/\p{Script=Han}/u);
  await expect(element(page, 2)).toHaveAccessibleName(/\p{Script=Han}/u);
  await expect(announcements(page)).toContainText(/\p{Script=Han}/u);
  await expect(plate(page)).toHaveAccessibleName(/\p{Script=Han}/u);
});

const scenes = [
  '#v=1',
  '#v=1&cursor=0',
  '#v=1&length=1',
  `${small}&cursor=1`,
  `${small}&cursor=2`,
  `${small}&cursor=3`,
  `${small}&cursor=4`,
  `${small}&cursor=6`,
  `${small}&cursor=7`,
  `${small}&cursor=5&exchange=0,6`,
  '#v=1&length=9&cutoff=20&cursor=0',
  '#v=1&length=9&cutoff=20&cursor=5',
  '#v=1&length=9&cutoff=20&small=table&cursor=5',
  '#v=1&length=9&cutoff=20&small=unrolled',
  '#v=1&length=20&pivot=ninther&cursor=3',
  '#v=1&length=20&scheme=hoare&pivot=last&cursor=4',
  '#v=1&length=20&scheme=hoare&pivot=last',
  '#v=1&length=20&scheme=lomuto&pivot=random&recurse=left&cursor=7',
  '#v=1&length=20&scheme=lomuto&calls=two&recurse=larger',
  '#v=1&length=9&pivot=hand',
  '#v=1&length=9&pivot=hand&picks=4',
  '#v=1&length=70&cursor=99',
  '#v=1&length=2000&colour=value',
  '#v=1&length=20&race=document_mine_hoare_lomuto&cursor=20',
  '#v=1&length=20&race=larger-first_two-calls_insertion_network',
  '#v=1&length=20&race=first-pivot_middle-pivot_median-pivot_ninther-pivot',
  '#v=1&length=20&input=time-killer&against=first',
  '#v=1&length=20&input=stack-killer&against=ninther',
  ...[
    'sorted',
    'reversed',
    'nearly-sorted',
    'few-distinct',
    'all-equal',
    'organ-pipe',
    'sawtooth',
  ].map((input) => `#v=1&length=9&input=${input}`),
  `${small}&cursor=5&hints=off`,
  `${small}&cursor=5&reveal=on`,
  `${small}&cursor=5&present=on`,
  '#v=1&input=typed&values=x&length=0&seed=x&pivot=x&picks=x&race=x&exchange=x&cursor=x&nonsense=1',
  '#v=1&input=typed',
  '#v=1&length=5000&input=time-killer',
  '#v=1&length=9&pivot=hand&picks=9',
  '#v=1&length=100000&input=sorted&pivot=first',
];

for (const { code, tag } of languages) {
  test(`no message of the sort is shown raw in ${code}, and none in English elsewhere`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const scene of scenes) {
      await openSort(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      if (!scene.includes('present')) await page.locator('.as-text summary').click();
      await properWords(page);
      if (code !== 'en') await expectNoEnglish(page, scene);
    }
    await openSort(page, `${small}&cursor=0&predict=on`, `?lang=${code}`);
    await page.locator('.transport').getByRole('button').last().click();
    await expect(page.locator('.question')).toBeVisible();
    await properWords(page);
    if (code !== 'en') await expectNoEnglish(page, 'a question');
  });

  test(`no word of its panels is shown raw in ${code}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const scene of [
      `${small}&cursor=5`,
      '#v=1&length=32&input=time-killer&pivot=middle&cursor=0',
      '#v=1&length=5000',
      '#v=1&length=16&race=document_hoare',
    ]) {
      await openSort(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      for (const word of await page.locator('.words button[aria-expanded]').all()) {
        await word.click();
        await expect(page.locator('.panel')).not.toBeEmpty();
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
    await openSort(page, small, `?lang=${code}`);
    await page.locator('.words button').first().click();
    const typed = page.locator('.panel textarea');
    const told = new Set<string>();
    for (const text of ['', '3 x', '1 '.repeat(600)]) {
      await typed.fill(text);
      await typed.blur();
      const alert = page.locator('.panel [role=alert]');
      await expect(alert).toBeVisible();
      await expect.poll(async () => told.has(await alert.innerText())).toBe(false);
      told.add(await alert.innerText());
      await properWords(page);
      if (code !== 'en') await expectNoEnglish(page, text.slice(0, 9));
    }
    expect(told.size).toBe(3);
  });
}
