/** For each kind of task of each exhibit a moment that it fits, small enough that its answer is known at once. */
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { SceneSpec } from '../../www/src/share/codec.ts';
import type { ChoiceField } from '../../www/src/share/codec-fields.ts';
import { sure } from '../../www/src/sure.ts';
import { specs } from '../robust/specs.ts';

const NET = 'kind=typed&net=1:2,3:4,1:3,2:4';

/** The moments of kinds by their names; `any` is that of all other kinds. */
const moments: Record<Slug, Readonly<Record<string, string>> & { readonly any: string }> = {
  lattice: {
    any: 'v=1&columns=12&rows=12&cursor=40',
    move: 'v=1&columns=12&rows=12&path=7,4&opponent=human',
  },
  nim: { any: 'v=1&heaps=1,4,5,7', make: 'v=1&heaps=3,3,3,3' },
  quicksort: {
    any: 'v=1&input=typed&values=31,47,12,85,66,20,54,9&pivot=median-of-three',
    stack: 'v=1&input=typed&values=1,1,1,1,1,1&pivot=first&wait=2',
  },
  networks: {
    any: `v=1&wires=4&${NET}&most=5`,
    input: `v=1&wires=4&${NET}&input=sorted`,
    spare: `v=1&wires=4&${NET},2:3,2:3`,
    next: `v=1&wires=4&${NET}&input=typed&values=4,3,2,1&cursor=2`,
  },
  chain: { any: 'v=1&row=1101111' },
  games: {
    any: 'v=1&plies=1_2',
    hold: 'v=1',
    value: 'v=1&game=take-away&size=5,6&rules=1..3',
  },
  paths: { any: 'v=1&graph=grid&size=2&remain=1&cursor=8' },
  machines: { any: 'v=1&machine=beaver-four&cursor=3' },
  dovetailing: { any: 'v=1&cursor=3' },
};

/** The exhibits whose task `next` asks before each milestone, as `predict` does. */
const predict = new Set<Slug>(['nim', 'lattice', 'paths', 'dovetailing']);

/** The kinds of an exhibit, each with a moment of this exhibit that has such a task. */
export function taskMoments(slug: Slug): readonly (readonly [kind: string, moment: string])[] {
  const { choices } = (specs[slug] as SceneSpec<unknown>).fields.task as ChoiceField<string>;
  const { [slug]: own } = moments;
  return choices
    .filter((kind) => kind !== 'none' && !(kind === 'next' && predict.has(slug)))
    .map((kind) => [kind, sure(own[kind] ?? own.any)]);
}
