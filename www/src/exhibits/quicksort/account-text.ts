import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { type NarratedMoment, waitingCalls } from './account.ts';
import type { Here } from './moments.ts';
import { placeOf } from './picture/places.ts';
import { isPartition } from './steps.ts';

/** The text writes out at most this many elements. */
const MOST_WRITTEN = 64;

/** The whole current state in words, without the areas where the visitor is to find them out. */
export function describe(narrated: NarratedMoment, reveals: boolean, words: Messages): Sentence[] {
  const { here, part, values, framesBound } = narrated;
  const { comparisons, swaps, writes, comparators } = here.moment.counters;
  const order = here.order.slice();
  const { exchange } = narrated.scene;
  if (exchange) {
    const { first, second } = exchange;
    [order[first], order[second]] = [sure(order[second]), sure(order[first])];
  }
  const shown = order
    .slice(0, MOST_WRITTEN)
    .map((element) => sure(values[element]))
    .join(' ');
  const list: Sentence = {
    id: order.length > MOST_WRITTEN ? 'text-list-long' : 'text-list',
    args: { list: shown, count: order.length, shown: MOST_WRITTEN },
  };
  const areas = here.areas
    .filter(({ kind }) => kind !== 'outside')
    .map(({ kind, from, to }): Sentence => {
      return { id: 'text-area', args: { area: kind, count: to - from, from: from + 1, to } };
    });
  const asked: Sentence[] = part
    ? [{ id: 'text-part', args: { from: part.lo + 1, to: part.hi, count: part.hi - part.lo } }]
    : [];
  const claims = claimed(here).map((area) => claim(area, words));
  return [
    list,
    ...asked,
    ...outside(narrated, words),
    ...(reveals && part && isPartition(part) ? areas : []),
    ...(reveals ? claims : []),
    {
      id: 'text-counters',
      args: {
        comparisons,
        swaps,
        writes,
        comparators,
        ...waitingCalls(here, framesBound),
      },
    },
  ];
}

/** The text names at most this many stretches of the list. */
const MOST_STRETCHES = 8;

/** The finished and the waiting places, as stretches. */
function outside(
  { here, parts, steps, waiting }: NarratedMoment,
  { language }: Messages,
): Sentence[] {
  const done = here.step === steps && !waiting;
  return (['finished', 'waiting'] as const).flatMap((wanted) => {
    const stretches: string[] = [];
    let count = 0;
    for (let from = 0; from < here.order.length; from += 1) {
      const is = (at: number) => (done ? 'finished' : placeOf(here, parts, at)) === wanted;
      if (!is(from)) continue;
      let to = from + 1;
      while (to < here.order.length && is(to)) to += 1;
      count += to - from;
      stretches.push(to - from === 1 ? `${to}` : `${from + 1}–${to}`);
      from = to;
    }
    if (stretches.length === 0) return [];
    const shown = stretches.slice(0, MOST_STRETCHES);
    const places = listed(shown, language, { type: 'conjunction', style: 'narrow' });
    const more = stretches.length > MOST_STRETCHES ? 'yes' : 'no';
    return [{ id: `text-${wanted}`, args: { places, count, more } }];
  });
}

/** The areas with a claim. What lies before the part and after it counts as one of them. */
export function claimed({ areas }: Here): Here['areas'] {
  const outside = areas.filter(({ kind, from, to }) => kind === 'outside' && from < to);
  const inside = areas.filter(({ kind }) => kind !== 'outside' && kind !== 'unprocessed');
  const around = outside.find(({ holds }) => !holds) ?? outside[0];
  return around ? [...inside, around] : inside;
}

/** The claim about an area, and whether it holds. */
export function claim({ kind, holds, offender }: Here['areas'][number], words: Messages): Sentence {
  const id = holds ? 'claim-holds' : 'claim-broken';
  return {
    id,
    args: {
      claim: words.text(`claim-${kind}`),
      place: offender === undefined ? undefined : offender + 1,
    },
  };
}
