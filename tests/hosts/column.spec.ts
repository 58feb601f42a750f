/** A pasted frame fits its column without our script, and its picture is only for places without frames. */
import { scrolls } from '../e2e/support/inspect.ts';
import { host, type Plan } from './hosts.ts';
import { expect, frameOf, test } from './support/visit.ts';

const plan: Plan = {
  name: 'column',
  about: 'a post with a pasted frame, and no script of ours',
  page: 'markdown-blog.html',
  exhibit: 'lattice',
  place: 'worker',
};
const withoutScript = (html: string): string => html.replace(/<script.*<\/script>/, '');
/** Most blogs take the margin of a figure away; browsers give it 40 px on each side. */
const withoutMargin = (html: string): string =>
  withoutScript(html).replace('</head>', '<style>figure{margin:0}</style></head>');

for (const [what, rewrite] of [
  ['of a page without styles', withoutScript],
  ['of a blog', withoutMargin],
] as const) {
  test(`a frame is as wide as its column ${what}, on a phone and on a wide screen`, async ({
    page,
    arrive,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.png')) pictures.push(request.url());
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await arrive(host({ ...plan, rewrite }));
      // The element above it shows its picture, as its script is gone.
      await page.locator('appleyard-lattice').evaluate((element) => element.remove());
      pictures.length = 0;
      await page.locator('iframe').scrollIntoViewIfNeeded();
      const inside = await frameOf(page, 'iframe');
      await expect(inside.locator('svg.picture')).toBeVisible();
      const [frame, column] = await page.locator('iframe').evaluate((element) => {
        const widthOf = (one: Element | null) => one?.getBoundingClientRect().width;
        return [widthOf(element), widthOf(element.parentElement)];
      });
      expect(frame).toBe(column);
      await expect.poll(() => scrolls(page)).toEqual([]);
      const over = () =>
        inside.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(over).toBe(0);
      const caption = page.locator('figcaption');
      await expect(caption.locator('img')).toBeHidden();
      await expect(caption.getByRole('link')).toHaveText('Would you go first?');
      expect(pictures).toEqual([]);
    }
  });
}
