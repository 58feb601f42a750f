import { expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { refusals as giveWay } from '../../www/src/exhibits/networks/config.ts';
import { type NetworkScene, networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { decode, shownScene } from '../../www/src/share/codec.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { settleCursor } from '../../www/src/stage/stage-scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { runOf, tracedOf } from './networks-run.ts';

const mended = (code: string, given: NetworkScene) => mendedBy(giveWay, networkScene, code, given);

const words = await loadMessages('en', ['common', 'stage', 'notices', 'networks']);

/** The error of the core about a scene, or about its second network. */
function refused(scene: NetworkScene): CodedError | undefined {
  const { beside } = scene;
  const second = beside !== 'none' && { ...scene, kind: beside, net: undefined };
  for (const one of second ? [scene, second] : [scene]) {
    try {
      runOf(one).free();
    } catch (thrown) {
      const { code, params } = CodedError.from(thrown);
      return new CodedError(one === scene ? code : `beside-${code}`, params);
    }
  }
  return undefined;
}

/** Every notice that a visitor sees about a link, in order. */
function said(fields: string): string[] {
  const { link, notices } = decode(networkScene, `v=1&${fields}`);
  const sentences = notices.map(({ code, params }) => words.text(code, params));
  let scene = shownScene(link);
  const error = refused(scene);
  if (error) {
    sentences.push(words.text(`error-${error.code}`, error.params));
    scene = networkScene.settle({ ...scene, ...mended(error.code, scene) }).scene;
    expect(refused(scene)).toBeUndefined();
  }
  const steps = tracedOf(scene).steps(scene.by);
  for (const { code, params } of settleCursor(scene, steps).notices) {
    sentences.push(words.text(code, params));
  }
  return sentences;
}

const many = (count: number) => Array.from({ length: count }, () => '1:2').join();

const bad: readonly (readonly [string, string, RegExp])[] = [
  ['65 wires', 'wires=65', /“wires” is 65: .* between 0 and 64/],
  ['1000000000 wires', 'wires=1000000000', /“wires” is 1,?000,?000,?000/],
  ['-1 wires', 'wires=-1', /“wires” is -1/],
  ['a word for wires', 'wires=many', /“wires” is “many”/],
  ['another kind', 'kind=bogo', /“kind” is “bogo”: it must be one of document, smallest/],
  ['a kind that does not exist for 40 wires', 'wires=40&kind=document', /no network of this kind/],
  ['a drawn network without one', 'kind=typed', /The network in the link cannot be read/],
  ['nonsense for comparators', 'kind=typed&net=x', /“net” says “x”/],
  ['an empty list', 'kind=typed&net=', /“net” says “”/],
  ['half a comparator', 'kind=typed&net=1:2,3', /“net” says “3”/],
  ['a comparator of one wire', 'kind=typed&net=1:2,3:3', /“net” says “3:3”/],
  ['a comparator to wire 65', 'wires=64&kind=typed&net=1:65', /“net” says “1:65”/],
  ['a comparator from wire 0', 'kind=typed&net=0:1', /“net” says “0:1”.* wires from 1 to 64/],
  ['a comparator to wire -1', 'kind=typed&net=-1:0', /“net” says “-1:0”/],
  [
    'a comparator outside its wires',
    'wires=4&kind=typed&net=1:2,3:8',
    /“net” is “?8”?: .* between 1 and 4/,
  ],
  ['half a comparator, written short', 'kind=typed&net=ABC', /“net” says “C”/],
  ['a comparator of one wire, written short', 'kind=typed&net=ABCC', /“net” says “CC”/],
  ['4097 comparators, written short', `wires=4&kind=typed&net=${'AB'.repeat(4097)}`, /“net” says/],
  ['markup for comparators', 'kind=typed&net=<b>', /“net” says “<b>”/],
  [
    '10,000 comparators',
    `wires=4&kind=typed&net=${many(10_000)}`,
    /This link has 40,\d{3} characters, and the limit is/,
  ],
  [
    '4097 comparators',
    `wires=4&kind=typed&net=${many(4097)}`,
    /This link has 16,\d{3} characters, and the limit is/,
  ],
  ['another one beside it', 'beside=bogo', /“beside” is “bogo”/],
  [
    'a second network that does not exist',
    'wires=40&kind=bitonic&beside=document',
    /no second network of this kind/,
  ],
  ['another input', 'input=chaos', /“input” is “chaos”: it must be one of random, sorted/],
  ['too few elements', 'wires=4&input=typed&values=1,2,3', /3 elements for 4 wires/],
  ['typed elements without any', 'wires=4&input=typed', /0 elements for 4 wires/],
  [
    'elements that are not numbers',
    'wires=4&input=typed&values=1,2,x,4',
    /“values” says “1,2,x,4”/,
  ],
  ['an element too large', 'wires=4&input=typed&values=1,2,3,1000', /“values” says “1000”/],
  ['a ghost without a place', 'kind=typed&net=1:2&gone=1:2', /“gone” says “1:2”/],
  ['a seed out of range', 'seed=1000000', /“seed” is 1,?000,?000: .* between 0 and 999,?999/],
  ['another step', 'by=mile', /“by” is “mile”: it must be one of comparator, layer/],
  ['a threshold out of range', 'threshold=1000', /“threshold” is 1,?000: .* between 0 and 999/],
  ['a cursor beyond its run', 'cursor=20', /“cursor” is 20: .* between 0 and 19/],
  ['a cursor beyond its layers', 'by=layer&cursor=7', /“cursor” is 7: .* between 0 and 6/],
  ['a cursor beyond any run', 'cursor=5000', /“cursor” is 5,?000: .* between 0 and 4,?096/],
  ['an unknown field', 'speed=9', /“speed”, which means nothing here/],
];

test.each(bad)(
  'a link with %s opens a figure with what is valid, and says so',
  (_, fields, message) => {
    const [first] = said(fields);
    expect(first).toMatch(message);
  },
);

test('a good link says nothing', () => {
  for (const fields of [
    'wires=13&kind=shallowest&cursor=20',
    'wires=5&kind=typed&net=-',
    'wires=8&kind=insertion&beside=bitonic&cursor=9',
    'by=layer&cursor=6',
  ]) {
    expect(said(fields), fields).toEqual([]);
  }
});
