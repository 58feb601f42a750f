import { html, nothing, type TemplateResult } from 'lit';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { NetworksFigure } from './element.ts';

/** What a comparator does, in words. */
export function askedText(figure: NetworksFigure, k: number): string {
  const { words, traced, tells, judge, done } = figure;
  const [low, high] = traced?.comparators[k] ?? [];
  if (!words || !traced || low === undefined || high === undefined) return '';
  const args = {
    number: k + 1,
    layer: (traced.layers[k] ?? 0) + 1,
    low: low + 1,
    high: high + 1,
    one: traced.at(k, low),
    other: traced.at(k, high),
    exchanged: traced.exchanges(k) ? 'yes' : 'no',
  };
  // Whoever is to foretell what comes is not told.
  const foretold = figure.currentScene().predict && k >= done;
  const known = tells && !foretold && !judge.stale ? judge.judged?.verdict : undefined;
  const idle = known?.redundant.includes(k);
  const come = tells && !foretold ? (k < done ? 'why-done' : 'why-to-come') : 'why-covered';
  const sentences = [words.text('why-comparator', args), words.text(come, args)];
  return [...sentences, ...(idle ? [words.text('why-redundant')] : [])].join(' ');
}

/** The same beside the comparator, with what may be done with it. */
export function renderAsked(figure: NetworksFigure, k: number): TemplateResult | typeof nothing {
  const { words, traced, editor, panZoom } = figure;
  const layout = figure.layout();
  const [low, high] = traced?.comparators[k] ?? [];
  if (!words || !layout || low === undefined || high === undefined) return nothing;
  const label = words.text('why-label', { number: k + 1 });
  const edit = (id: string, work: () => Promise<void>) =>
    html`<button class="primary" @click=${() => void work().then(figure.restore)}>${words.text(id)}</button>`;
  const { k: zoom, x, y } = panZoom.transform;
  return renderWhyPanel(words, {
    label,
    title: label,
    body: html`<p>${askedText(figure, k)}</p>${
      figure.editable
        ? html`<p class="acts">${edit('remove', () => editor.remove(k))} ${edit('reverse', () => editor.reverse(k))}</p>`
        : nothing
    }`,
    at: {
      x: zoom * layout.x(k) + x,
      y: (zoom * (layout.y(low) + layout.y(high))) / 2 + y,
      halo: layout.pitch / 2,
      reach: 0,
    },
    plate: layout,
    close: () => figure.closeWhy(),
  });
}
