/** A figure in slides and columns: boxes that are scaled, have a height, or are as wide as their content. */
import { hostPage } from '../e2e/support/host.ts';
import { expect, test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

const script = `<script type="module" src="SITEembed.js"></script>`;
const chain = (id: string, attributes = ''): string =>
  `<appleyard-chain id="${id}" lang="en" scene="v=1" ${attributes}></appleyard-chain>`;

/** Boxes of 960 px by 700 px, as slides and columns have them. */
const boxes = {
  block: '',
  chain: '',
  column: 'display: flex; flex-direction: column',
  centred: 'display: flex; flex-direction: column; align-items: center; justify-content: center',
  row: 'display: flex',
  grid: 'display: grid; grid-template-rows: auto auto 1fr',
  'centred-grid': 'display: grid; place-items: center',
  content: 'inline-size: fit-content',
  float: 'float: left; inline-size: auto',
} as const;
/** The attributes of a figure, and the size that they give it; without them it has what it needs. */
const sizes = {
  sized: ['width="640" height="480"', [640, 480]],
  tall: ['width="800" height="600"', [800, 600]],
  own: ['', undefined],
} as const;

test('a figure has its size in boxes that have a height, and is never without any', async ({
  page,
}) => {
  test.slow();
  const slides = Object.entries(boxes).flatMap(([box, style]) =>
    Object.entries(sizes).map(([size, [attributes]]) => {
      const figure = chain(`${box}-${size}`, attributes);
      const inside =
        box === 'chain' ? `<div class="whole"><div class="whole">${figure}</div></div>` : figure;
      const words = box === 'row' ? '' : '<h2>A slide</h2><p>Some words.</p>';
      return `<div class="slide"><div class="box" style="${style}">${words}${inside}</div></div>`;
    }),
  );
  const styles = `<style>.slide { min-block-size: 1100px; clear: both } .whole { block-size: 100% }
    .box { inline-size: 960px; block-size: 700px }</style>`;
  const body =
    script.replace('SITE', test.info().project.use.baseURL ?? '') + styles + slides.join('');
  await hostPage(body, async (address) => {
    await page.goto(address);
    for (const box of Object.keys(boxes)) {
      for (const [size, [, expected]] of Object.entries(sizes)) {
        const figure = page.locator(`#${box}-${size}`);
        await figure.evaluate((one) => one.parentElement?.scrollIntoView());
        await expect(figure.locator('svg.picture'), `${box} ${size}`).toBeVisible();
        const [width, height] = await figure.evaluate(
          ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight],
        );
        if (expected) expect.soft([width, height], `${box} ${size}`).toEqual(expected);
        else {
          expect.soft(width, `${box} ${size}`).toBeGreaterThanOrEqual(640);
          expect.soft(height, `${box} ${size}`).toBeGreaterThan(400);
          // Its tabs need three lines here.
          expect.soft(height, `${box} ${size}`).toBeLessThan(760);
        }
      }
    }
    // A tool that copies an element copies what we have written on it, too.
    const copied = page.locator('.copy');
    await page.locator('#block-sized').evaluate((one) => {
      const copy = one.cloneNode(true) as Element;
      copy.id = '';
      copy.classList.add('copy');
      one.replaceWith(copy);
      copy.scrollIntoView();
    });
    await expect(copied.locator('svg.picture')).toBeVisible();
    const copy = await copied.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
      offsetWidth,
      offsetHeight,
    ]);
    expect(copy).toEqual([640, 480]);
  });
});

test('drags, wheels and frames mean the same on a scaled page', async ({ page, baseURL }) => {
  test.slow();
  const body = `${script.replace('SITE', baseURL ?? '')}<div id="outer"><div style="width: 760px">
    <appleyard-networks lang="en" scene="v=1"></appleyard-networks>
    <iframe src="${baseURL}embed.html?figure=lattice&amp;lang=en#v=1&amp;columns=9&amp;rows=8&amp;cursor=50" width="700" height="480"></iframe></div></div>`;
  for (const style of ['transform: scale(0.6)', 'transform: scale(1.65)', 'zoom: 1.4']) {
    await hostPage(body, async (address) => {
      await page.goto(address);
      await page.locator('#outer').evaluate((one, text) => {
        (one as HTMLElement).style.cssText = `${text}; transform-origin: 0 0`;
      }, style);
      const figure = page.locator('appleyard-networks');
      const comparators = figure.locator('svg.picture g.comparator[id]');
      await expect(comparators.first()).toBeVisible();
      const before = await comparators.count();
      const spot = async (id: string) => {
        const { x, y, width, height } = (await figure
          .locator(`svg.picture ${id}`)
          .boundingBox()) ?? {
          ...{ x: 0, y: 0, width: 0, height: 0 },
        };
        return [x + width / 2, y + height / 2] as const;
      };
      await figure.locator('svg.picture').scrollIntoViewIfNeeded();
      // From the second wire to the seventh, at the element's bead.
      await page.mouse.move(...(await spot('#w1')));
      await page.mouse.down();
      await page.mouse.move(...(await spot('#w6')), { steps: 6 });
      await page.mouse.up();
      await expect.poll(() => comparators.count(), style).toBe(before + 1);
      await expect
        .poll(
          () =>
            figure.evaluate((one) => (one as unknown as { currentLink(): string }).currentLink()),
          style,
        )
        .toContain(',2:7');

      // The mark under the pointer stays there when the wheel magnifies the picture.
      const [x, y] = await spot('#w3');
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await expect
        .poll(async () => Math.hypot((await spot('#w3'))[0] - x, (await spot('#w3'))[1] - y), style)
        .toBeLessThan(8);

      const frame = page.frameLocator('iframe');
      const mark = frame.locator('#p4-5');
      await page.locator('iframe').evaluate((one) => one.scrollIntoView());
      await expect(mark).toBeVisible();
      // The driver does not know the scale of a frame's page, so the test reckons itself.
      const inside = await mark.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      const place = await page.locator('iframe').evaluate((one, at) => {
        const { x, y, width } = one.getBoundingClientRect();
        const scale = width / (one as HTMLElement).offsetWidth;
        return [x + scale * (at.x + one.clientLeft), y + scale * (at.y + one.clientTop)] as const;
      }, inside);
      await page.mouse.click(...place);
      await expect(
        frame.getByRole('region', { name: 'Why (4, 5) is as it is' }),
        style,
      ).toBeVisible();
    });
  }
});
