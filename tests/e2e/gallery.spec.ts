import type { Page } from '@playwright/test';
import type { Slug } from '../../www/src/exhibits/index.ts';
import { board, button, expectStep, slider } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** A plate of the gallery: what it asks, and how its picture and its figure are known. */
interface Plate {
  readonly slug: Slug;
  readonly question: string;
  /** What its page asks, where that is something else. */
  readonly heading?: string;
  readonly name: string;
  /** How many of which marks the picture has before anything is loaded. */
  readonly still: Readonly<Record<string, number>>;
  readonly figure: string;
  /** Does something in the figure, and sees what comes of it. */
  readonly act: (page: Page) => Promise<void>;
}

const narration = (page: Page) => page.locator('.narration');

const plates: readonly Plate[] = [
  {
    slug: 'nim',
    question: 'Take a stone. You can win this.',
    heading: 'Which stone would you take?',
    name: 'Nim',
    still: { 'circle.stone': 15, 'circle.single': 1 },
    figure: 'Heaps of stones',
    act: async (page) => {
      await page.getByRole('gridcell', { name: 'Heap 3, stone 7 of 7: take 1' }).click();
      await button(page, 'Take').click();
      await expect(narration(page)).toContainText('Left: 3, 5, 6.');
    },
  },
  {
    slug: 'lattice',
    question: 'Would you go first?',
    name: 'Lattice',
    still: { 'circle[data-step]': 273 },
    figure: 'Positions of the half-apple game',
    act: async (page) => {
      await expectStep(page, 273);
      await slider(page).fill('57');
      await expectStep(page, 57);
      await expect(narration(page)).toContainText('From (2, 10)');
    },
  },
  {
    slug: 'quicksort',
    question: 'What is the worst list?',
    name: 'Quicksort',
    still: { '.element': 64 },
    figure: 'A list of 64 elements',
    act: async (page) => {
      await expect(narration(page)).toContainText('Sorted. Comparisons');
      await button(page, 'first').click();
      await expect(narration(page)).toContainText('One of them becomes the pivot.');
    },
  },
  {
    slug: 'networks',
    question: 'Can one be left out?',
    name: 'Networks',
    still: { '.comparator': 60, '.thread': 16 },
    figure: '',
    act: async (page) => {
      const verdict = page.locator('.verdict');
      await expect(verdict).toHaveAttribute('data-outcome', 'sorts');
      await button(page, 'Leave one out').click();
      await expect(verdict).toHaveAttribute('data-outcome', 'fails');
    },
  },
  {
    slug: 'chain',
    question: 'Why only the middle?',
    name: 'Chain',
    still: { '.object': 9, '.bar.wins': 1, '.bar.loses': 8 },
    figure: 'A row of objects',
    act: async (page) => {
      await page.locator('appleyard-chain #o4').click();
      await button(page, 'Take').click();
      await expect(narration(page)).toContainText('Ply 1: you took object 5.');
    },
  },
];

const picture = (page: Page, slug: Slug) => page.locator(`a[slot=${slug}] .still`);
const plateOf = (page: Page, question: string) =>
  page.locator('section.plate').filter({ has: page.getByRole('heading', { name: question }) });

test('every picture stands before any wasm, comes to life where it is touched, and is played', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) asked.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { slug, question, still, figure, act } of plates) {
    await test.step(slug, async () => {
      await page.goto('', { waitUntil: slug === 'nim' ? 'networkidle' : 'load' });
      for (const [marks, count] of Object.entries(still)) {
        await expect(picture(page, slug).locator(marks)).toHaveCount(count);
      }
      expect(asked.splice(0)).toEqual([]);
      // The frontispiece is touched itself.
      if (slug === 'nim') await page.getByLabel(/^Three heaps of 3, 5 and 7 stones/).click();
      else await button(plateOf(page, question), 'Play it here').click();
      const name = figure === '' ? {} : { name: figure };
      await expect(page.locator(`appleyard-${slug} svg.plate[role=grid]`)).toBeVisible();
      await expect(page.locator(`appleyard-${slug}`).getByRole('grid', name).first()).toBeVisible();
      expect(asked.splice(0)).toHaveLength(1);
      await act(page);
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test('all plates can play in place, and one of them is shared', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('');
  await button(plateOf(page, 'Would you go first?'), 'Play it here').click();
  await expect(button(page, 'pause')).toBeVisible();
  await button(page, 'pause').click();
  await button(page, 'last').click();
  await expectStep(page, 273);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this moment' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(opened).toHaveURL(/\/lattice\//);
  await expectStep(opened, 273);
  await opened.close();
  await page.keyboard.press('Escape');

  await expect(board(page)).toHaveCount(1);
  for (const slug of ['nim', 'quicksort', 'networks', 'chain']) {
    await button(page, 'Play it here').first().click();
    await expect(page.locator(`appleyard-${slug} svg.plate[role=grid]`)).toBeVisible();
  }
  await expect(button(page, 'Play it here')).toHaveCount(0);
});

test('every exhibit is led to by its question, its picture and the list, and leads back', async ({
  page,
}) => {
  for (const { slug, question, name, heading } of plates) {
    await page.goto('');
    const list = page.getByRole('navigation', { name: 'Exhibits' });
    const ways = [
      page.getByRole('heading', { name: question }).getByRole('link'),
      list.getByRole('link', { name, exact: true }),
      page.locator(`a[slot=${slug}]`),
    ];
    if (slug === 'lattice') {
      ways.push(page.getByRole('link', { name: 'Watch it being coloured, ask a point why' }));
    }
    for (const way of ways) await expect(way).toHaveAttribute('href', new RegExp(`/${slug}/$`));
    // The picture of the frontispiece is played where it is touched.
    await (slug === 'nim' ? ways[0] : picture(page, slug))?.click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? question);
  }
  await page.getByRole('link', { name: 'Appleyard' }).click();
  await expect(page.getByText('Small games and machines, worked out completely.')).toBeVisible();
  await expect(picture(page, 'lattice')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there, and leads to its exhibit', async ({ page }) => {
    await page.goto('');
    for (const { slug, still } of plates) {
      await expect(
        picture(page, slug)
          .locator(Object.keys(still)[0] ?? '')
          .first(),
      ).toBeVisible();
    }
    await page.locator('a[href="./lattice/"]').click();
    await expect(page).toHaveURL(/\/lattice\/$/);
  });
});

test('a still plays when centred, and ends complete', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('');
  const still = picture(page, 'lattice');
  const unseen = still.locator('.unseen');
  // Again and again: while the page's words come the picture moves away.
  await expect
    .poll(async () => {
      await still.evaluate((plate) => plate.scrollIntoView({ block: 'center' }));
      return unseen.count();
    })
    .toBeGreaterThan(0);
  await expect(unseen).toHaveCount(0, { timeout: 15_000 });
});

test('has three doors, the one to embedding with the snippet filled in', async ({
  page,
  baseURL,
}) => {
  await page.goto('');
  const doors = page.getByRole('region', { name: 'Three doors' });
  for (const name of ['Teach', 'Embed', 'Without seeing']) {
    await expect(doors.getByRole('heading', { name })).toBeVisible();
  }
  await expect(doors.getByRole('textbox')).toHaveValue(new RegExp(`${baseURL}embed.(js|html)`));
});
