import { readFile } from 'node:fs/promises';
import { parseFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import { expect } from '../support/visit.ts';
import { samples, TITLE } from './sample.ts';

/**
 * The file of a feed has the post, and in it, for each element and each frame of our site at an address, a
 * picture with a text and a link to its moment.
 */
export async function expectFeed(file: string, site: string): Promise<void> {
  const read = parseFeed(await readFile(file, 'utf8'));
  if (read.format !== 'atom') throw new Error(`the feed is read as ${read.format}`);
  const post = read.feed.entries?.find(({ title }) => title?.value === TITLE);
  const content = JSDOM.fragment(post?.content?.value ?? '');
  for (const { exhibit, link } of samples) {
    const address = `${site}${exhibit}/#${link}`;
    const pictures = [...content.querySelectorAll('img')].filter(
      (one) => one.closest('a')?.getAttribute('href') === address,
    );
    expect(pictures.map(({ src }) => src)).toEqual(Array(2).fill(`${site}plates/${exhibit}.png`));
    for (const { alt } of pictures) expect(alt).toContain('“is 1 < 2?”');
  }
}
