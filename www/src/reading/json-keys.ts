/** A key of JSON with its place: how many UTF-16 units of the text stand before it, and how it is written. */
export interface JsonKey {
  readonly at: number;
  readonly written: string;
}

/**
 * The first key that stands a second time in one object of a text that is JSON: `JSON.parse` would let it take the place of
 * the other unseen. Cost O(n) for n characters.
 */
export function keyTwice(text: string): JsonKey | undefined {
  const open: Set<string>[] = [];
  const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g;
  for (const { 0: token, 1: written, 2: colon, index } of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined && written !== undefined) {
      // One key may be written in several ways.
      const key = JSON.parse(written) as string;
      if (open.at(-1)?.has(key)) return { at: index, written };
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}
