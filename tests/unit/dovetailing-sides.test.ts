/** H and X as pictures: what their columns show of the core's runs, against the same runs done singly. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { initSync, QuestionRun, QuestionsRun, verify } from '../../www/pkg/dovetailing.js';
import { sideOfH, sideOfX } from '../../www/src/exhibits/dovetailing/panels/sides.ts';
import { systems } from '../../www/src/exhibits/dovetailing/panels/systems.ts';

beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../../www/pkg/dovetailing_bg.wasm', import.meta.url)),
  });
});

describe('H', () => {
  test('goes over the procedures one after the other, as V checks them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...systems),
        fc.nat(8),
        fc.integer({ min: 1, max: 14 }),
        (system, question, tried) => {
          const verdicts = Array.from({ length: tried }, (_, j) => verify(system, question, j));
          const accepted = verdicts.findIndex(({ decision }) => decision !== undefined);
          const shown = accepted < 0 ? verdicts : verdicts.slice(0, accepted + 1);
          const side = sideOfH(shown);
          let cursor = 0;
          for (const [j, { steps, decision }] of shown.entries()) {
            for (let step = 1; step <= steps; step += 1) {
              cursor += 1;
              const { last, columns } = side.at(cursor);
              expect(last).toMatchObject({ machine: j, step });
              const ended = decision === undefined ? 'dropped' : 'halted';
              expect(columns[j]).toEqual({ done: step, state: step < steps ? 'going' : ended });
              expect(columns[j + 1]?.state ?? 'waiting').toBe('waiting');
              expect(side.times[j]?.[step - 1]?.moment).toBe(cursor);
            }
            expect(side.times[j]?.[steps]?.moment).toBeUndefined();
          }
          expect(side.length).toBe(cursor);
          expect(side.reports.map(({ machine, moment }) => [machine, moment])).toEqual(
            accepted < 0 ? [] : [[accepted, cursor]],
          );
        },
      ),
    );
  });

  test('needs as many steps as the core says of one procedure after the other', () => {
    for (const [system, question, steps] of [
      ['squares', 3, 27],
      ['equations', 5, 115],
      ['rewriting', 5, 218],
    ] as const) {
      const run = new QuestionRun({ system, question, rounds: 1000 });
      while (!run.advance(1000).finished);
      const { sequential } = run.summary();
      expect(sequential?.steps).toBe(steps);
      const verdicts = run.verdicts(0, (sequential?.procedure ?? 0) + 1);
      expect(sideOfH(verdicts).length).toBe(steps);
    }
  });
});

describe('X', () => {
  const [questions, rounds] = [12, 30];

  /** What the page asks the core of X. */
  function asked(pruned: boolean) {
    const run = new QuestionsRun({ systems: [...systems], questions: 150, rounds: 4000, pruned });
    while (!run.advance(1000).finished);
    const side = sideOfX({
      reports: run.reports(0, 150).map((report) => ({ ...report, asks: { id: '' } })),
      questions: Array.from({ length: questions }, () => ({ id: '' })),
      grids: Array.from({ length: rounds + 1 }, (_, round) => run.grid(round, 0, questions)),
      summary: { id: '' },
    });
    return { run, side };
  }

  test('gives each question a step in each round, until a run of its own would stop', () => {
    const { run, side } = asked(false);
    for (let n = 0; n < questions; n += 1) {
      const single = new QuestionRun({ ...run.pair(n), rounds });
      while (!single.advance(1000).finished);
      const end = single.summary().halt?.t;
      for (let cursor = 0; cursor <= rounds; cursor += 1) {
        const given = Math.max(0, cursor - n);
        const halted = end !== undefined && end < given;
        expect(side.at(cursor).columns[n]).toEqual({
          done: halted ? end + 1 : given,
          state: given === 0 ? 'waiting' : halted ? 'halted' : 'going',
        });
      }
    }
    // One question has no answer, and more than half of the others report meanwhile.
    expect(side.at(rounds).columns[1]).toEqual({ done: 29, state: 'going' });
    expect(side.reports.map(({ machine, moment }) => [machine, moment])).toEqual([
      [0, 4],
      [6, 7],
      [8, 9],
      [9, 10],
      [3, 11],
      [5, 18],
      [2, 28],
      [4, 29],
    ]);
  });

  test('drops a question once a report says that it has no answer', () => {
    const { side } = asked(true);
    // X4 says in round 28 that the rewriting game never decides M, the question of X1.
    expect(side.at(28).columns[1]).toEqual({ done: 27, state: 'going' });
    expect(side.at(29).columns[1]?.state).toBe('dropped');
    expect(side.at(30).columns[1]).toEqual(side.at(29).columns[1]);
  });
});
