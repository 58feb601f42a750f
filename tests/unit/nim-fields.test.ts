import { describe, expect, test } from 'vitest';
import {
  heapsField,
  readHeaps,
  readStones,
  rulesField,
  takesField,
} from '../../www/src/exhibits/nim/fields.ts';
import { nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { quoted, reading } from './reading.ts';

const heaps = heapsField([3n, 5n, 7n]);
const rules = rulesField();
const takes = takesField();

/** The most stones, and one more, as they are typed. */
const [MOST, TOO_MANY] = ['1000000000000000', '1000000000000001'];

const many = (count: number, piece: string, between: string) =>
  Array(count).fill(piece).join(between);

describe('the heaps of a link', () => {
  test('are 1 to 24', () => {
    expect(reading(heaps, '7')).toBe('7');
    expect(reading(heaps, many(24, '7', ','))).toBe(many(24, '7', ','));
    expect(reading(heaps, many(25, '7', ','))).toBe('link-bad-heaps');
    expect(reading(heaps, '')).toBe('link-bad-heaps');
  });

  test('have 1 to 10^15 stones, exactly', () => {
    const near = Array.from({ length: 24 }, (_, less) => 10n ** 15n - BigInt(less));
    expect(heaps.read('heaps', near.join())).toEqual({ value: near });
    expect(heaps.write(near)).toBe(near.join());
    expect(reading(heaps, `1,${MOST}`)).toBe(`1,${MOST}`);
    for (const wrong of [TOO_MANY, '9999999999999999', '10000000000000000', '0', '000']) {
      expect(quoted(heaps, `3,${wrong},7`), wrong).toBe(wrong);
    }
  });

  test('have numbers of up to 16 digits, zeros before them included', () => {
    expect(readStones('0000000000000007')).toBe(7n);
    expect(readStones('00000000000000007')).toBeUndefined();
    expect(reading(heaps, '0003,05,7')).toBe('3,5,7');
  });

  test('are refused with the wrong piece and with the limits', () => {
    for (const piece of ['', 'x', '-1', '+1', '1.5', '1e3', '0x1f', '1_000', '3 5', '٣', '3n']) {
      expect(heaps.read('heaps', `3,${piece},7`), piece).toEqual({
        notice: {
          code: 'link-bad-heaps',
          params: { field: 'heaps', value: piece, heaps: 24, stones: 10 ** 15 },
        },
      });
    }
    expect(quoted(heaps, '3,left,right')).toBe('left');
  });

  test('are quoted from the first one, cut short, if they are too many', () => {
    const text = many(25, '7', ',');
    expect(quoted(heaps, text)).toBe(shorten(text));
    expect(String(quoted(heaps, text))).toMatch(/^7,7,.*…$/);
  });

  test('may be typed with spaces around them', () => {
    expect(readHeaps(' 3, 5 ,7 ')).toEqual({ heaps: [3n, 5n, 7n] });
    expect(readHeaps('3, five, 7')).toEqual({ wrong: 'five' });
    expect(readHeaps(' ')).toEqual({ wrong: '' });
  });
});

describe('the rules of a link', () => {
  test('are 1 to 24, of up to 600 characters', () => {
    expect(reading(rules, many(24, 'any', '_'))).toBe(many(24, 'any', '_'));
    expect(reading(rules, many(25, 'any', '_'))).toBe('link-bad-rules');
    expect(reading(rules, '1'.repeat(600))).toBe('1'.repeat(600));
    expect(reading(rules, `any_${'1'.repeat(601)}`)).toBe('link-bad-rules');
  });

  test('keep the typed text, because only the core can judge it', () => {
    const read = { value: ['1..3', 'odd*1..99', '(fib,10)-2..3', 'pow2', '0', ')('] };
    expect(rules.read('rules', '1..3_odd*1..99_(fib,10)-2..3_pow2_0_)(')).toEqual(read);
  });

  test('are refused with the wrong piece', () => {
    for (const piece of ['', 'Any', '1 3', '{2,5}', '1/2', '1..3;', 'é', '+1', 'a'.repeat(601)]) {
      expect(rules.read('rules', `any_${piece}`), piece).toEqual({
        notice: {
          code: 'link-bad-rules',
          params: { field: 'rules', value: shorten(piece), longest: 600 },
        },
      });
    }
    const text = many(25, 'odd', '_');
    expect(quoted(rules, text)).toBe(shorten(text));
  });
});

describe('the takes of a link', () => {
  test('name heaps from 1, or both', () => {
    expect(takes.read('takes', `2-3_both-3_24-${MOST}`)).toEqual({
      value: [
        { heap: 1, stones: 3n, both: false },
        { heap: 0, stones: 3n, both: true },
        { heap: 23, stones: 10n ** 15n, both: false },
      ],
    });
    expect(takes.write([{ heap: 0, stones: 3n, both: true }])).toBe('both-3');
    expect(takes.write([{ heap: 0, stones: 3n, both: false }])).toBe('1-3');
  });

  test('describe a game that has just begun if the list is empty', () => {
    expect(takes.read('takes', 'start')).toEqual({ value: [] });
    expect(takes.write([])).toBe('start');
    expect(takes.default).toBeUndefined();
    expect(quoted(takes, '')).toBe('');
    expect(quoted(takes, 'start_1-1')).toBe('start');
  });

  test('are up to 511', () => {
    expect(reading(takes, many(511, '1-3', '_'))).toBe(many(511, '1-3', '_'));
    expect(reading(takes, many(512, '1-3', '_'))).toBe('link-bad-game');
  });

  test('are refused with the wrong piece', () => {
    const numbers = [`1-${TOO_MANY}`, '1-0', '1-', '1--1', '1-1.5', '1-00000000000000001'];
    const places = ['0-1', '01-1', '-1', '100-1', 'Both-1', 'both', 'both-both', '1,1', ' 1-1', ''];
    for (const piece of [...numbers, ...places]) {
      expect(takes.read('takes', `1-1_${piece}_2-2`), piece).toEqual({
        notice: {
          code: 'link-bad-game',
          params: { field: 'takes', value: piece, most: 511, example: '2-3_1-1' },
        },
      });
    }
  });

  test('are not blamed on a single take if they are too many', () => {
    const text = many(512, '1-3', '_');
    expect(quoted(takes, text)).toBe(shorten(text));
  });
});

describe('a link of heaps', () => {
  test('has its commas, dots and stars as they are typed', () => {
    const text = `v=1&heaps=4,${MOST}&rules=1..3_odd*1..99-5&takes=1-2_2-7_both-3`;
    expect(decode(nimScene, text).notices).toEqual([]);
    expect(encode(nimScene, decode(nimScene, text).link)).toBe(text);
    const begun = 'v=1&heaps=4,5&takes=start&opponent=human';
    expect(encode(nimScene, decode(nimScene, begun).link)).toBe(begun);
  });

  test('holds the longest game between the most heaps', () => {
    const full = Array<bigint>(24).fill(10n ** 15n);
    const game = Array.from({ length: 511 }, () => ({ heap: 23, stones: 123_456n, both: false }));
    const scene = { ...nimScene.defaults, heaps: full, takes: game, cursor: 511 };
    const text = encode(nimScene, { scenes: [scene], place: 1 });
    expect(text.length).toBeLessThan(linkLimits.characters);
    expect(decode(nimScene, text)).toMatchObject({ link: { scenes: [scene] }, notices: [] });
  });
});
