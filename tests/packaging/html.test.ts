/** The package in a page without a bundler. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serveFolder } from '../support/server.ts';
import { allElements, expectAllFigures, expectFigure, launch, visit } from './support/browser.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

let project: Project;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  const icon = '<link rel="icon" href="data:," />';
  const page = example('html').replace('<meta', `${icon}<meta`);
  project = await freshProject({
    'index.html': page,
    'all.html': page.replace(/<appleyard-.*>/, allElements),
  });
  server = await serveFolder(project.folder, '/', {});
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await project.remove();
});

test('the page of docs/package.md shows its figure', () =>
  visit(browser, server.address, async (page) => {
    await expectFigure(page, 'chain');
    // Share and Embed give addresses of the site, which the package does not have.
    expect(await page.getByRole('button', { name: 'More' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: /^(Share|Embed)/ }).count()).toBe(0);
  }));

test('every element shows its figure', () =>
  visit(browser, `${server.address}all.html`, expectAllFigures));
