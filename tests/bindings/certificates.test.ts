/** Certificates of solved games. That they are right is for the tests in Rust: they check them. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as forms from '../../www/pkg/forms.js';
import { type CertificateChunk, initSync, SolvedGame } from '../../www/pkg/games.js';
import { thrown } from './support/calls.ts';
import { example, solved, useTheWasm } from './support/rules.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/games_bg.wasm', import.meta.url)) });
useTheWasm();

/** The pieces of a certificate, from the first to the last. */
function pieces(game: { certificate(from: number): CertificateChunk }): string[] {
  const texts: string[] = [];
  for (let next: number | undefined = 0; next !== undefined; ) {
    const piece: CertificateChunk = game.certificate(next);
    texts.push(piece.text);
    ({ next } = piece);
  }
  return texts;
}

function board(game: string, ...size: number[]): SolvedGame {
  const run = new SolvedGame({ game, size } as never);
  while (!run.advance(1_000_000).finished);
  return run;
}

describe('the certificate of tic-tac-toe', () => {
  test('comes in pieces of bounded size, with a line for each position', () => {
    const texts = pieces(board('in-a-row', 3, 3, 3));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(2 ** 16 + 4);
    const lines = texts.join('').split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'appleyard-certificate 1',
      'game in-a-row 3 3 3',
      'positions 5478',
      'tie 9 1 .../.../...:x',
    ]);
    expect(lines.slice(-2)).toEqual(['end', '']);
    expect(lines).toHaveLength(3 + 5478 + 2);
    expect(lines).toContain('won 1 6 xoo/xx./..o:x');
    const odd = lines.slice(3, -2).filter((line) => !/^(lost|won|tie) \d/.test(line));
    expect(odd).toEqual([]);
  });

  test('can be resumed anywhere', () => {
    const run = board('in-a-row', 3, 3, 3);
    const whole = pieces(run).join('');
    expect(whole.endsWith(run.certificate(5000).text)).toBe(true);
    expect(run.certificate(5478)).toEqual({ text: 'end\n' });
    expect(thrown(() => run.certificate(5479))).toMatchObject({
      code: 'certificate-from-out-of-range',
      params: { value: 5479, min: 0, max: 5478 },
    });
  });

  test('is there when the game is solved', () => {
    const run = new SolvedGame({ game: 'in-a-row', size: [3, 3, 3] });
    run.advance(100);
    expect(thrown(() => run.certificate(0))).toMatchObject({ code: 'position-not-solved' });
  });
});

test.each([
  ['four-in-a-row', [3, 3, 3], 'game four-in-a-row 3 3 3'],
  ['hexapawn', [3, 4], 'game hexapawn 3 4'],
  ['dodgem', [3], 'game dodgem 3'],
  ['dao', [], 'game dao'],
] as const)('the certificate of %s %s names its game', (game, size, heading) => {
  const run = board(game, ...size);
  const [format, named, count] = run.certificate(0).text.split('\n');
  expect([format, named, count]).toEqual([
    'appleyard-certificate 1',
    heading,
    `positions ${run.summary().positions}`,
  ]);
});

test('a game whose images count once says so', () => {
  const run = new SolvedGame({ game: 'in-a-row', size: [3, 3, 3], images: 'once' });
  while (!run.advance(1_000_000).finished);
  const lines = pieces(run).join('').split('\n');
  expect(lines.slice(1, 4)).toEqual(['game in-a-row 3 3 3', 'folded', 'positions 765']);
  expect(lines).toHaveLength(4 + 765 + 2);
});

test('the certificate of a script has the whole script', () => {
  const script = example('take-away');
  const lines = pieces(solved(script)).join('').split('\n');
  const end = lines.indexOf('positions 22');
  const framed = lines.slice(2, end).map((line) => line.replace(/^\| ?/, ''));
  expect(lines[1]).toBe('game script');
  expect(framed.join('\n')).toBe(script);
  expect(lines.slice(end + 1, end + 3)).toEqual(['won 11 0 21', 'lost 10 20']);
});

describe('a game that texts describe', () => {
  beforeAll(() => {
    forms.initSync({
      module: readFileSync(new URL('../../www/pkg/forms_bg.wasm', import.meta.url)),
    });
  });

  const form = (config: Partial<forms.GameConfig> & Pick<forms.GameConfig, 'game'>) => {
    const run = new forms.SolvedGame({ size: [], ...config });
    while (!run.advance(1_000_000).finished);
    return run;
  };

  test('has its description in the heading of its certificate', () => {
    const heading = (config: Parameters<typeof form>[0]) => {
      const lines = pieces(form(config)).join('').split('\n');
      return lines.slice(
        1,
        lines.findIndex((line) => line.startsWith('positions')),
      );
    };
    const heaps = { game: 'take-away', size: [3, 5], rules: 'any; 2', endRule: 'misere' } as const;
    expect(heading(heaps)).toEqual(['game take-away 3 5', 'misere', '| any; 2']);
    expect(heading({ game: 'graph', rules: 'a -> b\nb -> c', start: 'b' })).toEqual([
      'game graph',
      'start b',
      '| a -> b',
      '| b -> c',
    ]);
    expect(heading({ game: 'multiplication', size: [10n ** 18n] })).toEqual([
      `game multiplication ${10n ** 18n}`,
    ]);
    expect(heading({ game: 'calendar', start: '2001-10-20' })).toEqual([
      'game calendar',
      'start 2001-10-20',
    ]);
  });

  test('says before how large its certificate is', () => {
    const run = form({ game: 'digital-deletions', start: '120' });
    const bytes = pieces(run).join('').length;
    const said = run.certificateBytes() ?? 0;
    expect(Math.abs(said - bytes)).toBeLessThan(bytes / 10);
    expect(board('hexapawn', 3, 3).certificateBytes()).toBeGreaterThan(1000);
    expect(solved(example('take-away')).certificateBytes()).toBeGreaterThan(100);
  });

  test('has no certificate if a line of its rules is too long', () => {
    const nodes = Array.from({ length: 700 }, (_, at) => `${'n'.repeat(60)}${at}`);
    const rules = JSON.stringify(Object.fromEntries(nodes.map((node) => [node, []])));
    expect(thrown(() => form({ game: 'graph', rules }).certificate(0))).toMatchObject({
      code: 'game-without-name',
    });
  });
});
