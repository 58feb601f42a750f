import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownSort } from '../shown.ts';
import type { Part } from '../steps.ts';

/** The largest height of a level, in px, and the most parts that are drawn. */
const [LEVEL, MOST_PARTS] = [18, 2000];

/** The sort whose parts are drawn. */
type TreeFigure = Pick<
  ShownSort,
  'parts' | 'currentPart' | 'here' | 'length' | 'size' | 'timeline'
>;

/**
 * Shows the parts into which the list is divided, as a tree. Each lies below the part it came from, and its width is its
 * number of elements.
 */
export class TreePanel implements Panel {
  readonly #figure: TreeFigure;

  constructor(figure: TreeFigure) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const { parts, currentPart: current, here, length, size, timeline } = this.#figure;
    if (!here) return nothing;
    const levels = levelsOf(parts);
    const deepest = levels.reduce((most, level) => Math.max(most, level), 0);
    const width = Math.max(280, size.width - 40);
    const slot = width / Math.max(1, length);
    const high = Math.max(3, Math.min(LEVEL, 480 / (deepest + 1)));
    // With very many parts, only the widest are drawn; the others would be too thin to see.
    const drawn = parts
      .filter(({ lo, hi }) => hi > lo)
      .sort((a, b) => b.hi - b.lo - (a.hi - a.lo))
      .slice(0, MOST_PARTS);
    const begun = ({ first, last, index }: Part) =>
      here.step > first || (first === last && (current?.index ?? 0) >= index);
    const clicked = (event: MouseEvent) => {
      const at = (event.target as Element).getAttribute('data-first');
      if (at !== null) timeline.seek(Number(at));
    };
    return html`<section class="scroll wide">
    <p>${words.text('tree-about', { levels: deepest + 1 })}</p>
    <svg class="tree" role="img" aria-label=${words.text('tree-label', { parts: parts.length, levels: deepest + 1 })}
      width=${width} height=${(deepest + 1) * high + 2} @click=${clicked}>
      ${drawn.map((part) => {
        const state = part.index === current?.index ? 'current' : begun(part) ? 'begun' : 'ahead';
        const small = ['insertion', 'table', 'unrolled'].includes(part.kind) ? 'small' : '';
        return svg`<rect class=${`${state} ${small}`} data-first=${part.first} x=${(part.lo * slot).toFixed(1)}
          y=${(sure(levels[part.index]) * high).toFixed(1)} width=${Math.max(0.5, (part.hi - part.lo) * slot - 1).toFixed(1)}
          height=${(high - 1.5).toFixed(1)}></rect>`;
      })}
    </svg>
    ${this.#nearby(words, levels)}
  </section>`;
  }

  /** The current part in words, with buttons to the part it came from and to the parts it was divided into. */
  #nearby(words: Messages, levels: readonly number[]): TemplateResult {
    const { parts, currentPart: current, timeline } = this.#figure;
    if (!current) return html``;
    const name = ({ lo, hi }: Part) =>
      words.text('tree-part', { from: lo + 1, to: hi, count: hi - lo });
    const parent = current.parent === undefined ? undefined : parts[current.parent];
    const children = parts.filter(({ parent: from, lo, hi }) => from === current.index && hi > lo);
    // Each part has a button of its own, so that none becomes that of another part under the finger.
    const go = (part: Part) =>
      keyed(
        part.index,
        html`<button @click=${() => timeline.seek(part.first)}>${name(part)}</button>`,
      );
    return html`<p>${words.text('tree-here', { part: name(current), level: sure(levels[current.index]) + 1 })}
    ${parent ? html`${words.text('tree-from')} ${go(parent)}` : ''}
    ${children.length > 0 ? html`${words.text('tree-into')} ${children.map(go)}` : ''}</p>`;
  }
}

/** How deep each part lies in the tree: one level below the part it came from. */
export function levelsOf(parts: readonly Part[]): number[] {
  const levels: number[] = [];
  for (const { parent } of parts) {
    levels.push(parent === undefined ? 0 : sure(levels[parent]) + 1);
  }
  return levels;
}
