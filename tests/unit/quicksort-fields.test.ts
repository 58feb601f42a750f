import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostLanes, raceField, variants } from '../../www/src/exhibits/quicksort/fields.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { arbitraryRace } from './sample-scene.ts';

const race = raceField();

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(fc.constantFrom(...variants, 'Hoare', '', '__proto__', 'constructor'), { maxLength: 6 })
    .map((some) => some.join('_')),
);

describe('the field of the race', () => {
  test('reads what it wrote', () => {
    fc.assert(
      fc.property(arbitraryRace, (value) => {
        expect(race.read('it', race.write(value))).toEqual({ value });
      }),
    );
  });

  test('turns any text into a value that stays the same, or into a short notice that names the field', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = race.read('it', text);
        if ('notice' in read) {
          expect(read.notice.params.field).toBe('it');
          expect([...String(read.notice.params.value ?? '')].length).toBeLessThanOrEqual(40);
        } else {
          expect(race.read('it', race.write(read.value ?? []))).toEqual(read);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('answers a text of a million characters with a short notice', () => {
    for (const unit of ['1', '_', 'hoare_', 'document_hoare', 'a', '٣']) {
      const read = race.read('it', unit.repeat(Math.ceil(1_000_000 / unit.length)));
      if (!('notice' in read)) throw new Error(`a million of ${unit} were read`);
      expect([...String(read.notice.params.value)].length).toBeLessThanOrEqual(40);
    }
  });
});

describe('the race of a link', () => {
  test('is between two to four variants, with _ between', () => {
    expect(race.read('race', 'document_hoare')).toEqual({ value: ['document', 'hoare'] });
    expect(race.write(['document', 'larger-first'])).toBe('document_larger-first');
    const four = variants.slice(0, mostLanes);
    expect(race.read('race', four.join('_'))).toEqual({ value: four });
  });

  test('is refused with a list of all choices', () => {
    const five = variants.slice(0, mostLanes + 1).join('_');
    const unknown = ['document_quick', 'document_', '_document_hoare', 'document hoare'];
    for (const text of ['', 'document', five, ...unknown, 'document_Hoare', 'hoare,lomuto']) {
      expect(race.read('race', text), text).toEqual({
        notice: {
          code: 'link-bad-race',
          params: { field: 'race', value: shorten(text), choices: variants.join(', ') },
        },
      });
    }
  });
});
