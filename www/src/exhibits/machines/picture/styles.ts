import { css, unsafeCSS } from 'lit';
import { sure } from '../../../sure.ts';

/** The colours of the symbols, in the order of the table; the blank has the colour of the paper. */
const symbolTokens = [
  '--paper',
  '--ink',
  '--p-position',
  '--n-position',
  '--highlight',
  '--focus',
  '--soft',
  '--ramp-far',
  '--line',
  '--ramp-near',
] as const;

/** The place among the colours of a symbol: there are fewer colours than symbols may be, and only the blank has its own. */
export const hue = (symbol: number): number =>
  symbol === 0 ? 0 : 1 + ((symbol - 1) % (symbolTokens.length - 1));

/** The colours of the symbols of a machine, the blank first. */
export const symbolColours = (symbols: number): string[] =>
  Array.from({ length: symbols }, (_, symbol) => sure(symbolTokens[hue(symbol)]));

const symbols = unsafeCSS(
  symbolTokens
    .map((token, symbol) =>
      symbol > 0
        ? `.cell.symbol-${symbol}{--of:var(${token})}.rows .of-${symbol}{fill:var(${token})}`
        : '',
    )
    .join(''),
);

/** The styles of the picture. */
export const machineStyles = css`
  .machine text {
    font: 14px var(--mono);
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }

  .machine .mark {
    cursor: pointer;
    outline: none;
  }

  .machine .mark:focus-visible rect {
    stroke: var(--focus);
    stroke-width: 3;
  }

  .machine .cell rect {
    fill: var(--sheet);
    stroke: var(--line);
  }

  ${symbols}
  .machine .cell text {
    font-size: 17px;
  }

  .machine .symbol-0 text:not(.place) {
    fill: var(--soft);
  }

  .machine .cell:not(.symbol-0) rect {
    fill: var(--of);
    fill-opacity: 0.18;
  }

  .machine .cell:not(.symbol-0) text:not(.place) {
    font-weight: 700;
  }

  .machine .pointer rect {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .machine .rows rect {
    shape-rendering: crispEdges;
  }

  .machine text.place {
    font-size: 12px;
    fill: var(--soft);
  }

  .machine .pointer path {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .machine .pointer text {
    font-weight: 700;
    fill: #211d17;
  }

  .machine .pointer.stopped path {
    fill: var(--p-position);
  }

  .machine .pointer.stopped text {
    fill: var(--paper);
  }

  .machine .cloth .edge {
    fill: none;
    stroke: var(--line);
  }

  .machine .cloth .later {
    fill: var(--paper);
  }

  .machine .cloth .now {
    fill: none;
    stroke: var(--focus);
    stroke-width: 1.5;
  }

  .machine .cloth .at {
    fill: var(--highlight);
    stroke: var(--ink);
  }

  .machine .cloth .trail {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 0.75;
  }

  .machine .cloth .stop {
    stroke: var(--p-position);
    stroke-width: 2.5;
    fill: none;
  }

  .machine .cloth .label {
    text-anchor: end;
    font-size: 12px;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
  }

  .machine .heads path {
    stroke: var(--line);
    fill: none;
  }

  .machine text.name {
    fill: var(--soft);
    font-weight: 700;
  }

  .machine text.name.now {
    fill: var(--ink);
  }

  .machine .rule rect {
    fill: transparent;
  }

  .machine .rule.now rect {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .machine .rule.now text {
    fill: #211d17;
    font-weight: 700;
  }

  .machine .rule.covered rect {
    fill: var(--line);
  }

  .machine .step rect {
    fill: transparent;
  }

  .machine .step text {
    text-anchor: start;
    font-size: 13px;
    fill: var(--soft);
    white-space: pre;
  }

  .machine .step.now rect {
    fill: color-mix(in srgb, var(--highlight) 35%, var(--paper));
  }

  .machine .step.now text {
    fill: var(--ink);
    font-weight: 700;
  }

  .machine .states :is(circle, path) {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.25;
  }

  .machine .states polygon {
    fill: var(--soft);
  }

  .machine .states .state circle {
    fill: var(--sheet);
    stroke: var(--ink);
  }

  .machine .states .arrow.now :is(circle, path) {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .machine .states .arrow.now polygon {
    fill: var(--ink);
  }

  .machine .states .state.now circle {
    fill: var(--highlight);
    stroke-width: 2;
  }

  .machine .states .state.now text {
    fill: #211d17;
    font-weight: 700;
  }

  :host([projected]) .machine text {
    font-size: 24px;
  }

  @media (forced-colors: active) {
    .machine :is(.rule.now, .step.now, .pointer) rect {
      stroke: Highlight;
    }

    .machine .cloth .now {
      stroke: Highlight;
    }
  }
`;
