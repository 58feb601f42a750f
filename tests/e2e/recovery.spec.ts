import { readFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { compileWords } from '../../scripts/compile-words.ts';
import type { Language } from '../../www/src/words/language.ts';
import { Messages } from '../../www/src/words/messages.ts';
import {
  Barrier,
  posted,
  release,
  truncated,
  wasmFiles,
  withHeaders,
  withoutSimd,
  withoutStorage,
  withoutWebAssembly,
  withoutWorkers,
  withSilentWorkers,
  withSlowWorker,
  workerFiles,
} from './support/breakage.ts';
import {
  button,
  counter,
  expectAt,
  expectPlays,
  figures,
  grid,
  notices,
  openLattice,
} from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/words.ts';

/**
 * The length of a frame, and a number of frames that last much less than a figure's patience with a worker,
 * 3 s.
 */
const [FRAME_MS, FRAMES] = [16, 100];

const moment = 'v=1&columns=9&rows=8&ask=3,2&cursor=5';
const panel = (figure: Locator): Locator => figure.locator('.error');

/** The words of a language, to distinguish its sentences from English ones. */
function words(language: Language): Messages {
  const file = new URL(`../../www/locales/${language}/common.ftl`, import.meta.url);
  return new Messages(language, [compileWords(readFileSync(file, 'utf8'))]);
}

/** The error panel has a link to the moment that the reader wanted, and there is no picture. */
async function expectError(page: Page, message: RegExp | string): Promise<void> {
  const figure = figures(page);
  await expect(panel(figure)).toContainText(message);
  await expect(panel(figure)).toContainText('Your settings are safe');
  const link = panel(figure).getByRole('link', { name: 'a link to this moment' });
  await expect(link).toHaveAttribute('href', `#${moment}`);
  await expect(grid(figure)).toBeHidden();
}

async function expectTriedAgain(page: Page): Promise<void> {
  const figure = figures(page);
  await button(figure, 'Try again').click();
  await expectAt(figure, 5);
  await expect(panel(figure)).toBeHidden();
}

async function expectRecovers(page: Page): Promise<void> {
  const figure = figures(page);
  await expectTriedAgain(page);
  await expect(figure.getByRole('region', { name: 'Why (3, 2) is as it is' })).toBeVisible();
  await expectPlays(figure);
}

/** The error changes its language with the page; then back to English. It has a button if trying again can help. */
async function expectTranslated(page: Page, id: string, params = {}, again = true): Promise<void> {
  const chinese = words('zh').text(id, params);
  await chooseLanguage(page, 'zh');
  const figure = page.getByRole('figure');
  await expect(panel(figure)).toContainText(chinese);
  const label = (language: Language) => (again ? [words(language).text('try-again')] : []);
  await expect(panel(figure).getByRole('button')).toHaveText(label('zh'));
  await chooseLanguage(page, 'en');
  await expect(panel(figure).getByRole('button')).toHaveText(label('en'));
}

test.describe('a browser', () => {
  test('without WebAssembly gets a message that says so', async ({ page }) => {
    await withoutWebAssembly(page);
    await openLattice(page, moment);
    await expectError(page, 'This browser cannot run WebAssembly');
    await expectTranslated(page, 'error-wasm-absent', {}, false);
  });

  test('without SIMD gets a message that says so', async ({ page }) => {
    await withoutSimd(page);
    await openLattice(page, moment);
    await expectError(page, 'WebAssembly in this browser lacks SIMD');
    await expectTranslated(page, 'error-wasm-no-simd', {}, false);
  });

  test('that stores nothing shows everything, and links carry the language', async ({ page }) => {
    await withoutStorage(page);
    await openLattice(page, moment);
    await expectAt(figures(page), 5);
    await expect(page.getByText('does not let the page store anything')).toBeHidden();
    const link = page.getByRole('navigation').first().locator('a[href^="../lattice/"]');
    await expect(link).toHaveAttribute('href', '../lattice/');

    await chooseLanguage(page, 'zh');
    await expect(page.getByText(words('zh').text('forgetful'))).toBeVisible();
    await expect(link).toHaveAttribute('href', '../lattice/?lang=zh');
    await link.click();
    await expect(page).toHaveURL(/\/lattice\/\?lang=zh/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('link', { name: 'Appleyard' }).click();
    await expect(page).toHaveURL(/\/\?lang=zh/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });

  test('that stores nothing still counts predictions', async ({ page }) => {
    await withoutStorage(page);
    await openLattice(page, 'v=1&columns=8&rows=8&cursor=0&predict=on');
    const figure = figures(page);
    await button(figure, 'last').click();
    const question = figure.getByRole('group', { name: 'Your prediction' });
    await button(question, 'lost').click();
    await expect(figure.getByText('On this device you got 1 of 1 right.')).toBeVisible();
  });
});

test.describe('the file of the solver', () => {
  const damages: readonly {
    wrong: string;
    message: string;
    id: string;
    params?: Record<string, string | number>;
    damage: (route: Route, request: Request) => Promise<void>;
    heard?: RegExp;
  }[] = [
    {
      wrong: 'is not there',
      message: 'not where it should be: the server answered 404',
      id: 'error-wasm-missing',
      params: { status: 404 },
      damage: (route) => route.fulfill({ status: 404, body: '' }),
      heard: /404 \(Not Found\)/,
    },
    {
      wrong: 'is behind a failing server',
      message: 'not where it should be: the server answered 503',
      id: 'error-wasm-missing',
      params: { status: 503 },
      damage: (route) => route.fulfill({ status: 503, body: '' }),
      heard: /503 \(Service Unavailable\)/,
    },
    {
      wrong: 'arrives cut in half',
      message: 'is damaged, or it is another file: the server calls it “application/wasm”',
      id: 'error-wasm-broken',
      params: { type: 'application/wasm' },
      damage: truncated,
    },
    {
      wrong: 'is a page that says something else',
      message: 'is damaged, or it is another file: the server calls it “text/html”',
      id: 'error-wasm-broken',
      params: { type: 'text/html' },
      damage: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    },
    {
      wrong: 'cannot be reached',
      message: 'The solver could not be downloaded. Are you online?',
      id: 'error-wasm-network',
      damage: (route) => route.abort(),
      heard: /ERR_FAILED/,
    },
  ];

  test('is damaged: the figure says how, in the reader’s language, and tries again', async ({
    page,
    expectConsole,
  }) => {
    for (const [i, { wrong, message, id, params, damage, heard }] of damages.entries()) {
      await test.step(wrong, async () => {
        if (heard) expectConsole(heard);
        let asked = 0;
        await page.route(wasmFiles, (route, request) => {
          asked += 1;
          return damage(route, request);
        });
        await page.goto('about:blank');
        await openLattice(page, moment);
        await expectError(page, message);
        await expectTranslated(page, id, params);
        const before = asked;
        await button(figures(page), 'Try again').click();
        // Until then the first error is shown.
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect(page.locator('appleyard-lattice')).toHaveAttribute('data-ready', 'true');
        await expectError(page, message);
        await page.unroute(wasmFiles);
        if (i === 0) await expectRecovers(page);
        else await expectTriedAgain(page);
      });
    }
  });

  test('has the wrong label: the figure works and says what is slow', async ({ page }) => {
    await page.route(wasmFiles, withHeaders({ 'content-type': 'application/octet-stream' }));
    await openLattice(page, moment);
    const figure = figures(page);
    await expectAt(figure, 5);
    await expect(notices(figure)).toContainText('labels the solver’s file “application/octet-');
    await expectPlays(figure);
    await button(figure, 'dismiss').click();
    await expect(notices(figure)).toBeHidden();
    // A dismissed notice does not come back with the next run.
    await button(figure, 'More').click();
    await figure.getByRole('textbox', { name: 'points across' }).fill('10');
    await page.keyboard.press('Tab');
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(80);
    await expect(notices(figure)).toBeHidden();
  });

  test('is forbidden by the policy of the page', async ({ page }) => {
    const policy = { 'content-security-policy': "default-src 'self'; script-src 'self'" };
    await page.route('**/lattice/', withHeaders(policy));
    await openLattice(page, moment);
    const message = "It needs script-src 'wasm-unsafe-eval'";
    await expectError(page, message);
    await expectTranslated(page, 'error-wasm-blocked', {}, false);
    await page.unroute('**/lattice/');
    await page.reload();
    await expectAt(figures(page), 5);
  });
});

test.describe('the worker', () => {
  test('is forbidden: the figure still works', async ({ page }) => {
    await withoutWorkers(page);
    await openLattice(page, moment);
    await expectAt(figures(page), 5);
    await expectPlays(figures(page));
    await expect(panel(figures(page))).toBeHidden();
  });

  test('is missing on the server: the figure works', async ({ page }) => {
    let asked = 0;
    await page.route(workerFiles, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await openLattice(page, moment);
    await expectAt(figures(page), 5);
    await expectPlays(figures(page));
    expect(asked).toBe(1);
  });

  test('is missing on the server: the figure does not wait for it', async ({ page }) => {
    // Time stands still except for drawing, so nothing that waits for the clock comes.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const barrier = new Barrier();
    await page.route(wasmFiles, barrier.pass);
    let asked = 0;
    await page.route(workerFiles, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await openLattice(page, moment);
    // The worker has failed before there is a solver for it.
    await expect(async () => {
      await page.clock.runFor(FRAME_MS);
      expect(asked).toBe(1);
    }).toPass({ intervals: [100] });
    await page.evaluate(() => fetch('../icon.svg'));
    barrier.open();
    await expect(async () => {
      await page.clock.runFor(FRAME_MS);
      await expect(grid(figures(page))).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [100], timeout: FRAMES * 100 });
    await expectAt(figures(page), 5);
  });

  test('never answers: the figure waits a little and works', async ({ page }) => {
    await withSilentWorkers(page);
    await page.clock.install();
    await openLattice(page, moment);
    const figure = figures(page);
    await expect(figure.getByRole('progressbar', { name: 'Loading the solver' })).toBeVisible();
    // The figure waits 3 s for a worker.
    await page.clock.runFor(3000);
    await expect(grid(figure)).toBeVisible({ timeout: 10_000 });
    await expectAt(figure, 5);
    await expectPlays(figure);
  });
});

test.describe('slow work', () => {
  test('of the network shows that it is loading, and can be stopped', async ({ page }) => {
    const barrier = new Barrier();
    await page.route(wasmFiles, barrier.pass);
    await openLattice(page, moment);
    const figure = figures(page);
    await expect(figure.getByRole('progressbar', { name: 'Loading the solver' })).toBeVisible();
    await button(figure, 'cancel').click();
    await expectError(page, 'Stopped.');
    await expectTranslated(page, 'error-cancelled');

    await button(figure, 'Try again').click();
    await expect(figure.getByRole('progressbar', { name: 'Loading the solver' })).toBeVisible();
    await button(figure, 'cancel').click();
    barrier.open();
    await expectError(page, 'Stopped.');
    await expectRecovers(page);
  });

  test('of the solver shows its progress, and can be stopped', async ({ page }) => {
    await withSlowWorker(page);
    await openLattice(page, moment);
    const figure = figures(page);
    const bar = figure.getByRole('progressbar', { name: 'Working: 40 %' });
    await expect(bar).toHaveJSProperty('value', 40);
    expect(await posted(page, 'free')).toBe(0);
    await button(figure, 'cancel').click();
    await expectError(page, 'Stopped.');
    expect(await posted(page, 'free')).toBe(1);

    await button(figure, 'Try again').click();
    await expect(bar).toBeVisible();
    await button(figure, 'cancel').click();
    await expectError(page, 'Stopped.');
    // Nobody cares any more when the stopped work ends.
    await release(page);
    await expectError(page, 'Stopped.');
    await expectRecovers(page);
  });

  test('gives way to another link', async ({ page }) => {
    await withSlowWorker(page);
    await openLattice(page, moment);
    const figure = figures(page);
    await expect(figure.getByRole('progressbar')).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'v=1&columns=12&rows=8&cursor=7';
    });
    await expect.poll(() => posted(page, 'start')).toBe(2);
    await release(page);
    await expectAt(figure, 7);
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(96);
    await expect(counter(figure)).toHaveValue('7');
  });
});

test('a page that is opened from a disk says in words what to do', async ({
  page,
  expectConsole,
}) => {
  // Browsers load no module from a disk, and say so.
  expectConsole(/CORS|ERR_FAILED|file:/);
  for (const name of ['index.html', 'nim/index.html', 'lesson/index.html']) {
    await page.goto(new URL(`../../dist/${name}`, import.meta.url).href);
    await expect(page.getByText('This page was opened as a file')).toBeVisible();
    await expect(page.getByText('npm start')).toBeVisible();
  }
});
