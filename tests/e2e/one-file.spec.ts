/** A moment and a lesson as one HTML file: saved by the dialogs and by the command, and opened without a network. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Download, Page, TestInfo } from '@playwright/test';
import { fileLimits } from '../../scripts/weight.ts';
import { encodeLesson } from '../../www/src/lesson/link.ts';
import { bytesOf } from '../../www/src/one-file/make.ts';
import {
  allExhibits,
  fiveMoments,
  parts,
  savedLesson,
  savedMoment,
  stillText,
} from '../support/saved.ts';
import { exhibits } from './contract/exhibits.ts';
import { expect, test } from './support/test.ts';

const KIB = 1024;
/** Opens a file without a network; what it complains of and asks for. */
async function opened(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; heard: string[] }> {
  await context.setOffline(true);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) heard.push(request.url());
  });
  await page.goto(address);
  return { page, heard };
}

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

function onDisk(info: TestInfo, name: string, text: string): string {
  const file = info.outputPath(name);
  writeFileSync(file, text);
  return pathToFileURL(file).href;
}

for (const { slug, midway, touch } of exhibits) {
  test(`a file of ${slug} keeps its size, and answers a touch from a disk`, async ({
    browser,
  }, info) => {
    const text = await savedMoment(slug, midway);
    const kib = text.length / KIB;
    expect(kib).toBeLessThan(fileLimits[slug]);
    // What is said before it is saved.
    const said = bytesOf(parts().packs, { page: slug, language: 'en' }) / KIB;
    expect(Math.abs(said / kib - 1)).toBeLessThan(0.1);
    const context = await browser.newContext();
    const { page, heard } = await opened(context, onDisk(info, `${slug}.html`, text));
    await ready(page);
    await page.locator(`svg.picture ${touch.mark}`).first().click();
    await expect(page.locator(touch.seen).first()).toBeVisible();
    await expect(page.locator('header nav')).toBeHidden();
    expect(heard).toEqual([]);
    await context.close();
  });
}

test('a file with figures of all exhibits keeps its size', async () => {
  const text = await savedLesson(allExhibits);
  expect(text.length / KIB).toBeLessThan(fileLimits.all);
});

test('what Share of a figure saves opens at the same moment without a network', async ({
  page,
  browser,
}, info) => {
  await page.goto('./nim/#v=1&heaps=1,4,5&why=on');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const button = page.getByRole('button', { name: /^Save as one file \(about 0\.\d MB\)$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await expect(
    page.getByText(/^“appleyard-nim\.html” is saved\. It has 0\.\d MB\.$/),
  ).toBeVisible();
  const context = await browser.newContext();
  const { page: saved, heard } = await opened(context, await kept(download, info));
  await ready(saved);
  expect(new URL(saved.url()).hash).toContain('heaps=1,4,5&why=on');
  await expect(saved.getByText('This file was saved from Appleyard')).toBeVisible();
  // Everything that the page opens is in the file; only a file in the file is not offered.
  for (const name of ['Share', 'Embed']) {
    await saved.getByRole('button', { name, exact: true }).click();
    await expect(saved.getByRole('dialog')).toBeVisible();
    await expect(saved.getByText('One HTML file')).toBeHidden();
    await saved.getByRole('button', { name: 'close', exact: true }).click();
  }
  for (const panel of ['Rules', 'Play', 'Table', 'Last stone', 'Export']) {
    await saved.getByRole('button', { name: panel, exact: true }).click();
    await expect(saved.getByRole('region', { name: panel, exact: true })).toContainText(/\S.{20}/);
  }
  expect(heard).toEqual([]);
  await context.close();
});

async function kept(download: Download, info: TestInfo): Promise<string> {
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return pathToFileURL(file).href;
}

test('what the editor of lessons saves is the lesson, also where no script runs', async ({
  page,
  browser,
}, info) => {
  await page.goto(`./lesson/#${encodeLesson({ text: fiveMoments, at: 1, mode: 'edit' })}`);
  const button = page.getByRole('button', { name: /^Save as one file \(about \d\.\d MB\)$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('five.html');
  const address = await kept(download, info);

  const context = await browser.newContext();
  const { page: saved, heard } = await opened(context, address);
  const next = saved.getByRole('button', { name: 'next', exact: true });
  await expect(saved.getByRole('heading', { level: 2, name: '1 of 5: Play first' })).toBeVisible();
  for (const name of ['Two equal heaps', 'A list', 'A number', 'In your words']) {
    await next.click();
    await expect(saved.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(heard).toEqual([]);
  await context.close();

  const without = await browser.newContext({ javaScriptEnabled: false });
  const { page: still } = await opened(without, address);
  await expect(still.getByRole('heading', { level: 2, name: '3. A list' })).toBeVisible();
  await expect(still.locator('.printed-figure > :first-child')).toHaveCount(3);
  await expect(still.getByText('the one who begins')).toBeVisible();
  await without.close();
});

test('a file runs in a sandboxed frame, and in one without an address', async ({
  browser,
}, info) => {
  const text = await savedMoment('nim', 'v=1');
  const address = onDisk(info, 'nim.html', text);
  const sandbox = 'sandbox="allow-scripts" width="900" height="900"';
  const context = await browser.newContext();
  for (const [name, frame] of [
    ['address.html', `<iframe ${sandbox} src="${address}"></iframe>`],
    [
      'srcdoc.html',
      `<iframe ${sandbox} srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
    ],
  ] as const) {
    const { page, heard } = await opened(context, onDisk(info, name, frame));
    const inside = page.frameLocator('iframe');
    await inside.locator('svg.picture [role=gridcell]').first().click();
    await expect(inside.locator('.planned').first()).toBeVisible();
    expect(heard, name).toEqual([]);
  }
  await context.close();
});

test('where no script runs, the picture and the words of a moment stand', async ({
  browser,
}, info) => {
  const context = await browser.newContext();
  const file = onDisk(info, 'nim.html', await savedMoment('nim', 'v=1'));
  // A frame that may run no script, as the preview of a mail or of a platform.
  const { page } = await opened(
    context,
    onDisk(
      info,
      'preview.html',
      `<iframe sandbox width="800" height="600" src="${file}"></iframe>`,
    ),
  );
  const inside = page.frameLocator('iframe');
  await expect(inside.getByText(stillText)).toBeVisible();
  await expect(inside.locator('#still img')).toBeVisible();
  await expect(inside.getByText(/No script runs here/)).toBeVisible();
  await context.close();
});

test('the command writes a moment, and says why it does not', async ({ browser }, info) => {
  const run = promisify(execFile);
  const file = info.outputPath('nim.html');
  const { stdout } = await run('node', [
    'scripts/one-file.mjs',
    'nim#v=1&heaps=1,4,5,7',
    '-o',
    file,
  ]);
  expect(stdout).toMatch(/nim\.html: \d+ KiB/);
  expect(statSync(file).size / KIB).toBeLessThan(fileLimits.nim);
  expect(readFileSync(file, 'utf8')).toContain("connect-src 'none'");
  const context = await browser.newContext();
  const { page, heard } = await opened(context, pathToFileURL(file).href);
  await ready(page);
  expect(heard).toEqual([]);
  await context.close();
  const refused = run('node', ['scripts/one-file.mjs', 'nim#v=1&heaps=x', '-o', file]);
  await expect(refused).rejects.toThrow('“x”');
});
