/** Pictures of moments without a browser: what they show, what they say, and that each moment has one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pngOf } from '../../scripts/still/png.ts';
import { rastered } from '../../scripts/still/raster.ts';
import { galleryOf, type Still, still, type Wanted } from '../../scripts/still/still.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { elementSnippet } from '../../www/src/share/address.ts';
import { sure } from '../../www/src/sure.ts';
import { tokens } from '../../www/src/theme/tokens.ts';
import { languages } from '../../www/src/words/language.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { type Drawn, elementsOf } from './markup.ts';

const INK = 'rgb(33, 29, 23)';
const LOST = 'rgb(200, 64, 47)';
const WON = 'rgb(31, 122, 99)';

const make = (exhibit: Slug, link: string, more: Partial<Wanted> = {}): Promise<Still> =>
  still({ exhibit, link, ...more }, builtWasm);

/** The number of marks of a picture that have these attributes. */
function count({ svg }: Pick<Still, 'svg'>, attributes: Partial<Drawn>): number {
  const wanted = Object.entries(attributes);
  return elementsOf(svg).filter((one) => wanted.every(([name, value]) => one[name] === value))
    .length;
}

describe('the picture and its text are of the moment', () => {
  test('nim: the heaps of the link, an explanation, and a game after two moves', async () => {
    const heaps = await make('nim', 'v=1&heaps=1,4,5,7');
    expect(count(heaps, { tag: 'circle', fill: INK })).toBe(17);
    for (const said of [
      'From the heap of 1 you may take',
      'From the heap of 4 you may take',
      'From the heap of 5 you may take',
      'From the heap of 7 you may take',
    ]) {
      expect(heaps.text).toContain(said);
    }
    expect(count(heaps, { tag: 'text', text: 'Which stone would you take?' })).toBe(0);
    expect(count(heaps, { tag: 'tspan', text: 'Which stone would you take?' })).toBe(1);

    const why = await make('nim', 'v=1&why=on');
    // Three rings of moves that win, and the one stone without a partner.
    expect(count(why, { tag: 'circle', stroke: WON })).toBe(3);
    expect(count(why, { tag: 'circle', fill: 'rgb(224, 165, 38)' })).toBe(1);
    expect(why.text).toContain('You can win');

    const game = await make('nim', 'v=1&takes=3-1_1-1&opponent=human');
    expect(count(game, { tag: 'circle', fill: INK })).toBe(13);
    expect(game.text).toContain('2, 5, 6');
  });

  test('lattice: points up to the cursor, a question, and a raster', async () => {
    const midway = await make('lattice', 'v=1&cursor=57');
    expect(midway.text).toContain('57 of 273 points are coloured: 16 lost, 41 won');
    // The last point is drawn again, larger.
    expect(count(midway, { tag: 'circle', fill: LOST })).toBe(17);
    expect(midway.text).toContain('From (2, 10)');

    const asked = await make('lattice', 'v=1&ask=13,6');
    expect(count(asked, { tag: 'circle', fill: LOST })).toBe(76);
    expect(count(asked, { tag: 'polygon' })).toBe(2);
    expect(asked.text).toContain('(13, 6) is won');

    const raster = await make('lattice', 'v=1&columns=200&rows=200');
    expect(raster.text).toContain('200 by 200 points');
    const [, png = ''] = / href="data:image\/png;base64,([^"]+)"/.exec(raster.svg) ?? [];
    // Thousands of points in two colours, and nothing around them.
    expect(Buffer.from(png, 'base64').length).toBeGreaterThan(2000);
  });

  test('quicksort: the list midway, another list, and a race', async () => {
    const midway = await make(
      'quicksort',
      'v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first&cursor=10',
    );
    expect(midway.text).toMatch(/The list: (?:\d ){6}\d\./);
    expect(midway.text).toContain('The program is working on places');
    const list = /The list: ([\d ]+)\./.exec(midway.text)?.[1];
    const under = elementsOf(midway.svg).filter(
      ({ tag, text }) => tag === 'text' && /^\d$/.test(text),
    );
    expect(under.map(({ text }) => text).join(' ')).toBe(list);

    const start = await make('quicksort', 'v=1&input=typed&values=3,1,2&cursor=0');
    expect(start.text).toContain('The list: 3 1 2.');
    const race = await make('quicksort', 'v=1&length=12&race=document_hoare&cursor=9');
    expect(count(race, { tag: 'text', text: 'Hoare’s partition' })).toBe(1);
    expect(race.text).toContain('8 comparisons, 9 swaps');
  });

  test('networks: a run midway, one that fails, and another number of wires', async () => {
    const midway = await make('networks', 'v=1&cursor=7');
    expect(midway.text).toContain('Comparator 7, layer 2, swaps 8 on wire 3 and 6 on wire 7');
    // Two discs for each comparator; those of the last one are blue.
    const discs = (fill: string) => count(midway, { tag: 'circle', fill, r: '4.5' });
    expect(discs(INK) + discs('rgb(107, 99, 87)') + discs('rgb(36, 87, 197)')).toBe(38);
    expect(discs('rgb(36, 87, 197)')).toBe(2);

    const link = 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4';
    const fails = await make('networks', link);
    expect(fails.text).toContain('3 on wire 2 is above 2 on wire 3');
    expect(count(fails, { tag: 'text', text: 'not sorted: wires 2, 3' })).toBe(1);
    const larger = await make('networks', 'v=1&wires=16&cursor=0');
    expect(larger.text).toContain('The network has 16 wires');
  });

  test('chain: a row midway, values of moves, and gaps', async () => {
    const midway = await make('chain', 'v=1&cursor=2');
    expect(midway.text).toContain('Ply 2 of best play takes object 1');
    expect(count(midway, { tag: 'rect', fill: LOST })).toBe(6);
    const why = await make('chain', 'v=1&why=on');
    expect([
      count(why, { tag: 'rect', fill: LOST }),
      count(why, { tag: 'rect', stroke: WON }),
    ]).toEqual([8, 1]);
    const gaps = await make('chain', 'v=1&row=1101110');
    expect(gaps.text).toContain('1 1 0 1 1 1 0');
  });
});

describe('a picture', () => {
  test('follows language, theme and width, and has the link to its moment', async () => {
    const base = 'https://example.org/appleyard/';
    const picture = await make('nim', '#v=1&heaps=2,3', { language: 'es', theme: 'dark', base });
    expect(picture.text).toContain('Puedes quitar cualquier número del montón de 2');
    expect(picture.svg).toContain(' href="https://example.org/appleyard/nim/#v=1&amp;heaps=2,3"');
    expect(picture.svg).toContain('<rect width="640" height="514" fill="rgb(22, 20, 15)"/>');
    expect(picture).toMatchObject({ width: 640, height: 514, remarks: [] });
    expect((await make('nim', 'v=1', { width: 320 })).svg).toMatch(/^<svg [^>]*width="320"/);
  });

  test('carries the sentences of its moment and no invitation to touch it', async () => {
    const wordsIn = ({ svg }: Still) =>
      elementsOf(svg)
        .filter(({ tag }) => tag === 'tspan')
        .map(({ text }) => text)
        .join('');
    const said = {
      en: [/Take any number from one heap/, /Touch/],
      zh: [/每次从一堆里取/, /点一/],
      es: [/Quita cuantas quieras de un montón/, /Toca/],
    } as const;
    for (const language of languages) {
      const [sentence, invitation] = said[language];
      const words = wordsIn(await make('nim', 'v=1', { language }));
      expect(words).toMatch(sentence);
      expect(words).not.toMatch(invitation);
    }
    for (const exhibit of slugs)
      expect(wordsIn(await make(exhibit, 'v=1&cursor=0')), exhibit).not.toMatch(/Touch|Drag/);
    const [heading, ...sentences] = elementsOf((await make('chain', 'v=1&cursor=2')).svg).filter(
      ({ tag }) => tag === 'tspan',
    );
    expect(heading?.text).toBe('Which one would you take?');
    expect(sentences.map(({ text }) => text).join('')).toContain(
      'Ply 2 of best play takes object 1',
    );
  });

  test('needs no style sheet, and nothing of the page', async () => {
    for (const exhibit of slugs) {
      const { svg } = await make(exhibit, 'v=1');
      const foreign = / (?:class|style|tabindex)=|role="(?!img)|var\(|NaN|undefined|«|<!--/;
      expect(foreign.exec(svg), exhibit).toBeNull();
    }
  });

  test('says what of its link could not be read, and shows what the page would', async () => {
    const { remarks, svg } = await make('chain', 'v=1&objects=99');
    expect(remarks).toEqual(['The link’s “objects” is 99: it must lie between 1 and 40.']);
    expect(svg).toContain('<circle');
    const other = await make('chain', 'v=1&objects=99&colour=red', { language: 'es' });
    expect(other.remarks.join()).toMatch(/«colour».*«objects» en el enlace es 99/);
  });

  test('as PNG has the width that is asked for, and its shape', async () => {
    const { svg, width, height } = await make('chain', 'v=1');
    const { png, wordless } = rastered(svg, 960);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      960,
      Math.round((960 * height) / width),
    ]);
    expect(wordless).toBe(false);
  });
});

test('every moment that a page or the first page links to has a picture', async () => {
  const site = new URL('../../www/', import.meta.url);
  const pages = ['', ...slugs.map((slug) => `${slug}/`)];
  const moments = pages.flatMap((page) => {
    const html = readFileSync(new URL(`${page}index.html`, site), 'utf8');
    const links = [...html.matchAll(/href="(?:\.\/(\w+)\/)?#(v=1[^"]*)"/g)];
    return links.map(([, slug = page.slice(0, -1), link = '']) => ({
      exhibit: slug as Slug,
      link: link.replaceAll('&amp;', '&'),
    }));
  });
  expect(moments.length).toBeGreaterThan(25);
  const silent: string[] = [];
  // The contract has moments in each language, so each of these has one of them.
  for (const [at, { exhibit, link }] of moments.entries()) {
    const language = languages[at % languages.length] ?? 'en';
    const { svg, text, remarks } = await make(exhibit, link, { language });
    const drawn = elementsOf(svg).length > 10 && text.length > 10 && remarks.length === 0;
    if (!drawn) silent.push(`${language} ${exhibit}#${link}: ${text} ${remarks}`);
  }
  expect(silent).toEqual([]);
});

describe('the pictures of the first page', () => {
  const pictures = Promise.all(
    slugs.map(async (slug) => [slug, await galleryOf(slug, [288, 960], builtWasm)] as const),
  );

  test('have the marks of the moment, with the tokens of the theme, and no words', async () => {
    const described = new Map(exhibits.map((exhibit) => [exhibit.slug, exhibit]));
    const named = readFileSync(new URL('../../www/src/gallery/still.css', import.meta.url), 'utf8');
    for (const [slug, { drawings }] of await pictures) {
      expect(drawings).toHaveLength(2);
      for (const { markup } of drawings) {
        for (const [kind, number] of Object.entries(sure(described.get(slug)).still)) {
          const all = elementsOf(markup).filter((one) => ` ${one.class} `.includes(` ${kind} `));
          expect(all, `${slug} ${kind}`).toHaveLength(number);
        }
        // 1RB is no word: letters after a digit are notation.
        const foreign = /(?<![\d\p{L}])\p{L}{2,}<\/text>| (?:id|role)="|NaN|undefined|«/u;
        expect(foreign.exec(markup.replaceAll(/<clipPath id="\w+"/g, '')), slug).toBeNull();
        for (const [, token = ''] of markup.matchAll(/var\((--[\w-]+)\)/g)) {
          expect(named).toContain(`${token}:`);
        }
      }
    }
  });

  test('machines: names and rules are whole, because they are of no language', async () => {
    const [, gallery] = (await pictures).find(([slug]) => slug === 'machines') ?? [];
    const markups = gallery ? [gallery.svg, ...gallery.drawings.map(({ markup }) => markup)] : [];
    expect(markups.length).toBeGreaterThan(1);
    for (const markup of markups) {
      const texts = elementsOf(markup).map(({ text }) => text);
      for (const whole of ['A', 'D', '1RB', '1LB', '0LC', '1RZ', '0RA']) {
        expect(texts).toContain(whole);
      }
    }
  });

  test('have the colours of the theme there', () => {
    const css = readFileSync(new URL('../../www/src/gallery/still.css', import.meta.url), 'utf8');
    const colours = [...css.matchAll(/(--[\w-]+): (light-dark\([^)]*\))/g)];
    expect(colours).toHaveLength(9);
    for (const [, name, colour] of colours)
      expect(tokens.cssText).toContain(`${name}: var(--appleyard${name?.slice(1)}, ${colour})`);
  });

  test('as files have the size that the snippets say', async () => {
    const base = { url: 'https://example.org/', isPublic: true };
    for (const [exhibit, { svg }] of await pictures) {
      const snippet = elementSnippet(base, { exhibit, link: 'v=1', title: '', picture: '' });
      const size = / width="\d+" height="\d+" \/>/.exec(snippet)?.[0].slice(0, -3).trim();
      expect(size).toMatch(/^width="\d+" height="\d+"$/);
      expect(svg).toContain(` ${size} viewBox`);
    }
  });
});

test('a raster becomes a PNG that another program reads', () => {
  const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 255);
  const href = `data:image/png;base64,${pngOf({ width: 2, height: 1, data }).toString('base64')}`;
  const image = `<image width="2" height="1" href="${href}"/>`;
  const drawn = (content: string) =>
    rastered(`<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">${content}</svg>`, 2)
      .png;
  const same =
    '<rect width="1" height="1" fill="#f00"/><rect x="1" width="1" height="1" fill="#00f"/>';
  expect(drawn(image).equals(drawn(same))).toBe(true);
  expect(drawn(image).equals(drawn(''))).toBe(false);
});
