import type { Point } from '../../share/codec-fields.ts';
import type { Judged, Task, Unfit } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import { type Conjecture, conjectureField, conjectureLimits } from './fields.ts';
import { CELL_WIDTH, cellAt } from './picture/colours.ts';
import type { ShownLattice } from './shown.ts';
import { tested } from './tested.ts';

/** A side of the part of the picture in which a rule is looked for, in points. */
const SIDE = 96;
/** The rule that is looked for begins at most this number of points from either edge. */
const FROM = 8;
/** How many rules that fit this part are compared with the whole picture. */
const TRIED = 20;

const field = conjectureField();

/** To write a rule by remainders that is right at every point from some corner on. */
export async function writeRule(figure: ShownLattice): Promise<Task<Conjecture> | Unfit> {
  const run = sure(figure.run);
  const found = await firstRule(figure);
  if (!found) return { unfit: 'task-unfit-rule' };
  const { rule, points } = found;
  const { columns: p, rows: q, from } = rule;
  return {
    ask: { id: 'task-rule', args: { ...from } },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-rule-look', args: { p, q } }],
    typed: {
      label: { id: 'task-rule-typed' },
      read: (text) => {
        const read = field.read('conjecture', text.replaceAll(/\s/g, ''));
        return 'value' in read && read.value
          ? { answer: read.value }
          : { wrong: { id: 'task-rule-misread' } };
      },
    },
    judge: async (answer): Promise<Judged> => {
      if (answer.from.m > from.m || answer.from.n > from.n)
        return { right: false, said: [{ id: 'task-rule-leaves', args: { ...from } }] };
      const { first, points: compared } = await tested(run, answer);
      return first
        ? { right: false, said: [{ id: 'task-rule-breaks', args: { ...first } }] }
        : { right: true, said: [{ id: 'task-rule-holds', args: { points: compared } }] };
    },
    solution: [
      { id: 'task-rule-shown', args: { rule: field.write(rule) } },
      { id: 'task-rule-holds', args: { points } },
    ],
  };
}

/** The first rule that holds, nearest to the corner and with the smallest periods; the core compares it with all points. */
async function firstRule(
  figure: ShownLattice,
): Promise<{ readonly rule: Conjecture; readonly points: number } | undefined> {
  const run = sure(figure.run);
  const [columns, rows] = [
    Math.min(SIDE, figure.colours.columns),
    Math.min(SIDE, figure.colours.rows),
  ];
  const cells = await run.ask('cells', 0, 0, columns, rows);
  const lost = (m: number, n: number) => cellAt(cells, (m + n * columns) * CELL_WIDTH).lost;
  const corners = Array.from({ length: (FROM + 1) ** 2 }, (_, at) => ({
    m: at % (FROM + 1),
    n: Math.floor(at / (FROM + 1)),
  })).sort((a, b) => a.m + a.n - b.m - b.n);
  const { min, max } = conjectureLimits.period;
  const periods = Array.from({ length: max * max }, (_, at) => ({
    p: min + (at % max),
    q: min + Math.floor(at / max),
  })).sort((a, b) => a.p * a.q - b.p * b.q);
  let tries = 0;
  for (const from of corners)
    for (const { p, q } of periods) {
      // Each class has to come twice in either direction, or the rule would only list the points.
      if (from.m + 2 * p > columns || from.n + 2 * q > rows) continue;
      const rule = fitted({ columns, rows, lost }, from, p, q);
      if (!rule) continue;
      const verdict = await tested(run, rule);
      if (!verdict.first) return { rule, points: verdict.points };
      tries += 1;
      if (tries >= TRIED) return undefined;
    }
  return undefined;
}

/** The rule with these periods that fits a part of the picture; undefined if none does. */
function fitted(
  part: {
    readonly columns: number;
    readonly rows: number;
    lost(m: number, n: number): boolean;
  },
  from: Point,
  p: number,
  q: number,
): Conjecture | undefined {
  const classes = new Map<number, boolean>();
  for (let n = from.n; n < part.rows; n += 1)
    for (let m = from.m; m < part.columns; m += 1) {
      const at = (m % p) + p * (n % q);
      const lost = part.lost(m, n);
      if ((classes.get(at) ?? lost) !== lost) return undefined;
      classes.set(at, lost);
    }
  const lost = Array.from({ length: p * q }, (_, at) => classes.get(at) === true);
  return { columns: p, rows: q, from, lost };
}
