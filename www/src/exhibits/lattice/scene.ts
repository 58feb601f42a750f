import { defineScene, type Settled, type WithClassroom } from '../../share/codec.ts';
import { choice, flag, integer, optionalPoint, type Point } from '../../share/codec-fields.ts';
import { type Notice, outOfRange } from '../../share/codec-notices.ts';
import { opponentFields } from '../../stage/game-fields.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import { conjectureField, movesField, pathField } from './fields.ts';

/** How many points a side of the picture can have. */
const SIDE = { min: 8, max: 4096 };
/** Up to this side the core calculates plies and Grundy values, and visitors can play a game. */
export const VALUES_SIDE = 1024;
/** Up to this side a game with rays has Grundy values, because its points have very many moves. */
const RAY_GRUNDY_SIDE = 512;
/**
 * Up to this side the run records every step, in either order. On larger pictures the front alone decides what
 * is coloured.
 */
export const TRACED_SIDE = 64;

/**
 * What a link to the lattice holds.
 *
 *     field       what it says                             default    limits
 *     moves       the vectors; a star marks a ray          apples     1 to 63, components to 4096
 *     end         who wins when nobody can move            misere     misere, normal
 *     columns     points across, m = 0, 1, ...             21         8 to 4096
 *     rows        points up, n = 0, 1, ...                 13         8 to 4096
 *     colour      what the marks show                      winner     winner, plies, grundy (to 1024
 *                                                                     a side; grundy of rays to 512)
 *     order       a point looks at the points one move     pull       pull, push (to 64 a side)
 *                 away, or a lost one makes others won
 *     ask         the point whose why is open              none       inside the picture
 *     conjecture  a rule by residues                       none       periods to 8, from to 64
 *     path        a game, point by point                   none       512 points, pictures to 1024
 *     opponent    who plays the other side                 perfect
 *     computer    which side the computer plays            second
 *     percent     how often an erring opponent errs        30         0 to 100
 *     seed        of the erring opponent's chance          1          0 to 999999
 *     why         in a game: somebody has asked why        on
 *     task        what the reader is asked                 none       mark, move, rule, next
 *     tries       how often the reader may answer          3          1 to 9
 *     most        how many points are to be marked         3          1 to 12
 */
export const latticeFields = {
  moves: movesField(),
  end: choice(['misere', 'normal'], 'misere'),
  columns: integer({ ...SIDE, default: 21 }),
  rows: integer({ ...SIDE, default: 13 }),
  colour: choice(['winner', 'plies', 'grundy'], 'winner'),
  order: choice(['pull', 'push'], 'pull'),
  ask: optionalPoint({ max: [SIDE.max - 1, SIDE.max - 1] }),
  conjecture: conjectureField(),
  path: pathField(),
  ...opponentFields(['human', 'perfect', 'erring', 'slowest-loss', 'copying']),
  // A link to a game shows who wins unless it says otherwise, as such links always have.
  why: flag(true),
  ...stageFields(SIDE.max * SIDE.max),
  ...taskFields(['mark', 'move', 'rule', 'next']),
  most: integer({ min: 1, max: 12, default: 3 }),
};

/** A scene of the lattice. */
export type LatticeScene = WithClassroom<typeof latticeFields>;

/** A scene as it may be shown: with hints only if they may be shown now. */
export type RevealedScene = LatticeScene & { readonly tasked?: boolean };

export const latticeScene = defineScene({
  fields: latticeFields,
  settle: (given) => {
    const notices: Notice[] = [];
    let scene = given;
    for (const rule of [valuesFit, orderFits, pathFits, askFits]) {
      const settled = rule(scene);
      scene = settled.scene;
      notices.push(...settled.notices);
    }
    const settled = settleCursor(scene, stepsOf(scene));
    return { scene: settled.scene, notices: [...notices, ...settled.notices] };
  },
});

function asIs(scene: LatticeScene): Settled<LatticeScene> {
  return { scene, notices: [] };
}

/** How many steps the run of a scene has: the plies of its game, otherwise the points of the picture. */
function stepsOf({ path, columns, rows }: Pick<LatticeScene, 'path' | 'columns' | 'rows'>): number {
  return path ? path.length - 1 : columns * rows;
}

/** The notice that a side is larger than another field allows. */
function sideBeyond(scene: LatticeScene, max: number): Notice {
  return scene.columns > max
    ? outOfRange('columns', scene.columns, { min: SIDE.min, max })
    : outOfRange('rows', scene.rows, { min: SIDE.min, max });
}

function within({ columns, rows }: Pick<LatticeScene, 'columns' | 'rows'>, max: number): boolean {
  return Math.max(columns, rows) <= max;
}

/** The largest side on which the colour of marks can show this. */
export function mostSideOf(colour: LatticeScene['colour'], moves: LatticeScene['moves']): number {
  if (colour === 'winner') return SIDE.max;
  return colour === 'grundy' && moves.some(({ ray }) => ray) ? RAY_GRUNDY_SIDE : VALUES_SIDE;
}

function valuesFit(scene: LatticeScene): Settled<LatticeScene> {
  const most = mostSideOf(scene.colour, scene.moves);
  if (within(scene, most)) return asIs(scene);
  return { scene: { ...scene, colour: 'winner' }, notices: [sideBeyond(scene, most)] };
}

function orderFits(scene: LatticeScene): Settled<LatticeScene> {
  if (scene.order === 'pull' || within(scene, TRACED_SIDE)) return asIs(scene);
  return { scene: { ...scene, order: 'pull' }, notices: [sideBeyond(scene, TRACED_SIDE)] };
}

function pathFits(scene: LatticeScene): Settled<LatticeScene> {
  const start = scene.path?.[0];
  if (!start) return asIs(scene);
  const put = { ...scene, path: undefined };
  if (!within(scene, VALUES_SIDE)) {
    return { scene: put, notices: [sideBeyond(scene, VALUES_SIDE)] };
  }
  const remark = outside(scene, 'path', start);
  return remark ? { scene: put, notices: [remark] } : asIs(scene);
}

function askFits(scene: LatticeScene): Settled<LatticeScene> {
  const remark = scene.ask && outside(scene, 'ask', scene.ask);
  return remark ? { scene: { ...scene, ask: undefined }, notices: [remark] } : asIs(scene);
}

/** Where a game begins unless somebody says where: at the point that is asked about, or the last one of the m axis. */
export const startOf = ({ ask, columns }: Pick<LatticeScene, 'ask' | 'columns'>): Point =>
  ask ?? { m: Math.min(columns, VALUES_SIDE) - 1, n: 0 };

/** The notice that a point lies outside the picture, if it does. */
function outside(
  { columns, rows }: LatticeScene,
  field: string,
  { m, n }: Point,
): Notice | undefined {
  if (m >= columns) return outOfRange(field, m, { min: 0, max: columns - 1 });
  if (n >= rows) return outOfRange(field, n, { min: 0, max: rows - 1 });
  return undefined;
}

/** Whether a scene shows who wins: its link allows hints and, in a game, somebody has asked why. */
export const tells = ({
  hints,
  why,
  path,
}: Pick<LatticeScene, 'hints' | 'why' | 'path'>): boolean => hints && (why || !path);

/** Whether the core calculates plies and Grundy values of a picture, and not only who wins. */
export const hasValues = (picture: Pick<LatticeScene, 'columns' | 'rows'>): boolean =>
  within(picture, VALUES_SIDE);
