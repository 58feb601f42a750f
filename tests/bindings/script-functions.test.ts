import { describe, expect, test } from 'vitest';
import functions from '../../crates/rules/functions.json';
import { ScriptCheck } from '../../www/pkg/rules.js';
import { useTheWasm } from './support/rules.ts';

useTheWasm();

/** What a script calls its start. */
const startOf = (body: string): string =>
  new ScriptCheck({ script: `fn start() { ${body} }\nfn moves(p) { [] }` }).label();

describe('each function that the table lists', () => {
  for (const { of, name, examples, refused = [] } of functions) {
    test(`${of}: ${name} does what its examples say, and refuses what they say`, () => {
      for (const [script, value] of examples)
        expect(startOf(`let got = { ${script} }; got == ${value}`), script).toBe('true');
      for (const [script, code] of refused)
        expect(() => startOf(script ?? ''), script).toThrow(expect.objectContaining({ code }));
    });
  }
});
