/** An unclear link to a sort: the notice that the visitor reads, and the sort that the figure still shows. */
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { refusals as giveWay } from '../../www/src/exhibits/quicksort/config.ts';
import { type QuicksortScene, quicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import { decode } from '../../www/src/share/codec.ts';
import type { Notice } from '../../www/src/share/codec-notices.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { settleCursor } from '../../www/src/stage/stage-scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { runOf, sceneOf } from './quicksort-run.ts';

const mended = (code: string, given: QuicksortScene) =>
  mendedBy(giveWay, quicksortScene, code, given);

const words = await loadMessages('en', ['common', 'notices', 'stage', 'quicksort']);

/** The scene with which a figure opens, and its notices. The core may refuse what a link asks for. */
function opened(fields: string) {
  const { link, notices } = decode(quicksortScene, `v=1&${fields}`);
  const all: Notice[] = [...notices];
  let scene: QuicksortScene = sceneOf(link.scenes[0]);
  let steps: number | undefined;
  while (steps === undefined) {
    try {
      steps = runOf(scene).summary().steps;
    } catch (thrown) {
      const { code, params } = CodedError.from(thrown);
      all.push({ code: `error-${code}` as Notice['code'], params });
      scene = quicksortScene.settle({ ...scene, ...mended(code, scene) }).scene;
    }
  }
  const settled = settleCursor(scene, steps);
  all.push(...settled.notices);
  return { scene: settled.scene, notices: all.map(({ code, params }) => words.text(code, params)) };
}

const many = Array.from({ length: 513 }, (_, i) => i % 10).join();

/** What is wrong with a link, its fields, and the notice that the visitor reads. */
const bad: readonly (readonly [string, string, RegExp])[] = [
  ['another kind of list', 'input=chaos', /“input” is “chaos”: it must be one of random, sorted/],
  ['a typed list without numbers', 'input=typed', /The list in the link cannot be read/],
  [
    'an empty list',
    'input=typed&values=',
    /“values” says “”: it must be at most 512 whole numbers/,
  ],
  ['text for numbers', 'input=typed&values=a,b', /“values” says “a,b”/],
  ['a number too large', 'input=typed&values=1,1000000', /“values” says “1000000”/],
  ['a negative number', 'input=typed&values=3,-1', /“values” says “3,-1”/],
  ['a decimal', 'input=typed&values=1.5', /“values” says “1\.5”/],
  ['513 numbers', `input=typed&values=${many}`, /“values” says .* at most 512 whole numbers/],
  ['markup for numbers', 'input=typed&values=<b>', /“values” says “<b>”/],
  ['no elements', 'length=0', /“length” is 0: .* between 1 and 100,?000/],
  ['too many elements', 'length=100001', /“length” is 100,?001: .* between 1 and 100,?000/],
  ['a word for a size', 'length=many', /“length” is “many”/],
  ['a seed out of range', 'seed=1000000', /“seed” is 1,?000,?000: .* between 0 and 999,?999/],
  ['a negative seed', 'seed=-1', /“seed” is -1/],
  [
    'another victim',
    'input=time-killer&against=random',
    /“against” is “random”: it must be one of first, last/,
  ],
  ['a killer too large', 'input=time-killer&length=5000', /may have at most 4,?096 elements/],
  [
    'too many steps',
    'length=100000&input=sorted&pivot=first&cursor=77',
    /^Sorting this list would take more than 8,000,000 steps, which are too many to record\./,
  ],
  ['another scheme', 'scheme=four', /“scheme” is “four”: it must be one of three-way, hoare/],
  ['another pivot', 'pivot=best', /“pivot” is “best”/],
  ['a seed of chance out of range', 'chance=-5', /“chance” is -5/],
  ['text for picks', 'pivot=hand&picks=x', /“picks” says “x”/],
  [
    'a pick outside the list',
    'length=9&pivot=hand&picks=10&cursor=2',
    /^Pivot number 1 is at place 10, outside its part, which has places 1 to 9\.$/,
  ],
  [
    'a pick outside its part',
    'input=typed&values=4,2,6,1,3,7,5&pivot=hand&picks=2,1',
    /^Pivot number 2 is at place 1, outside its part, which has places 3 to 7\.$/,
  ],
  ['another first call', 'recurse=both', /“recurse” is “both”: it must be one of smaller, larger/],
  ['three calls', 'calls=three', /“calls” is “three”/],
  ['a cutoff of 1', 'cutoff=1', /“cutoff” is 1: .* between 2 and 33/],
  ['a cutoff of 34', 'cutoff=34', /“cutoff” is 34: .* between 2 and 33/],
  ['another small sort', 'small=bubble', /“small” is “bubble”/],
  ['another look', 'show=pies', /“show” is “pies”: it must be one of bars, cards/],
  ['another colour', 'colour=red', /“colour” is “red”: it must be one of area, value/],
  [
    'a race of one',
    'race=document',
    /“race” says “document”: it must be two to four of document, /,
  ],
  ['a race of five', 'race=document_hoare_lomuto_mine_network', /“race” says .* two to four of/],
  ['a race of strangers', 'race=document_bogosort', /“race” says “document_bogosort”/],
  ['half an exchange', 'exchange=4', /“exchange” is “4”/],
  ['a swap outside the list', 'length=9&exchange=3,10', /“exchange” is 10: .* between 1 and 9/],
  ['a swap outside any list', 'exchange=3,100001', /“exchange” is “3,100001”/],
  ['a cursor beyond its run', 'length=9&cursor=9999', /“cursor” is 9,?999: .* between 0 and \d\d/],
  ['a cursor beyond any run', 'cursor=99999999', /“cursor” is 99,?999,?999: .* 0 and 8,000,000/],
  ['an unknown field', 'speed=9', /“speed”, which means nothing here/],
];

/** The notice that follows where the link should have had a list. */
const shuffled = /The list in the link cannot be read\. Here is a shuffled list instead\.$/;

describe('an unclear link', () => {
  test.each(bad)('gets one notice, and a list is still sorted: %s', (_, fields, message) => {
    const { scene, notices } = opened(fields);
    const unread = /^input=typed&values=(?!4)/.test(fields) ? [shuffled] : [];
    expect(notices).toEqual([message, ...unread].map((one) => expect.stringMatching(one)));
    const { length, steps } = runOf(scene).summary();
    expect(length).toBeGreaterThan(0);
    expect(steps).toBeGreaterThanOrEqual(scene.cursor ?? 0);
  });
});
