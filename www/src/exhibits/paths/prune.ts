import type { ShownGraph } from './shown.ts';

/** Searches with or without pruning, and stays where as many paths have been found. */
export async function prune(figure: ShownGraph, pruned: boolean): Promise<void> {
  const { cursor } = figure.timeline;
  if (!figure.walked) return;
  const found = figure.walked.walk.count(cursor);
  await figure.change({ pruned, cursor: undefined });
  const { walk } = figure.walked ?? {};
  if (walk && cursor > 0) figure.timeline.seek(walk.found[found - 1] ?? 1);
}
