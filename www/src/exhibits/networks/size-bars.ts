import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { NetworkOutcome, NetworkSummary } from '../../../pkg/networks.js';
import { chartWidth } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';

export interface Sizes {
  readonly words: Messages;
  readonly summary: NetworkSummary;
  readonly outcome: NetworkOutcome;
  /** Of the plate, in px. */
  readonly width: number;
}

/** The bars, in px: their height, and their width where there is room. */
const [HEIGHT, MOST_WIDTH] = [12, 260];

/** How many comparators there are, beside the fewest known, and the fewest that there can be. */
export function renderSizes({ words, summary, outcome, width }: Sizes): TemplateResult {
  const { size, lowerBound, sizeBounds, wires } = summary;
  const bars = [
    { name: 'this', count: size },
    ...(sizeBounds ? [{ name: 'known', count: sizeBounds.most }] : []),
    ...(sizeBounds && sizeBounds.least < sizeBounds.most
      ? [{ name: 'proved', count: sizeBounds.least }]
      : []),
    { name: 'bound', count: lowerBound },
  ];
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  const wide = Math.min(MOST_WIDTH, chartWidth(width));
  const x = (count: number) => Math.round((count / longest) * (wide - 4));
  if (wires < 2) return html``;
  return html`<section class="wide"><h2>${words.text('proof-sizes')}</h2>
    <p>${words.text(`proof-size-${caseOf(summary, outcome)}`, {
      size,
      wires,
      bound: lowerBound,
      known: sizeBounds?.most ?? 0,
      proved: sizeBounds?.least ?? 0,
    })}</p>
    <ul class="sizes">${bars.map(
      ({
        name,
        count,
      }) => html`<li><span>${words.text(`proof-bar-of-${name}`)}</span> <b>${count}</b>
        <svg class="chart" width=${wide} height=${HEIGHT} aria-hidden="true">
          <rect class=${name === 'this' ? 'bar mine' : 'bar'} x="1" y="2" width=${x(count)} height=${HEIGHT - 4}></rect>
          ${name === 'bound' ? nothing : dotted(x(lowerBound) + 1)}</svg></li>`,
    )}</ul>
    <p class="about">${words.text('proof-bound-about', { wires, bound: lowerBound })}</p></section>`;
}

/** A line that is seen on a bar too. */
function dotted(x: number): SVGTemplateResult {
  return svg`<line class="under" x1=${x} x2=${x} y1="0" y2=${HEIGHT}></line>
    <line class="most" x1=${x} x2=${x} y1="0" y2=${HEIGHT}></line>`;
}

/** What can be said of a size: it is too small, smaller than any known, the smallest known, larger. */
function caseOf({ size, lowerBound, sizeBounds }: NetworkSummary, outcome: NetworkOutcome): string {
  if (size < lowerBound) return 'below-bound';
  if (!sizeBounds) return 'unknown';
  if (size < sizeBounds.least) return 'below-proved';
  if (size > sizeBounds.most) return 'more';
  if (size < sizeBounds.most) return outcome === 'sorts' ? 'record' : 'between';
  return sizeBounds.least === sizeBounds.most ? 'least' : 'known';
}
