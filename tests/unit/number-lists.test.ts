/** Lists, heaps, moves and codes as people paste them: each is read as its entry says, or refused with the wrong piece. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ChainGrundy, initSync as initChain } from '../../www/pkg/chain.js';
import { initSync as initNim, NimPlan } from '../../www/pkg/nim.js';
import { typedHeaps, typedRules } from '../../www/src/exhibits/nim/panels/typed.ts';
import { mostTyped, typedLimits } from '../../www/src/exhibits/quicksort/fields.ts';
import { numbersField } from '../../www/src/share/codec-numbers.ts';
import { readNumbers } from '../../www/src/share/typed-numbers.ts';

for (const [name, initSync] of [
  ['nim', initNim],
  ['chain', initChain],
] as const) {
  initSync({ module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
}

interface Entry {
  readonly text: string;
  readonly numbers?: readonly number[];
  readonly heaps?: readonly string[];
  readonly rules?: readonly string[];
  readonly octal?: string;
  /** The piece that is refused, and its line and column if the text has several lines. */
  readonly refused?: string;
  readonly twoWays?: true;
  readonly range?: true;
  readonly place?: readonly [number, number];
  /** The code with which the core refuses the text, and the character that it names. */
  readonly code?: string;
  readonly at?: number;
}

const corpus = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../corpus/${name}.json`, import.meta.url), 'utf8'),
  ) as readonly Entry[];

/** What an entry says of a piece that is refused. */
const wrongIn = ({ refused, twoWays, range, place }: Entry) => ({
  wrong: refused,
  ...(range && { range }),
  ...(twoWays && { twoWays }),
  ...(place && { place: { line: place[0], column: place[1] } }),
});

/** The code of an error of the core; undefined if it is no such error. */
function codeOf(act: () => { free(): void }) {
  try {
    act().free();
    return undefined;
  } catch (thrown) {
    return thrown as { code: string; params: Record<string, unknown> };
  }
}

describe('a list of numbers', () => {
  test.each(corpus('lists/numbers'))('$text', (entry) => {
    const { numbers } = entry;
    const read = readNumbers(entry.text, typedLimits);
    expect(read).toEqual(numbers ? { numbers } : { tooLong: false, ...wrongIn(entry) });
  });
});

describe('a list of heaps', () => {
  test.each(corpus('heaps/heaps'))('$text', (entry) => {
    const { heaps } = entry;
    expect(typedHeaps(entry.text)).toEqual(heaps ? { heaps: heaps.map(BigInt) } : wrongIn(entry));
  });
});

describe('a list of moves', () => {
  test.each(corpus('moves/moves'))('$text', (entry) => {
    const read = typedRules(entry.text);
    if (entry.refused !== undefined) {
      expect(read).toEqual(wrongIn(entry));
      return;
    }
    const { rules = [] } = read as { rules?: string[] };
    if (entry.rules) expect(rules).toEqual(entry.rules);
    const game = { coupling: 'none', pastEnd: false, endRule: 'normal' } as const;
    const heaps = rules.map(() => 300n);
    const error = codeOf(() => new NimPlan({ ...game, heaps, rules }));
    if (entry.rules) expect(error).toBeUndefined();
    else expect(error?.code).toBe(entry.code);
  });
});

describe('an octal code', () => {
  test.each(corpus('octal/codes'))('$text', ({ text, octal, code, at }) => {
    const config = { code: text.trim(), heaps: 1 };
    if (octal !== undefined) {
      const run = new ChainGrundy(config);
      expect(run.summary().code).toBe(octal);
      run.free();
      return;
    }
    const error = codeOf(() => new ChainGrundy(config));
    expect(error).toMatchObject({ code, ...(at !== undefined && { params: { at } }) });
  });
});

test('a link, which the page writes, has only one reading', () => {
  expect(numbersField(typedLimits).read('values', '1,234')).toEqual({ value: [1, 234] });
});

test('a long list is read in the time of its length', () => {
  const list = Array.from({ length: mostTyped }, (_, i) => i);
  expect(readNumbers(`[${list.join(', ')}]`, typedLimits)).toEqual({ numbers: list });
});
