/** Figures in other people's pages, and in frames. */
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { hostPage } from '../e2e/support/host.ts';
import { type Host, hosts } from '../hosts/hosts.ts';
import { type Check, dist, inEveryEngine } from './support/engines.ts';

const spanish = wordsOf('es', []);

const isFramed =
  (slug: Slug): Check =>
  async (reader, site) => {
    const source = `${site}embed.html?figure=${slug}&lang=es#v=1&cursor=2`;
    const frame = `<iframe src="${source.replace('&', '&amp;')}" width="480" height="420"></iframe>`;
    await hostPage(frame, async (address) => {
      await reader.open(address, 'iframe');
      await reader.isAt(2);
      // The script of the frame has the frame's own origin.
      await expect.poll(() => reader.where(slug)).toBe('worker');
      expect(await reader.attributes('html', 'lang')).toEqual(['es']);
      await reader.clickButton('transport-forward', spanish);
      await reader.isAt(3);
      await reader.press(',');
      await reader.isAt(2);
      const size = await reader.browser.ask(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth <= innerWidth, scrollHeight <= innerHeight];
      });
      expect(size, 'no scrollbars').toEqual([true, true]);
      await reader.browser.enter();
    });
  };

/** The figure is drawn, and follows the page's prose, its own buttons and its keys. */
const isHosted =
  (host: Host): Check =>
  async (reader) => {
    const { address, exhibit, frame, place, close } = await host.open(dist);
    try {
      await reader.open(address, frame);
      await expect.poll(() => reader.where(exhibit)).toBe(place);
      const before = await reader.step();
      await reader.browser.enter();
      await reader.click('a[data-appleyard=fig1]');
      await reader.browser.enter(frame);
      await expect.poll(() => reader.step()).not.toBe(before);
      const { step } = await reader.moment();
      await reader.clickButton(step === 0 ? 'transport-forward' : 'transport-back');
      await expect.poll(() => reader.step()).not.toBe(step);
      const other = await reader.step();
      await reader.press(step === 0 ? ',' : '.');
      await reader.isAt(step);
      expect(Math.abs(other - step)).toBe(1);
    } finally {
      // The page may still be fetching, which must not fail because its server is gone.
      await reader.browser.open('about:blank');
      await close();
    }
  };

inEveryEngine({
  ...Object.fromEntries(slugs.map((slug) => [`${slug} stands in a frame`, isFramed(slug)])),
  ...Object.fromEntries(hosts.map((host) => [host.about, isHosted(host)])),
});
