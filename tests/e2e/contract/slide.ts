/** A page of somebody else that shows its figures scaled, as tools for slides do. */
import type { Page } from '@playwright/test';
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

async function stand(figure: Figure): Promise<Figure> {
  await figure.stands();
  return figure;
}
