/** Facts as lines of text, and what the files beside this one need to write them. */
import type { Shown } from '../../../scripts/still/figure.ts';

/** A name and a value; without a value the fact has no line. */
export type Fact = readonly [name: string, value: string | number | false | undefined];
export type Facts = readonly string[];

export const lines = (facts: readonly Fact[]): Facts =>
  facts.flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [`${name}: ${value}`],
  );

/** Who wins a position: the player to move, the other one, or nobody. */
export const winner = (outcome: 'N' | 'P' | 'D', plies?: number): string => {
  const who = { N: 'the player to move wins', P: 'the other player wins', D: 'nobody wins' };
  return plies === undefined ? who[outcome] : `${who[outcome]} in ${plies} plies`;
};

/** All of a short list; of a long one the ends. */
export function listed(list: ArrayLike<unknown>, most = 40, end = 12): string {
  const all = Array.from(list);
  if (all.length <= most) return all.length === 0 ? 'empty' : all.join(' ');
  return [...all.slice(0, end), `… ${all.length} in all …`, ...all.slice(-end)].join(' ');
}

/** A value that is worth a line only if it differs from what it usually is. */
export const unless = <Value extends string | number>(usual: Value, value: Value) =>
  value === usual ? undefined : value;

/** The facts of a figure's world, at the figure's cursor. */
export type World = Promise<readonly Fact[]>;

/** What is not there although every figure of the exhibit has it is a mistake here. */
export function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the figure lacks what its facts need');
  return value;
}

export const step = ({ timeline }: Pick<Shown['figure'], 'timeline'>): Fact => [
  'step',
  `${timeline.cursor} of ${timeline.length}`,
];

export const yes = (value: boolean): string | false => value && 'yes';

/** Waits for what the core has been asked for. */
export async function until(known: () => boolean): Promise<void> {
  while (!known()) await new Promise((turn) => setTimeout(turn, 0));
}
