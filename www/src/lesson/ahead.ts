/** Fetches what later moments of a lesson need, so that it goes on without a network. */
import type { AppleyardElement } from '../embed/element.ts';
import type { FigureBlock, Lesson } from './lesson.ts';

/** What decides which files a figure needs: its exhibit, and the fields of its link that name something. */
const needOf = ({ slug, scene }: FigureBlock): string =>
  [
    slug,
    ...[...new URLSearchParams(scene).entries()].map(([name, value]) =>
      /^\w*[a-z]\w*$/.test(value) ? `${name}=${value}` : name,
    ),
  ].join(' ');

/**
 * Opens a figure of each kind in a place that nobody sees, one after the other, and lets it go again. A figure that
 * cannot be fetched says so when its moment is shown.
 */
export async function fetchAhead(lesson: Lesson, unseen: Element, language: string): Promise<void> {
  const needed = new Map<string, FigureBlock>();
  for (const { blocks } of lesson.moments) {
    for (const block of blocks)
      if (block.kind === 'figure' && !needed.has(needOf(block))) needed.set(needOf(block), block);
  }
  for (const { slug, scene } of needed.values()) {
    if (!unseen.isConnected) return;
    const figure = document.createElement(`appleyard-${slug}`) as AppleyardElement;
    figure.lang = language;
    figure.setAttribute('scene', scene);
    unseen.replaceChildren(figure);
    await customElements.whenDefined(figure.localName);
    await figure.ready.catch(() => undefined);
  }
  unseen.replaceChildren();
}
