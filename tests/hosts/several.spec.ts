/** Several figures in one page: what they share, what waits, what is moved; and two versions of our script. */

import type { Locator, Page } from '@playwright/test';
import { fetched, readAhead } from '../e2e/support/fetched.ts';
import { serveFolder } from '../support/server.ts';
import { host, type Plan, published } from './hosts.ts';
import {
  cursorOf,
  dist,
  expect,
  expectStep,
  follow,
  frameOf,
  picture,
  test,
} from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const plan: Plan = {
  name: 'several',
  about: 'a page of several figures',
  page: 'several.html',
  exhibit: 'lattice',
  place: 'main',
};

const steps = { fig1: 20, fig2: 7, fig3: 3, fig4: 3, fig5: 10, fig6: 3, fig7: 5 };
const near = ['fig1', 'fig2', 'fig3', 'fig4', 'fig5'] as const;
const far = ['fig6', 'fig7'] as const;

const figure = (page: Page, id: string): Locator => page.locator(`#${id}`);

/** Scrolls to the figure, which is at the step that its author chose. */
async function expectStands(page: Page, id: keyof typeof steps): Promise<void> {
  await figure(page, id).scrollIntoViewIfNeeded();
  await expect(picture(figure(page, id))).toBeVisible();
  await expectStep(figure(page, id), steps[id]);
}

/** The number of a figure's run; undefined until it begins to work. */
const runOf = (one: Locator): Promise<number | undefined> =>
  one.evaluate(
    (element) => (element as unknown as { figure?: { run?: { id: number } } }).figure?.run?.id,
  );

/** The names of the files that are requested from now on. */
function listen(page: Page): string[] {
  const names: string[] = [];
  page.context().on('request', (request) => {
    if (readAhead(request)) return;
    names.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return names;
}

test('one solver is fetched for all figures of an exhibit, and each file once', async ({
  page,
  arrive,
}) => {
  const names = listen(page);
  await arrive(host(plan));
  for (const id of near) await expectStands(page, id);
  for (const id of far) await expectStands(page, id);
  // All are drawn, each with a run of its own.
  const lattices = ['fig1', 'fig2', 'fig3', 'fig7'] as const;
  const runs = () => Promise.all(lattices.map((id) => runOf(figure(page, id))));
  await expect.poll(async () => new Set((await runs()).filter(Number.isInteger)).size).toBe(4);
  const solvers = () =>
    names.filter((name) => name.endsWith('.wasm')).map((name) => name.split('_')[0]);
  await expect.poll(() => solvers().sort()).toEqual(['chain', 'lattice', 'nim', 'quicksort']);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBe(new Set(scripts).size);
});

test('a figure far below fetches nothing and does no work until it is near', async ({
  page,
  arrive,
}) => {
  const names = listen(page);
  await arrive(host(plan));
  for (const id of near) await expectStands(page, id);
  await fetched(page);
  expect(names.filter((name) => name.startsWith('chain'))).toEqual([]);
  for (const id of far) expect(await runOf(figure(page, id)), id).toBeUndefined();

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const id of far) await expectStands(page, id);
  for (const id of far) await expect.poll(() => runOf(figure(page, id)), id).toBeDefined();
  expect(names.filter((name) => /^chain.*\.wasm$/.test(name))).toHaveLength(1);
});

test('a figure goes on in the place to which its node is moved', async ({ page, arrive }) => {
  await page.clock.install();
  await arrive(host(plan));
  const one = figure(page, 'fig1');
  await expectStands(page, 'fig1');
  await one.getByRole('button', { name: 'forward', exact: true }).click();
  await expectStep(one, 21);
  await one.getByRole('gridcell', { name: /^2 wholes, 0 halves/ }).click();
  const asked = one.getByRole('region', { name: 'Why (2, 0) is as it is' });
  await expect(asked).toBeVisible();
  const run = await runOf(one);
  for (const place of ['#last', '#first']) {
    await one.evaluate((element, selector) => {
      document.querySelector(selector)?.append(element);
    }, place);
    await one.scrollIntoViewIfNeeded();
    await expectStep(one, 21);
    await expect(asked).toBeVisible();
  }
  // Longer than a removed figure is kept.
  await page.clock.runFor(1500);
  expect(await runOf(one)).toBe(run);
  await one.getByRole('button', { name: 'back', exact: true }).click();
  await expectStep(one, 20);
});

test('two versions on one page cause no error, and all their figures work', async ({
  page,
  arrive,
}) => {
  const older = await serveFolder(dist, '/0.0.9/', published);
  try {
    const rewrite = (html: string): string =>
      html.replaceAll('https://figures.example/older/', older.address);
    await arrive(host({ ...plan, page: 'two-versions.html', rewrite }));
    for (const [id, step] of [
      ['fig1', 3],
      ['fig2', 20],
      ['fig3', 2],
    ] as const) {
      await figure(page, id).scrollIntoViewIfNeeded();
      await expect(picture(figure(page, id))).toBeVisible();
      await expectStep(figure(page, id), step);
      await figure(page, id).getByRole('button', { name: 'forward', exact: true }).click();
      await expectStep(figure(page, id), step + 1);
    }
    const before = await page.evaluate(() => history.length);
    for (const [id, step] of [
      ['fig1', 1],
      ['fig2', 57],
    ] as const) {
      await page.locator(`a[data-appleyard=${id}]`).click();
      await expectStep(figure(page, id), step);
    }
    expect(await page.evaluate(() => history.length), 'the way back is as long').toBe(before);
    await page.locator('#fig4').scrollIntoViewIfNeeded();
    const inside = await frameOf(page, '#fig4');
    await expect(inside.locator('appleyard-chain svg.picture')).toBeVisible();
  } finally {
    await older.close();
  }
});

test('prose steers a frame, loaded or not', async ({ page, arrive }) => {
  const rewrite = (html: string): string =>
    html
      .replace('<iframe ', '<iframe loading="lazy" ')
      .replace('<h1>', '<style>iframe { margin-block-start: 6000px }</style><h1>');
  await arrive(host({ ...plan, page: 'sandboxed.html', exhibit: 'chain', rewrite }));
  const before = await page.evaluate(() => history.length);
  const link = page.locator('a[data-appleyard]');
  await follow(link);
  expect(page.frames()).toHaveLength(2);
  await page.locator('#fig1').scrollIntoViewIfNeeded();
  const inside = await frameOf(page, '#fig1');
  await expectStep(inside.locator('appleyard-chain'), 1);
  await inside.getByRole('button', { name: 'forward', exact: true }).click();
  await expectStep(inside.locator('appleyard-chain'), 2);
  await link.evaluate((anchor) => anchor.setAttribute('href', '#v=1&objects=9&cursor=4'));
  await follow(link);
  await expectStep(inside.locator('appleyard-chain'), 4);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('prose steers a figure although the router of the site takes clicks first', async ({
  page,
  visit,
}) => {
  // As the router of VitePress does it.
  await page.addInitScript(() => {
    const take = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      if (event.defaultPrevented || !link || link.hasAttribute('target')) return;
      event.preventDefault();
      history.pushState({}, '', link.href);
    };
    addEventListener('click', take, true);
  });
  const { article, figure: one } = await visit(host({ ...plan, page: 'another-origin.html' }));
  const link = article.locator('a[data-appleyard]');
  const step = cursorOf(await link.getAttribute('href'));
  const there = () => page.evaluate(() => [location.href, history.length]);
  const before = await there();
  const leave = async (): Promise<void> => {
    await link.evaluate((anchor: HTMLAnchorElement) => {
      anchor.removeAttribute('target');
      anchor.blur();
    });
    await one.evaluate((element) => Object.assign(element, { step: 2 }));
    await expectStep(one, 2);
  };
  for (const follow of [() => link.click(), () => link.press('Enter')]) {
    await leave();
    await follow();
    await expectStep(one, step);
    expect(await there()).toEqual(before);
  }
  // A script clicks without coming to the link. Then the router writes what it wants.
  await leave();
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expectStep(one, step);
});
