import { defineScene, type SceneOf } from '../../share/codec.ts';
import { integer, optionalPoint } from '../../share/codec-fields.ts';
import { outOfRange } from '../../share/codec-notices.ts';
import { stageFields } from '../../stage/stage-scene.ts';

/** Points a side of the plate may have: each is a mark of its own, to point at and to ask. */
const SIDE = { min: 8, max: 40 };

/**
 * What a link to the lattice holds.
 *
 *     field     what it says                     default    limits
 *     columns   points across, wholes 0, 1, ...  21         8 to 40
 *     rows      points up, halves 0, 1, ...      13         8 to 40
 *     ask       the point whose why is open      none       inside the plate
 */
export const latticeFields = {
  columns: integer({ ...SIDE, default: 21 }),
  rows: integer({ ...SIDE, default: 13 }),
  ask: optionalPoint({ max: [SIDE.max - 1, SIDE.max - 1] }),
  ...stageFields(SIDE.max * SIDE.max),
};

export const latticeScene = defineScene({
  fields: latticeFields,
  settle: (scene) => {
    const notices = [];
    const { columns, rows, cursor, ask } = scene;
    let settled = scene;
    if (cursor !== undefined && cursor > columns * rows) {
      notices.push(outOfRange('cursor', cursor, { min: 0, max: columns * rows }));
      settled = { ...settled, cursor: undefined };
    }
    if (ask && ask.m >= columns)
      notices.push(outOfRange('ask', ask.m, { min: 0, max: columns - 1 }));
    else if (ask && ask.n >= rows)
      notices.push(outOfRange('ask', ask.n, { min: 0, max: rows - 1 }));
    if (ask && (ask.m >= columns || ask.n >= rows)) settled = { ...settled, ask: undefined };
    return { scene: settled, notices };
  },
});

export type LatticeScene = SceneOf<typeof latticeScene>;
