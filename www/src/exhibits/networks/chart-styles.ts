import { css } from 'lit';

/** Charts and small drawings: lines are told apart by their dashes, marks by their shapes. */
export const chartStyles = css`
  .chart {
    display: block;
    overflow: visible;
  }

  .chart text {
    font: 12px var(--mono);
    fill: var(--ink);
  }

  .chart text.end {
    text-anchor: end;
  }

  /* Its raised digits are small: all of it is larger. */
  .chart text.power {
    font: 15px var(--sans);
    text-anchor: end;
  }

  .chart text.middle {
    text-anchor: middle;
  }

  .chart text.strong {
    font-weight: 700;
    paint-order: stroke;
    stroke: var(--sheet);
    stroke-width: 4px;
  }

  .chart .grid {
    stroke: var(--line);
  }

  .chart .all {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 7 3;
  }

  .chart .most {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }

  .chart .bar {
    fill: var(--soft);
  }

  .chart .bar.mine {
    fill: var(--ink);
  }

  .chart .grasp {
    fill: transparent;
    cursor: pointer;
  }

  .chart .grasp:hover {
    fill: color-mix(in srgb, var(--highlight) 45%, transparent);
  }

  .chart .current {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 0.75;
  }

  .chart .under {
    stroke: var(--sheet);
    stroke-width: 4;
  }

  .chart .series {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .chart .series.inputs {
    stroke-dasharray: 7 3;
  }

  .chart .series.smallest {
    stroke-dasharray: 1.5 2.5;
  }

  .chart .point-of.document {
    fill: var(--ink);
  }

  .chart .point-of.smallest {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.2;
  }

  .chart.sample {
    display: inline-block;
    vertical-align: -0.1em;
  }

  .hasse .cover {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .hasse .node {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.2;
  }

  .stair {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.5;
  }

  .chart .bit {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .chart .bit.one {
    fill: var(--ink);
  }

  @media (forced-colors: active) {
    .chart :is(.bar, .bit.one, .point-of.document) {
      fill: CanvasText;
    }

    .chart .bar.mine {
      fill: Highlight;
    }

    .chart :is(.node, .bit:not(.one), .point-of.smallest) {
      fill: Canvas;
    }

    .chart :is(.all, .most, .series, .cover, .node, .bit, .stair, .point-of.smallest) {
      stroke: CanvasText;
    }

    .chart .grid {
      stroke: CanvasText;
      stroke-width: 0.5;
      stroke-opacity: 0.5;
    }

    .chart :is(.current, .grasp:hover) {
      fill: Highlight;
    }

    .chart .under {
      stroke: Canvas;
    }

    .chart text.strong {
      stroke: Canvas;
    }
  }
`;
