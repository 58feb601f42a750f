import type { MarkupNode } from './markup.ts';

/**
 * How a tag looks, given its rendered children: usually a Lit template around them. Tags that name a
 * message, such as `term-ply`, look as `term` says.
 */
export type Renderers = Readonly<Record<string, (children: unknown, tag: string) => unknown>>;

/** What Lit renders for a sentence. A tag without a renderer renders its children, so no words get lost. */
export function renderNodes(nodes: readonly MarkupNode[], renderers: Renderers): unknown[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const children = renderNodes(node.children, renderers);
    const name = node.tag.startsWith('term-') ? 'term' : node.tag;
    const render = Object.hasOwn(renderers, name) ? renderers[name] : undefined;
    return render === undefined ? children : render(children, node.tag);
  });
}
