/** Files that are dropped on a figure, or chosen beside a field. */
import type { JSHandle, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

async function open(page: Page, slug: string, link = ''): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(`${slug}/?lang=en#${link}`);
  const figure = page.locator(`appleyard-${slug}`);
  await expect(figure).toHaveAttribute('data-ready', 'true');
  return figure;
}

/** What a visitor drags: files with these names and texts. */
const held = (page: Page, ...files: readonly (readonly [name: string, text: string])[]) =>
  page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of all) data.items.add(new File([text], name));
    return data;
  }, files);

async function drop(
  figure: Locator,
  ...files: Parameters<typeof held> extends [Page, ...infer F] ? F : never
) {
  const dataTransfer = await held(figure.page(), ...files);
  await figure.locator('svg.picture').dispatchEvent('drop', { dataTransfer });
}

test('a file that is dropped on the figure opens in its text, and one that is no text changes nothing', async ({
  page,
}) => {
  const figure = await open(page, 'paths');
  const picture = figure.locator('svg.picture');
  const body = figure.locator('.body');
  const dataTransfer = await held(page, ['streets.txt', 'a b\nb c\n']);
  await picture.dispatchEvent('dragover', { dataTransfer });
  await expect(body).toHaveCSS('outline-style', 'dashed');
  await picture.dispatchEvent('dragleave', { dataTransfer });
  await expect(body).not.toHaveCSS('outline-style', 'dashed');
  await picture.dispatchEvent('dragover', { dataTransfer });
  await picture.dispatchEvent('drop', { dataTransfer });
  const text = figure.locator('textarea[name=graph]');
  await expect(text).toBeInViewport();
  await expect(body).not.toHaveCSS('outline-style', 'dashed');
  await expect(text).toHaveValue('a b\nb c\n');
  await expect(figure.locator('#about-graph')).toContainText('3 nodes, 2 edges');
  const alert = figure.locator('.opens [role=alert]');
  await drop(figure, ['a.docx', 'PK\u0003\u0004…']);
  await expect(alert).toContainText('“a.docx” is a ZIP archive');
  await drop(figure, ['a.txt', 'a b'], ['b.txt', 'a b']);
  await expect(alert).toContainText('Several files were dropped');
  await drop(figure, ['long.txt', 'a b\n'.repeat(300_000)]);
  await expect(alert).toContainText('“long.txt” has 1,200,000 bytes; at most 1,048,576');
  await expect(text).toHaveValue('a b\nb c\n');
  await text.fill('a b');
  await expect(alert).toHaveCount(0);
  // What is dragged and is no file belongs to the browser.
  const other = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'a b');
    return data;
  });
  const isFree = (data: JSHandle<DataTransfer>) =>
    picture.evaluate(
      (svg, dataTransfer) =>
        svg.dispatchEvent(
          new DragEvent('dragover', {
            bubbles: true,
            cancelable: true,
            composed: true,
            dataTransfer,
          }),
        ),
      data,
    );
  expect(await isFree(dataTransfer)).toBe(false);
  expect(await isFree(other)).toBe(true);
});

test('each figure with a text opens a file from the keyboard, and one that is dropped', async ({
  page,
}) => {
  for (const [slug, tab, name, text, link] of [
    ['paths', 'Graph', 'graph', 'a b\nb c', ''],
    ['games', 'Tokens', 'graph', 'a -> b\nb -> c', ''],
    ['games', 'Game', 'game-rules', 'a -> b\nb -> c', 'v=1&game=graph'],
    ['machines', 'Machine', 'table', '1RB1LB_1LA1RZ', ''],
    ['networks', 'Text', 'network', '1:2\n2:3\n1:2', ''],
    ['quicksort', 'List', 'list', '5 3 1', ''],
    ['nim', 'Rules', 'heaps', '4, 7, 9', ''],
    ['chain', 'Theory', 'code', '0.137', ''],
  ] as const) {
    const figure = await open(page, slug, link);
    const field = figure.locator(`:is(input:not([type]), textarea)[name="${name}"]`);
    const tabs = figure.locator('.words').getByRole('button', { name: tab, exact: true });
    await tabs.click();
    await expect(field).toHaveValue(/./);
    const before = await field.inputValue();
    if (link === '') await tabs.click();
    await drop(figure, ['a.txt', text]);
    await expect(field, slug).toHaveValue(text);
    await expect(tabs).toHaveAttribute('aria-expanded', 'true');
    const button = figure.locator('.opens').filter({ visible: true }).getByRole('button');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button.first().press('Enter'),
    ]);
    await chooser.setFiles({
      name: 'a.png',
      mimeType: '',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    });
    await expect(figure.locator('.opens [role=alert]')).toContainText('“a.png” is a picture');
    await expect(field, slug).toHaveValue(text);
    // What the file has replaced comes back with one undo.
    const undo = figure.locator('.panel').getByRole('button', { name: 'Undo', exact: true });
    await undo.filter({ visible: true }).last().click();
    await expect(field, slug).toHaveValue(before);
  }
});

test('the layout of a file is kept in the drawing, and can be let go', async ({ page }) => {
  const figure = await open(page, 'paths');
  const square = 'graph { a [pos="0,0"]; b [pos="0,9"]; c [pos="9,9"]; a -- b -- c -- a }';
  await drop(figure, ['square.dot', square]);
  await expect(figure.locator('#about-graph')).toContainText('3 nodes, 3 edges');
  await figure.getByRole('button', { name: 'Draw this', exact: true }).click();
  // In DOT, the second coordinate leads upwards.
  const kept = '*0,1000,0,0,1000,0*a:b,c;b:c';
  const linked = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('drawn') ?? '';
  await expect.poll(linked).toBe(kept);
  await figure.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect.poll(linked).toBe('**a:b,c;b:c');
  await figure.locator('.panel').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(linked).toBe(kept);
});

test('a graph whose edges lead both ways is no game of tokens until somebody makes them one-way', async ({
  page,
}) => {
  const figure = await open(page, 'games');
  await drop(figure, ['both.dot', 'graph { b -- a; b -- c }']);
  await expect(figure.locator('.panel [role=alert]')).toHaveText(
    'The edges lead both ways here, and a token needs edges that lead one way.',
  );
  await figure.getByRole('button', { name: 'Make them lead one way, as they are written' }).click();
  await expect(figure.locator('#about-graph')).toContainText('2 edges, which lead one way');
  await figure.getByRole('button', { name: 'Draw this', exact: true }).click();
  await expect(figure.locator('svg.picture [role=gridcell]')).toHaveCount(3);
  await expect(figure.locator('textarea[name=graph]')).toHaveValue('b -> a, c');
});

test('a file that is dropped changes nothing that a teacher has fixed', async ({ page }) => {
  for (const [slug, link] of [
    ['nim', 'v=1&lock=start'],
    ['paths', 'v=1&lock=start'],
    ['machines', 'v=1&lock=panels'],
  ] as const) {
    const figure = await open(page, slug, link);
    await expect(figure.locator('.fixed')).toBeVisible();
    await drop(figure, ['one.txt', '1, 2']);
    await expect(figure.locator('.refused')).toHaveText(/^The teacher has /);
    const shown = await figure.evaluate((one) =>
      (one as unknown as { currentLink(): string }).currentLink(),
    );
    expect(shown).toBe(link);
  }
});
