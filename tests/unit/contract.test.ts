/**
 * What all figures promise of every moment, without a browser: words of the chosen language alone, a picture and
 * sentences that differ from those of other moments, a link that leads back, and secrets that are kept. The moments
 * are those of `tests/e2e/contract`, which tests what needs a browser.
 */
import { describe, expect, test } from 'vitest';
import { classesOf, type Element } from '../../scripts/still/tree.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { englishIn, rawIn } from '../e2e/contract/english.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { seen as drawnNow, every, type Seen } from './seen.ts';

/** Two tests ask for the same moments, and nobody changes what is seen of one. */
const drawnBefore = new Map<string, Promise<Seen>>();

function seen(slug: Slug, link: string, language: Language = 'en'): Promise<Seen> {
  const key = `${slug} ${language} ${link}`;
  const drawn = drawnBefore.get(key) ?? drawnNow(slug, link, language);
  drawnBefore.set(key, drawn);
  return drawn;
}

/** Whether a selector of classes and names, such as `.stone.paired, g.pointer`, finds something. */
const drawn = (picture: Element, selector: string): boolean =>
  selector.split(', ').some((one) => {
    const [name, ...classes] = one.split('.');
    return every(picture).some(
      (part) =>
        (name === '' || name === part.name) &&
        classes.every((kind) => classesOf(part).includes(kind)),
    );
  });

const markup = ({ name, attributes, children }: Element): string =>
  `<${name} ${JSON.stringify(attributes)}>${children.map((child) => (typeof child === 'string' ? child : markup(child))).join('')}`;

describe.each(exhibits)('$slug', ({ slug, scenes, more = [], secret, refused, midway }) => {
  const moments = [...new Set([...scenes, midway, ...more])];

  test('every moment speaks the chosen language, and no other', async () => {
    const inEnglish = new Map<string, readonly string[]>();
    for (const language of ['en', ...languages.filter((one) => one !== 'en')] as const) {
      for (const scene of moments) {
        const { sentences, marks, legend, picture } = await seen(slug, scene, language);
        const nameless = every(picture).filter(
          ({ attributes }) => attributes.role === 'gridcell' && !attributes['aria-label'],
        );
        expect.soft(nameless.length, `marks without a name at ${scene}`).toBe(0);
        const all = [...sentences, ...marks, legend];
        const where = `${scene} in ${language}`;
        expect.soft(sentences.join('').length, where).toBeGreaterThan(5);
        expect.soft(marks[0]?.length, `the name of the picture at ${where}`).toBeGreaterThan(3);
        expect.soft(rawIn(all), where).toEqual([]);
        if (language === 'en') inEnglish.set(scene, sentences);
        else {
          expect.soft(englishIn(all), where).toEqual([]);
          const same = sentences.filter((one) => inEnglish.get(scene)?.includes(one));
          expect
            .soft(
              same.filter((one) => /\p{L}{3}/u.test(one)),
              where,
            )
            .toEqual([]);
        }
      }
    }
  });

  test('no two moments look and sound the same, and the link of each leads back to it', async () => {
    const shown = new Map<string, string>();
    for (const scene of moments) {
      const { sentences, picture, legend, link, notices } = await seen(slug, scene);
      expect.soft(notices, scene).toEqual([]);
      const fields = (text: string) => Object.fromEntries(new URLSearchParams(text));
      expect.soft(fields(link), scene).toMatchObject(fields(scene));
      const look = [...sentences, legend, markup(picture)].join('\n');
      if (scene !== midway || !scenes.includes(midway)) {
        expect.soft(shown.get(look), `looks like ${scene}`).toBeUndefined();
      }
      shown.set(look, scene);
      const again = await seen(slug, link);
      expect.soft([...again.sentences, again.legend, markup(again.picture)].join('\n')).toBe(look);
    }
  });

  test('of several rows each has a name, because those of its marks would be joined to one', async () => {
    for (const scene of moments) {
      const { picture } = await seen(slug, scene);
      const rows = every(picture).filter(({ attributes }) => attributes.role === 'row');
      const nameless = rows.filter(
        (row) =>
          !row.attributes['aria-label'] &&
          every(row).filter(({ attributes }) => attributes.role === 'gridcell').length > 1,
      );
      if (rows.length > 1) expect.soft(nameless.length, scene).toBe(0);
    }
  });

  test('a picture can be magnified, or offers no view', async () => {
    const still = await seen(slug, midway);
    const { picture, maxZoom } = await seen(slug, `${midway}&view=200,50000,50000`);
    expect(markup(picture) !== markup(still.picture)).toBe(maxZoom > 1);
  });

  test('what a visitor is to find out is neither drawn nor said', async () => {
    const open = await seen(slug, secret.scene);
    const tells = (of: Seen, loud = false) => {
      const texts = loud ? of.sentences.slice(0, 1) : [...of.sentences, ...of.marks];
      return texts.filter((text) => secret.words.test(text));
    };
    expect(tells(open).length, 'what is searched for exists').toBeGreaterThan(0);
    expect(drawn(open.picture, secret.drawn), 'and is drawn').toBe(true);
    for (const option of ['hints=off', 'reveal=on'] as const) {
      for (const scene of [secret.scene, ...(secret.also ?? [])]) {
        const hidden = await seen(slug, `${scene}&${option}`);
        const loud = option === 'hints=off' && secret.marksSpeak;
        expect.soft(tells(hidden, loud), `${scene}&${option}`).toEqual([]);
        expect.soft(drawn(hidden.picture, secret.drawn), `${scene}&${option}`).toBe(false);
      }
    }
  });

  test('what a link has wrong is quoted in each language, and the figure stands', async () => {
    for (const [field, quoted] of [...refused, ['nonsense=1', '“nonsense”'] as const]) {
      for (const language of languages) {
        const { notices, picture } = await seen(slug, `v=1&${field}&cursor=x`, language);
        const value = quoted.replaceAll(/[“”]/g, '').replace(/ is$/, '');
        expect.soft(notices.length, `${field} in ${language}`).toBeGreaterThan(1);
        expect.soft(notices.join(' '), `${field} in ${language}`).toContain(value);
        expect.soft(notices.join(' ')).toContain('cursor');
        expect.soft(every(picture).length).toBeGreaterThan(10);
        // What is quoted, and the names of the choices, are of no language.
        if (language !== 'en')
          expect
            .soft(
              englishIn(notices.map((one) => one.replaceAll(/[“«].*?[”»]|[\w-]+(, [\w-]+)+/g, ''))),
            )
            .toEqual([]);
      }
    }
  });
});
