import type { HeapWhy, NimSummary } from '../../../pkg/nim.js';
import type { Take } from '../../stage/heaps/view.ts';
import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { printedHeaps } from './picture/bundles.ts';
import type { Plan } from './play/play.ts';
import type { NimScene } from './scene.ts';

/** Whether each heap has a Grundy value equal to its number of stones. */
export function isPlain({ heaps, grundyValues }: Pick<HeapWhy, 'heaps' | 'grundyValues'>): boolean {
  return grundyValues?.every((value, heap) => value === heaps[heap]) ?? true;
}

/**
 * A take from these heaps as the variables of messages, which name a heap by its `size`. A `number` holds 10^15 stones, the
 * most there are, exactly.
 */
export function takeArgs({ heap, stones, both }: Take, heaps: readonly bigint[]) {
  return { size: Number(sure(heaps[heap])), stones: Number(stones), both: both ? 'yes' : 'no' };
}

/** The numbers that a rule allows, in words: `1..3` is “1 to 3”, `2,5` and `2..3` are “2 or 5”, “2 or 3”. */
export function ruleNamed(rule: string, words: Messages): string {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(rule) ?? [];
  const neighbours = Number(to) - Number(from) === 1;
  if (from !== undefined && to !== undefined && !neighbours) {
    return words.text('rule-range', { from, to });
  }
  if (neighbours || /^\d+(,\d+)*$/.test(rule)) {
    return words.text('rule-list', { list: anyOf(rule.split(/,|\.\./), words.language) });
  }
  return words.text('rule-named', { rule });
}

/** Numbers of which any will do: `1, 2, or 3`. */
export function anyOf(numbers: Iterable<number | string>, language: string): string {
  // Chinese has a space between a numeral and a word, which Intl leaves out.
  return listed(numbers, language, { type: 'disjunction' }).replace('或', ' 或 ');
}

/** How to move and how to win; in a few words for a place with one line only. */
export function rule(
  { end, coupling, rules }: Pick<NimScene, 'end' | 'coupling' | 'rules'>,
  { heaps }: Pick<NimSummary, 'heaps'>,
  words: Messages,
  short = false,
): Sentence {
  const [rule = 'any'] = heaps.map((heap) => heap.rule);
  const alike = rules.length === 1;
  const args = {
    rule: ruleNamed(rule, words),
    kind: coupling === 'wythoff' ? 'both' : alike ? (rule === 'any' ? 'any' : 'one') : 'several',
    count: heaps.length,
    end,
  };
  return { id: short ? 'nim-short' : 'nim-start', args };
}

/** Which take is planned, and what it would leave. */
export function planText(
  { move, place }: Pick<Plan, 'move' | 'place'>,
  heaps: readonly bigint[],
  language: string,
): readonly Sentence[] {
  const planned = { id: 'planned', args: takeArgs(move, heaps) };
  return place
    ? [planned, { id: 'planned-left', args: { left: printedHeaps(place, language) } }]
    : [planned];
}

/** The heaps as text, without their Grundy values, which `explained/account.ts` adds. */
export function heapsAsText(
  { heaps }: Pick<HeapWhy, 'heaps'>,
  summary: NimSummary,
  words: Messages,
): readonly Sentence[] {
  return heaps.map((_, heap) => ({
    id: 'text-heap',
    args: heapArgs({ heap, heaps, summary, words }),
  }));
}

/** A heap by what is seen of it: its size and, where several are equal, which of them it is from the top. */
export function heapName(heaps: readonly bigint[], heap: number, words: Messages): string {
  const size = sure(heaps[heap]);
  const equal = [...heaps.keys()].filter((one) => heaps[one] === size);
  const nth = equal.length > 1 ? equal.indexOf(heap) + 1 : 0;
  return words.text('heap-named', { size: Number(size), nth });
}

/** A heap as the variables of messages. */
export function heapArgs({
  heap,
  heaps,
  summary,
  words,
}: {
  readonly heap: number;
  readonly heaps: readonly bigint[];
  readonly summary: NimSummary;
  readonly words: Messages;
}) {
  const rule = ruleNamed(sure(summary.heaps[heap]).rule, words);
  return { heap: heapName(heaps, heap, words), stones: Number(sure(heaps[heap])), rule };
}
