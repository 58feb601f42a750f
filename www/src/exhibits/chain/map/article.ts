import { listed } from '../../../words/listed.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { printedGroups } from '../account.ts';
import type { MapNode } from './layout.ts';

/** The article’s count for nine objects: for 9, 8, … 1 objects left, the positions of 1, 2, 3, … groups. */
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

/** How many positions the article counts where its list has no number. */
const NONE = 0;

/** Sentences about the positions of nine objects that the article does not count, in a language. */
export function articleCount(nodes: readonly MapNode[], language: string): readonly Sentence[] {
  const counted = ARTICLE.flat().reduce((sum, count) => sum + count, 0);
  const sentences: Sentence[] = [{ id: 'map-article', args: { counted, positions: nodes.length } }];
  for (const { objects, groups, there } of kinds(nodes)) {
    const has = ARTICLE[ARTICLE.length - objects]?.[groups - 1] ?? NONE;
    if (has === there.length) continue;
    const list = listed(
      there.map(({ groups: sizes }) => printedGroups(sizes)),
      language,
    );
    const args = { objects, groups, has, there: there.length, list };
    sentences.push({ id: objects === 0 ? 'map-article-empty' : 'map-article-groups', args });
  }
  return sentences;
}

/** The positions by their number of objects and of groups. */
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
