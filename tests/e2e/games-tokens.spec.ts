import type { Locator, Page } from '@playwright/test';
import { complaints } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const element = (page: Page): Locator => page.locator('appleyard-games');
const panel = (page: Page): Locator => page.locator('#panel');
const graph = (page: Page): Locator => page.locator('svg.picture.graph');
const nodes = (page: Page): Locator => graph(page).getByRole('gridcell');
const heaps = (page: Page): Locator => panel(page).locator('svg.heaps');
const button = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name, exact: true });
const tool = (page: Page, name: string): Locator =>
  panel(page).getByRole('radio', { name, exact: true });

async function open(page: Page, scene = 'v=1'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`games/#${scene}`);
  await expect(element(page)).toHaveAttribute('data-ready', 'true');
}

/** Leads the keyboard to a node by the arrow keys alone, from the graph's one tab stop. */
async function walkTo(page: Page, node: number): Promise<void> {
  const focused = graph(page).locator('[tabindex="0"]');
  await focused.focus();
  const spot = async (mark: Locator) => [
    Number(await mark.getAttribute('cx')),
    Number(await mark.getAttribute('cy')),
  ];
  await expect(async () => {
    const [to, at] = [await spot(graph(page).locator(`#graph-${node}`)), await spot(focused)];
    const [x = 0, y = 0] = to.map((value, side) => value - (at[side] ?? 0));
    if (x !== 0 || y !== 0) {
      const across = Math.abs(x) > Math.abs(y);
      await page.keyboard.press(
        across ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp',
      );
    }
    await expect(graph(page).locator(`#graph-${node}`)).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [50] });
}

/** The stones of each heap, as a screen reader hears them. */
const stones = (page: Page): Promise<(string | null)[]> =>
  heaps(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

test('a graph with tokens is drawn by keyboard alone, valued, played, shared and opened again', async ({
  page,
}) => {
  await open(page);
  // Every key goes to what has the focus; the pointer is never used.
  const key = async (target: Locator, name = 'Enter') => {
    await target.focus();
    await page.keyboard.press(name);
  };
  await key(page.locator('.words button', { hasText: 'Tokens' }));
  await key(button(page, 'Empty'));
  await expect(nodes(page)).toHaveCount(0);
  for (const count of [1, 2, 3, 4]) {
    await key(button(page, 'Add a node'));
    await expect(nodes(page)).toHaveCount(count);
  }
  // A to B, A to C and B to C by the fields; then C to D in the picture.
  for (const [from, to] of [
    ['A', 'B'],
    ['A', 'C'],
    ['B', 'C'],
  ] as const) {
    await panel(page).locator('[name=edge-from]').focus();
    await page.keyboard.type(from);
    await panel(page).locator('[name=edge-to]').focus();
    await page.keyboard.type(to);
    await key(button(page, 'Join them'));
  }
  await key(tool(page, 'join two nodes'), 'Space');
  const node = (at: number) => graph(page).locator(`#graph-${at}`);
  const press = async (at: number) => {
    await walkTo(page, at);
    await page.keyboard.press('Enter');
  };
  await press(2);
  await expect(panel(page).locator('.graph-hint')).toContainText('An edge from C');
  await press(3);
  await expect(graph(page)).toHaveAttribute('aria-label', 'A graph with 4 nodes and 4 edges');
  await key(tool(page, 'put a token'), 'Space');
  for (const at of [0, 0, 1]) await press(at);
  await expect(node(0)).toHaveAttribute('aria-label', /2 tokens/);

  // D is an end; C has 1, B has 0, and from A a token can go to B and C: its value is 2.
  for (const said of [
    'No edge leads on from D',
    'The value 0 is taken, so C',
    'so B',
    'so A has',
  ]) {
    await key(button(page, 'Next value'));
    await expect(panel(page).locator('.tokens-values')).toContainText(said);
  }
  await expect(panel(page).locator('.tokens-values')).toContainText(
    'The values 0, 1 are taken, so A has the least other value: 2',
  );
  await expect
    .poll(() => stones(page))
    .toEqual(['Heap 1: 2 stones', 'Heap 2: 2 stones', 'Heap 3: 0 stones']);
  await expect(panel(page).locator('.tokens-sum')).toContainText('is 0');

  // A move of a token is a move in the heaps.
  await key(tool(page, 'move a token'), 'Space');
  await press(0);
  await expect(node(1)).toHaveAttribute('aria-label', /can go here/);
  await press(2);
  await expect
    .poll(() => stones(page))
    .toEqual(['Heap 1: one stone', 'Heap 2: 2 stones', 'Heap 3: 0 stones']);
  await expect(panel(page).locator('.tokens-sum')).toContainText('is 3, in binary 11');
  // A move in the heaps moves the token: leave one stone in the second.
  await heaps(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(heaps(page).locator('#h1-1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(node(2)).toHaveAttribute('aria-label', /2 tokens/);
  await expect(page.locator('.narration')).toContainText('You moved a token from A to C.');
  // Undo takes the move back.
  await key(button(page, 'Undo'));
  await expect(node(0)).toHaveAttribute('aria-label', /one token/);
  await key(button(page, 'Redo'));
  await expect(node(2)).toHaveAttribute('aria-label', /2 tokens/);

  const link = await element(page).evaluate((figure) =>
    (figure as unknown as { currentLink(): string }).currentLink(),
  );
  expect(link).toContain('tokens=3,3,2**A:B,C%3BB:C%3BC:D');
  await open(page, link);
  await expect(nodes(page)).toHaveCount(4);
  await expect(node(2)).toHaveAttribute('aria-label', /2 tokens/);
  expect(await complaints(page, 'page')).toEqual([]);
});

test('with the pointer: ready graphs, dragging, the computer, a circle, and bad text', async ({
  page,
}) => {
  await open(page);
  await page.locator('.words button', { hasText: 'Tokens' }).click();
  await expect(nodes(page)).toHaveCount(9);
  const node = (name: string) =>
    graph(page).getByRole('gridcell', { name: new RegExp(`^${name},`) });
  const middle = async (mark: Locator) => {
    const box = await mark.boundingBox();
    if (!box) throw new Error('not drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: Locator, to: { x: number; y: number }) => {
    const start = await middle(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };

  await test.step('nothing steps the board, which nobody sees, and a presentation can be left', async () => {
    const transport = page.getByRole('group', { name: 'Steps', exact: true });
    await expect(transport).toHaveCount(0);
    const tokens = page.locator('.words button', { hasText: 'Tokens' });
    await tokens.click();
    await expect(transport).toBeVisible();
    await tokens.click();
    await expect(transport).toHaveCount(0);
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await page.getByRole('button', { name: 'end', exact: true }).click();
    await expect(nodes(page)).toHaveCount(9);
    await expect(button(page, 'All values')).toBeVisible();
  });

  await test.step('a token is the handle of its node: touched, dragged onto another, and moved', async () => {
    const standing = graph(page).locator('[data-handle]');
    const token = standing.first();
    const handle = (await token.getAttribute('data-handle')) ?? '';
    const own = graph(page).locator(`#graph-${handle}`);
    // The upper half of the token lies beside the circle of its node.
    const box = await token.boundingBox();
    if (!box) throw new Error('not drawn');
    const top = { x: box.x + box.width / 2, y: box.y + 2 };
    const goals = graph(page).getByRole('gridcell', { name: 'the token can go here' });
    await page.mouse.click(top.x, top.y);
    await expect(token).toHaveClass(/held/);
    await expect(goals.first()).toBeVisible();
    const goal = (await goals.first().getAttribute('id')) ?? '';
    const to = await middle(graph(page).locator(`#${goal}`));
    await page.mouse.click(top.x, top.y);
    await expect(token).not.toHaveClass(/held/);
    await page.mouse.move(top.x, top.y);
    await page.mouse.down();
    await page.mouse.move((top.x + to.x) / 2, (top.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(
      graph(page)
        .locator(`[data-handle="${goal.replace('graph-', '')}"]`)
        .first(),
    ).toBeVisible();
    await button(page, 'Undo').click();
    await expect(graph(page).locator(`[data-handle="${handle}"]`).first()).toBeVisible();
    // With the tool that moves nodes, the node comes along.
    await page.getByRole('radio', { name: 'move a node', exact: true }).check();
    const before = await middle(own);
    await page.mouse.move(top.x, top.y);
    await page.mouse.down();
    await page.mouse.move(top.x + 20, top.y + 20);
    await page.mouse.move(top.x + 40, top.y + 40);
    await page.mouse.up();
    await expect.poll(async () => (await middle(own)).x - before.x).toBeGreaterThan(20);
    await button(page, 'Undo').click();
    await page.getByRole('radio', { name: 'move a token', exact: true }).check();
  });

  await test.step('every ready graph has its values', async () => {
    await button(page, 'All values').click();
    for (const [name, count] of [
      ['a Nim heap', 8],
      ['take 1, 3 or 4', 11],
      ['five pins of Kayles', 11],
      ['one by chance', 12],
      ['divisors of 36', 9],
    ] as const) {
      await button(page, name).click();
      await expect(nodes(page)).toHaveCount(count);
      await expect(heaps(page)).toBeVisible();
    }
    await expect(graph(page).locator('text.inside').first()).toHaveText('4');
  });

  await test.step('the computer answers a dragged token', async () => {
    await panel(page).getByRole('checkbox', { name: 'the computer answers' }).check();
    await drag(node('36'), await middle(node('4')));
    await expect(page.locator('.narration')).toContainText('The computer moved a token');
  });

  await test.step('a node can be dragged, and the link keeps its place', async () => {
    await tool(page, 'move a node').check();
    const before = await middle(node('9'));
    await drag(node('9'), { x: before.x + 60, y: before.y + 30 });
    await expect.poll(async () => Math.round((await middle(node('9'))).x - before.x)).toBe(60);
    await button(page, 'Arrange').click();
    await expect.poll(async () => Math.round((await middle(node('9'))).x - before.x)).toBe(0);
  });

  await test.step('a circle is drawn, and play is refused', async () => {
    await tool(page, 'join two nodes').check();
    await drag(node('1'), await middle(node('36')));
    await expect(graph(page).locator('.edge.cycle')).not.toHaveCount(0);
    await expect(panel(page).getByRole('alert')).toContainText('go round in a cycle');
    await expect(heaps(page)).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(graph(page).locator('.edge.cycle')).toHaveCount(0);
    await expect(heaps(page)).toBeVisible();
  });

  await test.step('text is drawn, refused at its line, and kept as it was typed', async () => {
    await panel(page).locator('summary', { hasText: 'The graph as text' }).click();
    const area = panel(page).locator('textarea[name=graph]');
    for (const [text, message] of [
      ['a -> b\nc ->', 'Line 2, column 5'],
      ['a -> a', 'from a node to itself'],
      ['digraph { a -- b }', 'Line 1, column 13'],
      ['{"nodes": ["a"], "edges": [["a", "b"]]}', 'not in the list of nodes'],
      [Array.from({ length: 400 }, (_, at) => `n${at}`).join('\n'), '400 nodes'],
    ] as const) {
      await area.fill(text);
      await button(page, 'Draw this').click();
      await expect(panel(page).getByRole('alert')).toContainText(message);
      await expect(area).toHaveValue(text);
      await expect(nodes(page)).toHaveCount(9);
    }
    await area.fill('x y 3\ny z 1');
    await expect(panel(page)).toContainText(
      'The third column was taken as weights. The weights of edges are not used.',
    );
    await area.fill('digraph { "<b>x</b>" -> {y z}; y -> z; y -> z }');
    await button(page, 'Draw this').click();
    await expect(nodes(page)).toHaveCount(3);
    await expect(panel(page)).toContainText('One edge was there twice');
    await expect(graph(page).locator('text.name').first()).toHaveText('<b>x</b>');
    await panel(page).getByRole('radio', { name: 'JSON' }).check();
    await expect(area).toHaveValue(/\{"id": "<b>x<\/b>"\},\n +\{"id": "y"\}/);
  });

  await test.step('a link whose graph is wrong says so, and the page goes on', async () => {
    await open(page, 'v=1&tokens=**a:b%3Bc:c');
    await expect(panel(page).locator('textarea[name=graph]')).toHaveValue('a:b;c:c');
    await expect(panel(page).getByText('from a node to itself')).toBeAttached();
    await expect(page.locator('svg.picture')).toBeVisible();
  });
});
