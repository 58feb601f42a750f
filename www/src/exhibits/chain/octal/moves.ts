export interface OctalMove {
  /** The objects that the move takes from a group. */
  readonly taken: number;
  /** What the move may leave of the group: the sum of 1 for nothing, 2 for one group, 4 for two groups. */
  readonly leaves: number;
}

/** The moves of a code in the core's normal form such as `0.07`; a digit 0 forbids its take. */
export function movesOf(code: string): readonly OctalMove[] {
  return [...code.replace('.', '')].flatMap((digit, taken) =>
    digit === '0' ? [] : [{ taken, leaves: Number(digit) }],
  );
}
