/** Throws if the two sides have different answers, because then their times mean nothing. */
export function check(work: string, ours: unknown, alternative: unknown): void {
  if (String(ours) !== String(alternative)) throw new Error(`${work}: the answers differ`);
}
