/**
 * Links and scenes of games, paths, machines and dovetailing: limits, what gives way to what, and that a settled
 * scene comes back from its link. Each refusal by the core is shown with its sentence in `contract.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { mostRounds, orders, sweepScene } from '../../www/src/exhibits/dovetailing/scene.ts';
import { gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { machinesScene, readyMachines } from '../../www/src/exhibits/machines/scene.ts';
import { sizesOf } from '../../www/src/exhibits/paths/edit/sizes.ts';
import { graphs, pathsScene } from '../../www/src/exhibits/paths/scene.ts';
import { decode, encode, shownScene } from '../../www/src/share/codec.ts';

const scenes = {
  games: gamesScene,
  paths: pathsScene,
  machines: machinesScene,
  dovetailing: sweepScene,
} as const;
type Name = keyof typeof scenes;

/** What a link gives: its scene, the codes of its notices, and the link that the page writes then. */
function read(name: Name, fields: string) {
  const spec = scenes[name] as typeof machinesScene;
  const { link, notices } = decode(spec, `v=1&${fields}`);
  return {
    scene: shownScene(link) as unknown as Readonly<Record<string, unknown>>,
    codes: notices.map(({ code }) => code),
    fields: notices.map(({ params }) => params.field ?? ''),
    written: encode(spec, link).replace(/^v=1&?/, ''),
  };
}

/** Links that are right, as the page writes them. */
const right: readonly (readonly [Name, string])[] = [
  ['games', ''],
  ['games', 'plies=1_5_9&opponent=human'],
  ['games', 'plies=start'],
  ['games', 'game=four-in-a-row&size=4,4,3'],
  ['games', 'game=hexapawn&plies=452&opponent=human&why=on'],
  ['games', 'game=take-away&size=5,7'],
  ['games', 'plies=1_2&cursor=1'],
  ['games', 'opponent=erring&computer=first&percent=40&seed=7'],
  ['games', 'hints=off'],
  ['paths', ''],
  ['paths', 'size=5&from=2&to=7'],
  ['paths', 'graph=petersen&cursor=40'],
  ['paths', 'graph=random&size=20'],
  ['paths', 'way=1,2,5'],
  ['paths', 'graph=drawn&drawn=**A%3BB&from=1&to=2'],
  ['paths', 'graph=drawn&drawn=*0,0,1000,0*A:B&oneway=on'],
  ['machines', ''],
  ['machines', 'machine=palindrome&cursor=5'],
  ['machines', 'machine=written&table=1RB1LB_1LA1RZ'],
  ['machines', 'machine=beaver-four&asked=on&cursor=60'],
  ['machines', 'machine=beaver-five&upto=1000000000000'],
  ['machines', 'left=111&right=101'],
  ['machines', 'halting=no-step'],
  ['dovetailing', ''],
  ['dovetailing', 'order=first&rounds=100000'],
  ['dovetailing', 'order=doubling&rounds=18'],
  ['dovetailing', 'pruned=on&cursor=14'],
  ['dovetailing', 'states=1&enumeration=tree&count=3'],
];

/** Fields that are wrong, the code of the notice about them, and what is shown instead. */
const wrong: readonly (readonly [
  Name,
  fields: string,
  code: string,
  instead: Readonly<Record<string, unknown>>,
])[] = [
  ['games', 'game=go', 'link-bad-choice', { game: 'in-a-row' }],
  ['games', 'size=99,3,3', 'link-bad-tuple', { size: undefined }],
  ['games', 'size=3', 'link-bad-tuple', { size: undefined }],
  ['games', 'game=script', 'link-bad-script', { game: 'in-a-row', script: undefined }],
  ['games', 'plies=1_2&cursor=3', 'link-out-of-range', { cursor: undefined }],
  ['games', 'percent=101', 'link-out-of-range', { percent: 30 }],
  ['games', 'opponent=nobody', 'link-bad-choice', { opponent: 'perfect' }],
  ['games', 'why=maybe', 'link-bad-choice', { why: false }],
  ['paths', 'graph=torus', 'link-bad-choice', { graph: 'grid' }],
  ['paths', 'size=0', 'link-out-of-range', { size: 3 }],
  ['paths', 'size=301', 'link-out-of-range', { size: 3 }],
  ['paths', 'graph=drawn', 'link-no-graph', { graph: 'grid', drawn: undefined }],
  ['paths', 'cursor=100001', 'link-out-of-range', {}],
  ['paths', 'oneway=yes', 'link-bad-choice', { oneway: false }],
  ['machines', 'machine=beaver-six', 'link-bad-choice', { machine: 'beaver-two' }],
  ['machines', 'machine=written', 'link-no-machine', { machine: 'beaver-two', table: undefined }],
  ['machines', 'upto=23', 'link-out-of-range', { upto: 24 }],
  ['machines', 'upto=1000000000001', 'link-out-of-range', { upto: 24 }],
  ['machines', 'halting=never', 'link-bad-choice', { halting: 'as-written' }],
  [
    'machines',
    `machine=written&table=${'1'.repeat(4001)}`,
    'link-long-text',
    { machine: 'beaver-two' },
  ],
  ['dovetailing', 'order=random', 'link-bad-choice', { order: 'cantor' }],
  ['dovetailing', 'rounds=0', 'link-out-of-range', { rounds: 12 }],
  ['dovetailing', 'order=triangles&rounds=129', 'link-out-of-range', { rounds: 12 }],
  ['dovetailing', 'order=doubling&rounds=19', 'link-out-of-range', { rounds: 12 }],
  ['dovetailing', 'states=1&enumeration=tree&count=4', 'link-out-of-range', { count: undefined }],
];

describe('a link', () => {
  test.each(right)('of %s, %s, is read without a remark and written again', (name, fields) => {
    const { codes, written } = read(name, fields);
    expect(codes).toEqual([]);
    expect(new Set(written.split('&'))).toEqual(new Set(fields.split('&')));
  });

  test.each(wrong)(
    'of %s, %s, gets the notice %s and a scene that stands',
    (name, fields, code, instead) => {
      const { codes, scene, written } = read(name, fields);
      expect(codes).toContain(code);
      expect(scene).toMatchObject(instead);
      // What was shown instead is right.
      expect(read(name, written).codes).toEqual([]);
    },
  );

  test.each(Object.keys(scenes) as Name[])(
    'of %s names each field that means nothing there',
    (name) => {
      const { codes, fields } = read(name, 'nonsense=1&cursor=x&hints=perhaps');
      expect(codes).toHaveLength(3);
      expect(new Set(fields)).toEqual(new Set(['nonsense', 'cursor', 'hints']));
    },
  );
});

describe('what has no meaning is left out', () => {
  test('rules and a start of a game that has none', () => {
    const { scene, codes } = read('games', 'rules=1..3&start=x&end=misere');
    expect(scene).toMatchObject({ rules: undefined, start: undefined, end: 'normal' });
    expect(codes).toEqual([]);
  });

  test('a script of another game, and the graph of a ready one', () => {
    expect(read('games', 'game=dodgem&script=fn').scene.script).toBeUndefined();
    const { scene } = read('paths', 'graph=petersen&drawn=**A;B&oneway=on');
    expect(scene).toMatchObject({ graph: 'petersen', drawn: undefined, oneway: false });
  });

  test('the table of a machine that is not written', () => {
    expect(read('machines', 'machine=counter&table=1RB').scene.table).toBeUndefined();
    expect(readyMachines).toContain('counter');
  });
});

describe('limits', () => {
  test.each(graphs.filter((graph) => sizesOf(graph)))(
    'the graph %s begins within its own sizes',
    (graph) => {
      const { min = 0, max = 0, first = 0 } = sizesOf(graph) ?? {};
      expect(min).toBeLessThanOrEqual(first);
      expect(first).toBeLessThanOrEqual(max);
      for (const size of [min, first, max]) {
        expect(read('paths', `graph=${graph}&size=${size}`).codes, `${size}`).toEqual([]);
      }
    },
  );

  test.each(orders)('the order %s takes its most rounds and no more', (order) => {
    const most = mostRounds[order];
    expect(read('dovetailing', `order=${order}&rounds=${most}`).codes).toEqual([]);
    expect(read('dovetailing', `order=${order}&rounds=${most + 1}`).codes).toEqual([
      'link-out-of-range',
    ]);
  });
});
