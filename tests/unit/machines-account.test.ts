/** What is said of machines, by what the core finds. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allWords } from '../../scripts/vite-words.ts';
import { initSync, TuringMachine, TwoStateMachines } from '../../www/pkg/machines.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { verdictOf } from '../../www/src/exhibits/machines/account.ts';
import { fateOf, proofFrom, ranOf } from '../../www/src/exhibits/machines/ran.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { plain } from '../../www/src/words/sentence.ts';

beforeAll(() => {
  initSync({ module: readFileSync(new URL('../../www/pkg/machines_bg.wasm', import.meta.url)) });
});

const words = new Messages('en', [allWords().get('en/machines') ?? {}]);

describe('a machine of two states', () => {
  test('is said to leave as many cells that are not blank as it leaves', () => {
    const machines = new TwoStateMachines({});
    const said = new Set<string>();
    for (let index = 0; index < 20_736; index += 7) {
      const machine = machines.machine(index);
      const sentence = plain(words, [verdictOf(fateOf(machine))]);
      said.add(sentence.replaceAll(/\d+/g, 'n'));
      if (machine.proof) continue;
      const run = new TuringMachine({ text: machine.text, limit: 100 });
      while (!run.advance(100).finished);
      const { known, ones } = run.summary();
      const cells = [
        'every cell blank',
        'one cell that is not blank',
        `${ones} cells that are not blank`,
      ];
      expect(sentence).toContain(`with ${cells[Math.min(ones, 2)]}`);
      expect(sentence).toContain(` ${known} `);
    }
    expect(said.size).toBeGreaterThan(4);
    const champion = machines.machine(((7 * 12 + 5) * 12 + 1) * 12 + 11);
    expect(champion).toMatchObject({ text: '1RB1LB_1LA1RZ', halts: { steps: 6, ones: 4 } });
    expect(plain(words, [verdictOf(fateOf(champion))])).toContain('with 4 cells');
  });
});

test('a proof names its first step, and step 0 is the beginning', () => {
  const machines = new TwoStateMachines({});
  const kinds = new Set<string>();
  for (let index = 0; index < 20_736; index += 7) {
    const { proof } = machines.machine(index);
    if (!proof || proof.kind === 'no-halt-in-reach') continue;
    const { first, second, kind } = proof;
    const sentence = plain(words, [verdictOf({ stop: undefined, proof: proofFrom(proof) })]);
    expect(sentence).toContain(`: after step ${second} `);
    expect(sentence).toContain(first === 0 ? ' at the beginning' : ` after step ${first},`);
    kinds.add(`${kind} ${first === 0}`);
  }
  expect(kinds.size).toBe(4);
});

test('an end that nobody knows is an error where a sentence needs it', async () => {
  expect(() => plain(words, [verdictOf({ stop: undefined, proof: undefined })])).toThrow('"steps"');
  const run = new TuringMachine({ text: '1RB1LB_1LA1RZ' });
  while (!run.advance(1000).finished);
  const asked = (name: 'summary' | 'table' | 'proof' | 'steps', ...given: number[]) =>
    Promise.resolve((run[name] as (...given: number[]) => unknown).apply(run, given));
  const { verdict } = await ranOf({ ask: asked } as unknown as Run<'TuringMachine'>);
  expect(verdict).toEqual({ known: 6, stop: { step: 6, end: 'halt', marks: 4 }, proof: undefined });
});
