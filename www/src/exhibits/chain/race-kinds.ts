import type {
  Algorithm,
  ChainPlan,
  EndRule,
  FirstMove,
  Representation,
} from '../../../pkg/chain.js';

/** What a position is to a program, and how it finds who wins. */
export interface Kind {
  readonly representation: Representation;
  readonly algorithm: Algorithm;
}

/** The game that is to be valued. */
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

/** The article's two programs, its first remedy, and what it only describes. */
export const firstKinds: readonly Kind[] = [
  { representation: 'array', algorithm: 'exhaustive' },
  { representation: 'groups', algorithm: 'exhaustive' },
  { representation: 'groups', algorithm: 'cut-off' },
  { representation: 'groups', algorithm: 'memoised' },
];

export const kindKey = ({ representation, algorithm }: Kind): string =>
  `${representation} ${algorithm}`;

export const planKey = (plan: ChainPlan): string =>
  `${kindKey(plan)} ${plan.objects} ${plan.endRule} ${plan.firstMove}`;

/** A lane: its number stays with it, its letter goes by its place. */
export interface Lane {
  readonly id: number;
  readonly kind: Kind;
}

/** The name of a lane by its place, from 0. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** Of several lanes of one kind the first. */
export function distinct(lanes: readonly Lane[]): readonly { kind: Kind; place: number }[] {
  const keys = lanes.map(({ kind }) => kindKey(kind));
  return lanes.flatMap(({ kind }, place) =>
    keys.indexOf(keys[place] ?? '') === place ? [{ kind, place }] : [],
  );
}
