/** Scripts that attack: each gets its message, at its place, in three languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { ScriptCheck, ScriptedGame } from '../../www/pkg/rules.js';
import { languages } from '../../www/src/words/language.ts';
import { type MessageArgs, Messages } from '../../www/src/words/messages.ts';
import { example, solved, useTheWasm, withMoves } from './support/rules.ts';

useTheWasm();

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const words = languages.map(
  (language) =>
    new Messages(language, [compileWords(read(`www/locales/${language}/games-scripts.ftl`))]),
);

interface Coded {
  readonly code: string;
  readonly params: MessageArgs;
}

/** The first error of a script, from reading it to showing its first two positions. */
function error(script: string): Coded {
  try {
    const game = solved(script);
    game.shown([]);
    game.shown([0]);
  } catch (thrown) {
    return thrown as Coded;
  }
  throw new Error('nothing was thrown');
}

const said = ({ code, params }: Coded): string[] =>
  words.map((messages) => messages.text(`error-${code}`, params));

/** What attacks, the body of `moves`, and the English sentence. */
const inMoves: readonly (readonly [string, string, string])[] = [
  [
    'a loop',
    'loop { }',
    'A call took more than 100,000 operations. Look for a loop that never ends.',
  ],
  [
    'a loop that catches its own end',
    'try { loop { } } catch { loop { } }',
    'A call took more than 100,000 operations. Look for a loop that never ends.',
  ],
  [
    'a recursion without end',
    'moves(p)',
    'More than 24 calls wait for one another. Look for a function that calls itself without end.',
  ],
  ['a giant text', 'let s = "ab"; loop { s += s; }', 'A text may have at most 1024 bytes.'],
  [
    'a giant array',
    'filled(1_000_000_000, 0)',
    'An array or a map may have at most 16,384 elements.',
  ],
  [
    'arrays copied again and again',
    'let a = filled(1000, 0); loop { let b = a; }',
    'A call read or copied more than 1,000,000 elements. Use smaller arrays or fewer copies.',
  ],
  [
    'arrays in arrays',
    'let a = [1]; loop { a = [a]; }',
    'Arrays and maps may be nested at most 8 deep.',
  ],
  [
    'a list of many elements',
    `[${'1,'.repeat(129)}]`,
    'A list that is written out may have at most 128 elements. Build it in a loop.',
  ],
  [
    'many brackets',
    '['.repeat(100),
    'Expressions or blocks are nested deeper than 32 here. Give a part of them a name.',
  ],
  [
    'a wrong type to return',
    '7',
    'The function moves must return an array of positions, or a map from labels to positions. It returned 7.',
  ],
  [
    'something that cannot be a position',
    '[()]',
    'A position consists of integers, booleans, texts, arrays and maps. This one contains ().',
  ],
  ['a large position', '[filled(2000, 7)]', 'A position may take at most 1024 bytes.'],
  [
    'many moves',
    'let a = []; for n in 0..1100 { a.push(n); } a',
    'A position may have at most 1024 moves. This one has 1100.',
  ],
  ['a throw', 'throw "no <b>way</b>"', 'The script itself stops here. It says: “no <b>way</b>”.'],
  [
    'a wrong type in a loop',
    'for x in p { }',
    'A value has the wrong type here. The interpreter says: “a loop needs a range, an array or a text”.',
  ],
  ['an unknown name', 'window', 'There is no variable or property window here.'],
  ['the clock', 'timestamp()', 'There is no function for this call: timestamp ().'],
  ['chance', 'rand()', 'There is no function for this call: rand ().'],
  ['a place beyond the end', '[1][7]', 'There is no element at this place. Places count from 0.'],
  [
    'a division by zero',
    'p / 0',
    'This cannot be calculated: a number is too large, or something is divided by zero. The interpreter says: “Division by zero: 1 / 0”.',
  ],
  [
    'eval',
    'eval("1")',
    "The script cannot be read here. The interpreter says: “reserved keyword 'eval' is disabled”.",
  ],
];

/** What attacks, the whole script, the English sentence, and its line. */
const whole: readonly (readonly [string, string, string, number | undefined])[] = [
  [
    'a script of 1 MB',
    'x'.repeat(1 << 20),
    'A script may have at most 20,000 bytes. This one has 1,048,576.',
    undefined,
  ],
  [
    'no function',
    'fn start() { 1 }',
    'The script needs a function with the name moves.',
    undefined,
  ],
  [
    'statements outside the functions',
    `${withMoves('[]')}\nloop { }`,
    'Only functions run. Put this into one of them.',
    3,
  ],
  [
    'a parameter too many',
    `${withMoves('[]')}\nfn winner(p, q) { }`,
    'The function winner must have one parameter.',
    3,
  ],
  [
    'a picture of markup',
    `${withMoves('[]')}\nfn picture(p) { [#{ html: "<b>" }] }`,
    'Shape 1 of the picture has a property that shapes do not have.',
    3,
  ],
  [
    'ten million positions',
    withMoves('if p < 10_000_000 { [p + 1] } else { [] }'),
    'The game has more than 10,000 positions. Make it smaller, or look whether it ends.',
    undefined,
  ],
  [
    'a game without end',
    withMoves('[p + 1]'),
    'The game has more than 10,000 positions. Make it smaller, or look whether it ends.',
    undefined,
  ],
];

/** Codes that would take hundreds of megabytes to reach, or that no known script reaches. */
const unreached = ['script-too-many-links', 'script-too-many-bytes', 'script-failed'];

describe('a script that attacks gets its message', () => {
  test.each(inMoves)('in the function moves: %s', (_, body, sentence) => {
    const found = error(withMoves(body));
    expect(said(found)[0]).toBe(sentence);
    expect(found.params).toMatchObject({ line: 2 });
  });

  test.each(whole)('%s', (_, script, sentence, line) => {
    const found = error(script);
    expect(said(found)[0]).toBe(sentence);
    expect(found.params.line).toBe(line);
  });

  test('in every language, for every code', () => {
    const codes = [...read('crates/rules/src/kinds.rs').matchAll(/= "(script-[a-z-]+)"/g)];
    const reached = new Set<string>();
    for (const script of [
      ...inMoves.map(([, body]) => withMoves(body)),
      ...whole.map((it) => it[1]),
    ]) {
      const found = error(script);
      reached.add(found.code);
      expect(said(found).every((sentence) => sentence.length > 5)).toBe(true);
    }
    expect(codes.length).toBeGreaterThan(25);
    expect(
      codes
        .map(([, code = '']) => code)
        .filter((code) => !reached.has(code))
        .sort(),
    ).toEqual(unreached.sort());
    for (const messages of words)
      for (const code of unreached) {
        expect(messages.has(`error-${code}`)).toBe(true);
      }
  });

  test('that names the call in which it happened', () => {
    const late = withMoves('if p == 500 { throw p; } [p + 1]');
    expect(error(late).params).toEqual({
      detail: '500',
      line: 2,
      column: 29,
      function: 'moves',
      position: '500',
    });
  });
});

test('labels with markup stay the text that they are', () => {
  const label = '<img src=x onerror=alert(1)>';
  const game = solved(`${withMoves(`if p == 1 { #{ "${label}": 2 } } else { [] }`)}
    fn label(p) { "<script>" + p }
    fn picture(p) { [#{ text: [0, 0], says: "</svg>&amp;" }] }`);
  expect(game.shown([])).toEqual({
    label: '<script>1',
    labels: [label],
    picture: [{ form: 'text', at: [0, 0], says: '</svg>&amp;', tone: 'ink' }],
  });
});

test('a script reaches nothing but its arguments', () => {
  // What the package itself gets from JavaScript: nothing that tells the time or fetches anything.
  const bytes = readFileSync(new URL('../../www/pkg/rules_bg.wasm', import.meta.url));
  const names = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  const objects = names.map((name) => name.replace(/^__wbg_+(wbindgen_)?|_[0-9a-f]{16}$/g, ''));
  const known =
    /^(set|get|get_unchecked|new|length|stack|error|Error|String|toString|ownKeys|generic|throw)$/;
  const asks =
    /^(string_get|number_get|boolean_get|bigint_get_as_i64|typeof|jsval_eq|is[A-Z_]\w+)$/;
  expect(objects).toContain('Error');
  expect(objects.filter((one) => !known.test(one) && !asks.test(one))).toEqual([
    '__wbindgen_init_externref_table',
    ...objects.filter((one) => one.startsWith('__wbindgen_generic')),
  ]);
  for (const name of ['start', 'print', 'fetch', 'window', 'globalThis', 'timestamp', 'import']) {
    const before = globalThis as Record<string, unknown>;
    const value = before[name];
    error(withMoves(`${name}("https://example.org/")`));
    expect(before[name]).toBe(value);
  }
});

test('the game goes on after a script that failed', () => {
  for (let round = 0; round < 50; round += 1) error(withMoves('loop { }'));
  expect(() => new ScriptCheck({ script: withMoves('moves(p)') })).toThrow();
  const game = new ScriptedGame({ script: example('tic-tac-toe'), limit: 10_000 });
  while (!game.advance(1000).finished);
  expect(game.summary().positions).toBe(5478);
});
