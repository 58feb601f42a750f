/// <reference path="../../www/src/env.d.ts" />
/** A link of heaps that cannot be shown: what is said of it, and what lies there instead. */
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { refusals as giveWay } from '../../www/src/exhibits/nim/config.ts';
import { nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { decode, shownScene } from '../../www/src/share/codec.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { english, runOf, sceneOf } from './nim-core.ts';

const mended = (code: string, given: typeof nimScene.defaults) =>
  mendedBy(giveWay, nimScene, code, given);

/** Opens a link as the figure does: refused fields go back to their defaults, and a sentence says so. */
function opened(fields: string): { heaps: string | undefined; sentences: string[] } {
  const { link, notices } = decode(nimScene, `v=1&${fields}`);
  const sentences = notices.map(({ code, params }) => english.text(code, params));
  for (let scene = shownScene(link); ; ) {
    try {
      const run = runOf(scene);
      const last = run.record(scene.takes ?? []).plies.at(-1);
      return { heaps: last?.position.join(' '), sentences };
    } catch (thrown) {
      const error = CodedError.from(thrown);
      const mending = mended(error.code, scene);
      if (!mending) throw thrown;
      sentences.push(english.text(`error-${error.code}`, error.params));
      scene = nimScene.settle({ ...scene, ...mending }).scene;
    }
  }
}

const list = (count: number, one: string, between: string) => Array(count).fill(one).join(between);

/** What is wrong, the fields, the sentence that says so, and the heaps that the figure then shows. */
const bad: readonly (readonly [string, string, RegExp, string?])[] = [
  ['no heaps', 'heaps=', /“heaps” says “”: it must be 1 to 24 heaps of 1 to/],
  ['an empty heap', 'heaps=3,0,5', /“heaps” says “0”: it must be 1 to 24 heaps/],
  ['a word for heaps', 'heaps=many', /“heaps” says “many”/],
  ['25 heaps', `heaps=${list(25, '1', ',')}`, /“heaps” says “1,1.*1 to 24 heaps/],
  ['40 heaps', `heaps=${list(40, '9', ',')}`, /“heaps” says “9,9.*1 to 24 heaps/],
  ['a heap of 10^30', `heaps=1${'0'.repeat(30)}`, /“heaps” says “10000/],
  ['a heap of more than 10^15', 'heaps=1000000000000001', /of 1 to 1,?000/],
  ['no rules', 'rules=', /“rules” says “”: a rule is at most 600 characters like 1\.\.3/],
  ['markup for rules', 'rules=<b>', /“rules” says “<b>”/],
  ['a rule of 800 characters', `rules=${list(400, '1', ',')}`, /“rules” says “1,1/],
  ['25 rules', `rules=${list(25, '1', '_')}`, /“rules” says “1_1/],
  ['a rule that is no rule', 'rules=xyz', /The rule cannot be read at character 1/],
  ['0 in a rule', 'rules=0,2', /A player cannot take 0, because nobody may pass/],
  ['a range that runs backwards', 'rules=5..3', /range at character 1 runs backwards/],
  ['a rule that allows nothing', 'rules=odd*2', /A rule must allow at least one number/],
  ['a number too large in a rule', 'rules=99999999999999999', /number at character 1 is too large/],
  ['a rule without a move at the start', 'rules=8', /nobody can take anything from these heaps/],
  ['a heap too large for its rule', 'heaps=2000000&rules=fib', /too large for this rule/],
  [
    'a search too large',
    'heaps=1000,1000,1000&rules=2,5&end=misere',
    /must search 167,167,334 positions here, but its limit is 8,388,608/,
  ],
  ['another end', 'end=draw', /“end” is “draw”: it must be one of normal, misere/],
  ['another coupling', 'coupling=all', /“coupling” is “all”: it must be one of none, wythoff/],
  ['Wythoff with three heaps', 'coupling=wythoff', /needs exactly two heaps; the link has 3/],
  [
    'Wythoff with other rules',
    'heaps=4,9&coupling=wythoff&rules=1..2',
    /you need exactly two heaps and the rule “any”/,
    '4 9',
  ],
  ['neither yes nor no', 'past=maybe', /“past” is “maybe”: .* on, off/],
  ['an unknown story', 'story=9999', /“story” is “9999”: it must be one of none, 1846/],
  ['another view', 'show=pies', /“show” is “pies”: it must be one of bundles, rows/],
  ['rubbish for a game', 'takes=rubbish', /“takes” says “rubbish”: .* at most 511 plies like/],
  ['half a game', 'takes=3-1_', /“takes” says “”: .* at most 511 plies/],
  ['a take of nothing', 'takes=3-0', /“takes” says “3-0”/],
  ['a game of 600 plies', `takes=${list(600, '1-1', '_')}`, /at most 511 plies/],
  ['a take of too many', 'takes=3-1_1-4', /its ply 2 takes stones that may not be taken/],
  ['a take from no heap', 'takes=4-1', /its ply 1 takes stones that may not be taken/],
  ['a take from both of three', 'takes=both-1', /its ply 1 takes stones that may not be taken/],
  [
    'a cursor beyond its game',
    'takes=3-1_1-1&cursor=9',
    /“cursor” is 9: .* between 0 and 2/,
    '2 5 6',
  ],
  ['another opponent', 'opponent=god', /“opponent” is “god”/],
  ['a percentage of 101', 'percent=101', /“percent” is 101: .* between 0 and 100/],
  ['a seed without end', 'seed=9999999', /“seed” is 9999999: .* between 0 and 999,999/],
  ['an unknown field', 'colour=red', /“colour”, which means nothing here/],
];

describe('a bad link', () => {
  for (const [what, fields, sentence, heaps = '3 5 7'] of bad) {
    test(`with ${what} opens a working figure, and one sentence says what was wrong`, () => {
      const shown = opened(fields);
      expect(shown.sentences).toEqual([expect.stringMatching(sentence)]);
      expect(shown.heaps).toBe(heaps);
    });
  }

  test('with a cursor beyond the last step gets a notice', () => {
    expect(opened('cursor=99999').sentences[0]).toMatch(/“cursor” is 99,?999: .* between 0 and/);
  });
});

test('a link carries a game with takes from both, and the longest one', () => {
  const played = (fields: string) => {
    const scene = sceneOf(fields);
    return runOf(scene)
      .record(scene.takes ?? [])
      .plies.at(-1)?.position;
  };
  expect(played('heaps=9,13&coupling=wythoff&takes=both-3_2-4')).toEqual([6n, 6n]);
  expect(played(`heaps=600&takes=${list(511, '1-1', '_')}`)).toEqual([89n]);
});
