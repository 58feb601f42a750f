import type { Page } from '@playwright/test';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { exhibits } from './contract/exhibits.ts';
import { fetched } from './support/fetched.ts';
import { board, button, expectStep, slider } from './support/lattice.ts';
import { middleOf } from './support/nim.ts';
import { expect, test } from './support/test.ts';

/** A picture of the gallery: its question, and how to recognise its picture and its figure. */
interface Card {
  readonly slug: Slug;
  readonly question: string;
  /** The question on its own page, if that is another. */
  readonly heading?: string;
  readonly name: string;
  readonly figure: string;
  /** Does something in the figure, and checks the effect. */
  readonly act: (page: Page) => Promise<void>;
}

const narration = (page: Page) => page.locator('.narration');

const cards: readonly Card[] = [
  {
    slug: 'nim',
    question: 'Take a stone. You can win this.',
    heading: 'Which stone would you take?',
    name: 'Nim',
    figure: 'Heaps of stones',
    act: async (page) => {
      // The touch that loaded the figure also chose the stone that was touched in the picture.
      await button(page, 'Take this one').click();
      // The computer's answer takes the sentence away.
      await expect(page.locator('appleyard-nim #h2-6')).toHaveCount(0);
    },
  },
  {
    slug: 'lattice',
    question: 'Would you go first?',
    name: 'Lattice',
    figure: 'Positions of the half-apple game',
    act: async (page) => {
      // The figure waits, and shows no colour.
      await expectStep(page, 0);
      await slider(page).fill('57');
      await expectStep(page, 57);
      await expect(narration(page)).toContainText('From (2, 10)');
    },
  },
  {
    slug: 'quicksort',
    question: 'What is the worst list?',
    name: 'Quicksort',
    figure: 'A list of 24 elements',
    act: async (page) => {
      await slider(page).fill('3');
      await expectStep(page, 3);
      await button(page, 'first').click();
      await expect(narration(page)).toContainText('Touch an element to make it the first pivot');
    },
  },
  {
    slug: 'networks',
    question: 'Can one be left out?',
    name: 'Networks',
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
    question: 'Which one would you take?',
    name: 'Chain',
    figure: 'A row of objects',
    act: async (page) => {
      await page.locator('appleyard-chain #o4').click();
      await button(page, 'Take this one').click();
      await expect(page.locator('appleyard-chain #o4')).toHaveCount(0);
    },
  },
  {
    slug: 'games',
    question: 'Who wins a game that you make up?',
    name: 'Games',
    figure: 'A board with 3 columns and 3 rows',
    act: async (page) => {
      await page.locator('appleyard-games #s4').click();
      await button(page, 'Mark b2').click();
      await expect(page.locator('appleyard-games #s4')).toHaveAccessibleName('b2, a cross');
    },
  },
  {
    slug: 'paths',
    question: 'How many ways are there?',
    name: 'Paths',
    figure: 'A graph with 9 nodes and 12 edges',
    act: async (page) => {
      await page.locator('appleyard-paths #graph-1').click();
      await expect(narration(page)).toContainText('Your way stands at 2.');
    },
  },
  {
    slug: 'machines',
    question: 'When does it stop?',
    name: 'Machines',
    figure: 'A machine with 2 states and 2 symbols',
    act: async (page) => {
      await button(page, 'Take a step').click();
      await expect(narration(page)).toContainText('Step 1: in A reading 0');
    },
  },
  {
    slug: 'dovetailing',
    question: 'Can one machine answer everything?',
    name: 'Dovetailing',
    figure: 'Machines across, their steps upwards',
    act: async (page) => {
      await button(page, 'Take a step').click();
      await expect(narration(page)).toContainText('machine 0 takes its step 1');
    },
  },
];

const picture = (page: Page, slug: Slug) => page.locator(`a[slot=${slug}] .still:visible`);
/** How many marks of each kind the picture of an exhibit has, by their selectors. */
const stillOf = (slug: Slug): ReadonlyMap<string, number> => {
  const { still = {} } = exhibits.find((one) => one.slug === slug) ?? {};
  const marks = Object.entries(still);
  return new Map(marks.map(([classes, count]) => [`.${classes.replaceAll(' ', '.')}`, count]));
};
const pictureOf = (page: Page, question: string) =>
  page.locator('section.card').filter({ has: page.getByRole('heading', { name: question }) });

test('every picture is there before any wasm, becomes a figure when it is touched, and can be played', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) asked.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { slug, question, figure, act } of cards) {
    await test.step(slug, async () => {
      await page.goto('');
      if (slug === 'nim') await fetched(page);
      // They are there before anything is loaded.
      for (const [selector, count] of stillOf(slug)) {
        await expect(picture(page, slug).locator(selector)).toHaveCount(count);
      }
      expect(asked.splice(0)).toEqual([]);
      // The frontispiece itself is touched.
      if (slug === 'nim') await picture(page, slug).locator('[data-mark=h2-6]').click();
      else await button(pictureOf(page, question), 'Play it here').click();
      const name = figure === '' ? {} : { name: figure };
      await expect(page.locator(`appleyard-${slug} svg.picture[role=grid]`)).toBeVisible();
      await expect(page.locator(`appleyard-${slug}`).getByRole('grid', name).first()).toBeVisible();
      await act(page);
      expect(asked.splice(0)).toHaveLength(1);
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test('all cards can play in place, and one of them is shared', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('');
  await button(pictureOf(page, 'Would you go first?'), 'Play it here').click();
  // The visitor is led to the figure's title, and nothing starts by itself.
  await expect(page.getByRole('heading', { name: 'Would you go first?' })).toBeFocused();
  await expect(button(page, 'pause')).toHaveCount(0);
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
  for (const slug of slugs.filter((one) => one !== 'lattice')) {
    await button(page, 'Play it here').first().click();
    await expect(page.locator(`appleyard-${slug} svg.picture[role=grid]`)).toBeVisible();
  }
  await expect(button(page, 'Play it here')).toHaveCount(0);
});

test('the question, the picture and the list lead to every exhibit, which leads back', async ({
  page,
}) => {
  for (const { slug, question, name, heading } of cards) {
    await page.goto('');
    const list = page.getByRole('navigation', { name: 'Exhibits' });
    const ways = [
      page.getByRole('heading', { name: question }).getByRole('link'),
      list.getByRole('link', { name, exact: true }),
      page.locator(`a[slot=${slug}]`),
    ];
    if (slug === 'lattice') {
      ways.push(page.getByRole('link', { name: 'Watch it being coloured, ask any point why' }));
    }
    for (const way of ways) await expect(way).toHaveAttribute('href', new RegExp(`/${slug}/$`));
    // Touching the picture of the frontispiece plays in it.
    await (slug === 'nim' ? ways[0] : picture(page, slug))?.click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? question);
  }
  await page.getByRole('link', { name: 'Appleyard' }).click();
  await expect(page.getByText('Small games and machines, solved completely.')).toBeVisible();
  await expect(picture(page, 'lattice')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there, and leads to its exhibit', async ({ page }) => {
    await page.goto('');
    for (const { slug } of cards) {
      const [selector = ''] = stillOf(slug).keys();
      await expect(picture(page, slug).locator(selector).first()).toBeVisible();
    }
    await page.locator('a[href="./lattice/"]').click();
    await expect(page).toHaveURL(/\/lattice\/$/);
  });
});

test('a still plays when centred, and ends complete', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('');
  const still = picture(page, 'lattice');
  // It may play while the test does not look.
  await still.evaluate((picture) => {
    new MutationObserver(() => {
      if (picture.querySelector('.unseen')) picture.setAttribute('data-played', '');
    }).observe(picture, { attributeFilter: ['class'], subtree: true });
  });
  // Repeated, because the picture moves away while the page's words come.
  await expect(async () => {
    await still.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    await expect(still).toHaveAttribute('data-played', '', { timeout: 300 });
  }).toPass();
  await expect(still.locator('.unseen')).toHaveCount(0, { timeout: 15_000 });
});

test('has three doors, and the one to embedding has the snippet filled in', async ({
  page,
  baseURL,
}) => {
  await page.goto('');
  const doors = page.getByRole('region', { name: 'Three doors' });
  for (const name of ['Teach', 'Embed', 'Without the picture']) {
    await expect(doors.getByRole('heading', { name })).toBeVisible();
  }
  await expect(doors.getByRole('textbox')).toHaveValue(new RegExp(`${baseURL}embed.(js|html)`));
});

test('touches on the frontispiece count while its figure comes, and the keyboard goes along', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('');
  await fetched(page);
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const still = picture(page, 'nim');
  await still.locator('[data-mark=h2-4]').click();
  await expect(still.locator('.touched')).toHaveAttribute('data-mark', 'h2-4');
  const place = await middleOf(still.locator('[data-mark=h1-3]'));
  // Somebody changes their mind.
  await still.locator('[data-mark=h1-3]').click();
  release();
  const nim = page.locator('appleyard-nim');
  await expect(nim.locator('.stone.going')).toHaveCount(2);
  await expect(nim.locator('#h1-3')).toHaveClass(/going/);
  await expect(nim.locator('#h1-3')).toBeInViewport();
  // The stone stays under the finger that touched it.
  const now = await middleOf(nim.locator('#h1-3'));
  expect(Math.hypot(now.x - place.x, now.y - place.y)).toBeLessThan(30);
  await expect(button(page, 'pause')).toHaveCount(0);

  // The solver comes before the words of the figure.
  let speak = () => {};
  const silent = new Promise<void>((resolve) => {
    speak = resolve;
  });
  await page.route('**/en/nim.txt', async (route) => {
    await silent;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto('');
  await still.locator('[data-mark=h1-2]').click();
  const ran = () =>
    nim.evaluate(
      (one) => (one as unknown as { figure?: { run?: object } }).figure?.run !== undefined,
    );
  await expect.poll(ran).toBe(true);
  // A figure is there once it speaks.
  await expect(nim).toHaveAttribute('data-ready', 'false');
  speak();
  await expect(nim.locator('.stone.going')).toHaveCount(3);
  await page.unrouteAll();

  await page.goto('about:blank');
  await page.goto('');
  // Before the page has its words, the picture is not laid out, and cannot take the focus.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.locator('a[slot=nim]').focus();
  await page.keyboard.press('Enter');
  await expect(nim.locator('[role=gridcell]:focus')).toHaveCount(1);
  await expect(nim.locator('.stone.going')).toHaveCount(0);
});

test('pictures have their labels in every width, and no label is smaller than 12 px', async ({
  page,
}) => {
  await page.goto('');
  const labels = (slug: Slug) =>
    picture(page, slug).evaluate((still) => {
      const svg = still as SVGSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return [...svg.querySelectorAll('text')].map((text) => ({
        text: text.textContent?.trim() ?? '',
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      }));
    });
  // Along an axis, and on a tape, numbers are left out where there is no room; these stay.
  const kept: Partial<Record<Slug, readonly string[]>> = {
    lattice: ['0', '10', '20'],
    networks: Array.from({ length: 8 }, (_, wire) => String(wire + 1)),
    machines: ['0', '1', '60', 'A', 'D', '1RB', '0RA'],
    dovetailing: ['0', '20', '77'],
  };
  for (const { slug } of cards) {
    await page.setViewportSize({ width: 1366, height: 768 });
    const whole = await labels(slug);
    for (const width of [390, 320, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const seen = await labels(slug);
      expect
        .soft(Math.min(...seen.map(({ size }) => size)), `${slug} ${width}`)
        .toBeGreaterThanOrEqual(12);
      // A list of steps has as many lines as it has room for, and numbers only where it is wide.
      const compared = (text: string) => text !== '' && !text.includes('→');
      const written = seen.map(({ text }) => text).filter(compared);
      const all = whole.map(({ text }) => text).filter(compared);
      const needed = kept[slug];
      if (needed) {
        expect.soft(new Set(all), `${slug} ${width}`).toEqual(new Set([...all, ...written]));
        for (const text of needed) expect.soft(written, `${slug} ${width}`).toContain(text);
      } else expect.soft(written.sort(), `${slug} ${width}`).toEqual(all.sort());
    }
  }
});
