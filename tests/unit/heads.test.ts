import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headOf, heads, oembed } from '../../scripts/vite-heads.ts';
import { allWords } from '../../scripts/vite-words.ts';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { frameAddress } from '../../www/src/share/address.ts';

const words = allWords();
const base = { url: 'https://example.org/appleyard/0.1.0/', isPublic: true };
const read = (folder: string) =>
  readFileSync(new URL(`../../www/${folder}index.html`, import.meta.url), 'utf8');

/** The tags of a page by their names, such as `og:title` or `alternate`. */
function tagsOf(folder: string, where: typeof base | undefined = base): Map<string, string> {
  const tags = headOf(read(folder), folder, words, where).map(({ attrs = {} }) => attrs);
  return new Map(
    tags.map(({ property, name, rel, content, href }) => [
      String(property ?? name ?? rel),
      String(content ?? href),
    ]),
  );
}

/** The files that a build for this address writes, by their names. */
function emittedBy(configured: string | null, bundle: object): Map<string, string> {
  const emitted = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    emitted.set(fileName, source);
  const { generateBundle } = heads(configured, '0.1.0') as unknown as {
    generateBundle: { handler: (this: object, options: object, bundle: object) => void };
  };
  generateBundle.handler.call({ emitFile }, {}, bundle);
  return emitted;
}

const folders = ['', 'embedding/', ...slugs.map((slug) => `${slug}/`)];

describe('the head of a page', () => {
  test.each(folders)('says to other sites what the page is: “%s”', (folder) => {
    const tags = tagsOf(folder);
    const [, title = ''] = /<title>(.*)<\/title>/.exec(read(folder)) ?? [];
    expect(title).toContain(tags.get('og:title'));
    expect(tags.get('og:title')).toMatch(/^\p{Lu}.{5,}/u);
    expect(read(folder)).toContain(
      `<meta name="description" content="${tags.get('og:description')}"`,
    );
    expect(tags.get('og:description')?.length).toBeGreaterThan(50);
    expect(tags.get('og:type')).toBe('website');
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('og:image:alt')?.length).toBeGreaterThan(50);
    expect(tags.get('og:url')).toBe(`${base.url}${folder}`);
    const slug = slugs.find((one) => folder === `${one}/`);
    expect(tags.get('og:image')).toBe(`${base.url}plates/${slug ?? 'nim'}.png`);
    expect(tags.get('alternate')).toBe(slug && `${base.url}${slug}/oembed.json`);
  });

  test('has no address that nobody knows', () => {
    const tags = headOf(read('nim/'), 'nim/', words, undefined);
    const named = tags.map(({ attrs = {} }) => Object.values(attrs).join(' ')).join('\n');
    expect(named).toContain('../plates/nim.png');
    expect(named).not.toMatch(/https?:|og:url|oembed/);
  });

  test('stays as it is where a page is not for links', () => {
    expect(headOf('<title>A</title>', 'embed.html', words, base)).toEqual([]);
  });
});

describe('the oEmbed answer', () => {
  test.each(slugs)('has every field that the format asks for: %s', (slug) => {
    const answer = oembed(slug, words, base, { width: 960, height: 600 });
    expect(answer).toMatchObject({
      type: 'rich',
      version: '1.0',
      provider_name: 'Appleyard',
      provider_url: base.url,
      title: tagsOf(`${slug}/`).get('og:title'),
      width: 640,
      height: 480,
      thumbnail_url: `${base.url}plates/${slug}.png`,
      thumbnail_width: 960,
      thumbnail_height: 600,
    });
    const address = frameAddress(base.url, { exhibit: slug, link: 'v=1', title: '', picture: '' });
    const [, frame = ''] = /<iframe ([^>]*)>/.exec(answer.html) ?? [];
    expect(frame).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
    expect(frame).toContain(`height="${answer.height}"`);
  });

  test('is a file beside each exhibit, with the size of its picture', () => {
    const source = new Uint8Array(readFileSync(new URL('../../docs/nim.png', import.meta.url)));
    const emitted = emittedBy('https://example.org/appleyard', {
      'plates/nim.png': { type: 'asset', source },
    });
    expect([...emitted.keys()].sort()).toEqual(slugs.map((slug) => `${slug}/oembed.json`).sort());
    const answer = JSON.parse(emitted.get('nim/oembed.json') ?? '');
    expect(answer).toMatchObject({ type: 'rich', provider_url: base.url });
    expect([answer.thumbnail_width, answer.thumbnail_height]).toEqual([824, 504]);
  });

  test('is not made for an address that nobody knows', () => {
    expect(emittedBy(null, {}).size).toBe(0);
  });

  test('has all fields of a thumbnail or none', () => {
    const names = Object.keys(oembed('nim', words, base, undefined));
    expect(names.filter((name) => name.startsWith('thumbnail'))).toEqual([]);
  });
});
