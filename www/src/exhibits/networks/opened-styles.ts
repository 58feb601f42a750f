import { css } from 'lit';
import { sharedOpenedStyles } from '../../stage/opened-styles.ts';
import { chartStyles } from './chart-styles.ts';

/** What opens: the proof, the order, the list and the program, zeros and ones. */
export const openedStyles = css`
  ${sharedOpenedStyles}
  ${chartStyles}

  /* In a frame what was asked has little room. */
  :host([fit]) .why :is(h2, p) {
    margin-block: 0.1rem;
    font-size: 0.9375rem;
  }

  :host([fit]) .why .acts {
    display: inline-block;
  }

  :host([fit]) .why button {
    min-block-size: 1.5rem;
    padding: 0.1rem 0.5rem;
  }

  .gallery {
    border-collapse: collapse;
    font: 0.875rem / 1.3 var(--sans);
  }

  .gallery :is(th, td) {
    padding: 0.15rem 0.9rem 0.15rem 0;
    text-align: start;
    font-weight: 400;
  }

  .gallery th {
    color: var(--soft);
  }

  .gallery :is(th, td):nth-last-child(-n + 2) {
    text-align: end;
  }

  .gallery input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
  }

  @media (max-width: 30rem) {
    .gallery :is(th, td) {
      padding-inline-end: 0.4rem;
    }

    .gallery th {
      font-size: 0.75rem;
      overflow-wrap: anywhere;
    }
  }

  .credits {
    margin: 0.3rem 0;
    padding-inline-start: 1.2rem;
  }

  table:is(.numbers, .sides) {
    border-collapse: collapse;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .numbers :is(th, td) {
    padding: 0.1rem 0.75rem 0.1rem 0;
    text-align: end;
  }

  /* A heading stands over its buttons, and as far in as their words. */
  .numbers td:has(button),
  .numbers th.of-comparator {
    text-align: start;
  }

  .numbers th.of-comparator {
    padding-inline-start: 0.5rem;
  }

  .funnel details .scroll {
    max-block-size: 20rem;
  }

  .sizes {
    margin: 0.4rem 0;
    padding: 0;
    list-style: none;
    font: 0.875rem var(--sans);
  }

  .sizes li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    align-items: center;
  }

  .sizes span {
    inline-size: 11rem;
  }

  .sizes b {
    inline-size: 2.5rem;
    text-align: end;
  }

  .apart .wire-name {
    display: inline-block;
    min-inline-size: 24px;
    padding-inline: 4px;
    border: 1px solid var(--soft);
    border-radius: 12px;
    font: 12px/22px var(--mono);
    text-align: center;
  }

  .covers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.25rem;
    margin: 0.3rem 0;
    padding: 0;
    list-style: none;
    font: 0.875rem var(--mono);
  }

  .panel fieldset.counting {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
  }

  .panel .counting legend {
    float: inline-start;
    margin: 0;
    padding-inline-end: 0.25rem;
    font: 0.875rem / 1.6rem var(--sans);
  }

  .network-text textarea {
    margin-block: 0.4rem;
    white-space: pre;
    overflow: auto;
  }

  .program pre {
    max-block-size: 24rem;
  }

  .panel > :is(.principle, .argument) {
    flex: 1 1 18rem;
    min-inline-size: 0;
    max-inline-size: 34rem;
  }

  .slider {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .slider input {
    flex: 1 1 10rem;
    min-block-size: 1.75rem;
    margin: 0;
    accent-color: var(--ink);
  }

  .sides {
    margin-block: 0.5rem;
  }

  .sides :is(th, td) {
    block-size: 1.4rem;
    padding: 0 0.45rem;
    font-weight: 400;
    text-align: center;
  }

  @container (max-width: 30rem) {
    .sides :is(th, td) {
      padding-inline: 0.2rem;
    }
  }

  .sides thead th {
    padding-block-end: 0.3rem;
    font-size: 0.75rem;
    line-height: 1.2;
    vertical-align: bottom;
    color: var(--soft);
  }

  .sides tbody th {
    color: var(--soft);
  }

  .sides td .chart {
    margin-inline: auto;
  }

  .sides td.network {
    padding-inline: 0.5rem;
    border-inline: 1px solid var(--ink);
    background: var(--paper);
  }

  .sides td.astray {
    color: var(--p-position);
    font-weight: 700;
    text-decoration: underline;
  }

  .steps {
    margin: 0.3rem 0;
    padding-inline-start: 1.4rem;
  }

  .steps li {
    margin-block-end: 0.5rem;
  }
`;
