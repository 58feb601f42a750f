/** What holds of each field of a link, in all exhibits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SceneSpec } from '../../www/src/share/codec.ts';
import { specs } from '../robust/specs.ts';
import { type AnyField, arbitraryValue } from './sample-scene.ts';

/** The fields of all exhibits; fields with the same limits are the same. */
const fields = new Map(
  Object.entries(specs as Record<string, SceneSpec<unknown>>).flatMap(([slug, spec]) =>
    Object.entries(spec.fields).map(([name, field]) => [
      JSON.stringify(field, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      [`${name} (${slug})`, field as AnyField] as const,
    ]),
  ),
);

/** Characters, and pieces that mean something to one field or another. */
const pieces = [
  ...'0123456789,;:_-+*. ()<>\n\t٣½−\u00a0',
  ...['10', '64', '65', '4096', '999999', '1000000', '1e3', '9007199254740993', 'NaN'],
  ...['start', 'both', 'any', 'odd', '1..3', '0,0', '1:2', '0:1', '2-3', 'AB', 'on', '__proto__'],
];

/** Texts of the field with a piece put in, or taken out; and texts of nothing but pieces. */
const textsOf = (field: AnyField) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join('')),
    fc
      .record({
        value: arbitraryValue(field),
        at: fc.nat(),
        out: fc.nat({ max: 3 }),
        piece: fc.constantFrom('', ...pieces),
      })
      .map(({ value, at, out, piece }) => {
        const text = value === undefined ? '' : field.write(value as never);
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + piece + text.slice(cut + out);
      }),
  );

describe.each([...fields.values()])('the field %s', (_, field) => {
  test('reads what it has written', () => {
    fc.assert(
      fc.property(arbitraryValue(field), (value) => {
        if (value === undefined) return;
        expect(field.read('it', field.write(value as never))).toEqual({ value });
      }),
    );
  });

  test('turns any text into a value that stays the same, or into a short notice that names the field', () => {
    fc.assert(
      fc.property(textsOf(field), (text) => {
        const read = field.read('it', text);
        if ('notice' in read) {
          expect(read.notice.params.field).toBe('it');
          expect([...String(read.notice.params.value ?? '')].length).toBeLessThanOrEqual(40);
        } else {
          expect(field.read('it', field.write(read.value as never))).toEqual(read);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('answers a text of a million characters with a short notice', () => {
    for (const unit of [
      '1',
      '1,',
      ',',
      '_',
      '1-1_',
      '1:2,',
      ' ',
      'both-',
      'AB',
      '(',
      '-',
      '٣',
      '*',
    ]) {
      const read = field.read('it', unit.repeat(Math.ceil(1_000_000 / unit.length)));
      if (!('notice' in read)) throw new Error(`a million of ${unit} were read`);
      expect([...String(read.notice.params.value ?? '')].length).toBeLessThanOrEqual(40);
    }
  });
});
