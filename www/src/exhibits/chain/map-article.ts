import type { Sentence } from '../../words/sentence.ts';
import { printedGroups } from './account.ts';
import type { MapNode } from './map-layout.ts';

/**
 * How the article counts the positions of nine objects: for 9, 8, … 1 objects left, how many are one
 * group, two, three, …
 */
const ARTICLE: readonly (readonly number[])[] = [
  [1],
  [1, 4],
  [1, 3, 2],
  [1, 3, 3, 2],
  [1, 2, 2, 1, 1],
  [1, 2, 1, 1],
  [1, 1, 1],
  [1, 1],
  [1],
];

/** Where the map of nine objects and the article's count of them part. */
export function articleCount(nodes: readonly MapNode[]): readonly Sentence[] {
  const counted = ARTICLE.flat().reduce((sum, count) => sum + count, 0);
  const sentences: Sentence[] = [{ id: 'map-article', args: { counted, positions: nodes.length } }];
  for (const { objects, groups, there } of kinds(nodes)) {
    const has = ARTICLE[ARTICLE.length - objects]?.[groups - 1] ?? 0;
    if (has === there.length) continue;
    const list = there.map(({ groups: sizes }) => printedGroups(sizes)).join(', ');
    const args = { objects, groups, has, there: there.length, list };
    sentences.push({ id: objects === 0 ? 'map-article-empty' : 'map-article-groups', args });
  }
  return sentences;
}

/** The positions with as many objects in as many groups, together. */
function kinds(nodes: readonly MapNode[]) {
  const found = new Map<string, { objects: number; groups: number; there: MapNode[] }>();
  for (const node of nodes) {
    const { objects, groups } = node;
    const key = `${objects} ${groups.length}`;
    const kind = found.get(key) ?? { objects, groups: groups.length, there: [] };
    kind.there.push(node);
    found.set(key, kind);
  }
  return [...found.values()].toSorted((a, b) => b.objects - a.objects);
}
