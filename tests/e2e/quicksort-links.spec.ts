import type { Page } from '@playwright/test';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import {
  brief,
  elements,
  expectList,
  listOf,
  notices,
  openPanel,
  openSort,
  plate,
  told,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const many = (count: number) => Array.from({ length: count }, (_, i) => i % 10).join();

/** What is wrong, the fields, and what is told. */
const bad: readonly (readonly [string, string, RegExp])[] = [
  ['another kind of list', 'input=chaos', /“input” is “chaos”: it must be one of random, sorted/],
  ['a typed list without numbers', 'input=typed', /no typed list that could be read/],
  [
    'an empty list',
    'input=typed&values=',
    /“values” says “”: it must be at most 512 whole numbers/,
  ],
  ['text for numbers', 'input=typed&values=a,b', /“values” says “a,b”/],
  ['a number too large', 'input=typed&values=1,1000000', /“values” says “1000000”/],
  ['a negative number', 'input=typed&values=3,-1', /“values” says “3,-1”/],
  ['a decimal', 'input=typed&values=1.5', /“values” says “1\.5”/],
  ['513 numbers', `input=typed&values=${many(513)}`, /“values” says .* at most 512 whole numbers/],
  ['markup for numbers', 'input=typed&values=<b>', /“values” says “<b>”/],
  ['no elements', 'length=0', /“length” is 0: .* between 1 and 100,?000/],
  ['too many elements', 'length=100001', /“length” is 100,?001: .* between 1 and 100,?000/],
  ['a word for a size', 'length=many', /“length” is “many”/],
  ['a seed out of range', 'seed=1000000', /“seed” is 1,?000,?000: .* between 0 and 999,?999/],
  ['a negative seed', 'seed=-1', /“seed” is -1/],
  [
    'another victim',
    'input=time-killer&against=random',
    /“against” is “random”: it must be one of/,
  ],
  ['a killer too large', 'input=time-killer&length=5000', /may have at most 4,?096 elements/],
  ['another scheme', 'scheme=four', /“scheme” is “four”: it must be one of three-way, hoare/],
  ['another pivot', 'pivot=best', /“pivot” is “best”/],
  ['a seed of chance out of range', 'chance=-5', /“chance” is -5/],
  ['text for picks', 'pivot=hand&picks=x', /“picks” says “x”/],
  ['a pick outside its part', 'length=9&pivot=hand&picks=9', /Pivot number 1 is at place 10/],
  ['another first call', 'recurse=both', /“recurse” is “both”: it must be one of smaller, larger/],
  ['three calls', 'calls=three', /“calls” is “three”/],
  ['a cutoff of 1', 'cutoff=1', /“cutoff” is 1: .* between 2 and 33/],
  ['a cutoff of 34', 'cutoff=34', /“cutoff” is 34: .* between 2 and 33/],
  ['another small sort', 'small=bubble', /“small” is “bubble”/],
  ['another look', 'show=pies', /“show” is “pies”: it must be one of bars, cards/],
  ['another colour', 'colour=red', /“colour” is “red”: it must be one of area, value/],
  [
    'a race of one',
    'race=document',
    /“race” says “document”: it must be two to four of document, /,
  ],
  ['a race of five', 'race=document_hoare_lomuto_mine_network', /“race” says .* two to four of/],
  ['a race of strangers', 'race=document_bogosort', /“race” says “document_bogosort”/],
  ['half an exchange', 'exchange=3', /“exchange” is “3”/],
  ['an exchange outside the list', 'length=9&exchange=2,9', /exchange|There is no place 10/],
  ['an exchange outside any list', 'exchange=2,100000', /“exchange” is “2,100000”/],
  ['a cursor beyond its run', 'length=9&cursor=9999', /“cursor” is 9,?999: .* between 0 and/],
  ['a cursor beyond any run', 'cursor=99999999', /“cursor” is 99,?999,?999: .* 0 and 8,000,000/],
  ['an unknown field', 'speed=9', /“speed”, which means nothing here/],
];

for (const [what, fields, message] of bad) {
  test(`a link with ${what} opens a working figure and says so`, async ({ page }) => {
    await openSort(page, `#v=1&${fields}`);
    await expect(notices(page).getByRole('listitem').first()).toHaveText(message);
    await expect(plate(page)).toBeVisible();
    await expect(narration(page)).toContainText(/Sorted|Choose/);
    await button(page, 'dismiss').click();
    await expect(notices(page)).toBeHidden();
    // It can be used.
    if ((await button(page, 'first').getAttribute('aria-disabled')) === 'false') {
      await button(page, 'first').click();
      await button(page, 'forward').click();
      await expectStep(page, 1);
    }
    expect(await elements(page).count()).toBeGreaterThan(0);
  });
}

/** Everything that is seen of a moment. */
async function seen(page: Page) {
  return {
    marks: await told(page),
    classes: await elements(page).evaluateAll((all) => all.map((one) => one.getAttribute('class'))),
    story: await narration(page).innerText(),
    brief: await brief(page).innerText(),
    step: await page.getByRole('slider').getAttribute('aria-valuetext'),
  };
}

test.describe('a link opens again exactly', () => {
  for (const [what, fields] of [
    ['a list by chance', 'length=30&seed=77&cursor=41'],
    ['a typed list', 'input=typed&values=5,3,999999,0,5&cursor=4'],
    ['a killer', 'input=time-killer&length=40&against=ninther&pivot=ninther&cursor=100'],
    [
      'every clause changed',
      'length=33&scheme=hoare&pivot=random&chance=5&recurse=left&calls=two&cutoff=7&small=table&cursor=90',
    ],
    ['pivots chosen by hand', 'input=typed&values=4,2,6,1,3,7,5&pivot=hand&picks=0,6&cursor=8'],
    ['an exchange', 'length=20&cursor=12&exchange=1,15'],
    ['cards', 'length=12&show=cards&cursor=9'],
  ] as const) {
    test(what, async ({ page, context }) => {
      await openSort(page, `#v=1&${fields}`);
      await expect(notices(page)).toBeHidden();
      await expect(narration(page)).toContainText('.');
      const link = await sharedLink(page);
      for (const field of fields.split('&')) {
        expect(new URL(link).hash.slice(1).split('&')).toContain(field);
      }
      const opened = await context.newPage();
      await opened.emulateMedia({ reducedMotion: 'reduce' });
      await opened.goto(link);
      await expect(opened.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '',
      );
      expect(await seen(opened)).toEqual(await seen(page));
      await opened.reload();
      await expect(opened.getByRole('slider')).toBeVisible();
      expect(await seen(opened)).toEqual(await seen(page));
    });
  }

  test('what has been set by hand, step by step', async ({ page, context }) => {
    await openSort(page, '#v=1');
    const list = await openPanel(page, 'List');
    const typed = list.getByRole('textbox', { name: 'Or your own numbers' });
    await typed.fill('9 1 8 2 7 3');
    await typed.press('Tab');
    await expectList(page, [9, 1, 8, 2, 7, 3]);
    const sort = await openPanel(page, 'Sort');
    await sort.getByRole('radio', { name: 'last', exact: true }).check();
    await expect(brief(page)).toContainText('Pivot: last');
    const settings = await openPanel(page, 'Settings');
    await settings.getByRole('radio', { name: /^as cards/ }).check();
    for (let i = 1; i <= 4; i += 1) {
      await button(page, 'forward').click();
      await expectStep(page, i);
    }
    await expect(page).toHaveURL(
      /#v=1&input=typed&values=9,1,8,2,7,3&pivot=last&show=cards&cursor=4$/,
    );
    const opened = await context.newPage();
    await opened.emulateMedia({ reducedMotion: 'reduce' });
    await opened.goto(page.url());
    await expectStep(opened, 4);
    await expect.poll(() => seen(opened)).toEqual(await seen(page));
  });

  test('512 numbers of six digits', async ({ page }) => {
    const numbers = Array.from({ length: 512 }, (_, i) => 999_999 - i);
    await openSort(page, `#v=1&input=typed&values=${numbers.join()}&cursor=0`);
    await expect(notices(page)).toBeHidden();
    await expectList(page, numbers);
    const link = await sharedLink(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expectList(page, numbers);
  });

  test('a lesson of several moments', async ({ page }) => {
    await openSort(
      page,
      '#v=1&lesson=1/length=9&cursor=2/length=12&input=reversed&cursor=0/pivot=hand&length=5',
    );
    const lesson = page.getByRole('navigation', { name: 'Lesson' });
    await expectStep(page, 2);
    await expect(elements(page)).toHaveCount(9);
    await lesson.getByRole('button', { name: 'next' }).click();
    await expectList(
      page,
      Array.from({ length: 12 }, (_, i) => 12 - i),
    );
    await lesson.getByRole('button', { name: 'next' }).click();
    await expect(narration(page)).toContainText('Choose the pivot');
  });
});

test('the links to try open what they promise', async ({ page }) => {
  test.slow();
  await openSort(page, '#v=1&length=5');
  const links = page.locator('ul[slot=try] a, [slot=try] a');
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    await expect(link).not.toBeEmpty();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await expect(notices(page)).toBeHidden();
    await expect(narration(page).locator('p').first()).not.toBeEmpty();
    await expect(plate(page)).toBeVisible();
  }
});

test('the moment that is shown stands in the address, and survives a reload', async ({ page }) => {
  await openSort(page, '#v=1&length=20&cursor=30');
  await button(page, 'forward').click();
  await expect(page).toHaveURL(/length=20&cursor=31$/);
  const list = await listOf(page);
  await page.reload();
  await expectStep(page, 31);
  await expectList(page, list);
});
