/** Heaps and rules that somebody types, pastes or opens. */
import { listIn, placed, twoWays, type WrongPiece } from '../../../share/typed-numbers.ts';
import { mostStones, readHeaps } from '../fields.ts';

/** The heaps of a typed or pasted text, or the first piece that is no heap, or that has several readings. */
export function typedHeaps(typed: string): { heaps: bigint[] } | WrongPiece {
  const list = listIn(typed);
  const several = twoWays(list, { largest: Number(mostStones) });
  if (several !== undefined) {
    return { wrong: several, twoWays: true, ...placed(typed, list, several) };
  }
  const pieces = list.split(/[\s,;]+/).filter((piece) => piece !== '');
  const read = readHeaps(pieces.join());
  return 'wrong' in read ? { ...read, ...placed(typed, list, read.wrong) } : read;
}

/**
 * The rules of a typed or pasted text, one for each heap, or a piece that has several readings. Blanks part numbers as
 * commas do, and braces or brackets may stand around a list.
 */
export function typedRules(typed: string): { rules: string[] } | WrongPiece {
  const rules: string[] = [];
  // A file may have a rule on each line. Lines of one number each are together one rule, and a list may have several lines.
  const lines = typed.trim().split(/\s*\n\s*/);
  const list = lines.every((line) => /^\d+$/.test(line)) || /[[{(]|,\s*\n/.test(typed);
  for (const one of (list ? typed : lines.map((line) => line.replace(/;$/, '')).join(';')).split(
    ';',
  )) {
    const rule = listIn(one).trim().toLowerCase();
    const several = /^[\d\s,]*$/.test(rule)
      ? twoWays(rule, { largest: Number(mostStones) })
      : undefined;
    if (several !== undefined) {
      return { wrong: several, twoWays: true, ...placed(typed, rule, several) };
    }
    // Elsewhere a range is written so, and here it is 1 without 3.
    const [range] = /(?<![\d.*])\d+\s*[-–]\s*\d+(?![\d.*])/.exec(rule) ?? [];
    if (range !== undefined) return { wrong: range, range: true, ...placed(typed, rule, range) };
    // Only beside a sign a blank means nothing.
    rules.push(rule.replaceAll(/([\p{L}\d)])\s+(?=[\p{L}\d(])/gu, '$1,').replaceAll(/\s/g, ''));
  }
  return { rules };
}
