import type { Side } from './play.ts';

/** The value of a position, for the player to move there. */
interface Valued {
  readonly outcome: 'P' | 'N' | 'D';
  readonly remoteness?: number;
  /** Whose turn it is, in a game whose rules say so. Otherwise the players alternate. */
  readonly turn?: Side;
}

const OTHER = { P: 'N', N: 'P', D: 'D' } as const;

/** An option as the player sees it who may choose it: won if its move wins, and one ply more. */
export function forChooser<Option extends Valued>(
  here: { readonly turn?: Side },
  option: Option,
): Option {
  const again = here.turn !== undefined && here.turn === option.turn;
  const { outcome, remoteness } = option;
  return {
    ...option,
    outcome: again ? outcome : OTHER[outcome],
    ...(remoteness !== undefined && { remoteness: remoteness + 1 }),
  };
}
