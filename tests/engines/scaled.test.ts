/** A page of somebody else that scales its figures. Engines differ in what they say of places under a zoom. */
import { expect } from 'vitest';
import { hostPage } from '../e2e/support/host.ts';
import { sceneOf } from '../e2e/support/sorter.ts';
import type { Place } from './support/browser.ts';
import { inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

/** How the page scales the figure. */
const scales = [
  '',
  'transform: scale(0.6)',
  'transform: scale(1.5)',
  'zoom: 1.5',
  'zoom: 0.75',
  'zoom: 1.25; transform: scale(0.8)',
];

/**
 * The middle of a mark, as a pointer finds it: whatever an engine says of boxes, what is under a place is
 * under it.
 */
async function found(reader: Reader, mark: string): Promise<Place> {
  const [left, right, top, bottom] = await reader.browser.ask((find, wanted) => {
    const hits: [number, number][] = [];
    const [picture] = find('svg.picture');
    const root = picture?.getRootNode() as ShadowRoot;
    for (let y = 0; y < innerHeight; y += 3) {
      for (let x = 0; x < innerWidth; x += 3) {
        if (root.elementFromPoint(x, y)?.closest(wanted)) hits.push([x, y]);
      }
    }
    const [across, down] = [0, 1].map((side) => hits.map((hit) => hit[side] ?? 0));
    if (!across || !down) return [];
    return [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  }, mark);
  if (![left, right, top, bottom].every(Number.isFinite)) throw new Error(`there is no ${mark}`);
  return { x: ((left ?? 0) + (right ?? 0)) / 2, y: ((top ?? 0) + (bottom ?? 0)) / 2 };
}

/** Shows a network without comparators on a slide of 700 px that this style scales. */
const onSlide = (
  site: string,
  scene: string,
  style: string,
  visit: (at: string) => Promise<void>,
) =>
  hostPage(
    `<script type="module" src="${site}embed.js"></script>
      <div id="slide" style="inline-size: 700px; transform-origin: 0 0; ${style}">
        <appleyard-networks scene="${scene.replaceAll('&', '&amp;')}"></appleyard-networks>
      </div>`,
    visit,
  );

const scene = sceneOf([], 8).slice(1);

inEveryEngine({
  'on a scaled page a pointer hits what is under it': (reader, site) =>
    onSlide(site, scene, '', async (address) => {
      await reader.open(address);
      const link = () =>
        reader.browser.ask((find) => {
          const [figure] = find('appleyard-networks') as (Element & { currentLink(): string })[];
          return figure?.currentLink() ?? '';
        });
      for (const style of scales) {
        await reader.browser.ask(
          (find, css, text) => {
            const [slide] = find('#slide') as HTMLElement[];
            slide?.setAttribute('style', `inline-size: 700px; transform-origin: 0 0; ${css}`);
            const [figure] = find('appleyard-networks') as (Element & { scene: string })[];
            if (figure) figure.scene = text;
            scrollTo(0, 0);
          },
          style,
          scene,
        );
        await expect.poll(link, { message: style }).not.toContain('net=2:7');
        await reader.moment();
        await reader.browser.drag(await found(reader, '#w1'), await found(reader, '#w6'));
        await expect.poll(link, { message: style }).toContain('net=2:7');
      }
      await reader.browser.open('about:blank');
    }),
});
