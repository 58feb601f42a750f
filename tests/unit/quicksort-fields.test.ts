import { describe, expect, test } from 'vitest';
import { mostLanes, raceField, variants } from '../../www/src/exhibits/quicksort/fields.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';

const race = raceField();

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
