import type { Page } from '@playwright/test';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import {
  brief,
  elements,
  expectList,
  linkOf,
  notices,
  openPanel,
  openSort,
  picture,
  shownElements,
  showSort,
  type,
} from './support/quicksort.ts';
import { sortOf, words } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything that a visitor sees at a moment. */
async function seen(page: Page) {
  return {
    marks: await shownElements(page),
    story: await narration(page).innerText(),
    brief: await brief(page).innerText(),
    step: await page.getByRole('slider').getAttribute('aria-valuetext'),
  };
}

// tests/unit/quicksort-links.test.ts tests the notices of every other unclear link.
test('an unclear link opens a working figure with a notice, until the visitor closes the notice', async ({
  page,
}) => {
  await openSort(page, '#v=1&input=typed&values=<b>&speed=9');
  for (const [what, fields, messages] of [
    [
      'fields that cannot be read',
      undefined,
      [
        /“speed”, which means nothing here/,
        /“values” says “<b>”/,
        /list in the link cannot be read/,
      ],
    ],
    [
      'a pivot that the core refuses',
      'length=9&pivot=hand&picks=10',
      [/^Pivot number 1 is at place 10/],
    ],
    ['a cursor beyond its run', 'length=9&cursor=9999', [/“cursor” is 9,?999: .* between 0 and/]],
  ] as const) {
    await test.step(what, async () => {
      if (fields) await showSort(page, `#v=1&${fields}`);
      await expect(notices(page).getByRole('listitem')).toHaveText(messages);
      await expectStep(page, 0);
      await button(page, 'dismiss').click();
      await expect(notices(page)).toBeHidden();
      await button(page, 'forward').click();
      await expectStep(page, 1);
      await expect(elements(page)).toHaveCount(fields ? 9 : 24);
    });
  }
});

test('a link opens the same moment again, and so does the address', async ({ page, context }) => {
  const many = Array.from({ length: 512 }, (_, i) => 999_999 - i);
  await openSort(page, '#v=1');
  const opened = await context.newPage();
  await opened.emulateMedia({ reducedMotion: 'reduce' });
  for (const [what, fields] of [
    [
      'every clause changed',
      'length=33&seed=77&scheme=hoare&pivot=random&chance=5&recurse=left&calls=two&cutoff=7&small=table&cursor=90',
    ],
    ['pivots chosen by hand', 'input=typed&values=4,2,7,1,3,6,5&pivot=hand&picks=1,7&cursor=8'],
    ['512 numbers of six digits', `input=typed&values=${many.join()}&cursor=1`],
  ] as const) {
    await test.step(what, async () => {
      await showSort(page, `#v=1&${fields}`);
      await expect(notices(page)).toBeHidden();
      expect(await linkOf(page)).toBe(`v=1&${fields}`);
      // The first opens as a page, by the shared link; the others open by a change of the hash.
      const hash = `#v=1&${fields}`;
      await opened.goto(
        what === 'every clause changed' ? await sharedLink(page) : `quicksort/${hash}`,
      );
      const step = (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
      await expect(opened.getByRole('slider')).toHaveAttribute('aria-valuetext', step);
      await expect(async () => expect(await seen(opened)).toEqual(await seen(page))).toPass();
    });
  }
  await test.step('the address keeps the moment through a reload', async () => {
    const scene = '#v=1&length=20&cursor=30';
    await showSort(page, scene);
    await button(page, 'forward').click();
    await expect(page).toHaveURL(/length=20&cursor=31$/);
    await page.reload();
    await expectStep(page, 31);
    await expectList(page, sortOf(scene).list(31));
  });
});

test('the address has every setting that the visitor makes, and opens with them again', async ({
  page,
  context,
}) => {
  await openSort(page, '#v=1');
  const list = await openPanel(page, 'List');
  await type(list.getByRole('textbox', { name: 'Or your own numbers' }), '9 1 8 2 7 3');
  await expectList(page, [1, 2, 3, 7, 8, 9]);
  const sort = await openPanel(page, 'Sort');
  await sort.getByRole('radio', { name: 'last', exact: true }).check();
  await expect(brief(page)).toContainText('Pivot: last');
  const settings = await openPanel(page, 'Settings');
  await settings.getByRole('radio', { name: /^as cards/ }).check();
  await button(page, 'first').click();
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

test('each link under “Try” opens what it promises', async ({ page }) => {
  await openSort(page, '#v=1&length=5');
  const links = page.locator('[slot=try] a');
  await expect(links).toHaveCount(9);
  for (const [i, link] of (await links.all()).entries()) {
    const promise = words.text(`try-${i + 1}`);
    await test.step(promise, async () => {
      await expect(link).toHaveText(promise);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.locator('appleyard-quicksort')).toHaveJSProperty('scene', hash);
      await expect(page.locator('appleyard-quicksort')).toHaveAttribute('data-ready', 'true');
      await expect.poll(() => new URL(page.url()).hash).toBe(hash);
      await expect(notices(page)).toBeHidden();
      await expect(narration(page).locator('p').first()).not.toBeEmpty();
      await expect(picture(page)).toBeVisible();
    });
  }
});
