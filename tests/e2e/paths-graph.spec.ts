/** Graphs that somebody draws, pastes or links, and what is missing in them. */

import { fetched as complete } from './support/fetched.ts';
import { button, lines, middle, open } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

test('a pasted graph is drawn, rubbish stays in the field, and a link brings the graph back', async ({
  page,
}) => {
  const figure = await open(page);
  await figure.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  await figure.locator('details summary', { hasText: 'The graph as text' }).click();
  const text = figure.locator('textarea[name=graph]');
  await text.fill('a -> ');
  await button(page, 'Draw this').click();
  await expect(figure.locator('.panel [role=alert]')).toContainText('Line 1');
  await expect(text).toHaveValue('a -> ');
  // What is read is shown before it counts, and what is said of one text reads no other.
  await text.fill('0 1 3\n1 2 3\n2 3 9');
  const read = figure.locator('#about-graph');
  await expect(read).toContainText(
    '4 nodes, 3 edges, which lead both ways. The third column was taken as weights',
  );
  await figure.getByLabel('more nodes').check();
  await expect(read).toContainText('5 nodes');
  await expect(lines(page)).toContainText('The graph has 9 nodes');
  await text.fill('a b 1\nb c 1');
  await expect(read).toContainText(
    '3 nodes, 2 edges, which lead both ways. The third column was taken as weights',
  );
  await text.fill('<svg/>');
  await expect(figure.locator('.panel [role=alert]')).toContainText('This looks like XML');
  await text.fill('graph { <b> -- s -- "<i>t</i>"; s -- u -- "<i>t</i>" }'.replace('<b>', '"<b>"'));
  await button(page, 'Draw this').click();
  await expect(lines(page)).toContainText('Its start is <b>, its destination u.');
  await expect(page).toHaveURL(/graph=drawn/);
  const link = await page.evaluate(() => location.hash.slice(1));
  await open(page, link);
  await button(page, 'How many are there?').click();
  await expect(figure.locator('.counted')).toContainText('2');
});

test('a graph of another program is read with its layout, and what it leaves open is asked', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const figure = await open(page);
  await figure.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  await figure.locator('details summary', { hasText: 'The graph as text' }).click();
  const text = figure.locator('textarea[name=graph]');
  await complete(page);
  const before = fetched.length;
  const node = (id: string, x: number, y: number) => ({ data: { id }, position: { x, y } });
  const nodes = [node('a', 0, 0), node('b', 9, 0), node('c', 9, 9)];
  const edges = ['ab', 'bc'].map(([source, target]) => ({ data: { source, target } }));
  await text.fill(JSON.stringify({ elements: { nodes, edges } }));
  const read = figure.locator('#about-graph');
  await expect(read).toContainText(
    'Read as Cytoscape JSON: 3 nodes, 2 edges, which lead both ways. The layout of the text is kept',
  );
  // The reader of a format comes with the first text of it.
  expect(fetched.length).toBeGreaterThan(before);
  await figure.getByLabel('one way, as they are written').check();
  await expect(read).toContainText('which lead one way');
  await button(page, 'Draw this').click();
  await expect(lines(page)).toContainText('Its start is a, its destination c.');
  // A link holds places only for what somebody has laid out.
  await expect(page).toHaveURL(/graph=drawn/);
  await text.fill('graph [\n node [ id 0 ]\n edge [ source 0 target 1 ]\n]');
  await expect(figure.locator('.panel [role=alert]')).toContainText('Line 3, column 2');
});

test('a link that fits no graph says why, beside a graph that works', async ({ page }) => {
  for (const [link, said] of [
    ['size=99', 'A graph of this kind has a size from 1 to 17, not 99.'],
    ['from=77', 'This graph has no node 77: its number of nodes is 9.'],
    ['graph=drawn&drawn=xx', 'The link’s “drawn” says “xx”, and that is not a drawn graph.'],
    [
      `graph=drawn&drawn=${encodeURIComponent('**a:->:b')}`,
      'Line 1, column 3: the name of a node is missing',
    ],
  ] as const) {
    const figure = await open(page, `v=1&${link}`);
    await expect(figure.locator('.notices')).toContainText(said);
    await expect(lines(page)).toContainText('Find a way from 1 to 9');
  }
});

test('the layout by forces is fetched with the first graph that needs it, and keeps nodes apart', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await open(page);
  await complete(page);
  const before = fetched.size;
  const drawn = encodeURIComponent('**1:2,6;2:3,7;3:4,8;4:5,9;5:10;6:7;7:8;8:9;9:10');
  const figure = await open(page, `v=1&graph=drawn&drawn=${drawn}&from=1&to=10`);
  const nodes = figure.locator('svg.picture [role=gridcell]');
  await expect(nodes).toHaveCount(10);
  expect(fetched.size).toBeGreaterThan(before);
  const spots = await Promise.all(Array.from({ length: 10 }, (_, node) => middle(figure, node)));
  const [width] = [await figure.locator('#graph-0').boundingBox()].map((box) => box?.width ?? 0);
  for (const [at, [x, y]] of spots.entries()) {
    for (const [left, top] of spots.slice(0, at)) {
      expect(Math.hypot(x - left, y - top)).toBeGreaterThan(width ?? 0);
    }
  }
});

test('a graph is drawn from nothing by mouse: each node stays where it was put', async ({
  page,
}) => {
  const figure = await open(page);
  await figure.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  await button(page, 'Empty').click();
  await expect(lines(page)).toContainText('The graph has no nodes.');
  // Beside its panel the picture is narrower a moment later.
  const width = async () => (await figure.locator('svg.picture').boundingBox())?.width;
  await expect.poll(width).toBeLessThan(600);
  await figure.locator('[name=graph-tool][value=add]').check();
  const box = await figure.locator('svg.picture').boundingBox();
  const spots = [
    [90, 60],
    [300, 90],
    [110, 420],
    [330, 400],
  ].map(([x = 0, y = 0]) => [(box?.x ?? 0) + x, (box?.y ?? 0) + y] as const);
  for (const [at, [x, y]] of spots.entries()) {
    await page.mouse.click(x, y);
    await expect(figure.locator('svg.picture [role=gridcell]')).toHaveCount(at + 1);
  }
  for (const [node, [x, y]] of spots.entries()) {
    const [left, top] = await middle(figure, node);
    expect(Math.hypot(left - x, top - y)).toBeLessThan(2);
  }
  await figure.locator('[name=graph-tool][value=join]').check();
  for (const [from, to] of [
    [0, 1],
    [1, 3],
    [0, 2],
    [2, 3],
  ] as const) {
    await page.mouse.move(...(await middle(figure, from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(figure, to)), { steps: 4 });
    await page.mouse.up();
  }
  await figure.locator('[name=graph-tool][value=from]').check();
  await figure.locator('#graph-0').click();
  await figure.locator('[name=graph-tool][value=to]').check();
  await figure.locator('#graph-3').click();
  await expect(lines(page)).toHaveText(
    'The graph has 4 nodes and 4 edges. Its start is A, its destination D.',
  );
  await figure.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  for (const node of [1, 3]) await figure.locator(`#graph-${node}`).click();
  await expect(lines(page)).toHaveText('That is a path: A → B → D. Is there another?');
});
