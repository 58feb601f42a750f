import type { Here } from '../picture/squares.ts';

/** What a move is called: the labels stand in the order of the options. */
export function labelOf(here: Here | undefined, move: number): string {
  const at = here?.options.findIndex(({ chosen }) => chosen === move) ?? -1;
  return here?.shown?.labels[at] ?? `${move + 1}`;
}

/** A move by its label, with its value if that is shown, as the arguments of a message. */
export const moveArgs = (
  label: string,
  value: Here['options'][number] | undefined,
): { label: string; outcome: string; plies: number } => ({
  label,
  outcome: value?.outcome ?? 'none',
  plies: value?.remoteness ?? -1,
});
