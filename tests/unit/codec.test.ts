import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { chainScene } from '../../www/src/exhibits/chain/scene.ts';
import { gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { machinesScene } from '../../www/src/exhibits/machines/scene.ts';
import { networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { pathsScene } from '../../www/src/exhibits/paths/scene.ts';
import { quicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import {
  decode,
  defineScene,
  encode,
  type Link,
  linkLimits,
  shownScene,
} from '../../www/src/share/codec.ts';
import { choice, flag, integer, type Point } from '../../www/src/share/codec-fields.ts';
import { linkNoticeCodes, shorten } from '../../www/src/share/codec-notices.ts';
import { longestGraph } from '../../www/src/stage/graph/graph-link.ts';
import { arbitraryLink, type Sample, sample, sampleScene } from './sample-scene.ts';

const single = (changes: Partial<Sample>): Link<Sample> => ({
  scenes: [sampleScene(changes)],
  place: 1,
});

/** The codes of a link's notices, and the link without its mistakes, as text. */
function reading(text: string) {
  const { link, notices } = decode(sample, text);
  return { codes: notices.map((one) => one.code), reads: encode(sample, link) };
}

function expectValid(text: string): void {
  const { link } = decode(sample, text);
  const again = decode(sample, encode(sample, link));
  expect(again.notices).toEqual([]);
  expect(again.link).toEqual({ ...link, given: true });
}

describe('the text of a link', () => {
  test('is readable, in the order of the fields, without defaults', () => {
    const scene = { rows: 14, cursor: 168, ask: { m: 13, n: 6 }, hints: false };
    expect(encode(sample, single(scene))).toBe('v=1&rows=14&cursor=168&ask=13,6&hints=off');
    const view = { x: 200, y: 1250, width: 640 };
    expect(encode(sample, single({ view }))).toBe('v=1&view=200,1250,640');
    expect(encode(sample, single({}))).toBe('v=1');
  });

  test('has one slash before each scene of a lesson, and no other slash', () => {
    const scenes = [sampleScene({ columns: 8 }), sampleScene(), sampleScene()] as const;
    expect(encode(sample, { scenes, place: 2 })).toBe('v=1&lesson=2/columns=8//');
    const order = 'a/b&c=d+é,%2F#';
    expect(encode(sample, single({ order }))).toBe('v=1&order=a%2Fb%26c%3Dd%2B%C3%A9,%252F%23');
  });

  test('gives the same link again', () => {
    fc.assert(
      fc.property(arbitraryLink(sample, 30), (link) => {
        const text = encode(sample, link);
        expect(text.length).toBeLessThanOrEqual(linkLimits.characters);
        expect(decode(sample, text)).toEqual({ link: { ...link, given: true }, notices: [] });
        expect(decode(sample, `#${text}`)).toEqual(decode(sample, text));
      }),
    );
  });

  test('is the same after commas and slashes within fields were escaped', () => {
    expect(reading('v=1&ask=13%2C6')).toEqual({ codes: [], reads: 'v=1&ask=13,6' });
  });

  test('may be a lesson of one scene, which is then written as a single scene', () => {
    expect(reading('v=1&lesson=1/columns=8')).toEqual({ codes: [], reads: 'v=1&columns=8' });
  });

  test('shows the scene at its place', () => {
    const { link } = decode(sample, '#v=1&lesson=2/columns=8&rows=8/columns=21&cursor=168');
    expect(link.scenes).toEqual([
      sampleScene({ columns: 8, rows: 8 }),
      sampleScene({ cursor: 168 }),
    ]);
    expect(shownScene(link)).toBe(link.scenes[1]);
  });

  test('is not given if it is empty', () => {
    for (const text of ['', '#']) {
      const { link, notices } = decode(sample, text);
      expect(link).toEqual({ scenes: [sample.defaults], place: 1, given: false });
      expect(notices).toEqual([]);
    }
    expect(decode(sample, 'v=1').link.given).toBe(true);
    expect(decode(sample, 'nonsense').link.given).toBe(true);
  });
});

describe('a bad link', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.nat({ max: 0xffff }), { maxLength: 50 }).map((units) => {
      return String.fromCharCode(...units);
    }),
    fc
      .array(
        fc.constantFrom(
          ...['v=1', '&', '/', '=', '#', '%', ',', '+', '-', '9', '01', 'columns', 'cursor', 'ask'],
          ...['lesson=2', 'view', 'order', 'on', '\ud800', '%F0%9F', '__proto__', '٣', '…'],
        ),
        { maxLength: 60 },
      )
      .map((pieces) => `v=1&${pieces.join('')}`),
  );

  test('is never fatal, and the understood part is a valid link', () => {
    fc.assert(fc.property(anyText, expectValid), { numRuns: 2000 });
  });

  test('may lack any character or end anywhere', () => {
    fc.assert(
      fc.property(arbitraryLink(sample, 3), (link) => {
        const text = encode(sample, link);
        for (let at = 0; at <= text.length; at += 1) {
          expectValid(text.slice(0, at));
          expectValid(text.slice(0, at) + text.slice(at + 1));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('may be megabytes long', () => {
    for (const piece of ['&', '/', '%', 'v=1&', 'a=b&', ',', '\ud800', 'v=1&lesson=1/']) {
      const long = `v=1&${piece.repeat(5_000_000 / piece.length)}`;
      const started = process.cpuUsage();
      expect(decode(sample, long).notices).toEqual([
        { code: 'link-too-long', params: { characters: long.length, max: 9000 } },
      ]);
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    }
  });

  test('has a notice that names the field, what was typed and what is allowed', () => {
    const noticesOf = (text: string) => decode(sample, text).notices;
    const field = 'columns';
    expect(noticesOf('v=1&columns=1000000000')).toEqual([
      { code: 'link-out-of-range', params: { field, value: '1000000000', min: 1, max: 200 } },
    ]);
    expect(noticesOf('v=1&columns=1e9')).toEqual([
      { code: 'link-not-integer', params: { field, value: '1e9', min: 1, max: 200 } },
    ]);
    expect(noticesOf('v=1&columns=4&rows=4&cursor=17')).toEqual([
      { code: 'link-out-of-range', params: { field: 'cursor', value: '17', min: 0, max: 16 } },
    ]);
    expect(noticesOf('v=1&labels=yes')).toEqual([
      { code: 'link-bad-choice', params: { field: 'labels', value: 'yes', choices: 'on, off' } },
    ]);
    expect(noticesOf('v=1&ask=13,100')).toEqual([
      { code: 'link-bad-point', params: { field: 'ask', value: '13,100', maxM: 199, maxN: 99 } },
    ]);
    const allowed = 'x 0–9999, y 0–9999, width 1–9999';
    expect(noticesOf('v=1&view=200,1250')).toEqual([
      { code: 'link-bad-tuple', params: { field: 'view', value: '200,1250', allowed } },
    ]);
    expect(noticesOf('v=2&columns=4')).toEqual([
      { code: 'link-version', params: { version: '2' } },
    ]);
    expect(noticesOf('v=1&lesson=3//')).toEqual([
      { code: 'link-out-of-range', params: { field: 'lesson', value: '3', min: 1, max: 2 } },
    ]);
  });

  test('keeps what was understood if it was cut off', () => {
    expect(reading('v=1&columns=20&ro')).toEqual({
      codes: ['link-unknown-field'],
      reads: 'v=1&columns=20',
    });
  });

  test('takes the first of a repeated field, and says one thing if that one is wrong', () => {
    expect(reading('v=1&columns=x&columns=8')).toEqual({
      codes: ['link-not-integer'],
      reads: 'v=1',
    });
  });

  test('is not read past its scenes, and has only a few notices', () => {
    const { link, notices } = decode(sample, `v=1&lesson=1${'/?'.repeat(51)}`);
    expect(link.scenes.length).toBe(50);
    expect(notices).toEqual([{ code: 'link-too-many-scenes', params: { scenes: 51, max: 50 } }]);
    const many = decode(sample, `v=1${'&a'.repeat(100)}`).notices;
    expect(many.length).toBe(9);
    expect(many.at(-1)).toEqual({ code: 'link-more-notices', params: { count: 92 } });
  });

  test('can cause every notice there is', () => {
    const long = 'a'.repeat(linkLimits.characters + 1);
    const bad = 'a&columns=1&columns=x&rows=999&order=x&ask=x&view=x';
    const links = [long, 'x', 'v=x', `v=1&lesson=1${'/'.repeat(51)}`, `v=1&${bad}`];
    const codes = [...links, `v=1${'&a'.repeat(10)}`, 'v=1&columns=x'].flatMap(
      (text) => reading(text).codes,
    );
    // Notices that only the fields of an exhibit give.
    const own = [
      ...['moves=x', 'moves=', 'path=x', 'conjecture=x'].flatMap(
        (field) => decode(latticeScene, `v=1&${field}`).notices,
      ),
      ...['heaps=0', 'rules=A', 'takes=x', 'coupling=wythoff'].flatMap(
        (field) => decode(nimScene, `v=1&${field}`).notices,
      ),
      ...['values=x', 'race=x', 'input=typed'].flatMap(
        (field) => decode(quicksortScene, `v=1&${field}`).notices,
      ),
      ...['net=x', 'gone=x', 'kind=typed', 'input=typed'].flatMap(
        (field) => decode(networkScene, `v=1&${field}`).notices,
      ),
      ...['row=x', 'takes=x'].flatMap((field) => decode(chainScene, `v=1&${field}`).notices),
      ...decode(gamesScene, 'v=1&game=script').notices,
      ...decode(machinesScene, 'v=1&machine=written').notices,
      ...['found=x', 'number=0', 'graph=drawn', 'drawn=x'].flatMap(
        (field) => decode(pathsScene, `v=1&${field}`).notices,
      ),
      ...decode(gamesScene, `v=1&tokens=${'a'.repeat(longestGraph + 1)}`).notices,
    ].map(({ code }) => code);
    expect(new Set([...codes, ...own])).toEqual(new Set(linkNoticeCodes));
  });
});

describe('a value in a notice', () => {
  test('is quoted in full up to 40 characters, and never cut within a character', () => {
    expect(shorten('x'.repeat(40))).toBe('x'.repeat(40));
    expect(shorten('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
    expect(shorten('🍎'.repeat(40))).toBe('🍎'.repeat(40));
    expect(shorten('🍎'.repeat(41))).toBe(`${'🍎'.repeat(39)}…`);
    expect(shorten(`x${'🍎'.repeat(50)}`)).toBe(`x${'🍎'.repeat(38)}…`);
  });
});

describe('the description of a scene', () => {
  test('gives the type of the scene', () => {
    expectTypeOf<Sample['columns']>().toEqualTypeOf<number>();
    expectTypeOf<Sample['cursor']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Sample['ask']>().toEqualTypeOf<Point | undefined>();
    expectTypeOf<Sample['order']>().toEqualTypeOf<'diagonal' | 'rows' | 'a/b&c=d+é,%2F#'>();
    expectTypeOf<Sample['hints']>().toEqualTypeOf<boolean>();
    expectTypeOf<NonNullable<Sample['view']>>().toEqualTypeOf<
      Readonly<Record<'x' | 'y' | 'width', number>>
    >();
  });

  test('includes the classroom', () => {
    const { hints, reveal, predict, present, lock } = sample.defaults;
    expect({ hints, reveal, predict, present, lock }).toEqual({
      hints: true,
      reveal: false,
      predict: false,
      present: false,
      lock: '',
    });
  });

  test('reads what is fixed in any order, and writes it in one', () => {
    const read = (typed: string) => decode(sample, `v=1&lock=${typed}`);
    expect(read('panels,rules').link.scenes[0].lock).toBe('rules,panels');
    expect(encode(sample, read('start,rules').link)).toBe('v=1&lock=rules,start');
    expect(encode(sample, read('').link)).toBe('v=1');
    for (const wrong of ['rule', 'rules,', 'rules,rules', 'rules_start', 'none', 'start,x']) {
      const { link, notices } = read(wrong);
      expect(link.scenes[0].lock, wrong).toBe('');
      expect(notices).toEqual([
        {
          code: 'link-bad-choice',
          params: { field: 'lock', value: wrong, choices: 'rules, start, panels' },
        },
      ]);
    }
  });

  test('must not contradict itself', () => {
    for (const name of ['v', 'lesson', 'hints', 'reveal', 'predict', 'present', 'lock']) {
      expect(() => defineScene({ fields: { [name]: flag(true) } })).toThrow(/reserved/);
    }
    const columns = integer({ min: 1, max: 9, default: 10 });
    expect(() => defineScene({ fields: { columns } })).toThrow(/not allowed/);
    const order = choice(['a', 'b'], 'a');
    expect(() =>
      defineScene({
        fields: { order },
        settle: (scene) => ({ scene, notices: [{ code: 'x', params: {} }] }),
      }),
    ).toThrow(/does not settle/);
  });
});
