import type { Milestone } from '../../../pkg/lattice.js';
import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { narrate } from './account.ts';
import { TracedColours } from './picture/colours.ts';
import type { ShownLattice } from './shown.ts';

/**
 * The colouring step by step: what each step did, which steps are milestones, and which question comes
 * before one.
 */
export class Steps {
  milestones: readonly Milestone[] = [];
  readonly #figure: ShownLattice;

  constructor(figure: ShownLattice) {
    this.#figure = figure;
  }

  /** The cursor has moved: fetches why the point of its step has its colour. */
  arrive(cursor: number): void {
    const figure = this.#figure;
    const { run, colours, explained } = figure;
    if (!run || cursor === 0 || figure.play.path) {
      explained.arrive(cursor, undefined);
      return;
    }
    const traced = colours instanceof TracedColours;
    const point = traced
      ? Promise.resolve(colours.point(cursor - 1))
      : run.ask('pointAt', cursor - 1);
    explained.arrive(
      cursor,
      point.then((at) => {
        if (!traced && cursor === figure.timeline.cursor) colours.last = at;
        const { m, n } = sure(at);
        return run.ask('why', m, n);
      }),
    );
  }

  narration(): readonly Sentence[] {
    const figure = this.#figure;
    const { colours, rules } = figure;
    // While a task asks for colours nothing is coloured, wherever the cursor is.
    const cursor = figure.coloured === 0 ? 0 : figure.timeline.cursor;
    const { step } = figure.explained;
    // The milestone belongs to the explained point: the explanation may arrive a moment after the cursor.
    const milestone = this.milestones.find(
      ({ point }) => point.m === step?.point.m && point.n === step.point.n,
    )?.kind;
    const push = figure.currentScene().order === 'push';
    // For the same reason this is about the explained point, not about the one at the cursor.
    const by =
      push && step && colours instanceof TracedColours
        ? colours.deciding(colours.stepOf(step.point))
        : undefined;
    const decidedBy = step?.options.find(({ ply, outcome }) => ply.index === by && outcome === 'P')
      ?.ply.to;
    const hidden = step !== undefined && !figure.showsVerdict(step);
    // A frame shows the rules in the line above.
    const ruled = figure.fit;
    const eatable = figure.layout()?.table.bottom !== 0 && !figure.tasked;
    return narrate(
      {
        why: step,
        cursor,
        steps: colours.steps,
        milestone,
        hidden,
        decidedBy,
        push,
        eatable,
        ruled,
      },
      rules,
    );
  }

  /** The question that the visitor answers before a milestone is shown. */
  question(milestone: number): Question | undefined {
    const at = this.milestones.find(({ step }) => step === milestone)?.point;
    const cell = at && this.#figure.colours.cell(at);
    if (!at || !cell) return undefined;
    return {
      ask: { id: 'lattice-predict', args: { m: at.m, n: at.n } },
      answers: [
        { label: 'answer-lost', right: cell.lost },
        { label: 'answer-won', right: !cell.lost },
      ],
    };
  }
}
