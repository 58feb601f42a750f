import * as glue from '../../../../../pkg/counts.js';
import { instantiator } from '../../../../engine/instance.ts';

const { EdgeCounts, FewestEdges, FrontierRun, LightestPath, PathCount, PathList, PathNumber } =
  glue;

export const instantiate = instantiator(glue, {
  EdgeCounts,
  FrontierRun,
  PathCount,
  FewestEdges,
  LightestPath,
  PathList,
  PathNumber,
});
