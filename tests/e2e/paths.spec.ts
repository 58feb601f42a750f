import { button, lines, middle, open } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

test('a visitor draws a path by mouse, another by dragging, and a third by keyboard', async ({
  page,
}) => {
  const figure = await open(page);
  await expect(lines(page)).toContainText('Find a way from 1 to 9, then another.');
  for (const node of [1, 2, 5, 8]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toHaveText('That is a path. Is there another?');
  await expect(figure.locator('.kept')).toHaveCount(1);

  await page.mouse.move(...(await middle(figure, 0)));
  await page.mouse.down();
  for (const node of [3, 6, 7]) {
    await page.mouse.move(...(await middle(figure, node)), { steps: 4 });
    await expect(figure.locator('.node.head')).toHaveId(`graph-${node}`);
  }
  await page.mouse.move(...(await middle(figure, 8)), { steps: 4 });
  await expect(lines(page)).toContainText('you have found 2');
  await page.mouse.up();

  // The next way begins at the start, and the keyboard too.
  await expect(figure.locator('svg.picture [tabindex="0"]')).toHaveId('graph-0');
  await figure.locator('#graph-0').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(figure.locator('[tabindex="0"]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(lines(page)).toContainText('you have found 3');
  await expect(page).toHaveURL(/found=1-2-3-6-9_1-4-7-8-9_1-2-5-6-9/);

  // The same path again is not another one.
  for (const node of [1, 2, 5, 8]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toContainText('it is number 1 of your 3');
  await expect(figure.locator('.kept')).toHaveCount(3);
});

test('a node that cannot be reached says why beside it, and Escape takes the words away', async ({
  page,
}) => {
  const figure = await open(page, 'v=1&way=1,2,5,4');
  const said = figure.locator('.planned [role=alert]');
  await figure.locator('#graph-8').click();
  await expect(said).toHaveText('No edge leads from 4 to 9.');
  await figure.locator('#graph-1').click();
  await expect(said).toHaveText('Your way has been at 2 already, and a path visits no node twice.');
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);
  await button(page, 'Go back a node').click();
  await expect(lines(page)).toHaveText('Your way stands at 5. Go on to 9.');
});

test('the number of paths is not shown before somebody asks, and follows every edit', async ({
  page,
}) => {
  const figure = await open(page);
  await expect(figure.locator('.counted')).toHaveCount(0);
  const ticks = figure.locator('.ticks path');
  await expect(ticks).toHaveAttribute('d', 'M0,8H1000');
  await button(page, 'How many are there?').click();
  const counted = figure.locator('.counted');
  await expect(counted).toHaveText('There are 12 paths.');
  await expect(ticks).toHaveAttribute('d', /^M0,8H1000(M[\d.]+,3V13){12}$/);
  await figure.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  // The search is not seen now, so nothing steps it.
  await expect(figure.locator('.transport.idle')).toHaveCount(1);
  await expect(figure.locator('[name=graph-tool][value=join]')).toBeChecked();
  await figure.locator('#graph-0').click();
  await figure.locator('#graph-4').click();
  await expect(counted).not.toHaveText('There are 12 paths.');
  await expect(page).toHaveURL(/graph=drawn/);
  await button(page, 'Undo').click();
  await expect(counted).toHaveText('There are 12 paths.');
  await expect(figure.locator('.actions')).toHaveCount(0);
  await figure.locator('[name=graph-tool][value=to]').check();
  await figure.locator('#graph-1').click();
  await expect(lines(page)).toContainText('its destination 2.');
});

test('pruning keeps the number of paths, and the two trees stand side by side', async ({
  page,
}) => {
  const figure = await open(page, 'v=1&cursor=59');
  await expect(figure.locator('text.label')).toHaveText(['17 calls, 5 paths']);
  await button(page, 'Search with pruning').click();
  await expect(figure.locator('text.label')).toHaveText([
    'without pruning: 17 calls, 5 paths',
    /^with pruning: 1\d calls, 5 paths$/,
  ]);
  await expect(page).toHaveURL(/pruned=on/);
});

test('the demonstration shows its end without motion, and a touch ends it', async ({ page }) => {
  const figure = await open(page);
  await button(page, 'Watch').click();
  await expect(lines(page)).toContainText('How long would it take to walk them all?');
  await expect(figure.locator('.large')).toContainText('3,266');
  await page.keyboard.press('ArrowRight');
  await expect(lines(page)).toContainText('Find a way from 1 to 9');
});

test('any path is drawn by its number, by chance or from the list, and limits hold for all of it', async ({
  page,
}) => {
  const figure = await open(page);
  const panel = figure.locator('.panel');
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  await expect(panel.locator('.count').first()).toHaveText('There are 12 paths.');

  await test.step('by length', async () => {
    const rows = panel.locator('table.numbers tbody tr');
    await expect(rows).toHaveText([/^\s*4\s*6/, /^\s*6\s*4/, /^\s*8\s*2/]);
  });

  const inked = figure.locator('.edge.inked');
  const number = panel.locator('[name=path-number]');
  await test.step('by its number', async () => {
    await number.fill('12');
    await number.press('Enter');
    await expect(panel).toContainText('Path 12 of 12 is drawn. It has 4 edges.');
    await expect(inked).toHaveCount(4);
    await expect(figure.locator('.node.path, .node.head')).toHaveCount(5);
    await button(page, 'previous').click();
    await expect(number).toHaveValue('11');
    await expect(inked).toHaveCount(6);
  });

  await test.step('a number beyond the last stays in the field', async () => {
    await number.fill('13');
    await number.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText(
      'There is no path with this number: the last one is number 12.',
    );
    await expect(number).toHaveValue('13');
    await button(page, 'one by chance').click();
    await expect(panel).toContainText(/Path \d+ of 12 is drawn/);
  });

  await test.step('in the list', async () => {
    await number.fill('1');
    await number.press('Enter');
    await button(page, 'list from here').click();
    const listed = panel.locator('ol.paths button');
    await expect(listed).toHaveCount(8);
    await expect(panel.locator('ol.paths li').first()).toHaveText(/^1\. /);
    await expect(listed.first()).toHaveText('1 → 2 → 3 → 6 → 5 → 4 → 7 → 8 → 9');
    await button(page, 'next page').click();
    await expect(listed).toHaveCount(4);
    await listed.last().click();
    await expect(inked).toHaveCount(4);
  });

  await test.step('edges are as wide as many paths pass them', async () => {
    await button(page, 'Draw edges as wide as many paths pass them').click();
    await expect(panel).toContainText(
      'is the widest: the number of paths that pass it is 6, out of 12.',
    );
    await expect(figure.locator('.edge.share')).toHaveCount(12);
    await button(page, 'Draw all edges with the same width').click();
    await expect(figure.locator('.edge.share')).toHaveCount(0);
  });

  await test.step('only paths through given nodes', async () => {
    const pass = panel.locator('[name=limit-pass]');
    await pass.fill('5 x');
    await pass.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText('No node is called “x”.');
    await pass.fill('5 7');
    await pass.press('Enter');
    await expect(panel).toContainText('The number of paths like that is 4, out of 12.');
    // The number that was asked for belonged to all paths.
    await expect(number).toHaveValue('');
    await button(page, 'through all nodes').click();
    await expect(panel).toContainText('The number of paths like that is 2, out of 12.');
  });

  await test.step('counting races listing', async () => {
    await panel.locator('[name=limit-pass]').fill('');
    await panel.locator('[name=limit-pass]').press('Enter');
    await button(page, 'Let both work').click();
    await expect(panel).toContainText('Counting knows the number of all paths after');
    await expect(panel).toContainText('Listing has found all paths after');
  });

  await test.step('the visitor’s own way comes back with the next touch, or by dragging', async () => {
    await number.fill('1');
    await number.press('Enter');
    await expect(inked).toHaveCount(8);
    await figure.locator('#graph-1').click();
    await expect(inked).toHaveCount(1);
    await number.fill('2');
    await number.press('Enter');
    await expect(panel).toContainText('Path 2 of 12 is drawn');
    await page.mouse.move(...(await middle(figure, 1)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(figure, 2)), { steps: 4 });
    await expect(inked).toHaveCount(2);
    await page.mouse.up();
  });
});

test('a visitor asks only for paths of a length, and turns the pages of their list', async ({
  page,
}) => {
  const figure = await open(page);
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  const panel = figure.locator('.panel');
  const count = panel.locator('.count').nth(1);
  await panel.locator('[name=limit-length][value=exactly]').check();
  const edges = panel.locator('[name=edges]');
  await expect(edges).toHaveValue('8');
  await expect(count).toHaveText('The number of paths like that is 2, out of 12.');
  await edges.fill('4');
  await edges.press('Enter');
  // There are (4 over 2) shortest ways through the streets.
  await expect(count).toHaveText('The number of paths like that is 6, out of 12.');
  await button(page, 'list them').click();
  const list = panel.locator('ol.paths li');
  await expect(list).toHaveCount(6);
  await expect(list.first()).toContainText('1. 1 → 2 → 3 → 6 → 9');
  await panel.locator('[name=limit-length][value=most]').check();
  await edges.fill('6');
  await edges.press('Enter');
  await expect(count).toHaveText('The number of paths like that is 10, out of 12.');
  await button(page, 'list them').click();
  await expect(list).toHaveCount(8);
  await button(page, 'next page').click();
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('9. ');
  await button(page, 'page before').click();
  await expect(list).toHaveCount(8);
  for (const wrong of ['9', 'x', '-1', '']) {
    await edges.fill(wrong);
    await edges.press('Enter');
    await expect(panel.locator('.wrong')).toHaveText('Enter a whole number from 0 to 8.');
    await expect(edges).toHaveValue(wrong);
  }
  await expect(count).toHaveText('The number of paths like that is 10, out of 12.');
  await panel.locator('[name=limit-length][value=any]').check();
  await expect(panel.locator('[name=path-number]')).toHaveCount(1);
});

test('a link opens a path by its number, and says when there is no such path', async ({ page }) => {
  // Path number 400,000,000,000 of the states, which no list would reach.
  const figure = await open(page, 'v=1&graph=states&number=400000000000');
  await expect(lines(page)).toContainText('Path 400,000,000,000 of ');
  const passed = await figure.locator('.node.path').count();
  expect(passed).toBeGreaterThan(10);
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  const field = figure.locator('[name=path-number]');
  await expect(field).toHaveValue('400000000000');
  await button(page, 'next').click();
  await expect(page).toHaveURL(/number=400000000001/);

  await open(page, 'v=1&number=13');
  const notices = figure.locator('.notices');
  await expect(notices).toContainText(
    'The link asks for path number 13, but the last path is number 12.',
  );
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  await expect(field).toHaveValue('13');
  await expect(figure.locator('.panel .wrong')).toContainText(
    'There is no path with this number: the last one is number 12.',
  );

  await open(page, 'v=1&graph=states&number=999999999999');
  await expect(notices).toContainText(
    'path number 999,999,999,999, but the last path is number 437,525,772,584',
  );
  await open(page, 'v=1&number=x3');
  await expect(notices).toContainText('The link’s “number” is “x3”');
  await open(page, 'v=1&number=5');
  await expect(lines(page)).toContainText('Path 5 of 12 is drawn.');
  await figure.locator('#graph-1').click();
  await expect(page).not.toHaveURL(/number=/);
  await expect(lines(page)).toHaveText('Your way stands at 2. Go on to 9.');
});
