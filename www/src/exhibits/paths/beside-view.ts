import { html, type TemplateResult } from 'lit';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import type { NodeWhy } from './collect.ts';
import type { Layout } from './picture/layout.ts';
import type { ShownGraph } from './shown.ts';

export { placePlanned, renderIllegal } from '../../stage/planned.ts';

/** What is read of the graph. */
type Asked = Pick<ShownGraph, 'name' | 'walked' | 'mayReveal' | 'closeWhy'>;

/** Beside a node that was touched while the search runs: where it stands, and why. */
export function renderWhy(
  figure: Asked,
  why: NodeWhy,
  words: Messages,
  layout: Layout,
): TemplateResult {
  const spot = layout.spots[why.node] ?? { x: 0, y: 0 };
  return renderWhyPanel(words, {
    label: words.text('node-why-label', { name: figure.name(why.node) }),
    title: figure.name(why.node),
    body: html`<p>${say(words, whySentence(figure, why, words))}</p>`,
    at: { ...spot, halo: layout.radius, reach: 0 },
    picture: layout,
    close: () => figure.closeWhy(),
  });
}

/** Why a node may or may not be entered. */
function whySentence(figure: Asked, why: NodeWhy, words: Messages): Sentence {
  const name = (node: number) => figure.name(node);
  const named = (node: number | undefined) => (node === undefined ? undefined : name(node));
  const args = {
    head: named(why.head),
    // Before its first step and after its last one the search is at no node.
    stands: why.head === undefined ? 'no' : 'yes',
    back: named(why.back),
    to: named(figure.walked?.walk.to),
    names: listed(why.wall.map(name), words.language),
    count: why.wall.length,
    paths: why.paths,
    place: why.place,
  };
  const said =
    figure.mayReveal('hints') || !['dead-end', 'done', 'cut-off', 'free'].includes(why.state);
  return { id: said ? `node-why-${why.state}` : 'node-why-hidden', args };
}
