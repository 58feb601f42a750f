import { describe, expect, test } from 'vitest';
import { NetworkStock } from '../../www/pkg/networks.js';
import { creditsOf } from '../../www/src/exhibits/networks/panels/credits.ts';
import './networks-run.ts';

/** Every remark in the list of the best known networks, with its credits. */
const comments: [comment: string, credits: string[]][] = [
  ['Trivial', ['trivial']],
  ['[TAOCPv3]', ['both-known D. E. Knuth']],
  [
    '[TAOCPv3], Optimal depth proven in [Par89], optimal size proven in [CCFS16]',
    ['both-known D. E. Knuth', 'depth-proved I. Parberry (1989)', 'size-proved M. Codish'],
  ],
  [
    '[TAOCPv3], Optimal depth proven in [BZ14], optimal size proven by [Harder19]',
    ['both-known D. E. Knuth', 'depth-proved D. Bundala', 'size-proved J. Harder (2019)'],
  ],
  [
    '[TAOCPv3], Optimal depth proven in [BZ14]',
    ['both-known D. E. Knuth', 'depth-proved D. Bundala'],
  ],
  [
    'Size ubound: [Baddar09], depth ubound: [EM14], depth optimality: [CCEMS16]',
    [
      'size-known S. W. Al-Haj Baddar (2009)',
      'depth-known T. Ehlers, M. Müller',
      'depth-proved M. Codish',
    ],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: [Baddar09]',
    ['size-known B. Dobbelaere', 'depth-known S. W. Al-Haj Baddar (2009)'],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: [EM14].',
    ['size-known B. Dobbelaere', 'depth-known T. Ehlers, M. Müller (2014)'],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: [Ehlers17]',
    ['size-known B. Dobbelaere', 'depth-known T. Ehlers (2017)'],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: SorterHunter',
    ['size-known B. Dobbelaere', 'depth-known B. Dobbelaere'],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: [Wang25]',
    ['size-known B. Dobbelaere', 'depth-known Wang (2025)'],
  ],
  [
    'Size ubound: SorterHunter, depth ubound: odd-even merge.',
    ['size-known B. Dobbelaere', 'depth-known K. E. Batcher (1968)'],
  ],
  ['Size/depth ubounds: Batcher odd-even merge', ['both-known K. E. Batcher (1968)']],
];

const allCredits = new Map(comments);

describe('a remark of the list', () => {
  test.each(comments)('is understood, with all its parts: %s', (comment, expected) => {
    const found = creditsOf(comment);
    expect(found).toHaveLength(expected.length);
    for (const [i, { credit, who }] of found.entries()) {
      const [kind, ...name] = (expected[i] ?? '').split(' ');
      expect(credit).toBe(kind);
      if (name.length > 0) expect(who.startsWith(name.join(' ')), who).toBe(true);
      // Every short name of a work is replaced.
      expect(who).not.toMatch(/[[\]]/);
    }
  });

  test('is left out if it is not understood', () => {
    expect(creditsOf('')).toEqual([]);
    expect(creditsOf('Seen in a dream, size ubound: [Harder19], and so on')).toEqual([
      { credit: 'size-known', who: 'J. Harder (2019)' },
    ]);
    expect(creditsOf('Size ubound: [New99]')).toEqual([{ credit: 'size-known', who: '[New99]' }]);
  });

  test('is one of these, for every number of wires', () => {
    const met = new Set<string>();
    for (let wires = 0; wires <= 64; wires += 1) {
      const run = new NetworkStock({ wires });
      const credit = run.best()?.credit;
      run.free();
      if (wires > 32) expect(credit).toBeUndefined();
      if (credit === undefined || credit === '') continue;
      expect(allCredits.has(credit), `${wires}: ${credit}`).toBe(true);
      expect(creditsOf(credit)).toHaveLength(credit.split(', ').length);
      met.add(credit);
    }
    expect(met.size).toBe(comments.length);
  });
});
