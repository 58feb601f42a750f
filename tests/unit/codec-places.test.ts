/** Links count places and nodes from 1, as sentences do; the code counts from 0. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waysField } from '../../www/src/exhibits/paths/fields.ts';
import { type Field, optionalInteger, optionalTuple } from '../../www/src/share/codec-fields.ts';
import { numbersField } from '../../www/src/share/codec-numbers.ts';
import { arbitraryWays } from './sample-scene.ts';

const range = { min: 0, max: 8 };
const place = fc.integer(range);

const fields: [string, Field<unknown>, fc.Arbitrary<unknown>][] = [
  ['a place', optionalInteger(range, 1) as Field<unknown>, place],
  [
    'two places',
    optionalTuple({ first: range, second: range }, 1) as Field<unknown>,
    fc.record({ first: place, second: place }),
  ],
  [
    'a list of places',
    numbersField({ most: 9, largest: 8 }, 1) as Field<unknown>,
    fc.array(place, { minLength: 1, maxLength: 9 }),
  ],
  ['ways', waysField() as Field<unknown>, arbitraryWays],
];

test.each(fields)(
  'the field of %s reads what it has written, which has no 0',
  (_, field, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const written = field.write(value as NonNullable<unknown>);
        expect(written).not.toMatch(/\b0\b/);
        expect(field.read('it', written)).toEqual({ value });
      }),
    );
  },
);

test('the first place is 1, and the last one is as large as their number', () => {
  const [one, both, list, ways] = fields.map(([, field]) => field);
  expect(one?.read('it', '1')).toEqual({ value: 0 });
  expect(one?.read('it', '9')).toEqual({ value: 8 });
  expect(both?.read('it', '1,9')).toEqual({ value: { first: 0, second: 8 } });
  expect(list?.read('it', '9,1')).toEqual({ value: [8, 0] });
  expect(ways?.read('it', '1-2_9')).toEqual({ value: [[0, 1], [8]] });
});

test('place 0 and a place too many are refused, with the limits as a link counts', () => {
  const [one, both, list, ways] = fields.map(([, field]) => field);
  for (const wrong of ['0', '10']) {
    expect(one?.read('it', wrong)).toMatchObject({ notice: { params: { min: 1, max: 9 } } });
  }
  for (const wrong of ['0,1', '1,10']) {
    const allowed = 'first 1–9, second 1–9';
    expect(both?.read('it', wrong)).toMatchObject({ notice: { params: { allowed } } });
  }
  const params = { value: '3,0', least: 1, largest: 9 };
  expect(list?.read('it', '3,0')).toMatchObject({ notice: { params } });
  expect(list?.read('it', '3,10')).toMatchObject({ notice: { params: { value: '10' } } });
  for (const wrong of ['0-1', '1-301']) expect(ways?.read('it', wrong)).toHaveProperty('notice');
});
