import type { FormalSystem, QuestionReport, VerdictOfV } from '../../../../pkg/dovetailing.js';
import type { Asking } from '../../../engine/engine.ts';
import { sure } from '../../../sure.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { engine } from '../core/engine.ts';
import { momentOf } from '../swept.ts';
import { procedureSentence, questionSentence, systems } from './systems.ts';

/** How many rounds H has, how many procedures are shown if V accepts none of them, and the most that are shown. */
const [ROUNDS, TRIED, MOST_TRIED] = [1000, 12, 64];
/** How many questions X goes through, and in how many rounds. */
const [QUESTIONS, X_ROUNDS] = [150, 4000];
/** How many of them the picture shows, and for how many rounds. */
export const [SHOWN, SHOWN_ROUNDS] = [12, 30];

/** A question, its first procedures with what the checker says of them, and how the search ends. */
export interface Asked {
  readonly question: Sentence;
  readonly procedures: readonly Sentence[];
  /** What the checker says of them, up to the first that it accepts. */
  readonly verdicts: readonly VerdictOfV[];
  readonly halt: Sentence;
  /** Said if the answer is proved in its system, and wrong. */
  readonly wrong: Sentence | undefined;
}

/** What X reports. */
export interface Reported {
  readonly reports: readonly (QuestionReport & { readonly asks: Sentence })[];
  /** The first questions, and how far X is with them before each round and after the last: steps and state of each. */
  readonly questions: readonly Sentence[];
  readonly grids: readonly Uint32Array[];
  readonly summary: Sentence;
}

/** A decision as a value of a message; without one the procedure is not accepted. */
export const said = (decision: boolean | undefined) =>
  decision === undefined ? 'none' : decision ? 'yes' : 'no';

/** Asks what the search finds for a question of a system. */
export const askOne = (system: FormalSystem, question: number, asking: Asking): Promise<Asked> =>
  engine.read('QuestionRun', { system, question, rounds: ROUNDS }, asking, async (run) => {
    const { halt, rounds, sequential } = await run.ask('summary');
    const tried = Math.min(rounds, sequential ? sequential.procedure + 1 : TRIED, MOST_TRIED);
    const [verdicts, truth, book] = await Promise.all([
      run.ask('verdicts', 0, tried),
      system === 'misled' ? decisionOf('squares', question, asking) : undefined,
      engine.read(
        'SystemBook',
        { questions: [{ system, question }], procedures: tried },
        asking,
        async (it) => ({
          questions: await it.ask('questions'),
          procedures: await it.ask('procedures'),
        }),
      ),
    ]);
    const wrong = truth !== undefined && halt !== undefined && halt.decision !== truth;
    return {
      question: questionSentence(sure(book.questions[0])),
      // The number of a question about squares is the number that it asks about.
      wrong: wrong ? { id: 'systems-misled', args: { number: question } } : undefined,
      procedures: book.procedures.map(procedureSentence),
      verdicts,
      halt: halt
        ? {
            id: 'systems-halt',
            args: {
              procedure: halt.procedure,
              round: halt.round,
              moment: momentOf(halt.t),
              decision: said(halt.decision),
              steps: sequential?.steps,
            },
          }
        : { id: 'systems-open', args: { rounds } },
    };
  });

/** How a system decides a question; undefined if it has not decided it in the rounds of the panel. */
const decisionOf = (system: FormalSystem, question: number, asking: Asking) =>
  engine.read(
    'QuestionRun',
    { system, question, rounds: ROUNDS },
    asking,
    async (run) => (await run.ask('summary')).halt?.decision,
  );

/** Asks what the sweep over all questions reports. */
export const askAll = (pruned: boolean, asking: Asking): Promise<Reported> =>
  engine.read(
    'QuestionsRun',
    { systems: [...systems], questions: QUESTIONS, rounds: X_ROUNDS, pruned },
    asking,
    async (run) => {
      const all = <T>(count: number, ask: (at: number) => Promise<T>) =>
        Promise.all(Array.from({ length: count }, (_, at) => ask(at)));
      const [summary, reports, pairs, grids] = await Promise.all([
        run.ask('summary'),
        run.ask('reports', 0, QUESTIONS),
        all(SHOWN, (n) => run.ask('pair', n)),
        all(SHOWN_ROUNDS + 1, (rounds) => run.ask('grid', rounds, 0, SHOWN)),
      ]);
      const book = await engine.read(
        'SystemBook',
        { questions: [...pairs, ...reports], procedures: 0 },
        asking,
        (it) => it.ask('questions'),
      );
      const asks = book.map(questionSentence);
      const { questions, wrong, dropped } = summary;
      return {
        reports: reports.map((report, at) => ({
          ...report,
          asks: sure(asks[SHOWN + at]),
        })),
        questions: asks.slice(0, SHOWN),
        grids,
        summary: {
          id: 'systems-summary',
          args: { questions, reports: reports.length, wrong, dropped },
        },
      };
    },
  );
