import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NetworkText } from '../../www/pkg/comparators.js';
import { pairsOf, useTheWasm } from './support/networks.ts';

useTheWasm();

const folder = new URL('../corpus/networks/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const lines = textOf('expected.txt')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(' '));

/** What the bindings make of a text, in the words of `expected.txt`. */
function readAs(text: string): string {
  try {
    const list = new NetworkText({ text });
    const { form, first, countedBy, wires, reversed, comments, headings, outside, entries } =
      list.reading();
    const pairs = pairsOf(list.comparators()).map((pair) => pair.join(':'));
    const aside = Object.entries({ reversed, comments, headings, outside, entries })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name}=${count}`);
    return ['read', form, first, countedBy, wires, pairs.join() || '-', ...aside].join(' ');
  } catch (error) {
    const { code, params } = error as { code: string; params: Record<string, unknown> };
    return `refused ${code} ${[params.line, params.column].filter((it) => it !== undefined).join(':')}`;
  }
}

test.each(lines)('%s is read as stated', (name, ...stated) => {
  expect(readAs(textOf(name as string))).toBe(stated.join(' '));
});

/**
 * Reads a text without knowing its grammar: drops comments, words above lists and the head of a program, and
 * takes the numbers two by two; in a condition the place that gets the smaller element comes first. Wires are
 * numbers as they stand.
 */
function plainly(text: string): number[][] {
  let rest = /^\s*```[^\n]*\n([\s\S]*?)\n\s*```/m.exec(text)?.[1] ?? text;
  rest = rest
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/("[^"\n]*"|'[^'\n]*')|(?:\/\/|#)[^\n]*/g, '$1 ')
    .replace(/^\s*%[^\n]*/gm, ' ')
    .replace(/^static inline void order[\s\S]*?\n}/m, ' ');
  const list = /["']nw["']\s*:/.exec(rest);
  if (list) {
    const open = rest.slice(list.index + list[0].length);
    // The other entries after the list stand after the bracket that closes it.
    rest = open.replace(/\]\s*,\s*["'][\s\S]*$/, ']');
  }
  if (/\bif\b/.test(rest)) {
    const condition = /if\s*\(?\s*\w+\s*\[\s*(\d+)\s*\]\s*([<>])\s*=?\s*\w+\s*\[\s*(\d+)\s*\]/g;
    return [...rest.matchAll(condition)].map(([, one, sign, other]) =>
      sign === '<' ? [Number(other), Number(one)] : [Number(one), Number(other)],
    );
  }
  rest = rest
    .replace(/^[^=()[\]{}]*(\[\d*\])*\s*=/m, ' ')
    .replace(/^(\s*)(?:layer|level|step)\s*\d+\s*:(?=\s|[[({])/gim, '$1')
    .replace(/^\s*[A-Za-z\d][^()[\]{}\n]*[A-Za-z][^()[\]{}\n]*$/gm, ' ');
  const numbers = [...rest.matchAll(/(?<![A-Za-z_\d])\d+/g)].map(Number);
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) =>
    numbers.slice(2 * i, 2 * i + 2),
  );
}

/** Pseudorandom numbers below `below`, the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The text with one line, sign, number or bracket changed. */
function changed(text: string, draw: (below: number) => number): string {
  const at = draw(text.length + 1);
  const signs = [...'()[]{}:,;-> \n#/"if0123456789a'];
  const sign = signs[draw(signs.length)] ?? '';
  switch (draw(5)) {
    case 0: {
      const all = text.split('\n');
      all.splice(draw(all.length), 1);
      return all.join('\n');
    }
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + sign + text.slice(at);
    case 3:
      return text.slice(0, at) + sign + text.slice(at + 1);
    default: {
      const other = draw(text.length + 1);
      const [from, to] = [Math.min(at, other), Math.max(at, other)];
      return text.slice(0, from) + text.slice(to);
    }
  }
}

describe('a text with one thing changed', () => {
  test('is refused, or read as what it now says', () => {
    const draw = drawing(7);
    const wrong: unknown[] = [];
    const counts = { read: 0, refused: 0 };
    const files = lines
      .filter(([, what]) => what === 'read')
      .map(([name]) => textOf(name as string));
    for (let round = 0; round < 10_000; round += 1) {
      const text = changed(files[round % files.length] ?? '', draw);
      let found: { pairs: number[][]; first: number };
      try {
        const list = new NetworkText({ text });
        const { first } = list.reading();
        found = { first, pairs: pairsOf(list.comparators()).map((pair) => [...pair]) };
      } catch {
        counts.refused += 1;
        continue;
      }
      counts.read += 1;
      const pairs = found.pairs.map((pair) => pair.map((wire) => wire + found.first));
      const plain = plainly(text);
      if (JSON.stringify(pairs) !== JSON.stringify(plain)) wrong.push({ text, pairs, plain });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(counts.read).toBeGreaterThan(1000);
    expect(counts.refused).toBeGreaterThan(1000);
  });
});
