/** Whatever goes wrong in a page must be reported. The other tests rely on it. */
import { expect } from 'vitest';
import { galleryWords } from '../e2e/support/catalogue.ts';
import { hostPage } from '../e2e/support/host.ts';
import { inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

async function hears(reader: Reader): Promise<void> {
  await reader.sees('h1', galleryWords('en').text('lede'));
  expect(await reader.browser.complaints()).toEqual([]);
  await reader.browser.ask(() => {
    console.error('first');
    console.warn('second');
    setTimeout(() => {
      throw new Error('third');
    });
    void Promise.reject(new Error('fourth'));
    const picture = document.createElement('img');
    // One engine complains twice about a blocked picture, both times before this event.
    picture.addEventListener('error', () => console.error('fifth'));
    picture.src = 'data:image/png;base64,AA';
    document.body.append(picture);
  });
  const heard: string[] = [];
  const all = ['first', 'second', 'third', 'fourth', 'img-src', 'fifth'];
  await expect
    .poll(async () => {
      heard.push(...(await reader.browser.complaints()));
      return all.filter((word) => heard.some((complaint) => complaint.includes(word)));
    })
    .toEqual(all);
}

inEveryEngine({
  'errors and warnings of a page are heard': async (reader, site) => {
    await reader.browser.open(site);
    await hears(reader);
  },
  'errors and warnings of a frame of another origin are heard': async (reader, site) => {
    await hostPage(`<iframe src="${site}"></iframe>`, async (address) => {
      await reader.browser.open(address);
      await reader.browser.enter('iframe');
      await hears(reader);
      await reader.browser.enter();
    });
  },
});
