import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { NetworkSummary, ProofOutcome } from '../../../../pkg/networks.js';
import { chartWidth } from '../../../stage/log-axis.ts';
import type { Messages } from '../../../words/messages.ts';

export interface Sizes {
  readonly words: Messages;
  readonly summary: NetworkSummary;
  readonly outcome: ProofOutcome;
  /** The width of the picture, in px. */
  readonly width: number;
}

/** The height of a bar, and its largest width, in px. */
const [HEIGHT, MOST_WIDTH] = [12, 260];

/** Compares the number of comparators with the fewest known and with the fewest possible. */
export function renderSizes({ words, summary, outcome, width }: Sizes): TemplateResult {
  const { size, lowerBound, best, wires } = summary;
  const known = best?.size;
  const bars = [
    { name: 'this', count: size },
    ...(known ? [{ name: 'known', count: known.most }] : []),
    ...(known && known.least < known.most ? [{ name: 'proved', count: known.least }] : []),
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
      known: known?.most,
      proved: known?.least,
    })}</p>
    <ul class="sizes">${bars.map(
      ({
        name,
        count,
      }) => html`<li><span>${words.text(`proof-bar-of-${name}`)}</span> <b>${count}</b>
        <svg class="chart" width=${wide} height=${HEIGHT} aria-hidden="true">
          <rect class=${name === 'this' ? 'chart-bar mine' : 'chart-bar'} x="1" y="2" width=${x(count)} height=${HEIGHT - 4}></rect>
          ${name === 'bound' ? nothing : dotted(x(lowerBound) + 1)}</svg></li>`,
    )}</ul>
    <p class="about">${words.text('proof-bound-about', { wires, bound: lowerBound })}</p></section>`;
}

/** A dotted line that can be seen on a bar too. */
function dotted(x: number): SVGTemplateResult {
  return svg`<line class="under" x1=${x} x2=${x} y1="0" y2=${HEIGHT}></line>
    <line class="look-2" x1=${x} x2=${x} y1="0" y2=${HEIGHT}></line>`;
}

/** Which sentence fits a size and a verdict: too small, smaller than any known, the smallest known, or larger. */
function caseOf({ size, lowerBound, best }: NetworkSummary, outcome: ProofOutcome): string {
  if (size < lowerBound) return 'below-bound';
  if (!best) return 'unknown';
  const { least, most } = best.size;
  if (size < least) return 'below-proved';
  if (size >= most && outcome === 'fails') return 'fails';
  if (size > most) return 'more';
  if (size < most) return outcome === 'sorts' ? 'record' : 'between';
  // Only a network that sorts is praised for its size.
  if (outcome !== 'sorts') return 'undecided';
  return least === most ? 'least' : 'known';
}
