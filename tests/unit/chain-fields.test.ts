import { describe, expect, test } from 'vitest';
import { readTake, rowField, takesField, writeTake } from '../../www/src/exhibits/chain/fields.ts';
import { chainScene } from '../../www/src/exhibits/chain/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { one, two } from './chain-run.ts';
import { quoted, reading } from './reading.ts';

const takes = takesField();
const row = rowField();

const many = (count: number, piece: string) => Array(count).fill(piece).join('_');

describe('a take', () => {
  test('is an object by its number, or two neighbours, up to the fortieth', () => {
    expect(readTake('1')).toEqual({ first: 0, count: 1 });
    expect(readTake('40')).toEqual({ first: 39, count: 1 });
    expect(readTake('1-2')).toEqual({ first: 0, count: 2 });
    expect(readTake('9-10')).toEqual({ first: 8, count: 2 });
    expect(readTake('39-40')).toEqual({ first: 38, count: 2 });
    for (let number = 1; number <= 40; number += 1) {
      expect(readTake(String(number))).toEqual(one(number));
      expect(writeTake(one(number))).toBe(String(number));
      const pair = `${number}-${number + 1}`;
      expect(readTake(pair), pair).toEqual(number < 40 ? two(number) : undefined);
      expect(writeTake(two(number))).toBe(pair);
    }
  });

  test('is nothing else', () => {
    const far = ['4-4', '5-4', '4-6', '1-3', '1-40', '10-9', '99-100'];
    const numbers = [
      '0',
      '41',
      '99',
      '100',
      '05',
      '-1',
      '+1',
      '1.5',
      '1e1',
      '0-1',
      '01-2',
      '40-41',
    ];
    const written = ['', ' 1', '1 ', '1-', '-', '1--2', '1–2', '1,2', '1_2', '1-2-3', '٣', 'start'];
    for (const text of [...far, ...numbers, ...written]) {
      expect(readTake(text), text).toBeUndefined();
    }
  });
});

describe('the takes of a link', () => {
  test('are a game, ply by ply', () => {
    expect(takes.read('takes', '5_3-4_1')).toEqual({ value: [one(5), two(3), one(1)] });
    expect(takes.write([one(5), two(3), one(1)])).toBe('5_3-4_1');
  });

  test('may be empty: then a game has just begun', () => {
    expect(takes.read('takes', 'start')).toEqual({ value: [] });
    expect(takes.write([])).toBe('start');
    expect(takes.default).toBeUndefined();
    expect(quoted(takes, '')).toBe('');
    expect(quoted(takes, 'start_1')).toBe('start');
    expect(quoted(takes, '1_start')).toBe('start');
  });

  test('may be up to 40', () => {
    expect(reading(takes, many(40, '1-2'))).toBe(many(40, '1-2'));
    expect(reading(takes, many(41, '1-2'))).toBe('link-bad-game');
  });

  test('with a wrong piece are refused, and the notice quotes the piece and the limit', () => {
    for (const piece of ['', '0', '41', '4-6', '5-4', 'x', '1-1', ' 1', '3-4-5', 'a'.repeat(41)]) {
      expect(takes.read('takes', `1_${piece}_2`), piece).toEqual({
        notice: {
          code: 'link-bad-game',
          params: { field: 'takes', value: shorten(piece), most: 40, example: '5_3-4_1' },
        },
      });
    }
  });

  test('above the limit are refused without blaming one of them', () => {
    const text = many(41, '1-2');
    expect(quoted(takes, text)).toBe(shorten(text));
  });
});

describe('the row of a link', () => {
  test('is its one to forty cells, with at least one object', () => {
    for (const text of [
      '1',
      '01',
      '10',
      '110111',
      '0001000',
      '1'.repeat(40),
      `${'0'.repeat(39)}1`,
    ]) {
      expect(row.read('row', text)).toEqual({ value: text });
      expect(row.write(text)).toBe(text);
    }
    expect(row.default).toBeUndefined();
  });

  test('is refused otherwise, and the notice quotes the text and the limit', () => {
    const wrong = [
      '',
      '0',
      '000',
      '2',
      '1101 ',
      ' 1101',
      '11 01',
      '1,1',
      '4+1',
      '●●',
      '１１',
      '*.*',
    ];
    for (const text of [...wrong, '1'.repeat(41), '0'.repeat(40), `1\n`]) {
      expect(row.read('row', text), text).toEqual({
        notice: { code: 'link-bad-row', params: { field: 'row', value: shorten(text), most: 40 } },
      });
    }
  });
});

describe('a link of a row', () => {
  test('has its cells and its takes as the reader types them', () => {
    const text = 'v=1&row=1101111&end=misere&first=any&takes=1-2_5&opponent=human';
    expect(decode(chainScene, text).notices).toEqual([]);
    expect(encode(chainScene, decode(chainScene, text).link)).toBe(text);
    const begun = 'v=1&objects=40&why=on&takes=start&opponent=erring&computer=first';
    expect(encode(chainScene, decode(chainScene, begun).link)).toBe(begun);
  });

  test('holds the longest game of the longest row', () => {
    const scene = {
      ...chainScene.defaults,
      row: '1'.repeat(40),
      takes: Array.from({ length: 40 }, () => two(39)),
      cursor: 40,
      opponent: 'slowest-loss' as const,
      seed: 999_999,
    };
    const text = encode(chainScene, { scenes: [scene], place: 1 });
    expect(text.length).toBeLessThan(linkLimits.characters);
    expect(decode(chainScene, text)).toMatchObject({ link: { scenes: [scene] }, notices: [] });
  });
});
