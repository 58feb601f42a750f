/** A printed page shows each figure, also those that have not been near the screen. */
import type { Page } from '@playwright/test';
import { roomStyles } from '../../www/src/embedding/reference.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { host, type Plan } from './hosts.ts';
import { expect, picture, test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 700 } });

const plan: Plan = {
  name: 'long-post',
  about: 'a page with figures far below',
  page: 'long-post.html',
  exhibit: 'nim',
  place: 'main',
};

/** Everything but the first element and the first frame is farther below than any browser looks ahead. */
const far = (html: string): string =>
  html
    .replace(/( {4}<appleyard-lattice)/, '<div class="far"></div>$1')
    .replace(/( {4}<figure><iframe [^>]*figure=lattice)/, '<div class="far"></div>$1')
    .replace(
      '</style>',
      `.far { height: 12000px } @media print { .far { display: none } } ${roomStyles}</style>`,
    );

interface Seen {
  /** The size of what is drawn of the figure, in px. */
  readonly width: number;
  readonly height: number;
  /** Whether that is the figure, and not the picture in its snippet. */
  readonly live: boolean;
}

/** What paper shows of each figure. */
const seen = (page: Page): Promise<Record<string, Seen>> =>
  page.evaluate(
    (names) => {
      const sizeOf = (element: Element | null | undefined) => {
        const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const loaded = !(element instanceof HTMLImageElement) || element.naturalWidth > 0;
        return loaded ? { width, height } : { width: 0, height: 0 };
      };
      const found: Record<string, Seen> = {};
      for (const slug of names) {
        const element = document.querySelector(`#${slug}-element`);
        const svg = element?.shadowRoot?.querySelector('svg.picture');
        found[`${slug}-element`] = {
          ...sizeOf(svg ?? element?.querySelector('img')),
          live: Boolean(svg),
        };
        const frame = document.querySelector<HTMLIFrameElement>(`#${slug}-frame`);
        const live = sizeOf(frame).height > 0;
        const picture = frame?.closest('figure')?.querySelector('img');
        found[`${slug}-frame`] = { ...sizeOf(live ? frame : picture), live };
      }
      return found;
    },
    slugs as readonly Slug[],
  );

test('each figure is on paper, itself or its picture, and the page is as before', async ({
  page,
  arrive,
}) => {
  await arrive(host({ ...plan, rewrite: far }));
  await expect(picture(page.locator('#nim-element'))).toBeVisible();
  // The pictures of the frames are fetched when the page has nothing else to do.
  const pictures = page.locator('figcaption img');
  await expect(pictures).not.toHaveCount(0);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toBe(true);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const onPaper = await seen(page);
  expect(Object.keys(onPaper)).toHaveLength(2 * slugs.length);
  for (const [figure, { width, height }] of Object.entries(onPaper)) {
    expect(width, figure).toBeGreaterThan(300);
    expect(height, figure).toBeGreaterThan(150);
  }
  expect(onPaper['nim-element']?.live).toBe(true);
  expect(onPaper['chain-element']?.live, 'it has not been near').toBe(false);
  expect(onPaper['chain-frame']?.live, 'it has not been near').toBe(false);
  await test.step('nothing that can only be pressed is on paper', async () => {
    for (const part of ['.transport', '.words', '.narration button']) {
      await expect(page.locator('#nim-element').locator(part).first()).toBeHidden();
    }
    await expect(page.locator('#nim-element').locator('.printed')).toContainText('/nim/#v=1');
  });
  await test.step('a figure is as tall on paper as what it says', async () => {
    const [whole, last] = await page.locator('#nim-element').evaluate((figure) => {
      const printed = figure.shadowRoot?.querySelector('.printed');
      return [figure, printed].map((one) => one?.getBoundingClientRect().bottom ?? 0);
    });
    expect(whole).toBeGreaterThanOrEqual(last ?? Number.POSITIVE_INFINITY);
  });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('#chain-frame')).toHaveCSS('display', 'inline');
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();

  // A real print, with the events of the browser.
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1')).toContain('%PDF');
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
});

test('a frame has loaded when its figure is drawn, so that browsers can wait for it', async ({
  page,
  arrive,
}) => {
  const rewrite = (html: string): string => far(html).replace(/<script.*<\/script>/, '');
  await arrive(host({ ...plan, rewrite }));
  const drawn = await page.locator('#chain-frame').evaluate(async (frame: HTMLIFrameElement) => {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    // As a browser does before it prints.
    frame.loading = 'eager';
    await loaded;
    return new Promise((resolve) => {
      // The frame says first that it is there.
      addEventListener('message', ({ data }) => {
        if (data?.type === 'appleyard-drawn') resolve(true);
      });
      frame.contentWindow?.postMessage({ type: 'appleyard-theme', theme: 'light' }, '*');
    });
  });
  expect(drawn).toBe(true);
});
