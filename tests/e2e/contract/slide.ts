/** A page of somebody else that shows its figures scaled, as tools for slides do. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { hostPage } from '../support/host.ts';
import { expect, test } from '../support/test.ts';
import type { Exhibit } from './exhibit.ts';
import { Figure } from './figure.ts';

/** Scales a slide by CSS, about its upper left corner. */
export type Rescale = (style: string) => Promise<void>;

/** The figures on a slide: the element, and the same moment in a frame. */
export interface Slide {
  readonly element: Figure;
  readonly frame: Figure;
  readonly rescale: Rescale;
}

/** Shows a moment on a slide that is 700 px wide before it is scaled. */
export async function onSlide(
  page: Page,
  exhibit: Exhibit,
  scene: string,
  see: (slide: Slide) => Promise<void>,
): Promise<void> {
  const { slug } = exhibit;
  const site = test.info().project.use.baseURL;
  const text = scene.replaceAll('&', '&amp;');
  const body = `<script type="module" src="${site}embed.js"></script>
    <div id="slide" style="inline-size: 700px">
      <appleyard-${slug} scene="${text}"></appleyard-${slug}>
      <iframe src="${site}embed.html?figure=${slug}#${text}" width="640" height="520" title="A frame"></iframe>
    </div>`;
  await hostPage(body, async (address) => {
    await page.goto(address);
    const element = await stand(new Figure(page, exhibit));
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const inside = await (await page.locator('iframe').elementHandle())?.contentFrame();
    expect(inside, 'the frame').toBeTruthy();
    const frame = await stand(new Figure(page, exhibit, inside ?? undefined));
    const rescale: Rescale = async (style) => {
      await page.locator('#slide').evaluate((slide, text) => {
        slide.style.cssText = `inline-size: 700px; transform-origin: 0 0; ${text}`;
      }, style);
    };
    await see({ element, frame, rescale });
  });
}

/** A place on the screen, in px. */
export type Spot = readonly [x: number, y: number];

/**
 * Where a part of a figure is on the screen, at shares of its width and height. What a tool says of a place in a
 * frame is wrong where the frame is zoomed, so the frame's own px are counted from where it stands.
 */
export async function spot(
  { frame }: Figure,
  part: Locator,
  across = 0.5,
  down = 0.5,
): Promise<Spot> {
  const [x, y] = await part.evaluate(
    (it, shares) => {
      const box = it.getBoundingClientRect();
      if (!(box.width + box.height)) throw new Error('nothing is seen there');
      return [box.x + shares[0] * box.width, box.y + shares[1] * box.height] as const;
    },
    [across, down] as const,
  );
  if (!frame.parentFrame()) return [x, y];
  const around = (await frame.frameElement()) as ElementHandle<HTMLElement>;
  return around.evaluate(
    (it, [right, below]) => {
      const { offsetWidth, offsetHeight, clientLeft, clientTop } = it;
      const box = it.getBoundingClientRect();
      const [wide, high] = [box.width / offsetWidth, box.height / offsetHeight];
      return [box.x + wide * (clientLeft + right), box.y + high * (clientTop + below)] as const;
    },
    [x, y] as const,
  );
}

/** Scrolls to a part of a figure, and waits until it stands still, in its frame and with it. */
export async function settle(figure: Figure, part: Locator): Promise<void> {
  let [before, now] = ['', 'unknown'];
  while (before !== now) {
    before = now;
    await part.evaluate(async (it) => {
      it.scrollIntoView({ block: 'center', inline: 'center' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    now = [await spot(figure, part, 0, 0), await spot(figure, part, 1, 1)].join();
  }
}

async function stand(figure: Figure): Promise<Figure> {
  await figure.stands();
  return figure;
}
