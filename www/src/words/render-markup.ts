import type { MarkupNode } from './markup.ts';

/** How a tag looks, given its rendered children: usually a Lit template around them. */
export type Renderers = Readonly<Record<string, (children: unknown) => unknown>>;

/** What Lit renders for a sentence. A tag without a renderer is its children, so no words get lost. */
export function renderNodes(nodes: readonly MarkupNode[], renderers: Renderers): unknown[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const children = renderNodes(node.children, renderers);
    const render = Object.hasOwn(renderers, node.tag) ? renderers[node.tag] : undefined;
    return render === undefined ? children : render(children);
  });
}
