/** Characters that are as wide as two letters. */
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/u;

/** How many letters a text is wide. */
export const lettersOf = (written: string): number =>
  [...written].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** A text that is cut so that it takes at most this width, where a letter takes `letter`, both in px. */
export function cut(written: string, width: number, letter: number): string {
  const most = Math.floor(width / letter);
  if (lettersOf(written) <= most) return written;
  let kept = '';
  for (const next of written) {
    if (lettersOf(kept + next) > most - 1) break;
    kept += next;
  }
  return kept === '' ? '' : `${kept}…`;
}
