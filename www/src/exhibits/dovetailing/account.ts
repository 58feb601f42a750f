import type { Question } from '../../stage/task/predict.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Mark } from './picture/view.ts';
import type { SweepScene } from './scene.ts';
import type { Chosen, Here, Report, Single, Swept } from './swept.ts';

/** What the sentences are about. */
export interface Moment {
  readonly scene: Pick<SweepScene, 'order' | 'rounds' | 'states'>;
  /** The visitor is invited to choose a machine. */
  readonly invites: boolean;
  readonly swept: Swept;
  readonly here: Here;
  /** The reports that have arrived. */
  readonly reports: readonly Report[];
  readonly chosen?: Chosen | undefined;
  /** Whether it may be said that a machine is proved never to stop. */
  never(machine: number): boolean;
}

/** What is said of a moment in which no machine takes a step. */
const passes: Partial<Record<Single['does'], string>> = {
  ended: 'dovetailing-idle',
  dropped: 'dovetailing-idle',
  missing: 'dovetailing-none',
};
/** How many machines one can choose among. */
const CHOICES = 4;

/** The moment in a sentence or two. */
export function narrate(moment: Moment): readonly Sentence[] {
  const { scene, invites, swept, here, reports, chosen } = moment;
  const { last, cursor } = here;
  if (!last && chosen) {
    const { machine, steps, stops } = chosen;
    return [{ id: stops ? 'choose-stops' : 'choose-runs', args: { machine, steps } }];
  }
  if (!last) {
    const invite = invites ? [{ id: 'dovetailing-invite' }] : [];
    return [{ id: 'dovetailing-begin' }, ...invite];
  }
  const { machine, step, round, does } = last;
  const args = { machine, step, round, moment: cursor };
  const said: Sentence =
    does === 'halts'
      ? { id: 'dovetailing-halts', args: { ...args, number: reports.length } }
      : { id: passes[does] ?? 'dovetailing-step', args };
  const column = here.columns[machine];
  const dropped: readonly Sentence[] =
    column?.state === 'dropped' && column.done === step && moment.never(machine)
      ? [{ id: 'dovetailing-dropped', args }]
      : [];
  const alone: readonly Sentence[] =
    scene.order === 'first' && reports.length === 0 ? [{ id: 'dovetailing-stuck', args }] : [];
  if (cursor < swept.moments) return [said, ...dropped, ...alone];
  const end: Sentence = { id: 'dovetailing-end', args: { rounds: swept.rounds } };
  const fair: readonly Sentence[] = scene.order === 'first' ? [] : [{ id: 'dovetailing-fair' }];
  return [said, ...dropped, ...alone, ...fair, end];
}

/**
 * What is said while the sweep plays from one stop to the next: which moment it is, the picture alone says, because no
 * sentence about one moment can be read before the next one comes.
 */
export function passing({
  scene: { order },
  here: { last },
}: Pick<Moment, 'scene' | 'here'>): readonly Sentence[] | undefined {
  return last && [{ id: 'dovetailing-passing', args: { order, machine: last.machine } }];
}

/** The whole current state. */
export function describe(moment: Moment): readonly Sentence[] {
  const { scene, here, reports } = moment;
  const begun = here.columns.filter(({ done }) => done > 0).length;
  return [
    { id: 'text-sweep', args: { states: scene.states, order: scene.order } },
    { id: 'text-moment', args: { moments: here.cursor, begun } },
    { id: 'text-tray', args: { reports: reports.length } },
    ...reports
      .slice(-CHOICES * 2)
      .map(({ machine, step, moment }) => ({ id: 'text-report', args: { machine, step, moment } })),
    ...narrate(moment),
  ];
}

/** What a screen reader says of a mark; of a cell it says what has happened to it, the first word of its look. */
export function markSentence(mark: Mark, looks: string): Sentence {
  const [look] = looks.split(' ');
  if (mark.kind === 'report') {
    const { machine, step, ones, moment } = mark.report;
    return {
      id: 'dovetailing-report',
      args: { number: mark.number, machine, step, ones, moment },
    };
  }
  if (mark.kind === 'bar') {
    return { id: 'dovetailing-bar', args: { machine: mark.machine, step: mark.step } };
  }
  const { machine, step, moment, fixed } = mark;
  if (look === 'later' && !fixed) return { id: 'dovetailing-open', args: { machine, step } };
  if (moment === undefined) return { id: 'dovetailing-never-comes', args: { machine, step, look } };
  return { id: 'dovetailing-cell', args: { machine, step, moment, look } };
}

/** What predict-first asks before a report: which of four machines it comes from. */
export function questionOf({ reports, columns }: Swept, milestone: number): Question | undefined {
  const next = reports.find(({ moment }) => moment === milestone);
  if (!next) return undefined;
  const earlier = reports.filter(({ moment }) => moment < milestone);
  const before = new Set(earlier.map(({ machine }) => machine));
  const most = Math.max(columns, next.machine + 1);
  const others = Array.from({ length: most }, (_, machine) => machine)
    .filter((machine) => machine !== next.machine && !before.has(machine))
    .sort((a, b) => Math.abs(a - next.machine) - Math.abs(b - next.machine))
    .slice(0, CHOICES - 1);
  return {
    ask: { id: 'dovetailing-predict', args: { moment: milestone } },
    answers: [...others, next.machine]
      .sort((a, b) => a - b)
      .map((machine) => ({
        label: 'dovetailing-answer',
        args: { machine },
        right: machine === next.machine,
      })),
  };
}
