/** The least number from this one on, at least 1, that is 1, 2 or 5 times a power of ten. */
export function niceFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
}
