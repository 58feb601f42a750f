import { defineScene, type SceneOf } from '../../share/codec.ts';
import { integer, optionalPoint } from '../../share/codec-fields.ts';
import { outOfRange } from '../../share/codec-notices.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';

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
    const { columns, rows, ask } = scene;
    const settled = settleCursor(scene, columns * rows);
    if (!ask || (ask.m < columns && ask.n < rows)) return settled;
    const remark =
      ask.m < columns
        ? outOfRange('ask', ask.n, { min: 0, max: rows - 1 })
        : outOfRange('ask', ask.m, { min: 0, max: columns - 1 });
    return {
      scene: { ...settled.scene, ask: undefined },
      notices: [...settled.notices, remark],
    };
  },
});

export type LatticeScene = SceneOf<typeof latticeScene>;
