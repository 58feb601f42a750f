/** What a pointer drags in a figure comes where the pointer is, also on a scaled page. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import type { Figure } from './figure.ts';
import { onSlide, type Spot, settle, spot } from './slide.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

const scales = ['transform: scale(0.6)', 'transform: scale(1.5)', 'zoom: 1.5', 'zoom: 0.75'];

/** A gesture at a moment, and what the figure shows after it, which is the same at every scale. */
interface Gesture {
  readonly name: string;
  readonly slug: Slug;
  readonly scene: string;
  /** A panel that is opened first, and what is chosen there. */
  readonly panel?: string;
  readonly choose?: string;
  act(figure: Figure): Promise<unknown>;
}

async function drag({ page }: Figure, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

/** Scrolls a part of a panel to where neither the picture, which stays in sight, nor the steps cover it. */
async function uncover(figure: Figure, part: Locator): Promise<void> {
  await settle(figure, part);
  await part.evaluate((it) => {
    const root = it.getRootNode() as ShadowRoot;
    const free = () => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const found = root.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && it.contains(found);
    };
    const top = scrollY;
    for (let by = 0; !free() && by < innerHeight; by += 40) scrollTo(0, top - by);
    if (!free()) throw new Error('it is covered wherever the page is scrolled');
  });
  await drawn(figure);
}

/** The figure has drawn what the pointer has changed. */
const drawn = ({ element }: Figure): Promise<void> =>
  element.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Drags a node of a graph to a place of the picture; how far from the pointer it stands then, in px. */
async function nodeDragged(figure: Figure): Promise<string> {
  const picture = figure.element.locator('svg.picture');
  await settle(figure, picture);
  const node = picture.locator('#graph-1');
  const to = await spot(figure, picture, 0.3, 0.4);
  await drag(figure, await spot(figure, node), to);
  const away = async () => {
    const [x, y] = await spot(figure, node);
    return Math.hypot(x - to[0], y - to[1]);
  };
  await expect.poll(away).toBeLessThan(2);
  return 'at the pointer';
}

/** The lines of words in the exported picture, each with its place across. */
function wordsExported(): Gesture['act'] {
  let plain: { readonly apart: readonly number[]; readonly across: readonly number[] } | undefined;
  return async ({ page, panel, words }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel
        .getByRole('button', { name: words.text('export-svg') })
        .evaluate((button) => (button as HTMLElement).click()),
    ]);
    const [, around = ''] = (await readFile(await download.path(), 'utf8')).split('<a href');
    const lines = [...around.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)/g)];
    expect(lines.length).toBeGreaterThan(2);
    const down = lines.map(([, , y]) => Number(y));
    // The picture between the title and the rest may have another share of the screen.
    const apart = down.slice(2).map((y, i) => y - (down[i + 1] ?? 0));
    const across = lines.map(([, x]) => Number(x));
    // Letters may be a part of a pixel wider under a zoom.
    plain ??= { apart, across };
    for (const way of ['apart', 'across'] as const) {
      for (const [i, px] of { apart, across }[way].entries()) {
        expect.soft(Math.abs(px - (plain[way][i] ?? 0)), `${way}, line ${i}`).toBeLessThan(2);
      }
    }
    return lines.map(([, , , text]) => text);
  };
}

const gestures: readonly Gesture[] = [
  {
    name: 'its words have their places in the exported picture',
    slug: 'nim',
    scene: 'v=1&heaps=1,4,5,7',
    panel: 'export',
    act: wordsExported(),
  },
  {
    name: 'a comparator is drawn from wire 2 to wire 7',
    slug: 'networks',
    scene: 'v=1&wires=8&kind=typed&net=-',
    async act(figure) {
      await settle(figure, figure.picture);
      const [from, to] = await Promise.all(
        [1, 6].map((at) => spot(figure, figure.picture.locator(`#w${at}`))),
      );
      if (from && to) await drag(figure, from, to);
      await expect.poll(() => figure.link()).toContain('net=2:');
      return /net=[^&]*/.exec(await figure.link())?.[0];
    },
  },
  {
    name: 'a node of a graph with tokens is moved',
    slug: 'games',
    scene: 'v=1&tokens=3**A:B,C%3BB:C%3BC:D',
    panel: 'tokens',
    choose: '[name=graph-tool][value=move]',
    act: nodeDragged,
  },
  {
    name: 'a node of a graph with paths is moved',
    slug: 'paths',
    // The nodes at the corners hold the picture as it is while the one between them is moved.
    scene:
      'v=1&graph=drawn&drawn=*0,0,500,500,1000,0,0,1000,1000,1000*A:B,C,D,E&oneway=on&from=1&to=3',
    panel: 'graph',
    choose: '[name=graph-tool][value=move]',
    act: nodeDragged,
  },
  {
    name: 'the line around a part is moved',
    slug: 'machines',
    scene: 'v=1',
    panel: 'boundary',
    async act(figure) {
      const line = figure.element.locator('#boundary-0');
      await settle(figure, line.locator('circle'));
      const moved: (string | null)[] = [];
      // The line stays where it was put, whatever is shown next, so it goes to two places.
      for (const across of [0.3, 0.7]) {
        const from = await spot(figure, line.locator('circle'));
        const [x] = await spot(figure, figure.picture, across);
        await drag(figure, from, [x, from[1]]);
        moved.push(await line.getAttribute('aria-valuenow'));
      }
      expect(moved[0]).not.toBe(moved[1]);
      return moved;
    },
  },
  {
    name: 'a pointer reads a chart',
    slug: 'chain',
    scene: 'v=1&objects=12',
    panel: 'race',
    async act(figure) {
      const chart = figure.panel.locator('svg.chart[aria-valuenow]').first();
      await uncover(figure, chart);
      const read: (string | null)[] = [];
      for (const across of [0.3, 0.7]) {
        await figure.page.mouse.move(...(await spot(figure, chart, across)));
        await drawn(figure);
        read.push(await chart.getAttribute('aria-valuenow'));
      }
      return read;
    },
  },
  {
    name: 'a pointer reads a map',
    slug: 'chain',
    scene: 'v=1&objects=12',
    panel: 'map',
    async act(figure) {
      const nodes = figure.panel.locator('svg.map [role=gridcell]');
      const read: (string | null)[] = [];
      for (const at of [1, 4, 9]) {
        await uncover(figure, nodes.nth(at));
        await figure.page.mouse.move(...(await spot(figure, nodes.nth(at))));
        await drawn(figure);
        read.push(await figure.panel.locator('.map-here p').textContent());
      }
      return read;
    },
  },
];

for (const { name, slug, scene, panel, choose, act } of gestures) {
  test(`${slug} on a scaled page: ${name}`, async ({ page }) => {
    const exhibit = exhibits.find((one) => one.slug === slug);
    if (!exhibit) throw new Error(slug);
    await onSlide(page, exhibit, scene, async ({ element, rescale }) => {
      let plain: unknown;
      for (const style of ['', ...scales]) {
        // A tool that presses buttons misses them under a zoom.
        await rescale('');
        await element.show(scene);
        if (panel) await element.openPanel(panel);
        if (choose) await element.panel.locator(choose).check();
        await rescale(style);
        const shown = await act(element);
        plain ??= shown;
        expect.soft(shown, style).toEqual(plain);
      }
    });
  });
}
