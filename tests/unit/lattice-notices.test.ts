/** The English notices about links and moves that cannot be shown, word for word. */
import { describe, expect, test } from 'vitest';
import { LatticePlan } from '../../www/pkg/lattice.js';
import { configOf } from '../../www/src/exhibits/lattice/config.ts';
import { readMoves } from '../../www/src/exhibits/lattice/rules.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { decode, shownScene } from '../../www/src/share/codec.ts';
import { english, refusal, runOf } from './lattice-run.ts';

const rest = 'columns=9&rows=8';
const moments = (count: number) => Array.from({ length: count }, () => rest).join('/');
const walk = Array.from({ length: 600 }, (_, i) => `0,${i}`)
  .reverse()
  .join('_');

/** A link, and the notice about it: the wrong part and its limits. */
const remarks: readonly (readonly [link: string, notice: RegExp])[] = [
  ['v=1&columns=9&ro', /“ro”, which means nothing here/],
  ['v=1&columns=9&rows=', /“rows” is “”.* whole number from 8 to 4096/],
  ['v=2&columns=9', /version 2, but this page reads only version 1/],
  [rest, /does not begin with v=1/],
  ['javascript:window.hit=1', /does not begin with v=1/],
  [
    'v=1&columns=<script>window.hit=1</script>',
    /“columns” is “<script>window\.hit=1<\/script>”.* from 8 to 4096/,
  ],
  ['v=1&<img src=x onerror=window.hit=1>', /“<img src”, which means/],
  [
    'v=1&ask=javascript:window.hit%3D1',
    /“ask” is “javascript:window\.hit=1”.* two numbers like 3,4, at most 4095,4095/,
  ],
  ['v=1&columns=1000000000', /“columns” is 1000000000: .* between 8 and 4096/],
  ['v=1&rows=-5', /“rows” is -5: .* between 8 and 4096/],
  ['v=1&columns=many', /“columns” is “many”.* from 8 to 4096/],
  [`v=1&${rest}&cursor=73`, /“cursor” is 73: .* 0 and 72/],
  ['v=1&cursor=99999999', /“cursor” is 99999999: .* 0 and 16,777,216/],
  [`v=1&${rest}&ask=9,0`, /“ask” is 9: .* between 0 and 8/],
  [`v=1&${rest}&ask=0,8`, /“ask” is 8: .* between 0 and 7/],
  ['v=1&ask=9999,9999', /“ask” is “9999,9999”.* at most 4095,4095/],
  ['v=1&view=rubbish', /“view” is “rubbish”: .* zoom 100–100000, x 0–100000, y 0–100000/],
  ['v=1&view=200,10', /“view” is “200,10”: .* zoom 100–100000/],
  ['v=1&hints=maybe', /“hints” is “maybe”: .* on, off/],
  ['v=1&columns=9&columns=10', /“columns” more than once; the first one counts/],
  ['v=1&color=red', /“color”, which means nothing here/],
  ['v=1&columns=%', /“columns” is “%”.* from 8 to 4096/],
  ['v=1&columns=%E5%8D', /“columns” is “�+”.* from 8 to 4096/],
  [`v=1&columns=${'9'.repeat(100_000)}`, /100,0\d\d characters, and the limit is 9000/],
  [`v=1&lesson=1/${moments(51)}`, /51 moments; only the first 50 are/],
  [`v=1&lesson=99/${moments(2)}`, /“lesson” is 99: .* 1 and 2/],
  [`v=1&lesson=zero/${moments(2)}`, /“lesson” is “zero”.* 1 to 2/],
  ['v=1&moves=rubbish', /“moves” says “rubbish”: a move must be two whole numbers/],
  ['v=1&moves=', /“moves” has 0 moves: it may have 1 to 63/],
  ['v=1&moves=-5000,0', /“moves” has 1 moves?: .* up to 4096 from zero/],
  ['v=1&path=5,0_x', /“path” says “x”: a game must be at most 511 plies/],
  ['v=1&path=', /“path” says “”: a game must be at most 511 plies/],
  [`v=1&path=${walk}`, /“path” says .*: a game must be at most 511 plies/],
  [`v=1&${rest}&path=9,0`, /“path” is 9: it must lie between 0 and 8/],
  ['v=1&conjecture=rubbish', /“conjecture” is “rubbish”. It must be two periods/],
  ['v=1&conjecture=2,2,0,0,100', /“conjecture” is “2,2,0,0,100”/],
  ['v=1&conjecture=9,1,0,0,100000000', /“conjecture” is “9,1/],
  ['v=1&colour=red', /“colour” is “red”: it must be one of winner, plies, grundy/],
  ['v=1&order=both', /“order” is “both”: it must be one of pull, push/],
  ['v=1&end=draw', /“end” is “draw”: it must be one of misere, normal/],
  ['v=1&opponent=god', /“opponent” is “god”: .* human, perfect, erring, slowest-loss, copying/],
  ['v=1&percent=101', /“percent” is 101: it must lie between 0 and 100/],
  ['v=1&seed=9999999', /“seed” is 9999999: it must lie between 0 and 999,999/],
  ['v=1&columns=1025&rows=8&colour=plies', /“columns” is 1025: .* between 8 and 1024/],
  ['v=1&columns=65&rows=8&order=push', /“columns” is 65: .* between 8 and 64/],
  ['v=1&columns=1025&rows=8&path=20,0', /“columns” is 1025: .* between 8 and 1024/],
];

test.each(remarks)('the link %s gets a notice that says what is wrong', (link, notice) => {
  const { notices } = decode(latticeScene, link);
  expect(notices).toHaveLength(1);
  for (const { code, params } of notices) expect(english.text(code, params)).toMatch(notice);
});

test('hundreds of mistakes get a few lines', () => {
  const { notices } = decode(
    latticeScene,
    `v=1&${Array.from({ length: 300 }, (_, i) => `x${i}=1`).join('&')}`,
  );
  expect(notices).toHaveLength(9);
  const { code = '', params } = notices.at(-1) ?? {};
  expect(english.text(code, params)).toMatch(/^292 more things/);
});

/** Mistakes that only the core finds. */
const refused: readonly (readonly [fields: string, error: RegExp])[] = [
  ['moves=-1,1_1,-1', /lower neither number, so they can be repeated for ever/],
  ['moves=1,0*', /^The move \(1, 0\) lowers neither number, so it can be repeated for ever/],
  ['moves=-1,0_0,0', /^\(0, 0\) would be a pass/],
  ['moves=-1,0_-1,0*', /^\(-1, 0\) appears twice/],
  ['path=5,0_4,4', /its ply 1 to \(4, 4\) is not a legal move/],
  [
    'columns=4096&rows=4096&moves=-1,9_0,-1',
    /^This needs \d\d,?\d{3},?\d{3} positions; the solver takes at most 67,108,864\.$/,
  ],
  [
    'columns=1024&rows=1024&colour=plies&moves=-1,9_0,-1',
    /^This needs \d,?\d{3},?\d{3} positions; the solver takes at most 4,194,304\.$/,
  ],
];

test.each(refused)('the link v=1&%s is refused by the core', (fields, error) => {
  const { link, notices } = decode(latticeScene, `v=1&${fields}`);
  expect(notices).toEqual([]);
  const scene = shownScene(link);
  expect(refusal(() => runOf(scene).record(scene.path ?? []))).toMatch(error);
});

test('the longest path in a link is a legal game', () => {
  const path = walk.split('_').slice(-512).join('_');
  const { link, notices } = decode(
    latticeScene,
    `v=1&columns=8&rows=512&opponent=human&path=${path}`,
  );
  expect(notices).toEqual([]);
  const shown = shownScene(link).path ?? [];
  expect(shown).toHaveLength(512);
  const record = runOf(shownScene(link)).record(shown);
  expect(record.plies, 'the first answer about a long game').toHaveLength(64);
  expect(record.winner).toBeDefined();
});

describe('typed moves that do not make a game', () => {
  const most = Array.from({ length: 64 }, (_, i) => `-1,${-i}`).join(' ');

  test.each<[typed: string, why: RegExp]>([
    ['', /^A game needs at least one move\.$/],
    ['0,0', /^\(0, 0\) would be a pass, and passing is not allowed\.$/],
    ['-1,1 1,-1', /^Together, 1 × \((-1, 1|1, -1)\) and 1 × \((-1, 1|1, -1)\) lower neither/],
    ['1,0', /^The move \(1, 0\) lowers neither number, so it can be repeated for ever/],
    ['abc', /^“abc” is not a vector\. A vector is two whole numbers .*, like −1,0 or −1,0\*\.$/],
    ['-1,0 0', /^“0” is not a vector/],
    ['-1,0 -1,0', /^\(-1, 0\) appears twice\.$/],
    [most, /^The game has 64 moves, and the limit is 63\.$/],
    ['-1000000000,0', /is too long: each number must lie between −4096 and 4096\.$/],
    ['-1,0 0,-4097', /is too long: each number must lie between −4096 and 4096\.$/],
  ])('“%s” are refused in words', (typed, why) => {
    const read = readMoves(typed);
    const error =
      'wrong' in read
        ? english.text('error-not-a-vector', { wrong: read.wrong })
        : refusal(() => new LatticePlan(configOf({ ...latticeScene.defaults, moves: read.moves })));
    expect(error).toMatch(why);
  });
});

test('a size that is too large for its rules says how many positions it needs', () => {
  const config = configOf({
    ...shownScene(decode(latticeScene, 'v=1&moves=-1,9_0,-1').link),
    columns: 4096,
    rows: 64,
  });
  const error = refusal(() => new LatticePlan(config)) ?? '';
  expect(error).toMatch(/^This needs [\d,]+ positions; the solver takes at most 67,108,864\.$/);
  // A column m holds its 64 points, and nine more for each step that can lead to it.
  const least = Array.from({ length: 4096 }, (_, m) => 64 + 9 * (4095 - m));
  const [needed = '0'] = /\d[\d,]+/.exec(error) ?? [];
  const ratio = Number(needed.replaceAll(',', '')) / least.reduce((sum, more) => sum + more, 0);
  expect(ratio).toBeGreaterThanOrEqual(1);
  expect(ratio).toBeLessThan(1.01);
});
