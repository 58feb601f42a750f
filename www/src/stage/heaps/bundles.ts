/** The columns of the binary 1s of a number, the largest first: 5 = 4 + 1 has the columns 2 and 0. */
export function columnsOf(value: bigint): number[] {
  const digits = value.toString(2);
  return [...digits].flatMap((digit, at) => (digit === '1' ? [digits.length - 1 - at] : []));
}
