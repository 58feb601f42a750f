/** What a pointer drags in a figure comes where the pointer is, also on a scaled page. */
import type { Locator } from '@playwright/test';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import type { Figure } from './figure.ts';
import { onSlide } from './slide.ts';

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

/** A place in the box of an element as the screen shows it, in shares of its width and height. */
async function spot(one: Locator, across = 0.5, down = 0.5): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width + height).toBeGreaterThan(0);
  return [x + across * width, y + down * height];
}

const view = (one: Locator): Promise<void> =>
  one.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'center' }));

async function drag(
  { page }: Figure,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

/** Drags a node of a graph to a place of the picture; how far from the pointer it stands then, in px. */
async function nodeDragged(figure: Figure): Promise<string> {
  const plate = figure.element.locator('svg.plate');
  await view(plate);
  const node = plate.locator('#graph-1');
  const to = await spot(plate, 0.62, 0.41);
  await drag(figure, await spot(node), to);
  const away = async () => {
    const [x, y] = await spot(node);
    return Math.hypot(x - to[0], y - to[1]);
  };
  await expect.poll(away).toBeLessThan(2);
  return 'at the pointer';
}

const gestures: readonly Gesture[] = [
  {
    name: 'a comparator is drawn from wire 2 to wire 7',
    slug: 'networks',
    scene: 'v=1&wires=8&kind=typed&net=-',
    async act(figure) {
      await view(figure.plate);
      const [from, to] = await Promise.all(
        [1, 6].map((at) => spot(figure.plate.locator(`#w${at}`))),
      );
      if (from && to) await drag(figure, from, to);
      await expect.poll(() => figure.link()).toContain('net=');
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
];

for (const { name, slug, scene, panel, choose, act } of gestures) {
  test(`${slug} on a scaled page: ${name}`, async ({ page }) => {
    const exhibit = exhibits.find((one) => one.slug === slug);
    if (!exhibit) throw new Error(slug);
    await onSlide(page, exhibit, scene, async ({ element, rescale }) => {
      let plain: unknown;
      for (const style of ['', ...scales]) {
        await rescale(style);
        await element.show(scene);
        if (panel) await element.openPanel(panel);
        if (choose) await element.panel.locator(choose).check();
        const shown = await act(element);
        plain ??= shown;
        expect.soft(shown, style).toEqual(plain);
      }
    });
  });
}
