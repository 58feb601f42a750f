import type {
  Algorithm,
  EndRule,
  FirstMove,
  ProgramPlan,
  Representation,
} from '../../../../pkg/chain.js';

/** How a program stores a position, and how it finds out who wins. */
export interface Kind {
  readonly representation: Representation;
  readonly algorithm: Algorithm;
}

/** The rules of the game that the programs solve. */
export interface Rules {
  readonly endRule: EndRule;
  readonly firstMove: FirstMove;
}

export const representations: readonly Representation[] = ['array', 'groups'];

export const algorithms: readonly Algorithm[] = [
  'exhaustive',
  'cut-off',
  'memoised',
  'bottom-up',
  'sprague-grundy',
];

/** The most objects that any program takes. */
export const mostRaced = 60;
export const mostLanes = 4;

/** The first lanes: the article's two programs, its first remedy, and the one that it only describes. */
export const firstKinds: readonly Kind[] = [
  { representation: 'array', algorithm: 'exhaustive' },
  { representation: 'groups', algorithm: 'exhaustive' },
  { representation: 'groups', algorithm: 'cut-off' },
  { representation: 'groups', algorithm: 'memoised' },
];

export const kindKey = ({ representation, algorithm }: Kind): string =>
  `${representation} ${algorithm}`;

export const planKey = (plan: ProgramPlan): string =>
  `${kindKey(plan)} ${plan.objects} ${plan.endRule} ${plan.firstMove}`;

/** A lane of the race. Its number stays with it, while its letter follows its place. */
export interface Lane {
  readonly id: number;
  readonly kind: Kind;
}

/** The name of a lane by its place, from 0. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** The lanes without those that repeat the program of an earlier lane. */
export function distinct(lanes: readonly Lane[]): readonly { kind: Kind; place: number }[] {
  const keys = lanes.map(({ kind }) => kindKey(kind));
  return lanes.flatMap(({ kind }, place) =>
    keys.indexOf(keys[place] ?? '') === place ? [{ kind, place }] : [],
  );
}
