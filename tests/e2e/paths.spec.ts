import { button, lines, middle, open } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

test('a visitor draws a path by mouse, another by dragging, and a third by keyboard', async ({
  page,
}) => {
  const figure = await open(page);
  await expect(lines(page)).toContainText('Find a way from 1 to 9. Touch one node');
  for (const node of [1, 2, 5, 8]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toHaveText('That is a path: 1 → 2 → 3 → 6 → 9. Is there another?');
  await expect(figure.locator('.kept')).toHaveCount(1);

  await page.mouse.move(...(await middle(figure, 0)));
  await page.mouse.down();
  for (const node of [3, 6, 7]) {
    await page.mouse.move(...(await middle(figure, node)), { steps: 4 });
    await expect(figure.locator('.node.head')).toHaveId(`graph-${node}`);
  }
  await page.mouse.move(...(await middle(figure, 8)), { steps: 4 });
  await expect(lines(page)).toContainText('You have found 2');
  await page.mouse.up();

  // The next way begins at the start, and the keyboard too.
  await expect(figure.locator('svg.picture [tabindex="0"]')).toHaveId('graph-0');
  await figure.locator('#graph-0').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(figure.locator('[tabindex="0"]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(lines(page)).toContainText('You have found 3');
  await expect(page).toHaveURL(/found=1-2-3-6-9_1-4-7-8-9_1-2-5-6-9/);

  // The same path again is not another one.
  for (const node of [1, 2, 5, 8]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toContainText('it is number 1 of your 3');
  await expect(figure.locator('.kept')).toHaveCount(3);
});

test('a completed path and a blocked edge are undone, and an edge is blocked by keyboard alone', async ({
  page,
}) => {
  const figure = await open(page);
  const spoken = figure.locator('.spoken');
  for (const node of [1, 2, 5, 8]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toContainText('That is a path: 1 → 2 → 3 → 6 → 9.');
  // A path that the keyboard completes leaves it on the board, at the start.
  await button(page, 'Undo').click();
  await expect(lines(page)).toHaveText('Your way stands at 6. Go on to 9.');
  await figure.locator('svg.picture [tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(figure.locator('svg.picture :focus')).toHaveId('graph-8');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toContainText('That is a path: 1 → 2 → 3 → 6 → 9.');
  await expect(figure.locator('svg.picture :focus')).toHaveId('graph-0');
  await button(page, 'Undo').click();
  await expect(lines(page)).toHaveText('Your way stands at 6. Go on to 9.');
  await expect(figure.locator('.kept')).toHaveCount(0);
  await button(page, 'Begin again').click();
  await expect(button(page, 'Undo')).toHaveCount(0);

  // The first x chooses one node of the edge, the second the other.
  await figure.locator('svg.picture [tabindex="0"]').focus();
  await page.keyboard.press('x');
  await expect(spoken).toContainText('An edge from 1: go to its other node and press x again.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(spoken).toContainText('1 – 2 is blocked');
  await expect(page).toHaveURL(/blocked=1,2/);
  await expect(figure.locator('[tabindex="0"]:focus')).toHaveId('graph-1');
  await page.keyboard.press('Control+z');
  await expect(page).not.toHaveURL(/blocked/);
  await expect(button(page, 'Undo')).toHaveCount(0);
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
  await button(page, 'Search with pruning: only where a path is left').click();
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

test('a path is drawn by its number; the visitor’s own way comes back with the next touch, or by dragging', async ({
  page,
}) => {
  const figure = await open(page);
  const panel = figure.locator('.panel');
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  const inked = figure.locator('.edge.inked');
  const number = panel.locator('[name=path-number]');
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
