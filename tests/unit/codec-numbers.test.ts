import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  largestValue as largestOnWire,
  mostWires,
} from '../../www/src/exhibits/networks/fields.ts';
import { largestValue, mostTyped, typedLimits } from '../../www/src/exhibits/quicksort/fields.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { type NumberLimits, numbersField } from '../../www/src/share/codec-numbers.ts';
import { readNumbers } from '../../www/src/share/typed-numbers.ts';

const numbers = numbersField(typedLimits);
/** Six digits and two characters between them, for each of 512 numbers. */
const longestList = 4096;

const many = (count: number, piece: string, between: string) =>
  Array(count).fill(piece).join(between);

afterEach(() => {
  vi.restoreAllMocks();
});

const exhibits: [string, NumberLimits][] = [
  ['a list to be sorted', typedLimits],
  ['the elements of a network', { most: mostWires, largest: largestOnWire }],
  ['places', { most: 3, largest: 9 }],
];

describe.each(exhibits)('the field of %s', (_, limits) => {
  const field = numbersField(limits);

  test('has at most the allowed count of numbers, each with at most the digits of the largest', () => {
    const { most, largest } = limits;
    const full = Array<number>(most).fill(largest);
    expect(field.read('it', full.join())).toEqual({ value: full });
    expect(field.read('it', [...full, 0].join())).toHaveProperty('notice');
    expect(field.read('it', String(largest + 1))).toHaveProperty('notice');
    expect(readNumbers(full.join(', '), limits)).toEqual({ numbers: full });
  });
});

describe('a list as it is typed', () => {
  test('has any number of spaces, commas, semicolons or lines between its numbers', () => {
    const list = { numbers: [5, 3, 8] };
    for (const typed of [
      '5 3 8',
      '5,3,8',
      '5;3;8',
      '5, 3, 8',
      ' 5\t3\r\n8\n',
      ',5,,3;8,',
      '05 3 8',
    ]) {
      expect(readNumbers(typed, typedLimits), JSON.stringify(typed)).toEqual(list);
    }
    expect(readNumbers('7', typedLimits)).toEqual({ numbers: [7] });
  });

  test('has whole numbers from 0 to 999999, of up to six digits', () => {
    expect(readNumbers('0 999999 000007', typedLimits)).toEqual({ numbers: [0, largestValue, 7] });
    const wrong = ['1000000', '0000007', '-1', '+1', '1.5', '.5', '1e3', '0x1f', 'NaN', 'Infinity'];
    for (const piece of [...wrong, 'five', '٣', '1_000', "1'000", '3n', '½', '−1', '\u{1f34e}']) {
      expect(readNumbers(`5 ${piece} x`, typedLimits), piece).toEqual({
        wrong: piece,
        tooLong: false,
      });
    }
  });

  test('names an empty piece where a number is missing', () => {
    for (const typed of ['', ' ', '\n\n', ',', ' ; , ']) {
      expect(readNumbers(typed, typedLimits), JSON.stringify(typed)).toEqual({
        wrong: '',
        tooLong: false,
      });
    }
  });

  test('has up to 512 numbers', () => {
    expect(readNumbers(many(mostTyped, '999999', ', '), typedLimits)).toEqual({
      numbers: Array(mostTyped).fill(largestValue),
    });
    const text = many(mostTyped + 1, '7', ' ');
    expect(readNumbers(text, typedLimits)).toEqual({ wrong: text, tooLong: true });
  });

  test('is read to the end if it may be that long, and not at all if it is longer', () => {
    const spaces = (count: number) => `${' '.repeat(count - 1)}7`;
    expect(readNumbers(spaces(longestList), typedLimits)).toEqual({ numbers: [7] });
    const longer = spaces(longestList + 1);
    expect(readNumbers(longer, typedLimits)).toEqual({ wrong: longer, tooLong: true });
  });

  test('of ten million numbers is not split into its numbers', () => {
    const pasted = '7 '.repeat(10_000_000);
    const split = vi.spyOn(String.prototype, 'split');
    const tried = vi.spyOn(RegExp.prototype, 'test');
    const read = readNumbers(pasted, typedLimits);
    const calls = [...split.mock.calls, ...tried.mock.calls].length;
    vi.restoreAllMocks();
    expect(calls).toBe(0);
    expect('wrong' in read && read.tooLong && read.wrong === pasted).toBe(true);
  });
});

describe('the numbers of a link', () => {
  test('have commas between them and nothing else', () => {
    expect(numbers.read('values', '5,3,8')).toEqual({ value: [5, 3, 8] });
    expect(numbers.write([5, 3, 8])).toBe('5,3,8');
    for (const text of ['5 3 8', '5;3', '5,-3', '5,3.5', 'x', '5,x', '٣']) {
      expect(numbers.read('values', text), text).toEqual({
        notice: {
          code: 'link-bad-numbers',
          params: { field: 'values', value: text, most: 512, largest: 999_999, least: 0 },
        },
      });
    }
  });

  test('are refused with the number that is too large, or with the list that is too long', () => {
    const value = (text: string, field = numbers) => {
      const read = field.read('values', text);
      return 'notice' in read ? read.notice.params.value : undefined;
    };
    expect(value('5,1000000,7')).toBe('1000000');
    expect(value('')).toBe('');
    expect(value('1,3', numbersField({ most: 3, largest: 2 }))).toBe('1,3');
    expect(value('4', numbersField({ most: 3, largest: 2 }, 1))).toBe('4');
    expect(value('3', numbersField({ most: 3, largest: 2 }, 1))).toBeUndefined();
    const text = many(mostTyped + 1, '7', ',');
    expect(value(text)).toBe(shorten(text));
    expect(value('1,2,3', numbersField({ ...typedLimits, most: 3 }))).toBeUndefined();
    expect(value('1,2,3,4', numbersField({ ...typedLimits, most: 3 }))).toBe('1,2,3,4');
  });

  test('may be as many as a typed list may have', () => {
    const longest = Array<number>(mostTyped).fill(largestValue);
    expect(numbers.read('values', numbers.write(longest))).toEqual({ value: longest });
  });
});
