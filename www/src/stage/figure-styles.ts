import { css } from 'lit';

/** The plate's surroundings. Sizes of text are relative, so that presenting enlarges all of them. */
export const figureStyles = css`
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
  }

  figure {
    margin: 0;
  }

  .sheet {
    position: relative;
    min-block-size: 12rem;
  }

  svg.plate {
    display: block;
    background: var(--paper);
    overflow: hidden;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1.5rem;
    margin-block-start: 0.5rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--ink);
    align-items: baseline;
  }

  .legend {
    font-size: 0.9375rem;
  }

  .words {
    margin-inline: -0.5rem;
  }

  .words button {
    font-family: var(--serif);
    font-size: 1rem;
    font-style: italic;
    color: var(--soft);
  }

  .icon {
    vertical-align: -0.1em;
  }

  .icon.lost {
    fill: var(--p-position);
  }

  .icon.won {
    fill: none;
    stroke: var(--n-position);
    stroke-width: 2.4;
  }

  .narration {
    margin-block: 0.6rem;
    font-size: 1.25rem;
    min-block-size: 3.9em;
    max-inline-size: 46rem;
  }

  .narration p {
    margin: 0 0 0.5rem;
  }

  .transport {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    margin-inline-start: -0.5rem;
  }

  .buttons {
    display: flex;
  }

  .scrubber {
    position: relative;
    flex: 1 1 12rem;
    display: flex;
    align-items: center;
    block-size: 2rem;
  }

  .ticks {
    position: absolute;
    inset-inline: 8px;
    inline-size: calc(100% - 16px);
    block-size: 16px;
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
    pointer-events: none;
  }

  .scrubber input {
    inline-size: 100%;
    block-size: 2rem;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }

  .scrubber input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 16px;
    block-size: 16px;
    border: 0;
    border-radius: 50%;
    background: var(--ink);
  }

  .scrubber input::-moz-range-thumb {
    inline-size: 16px;
    block-size: 16px;
    border: 0;
    border-radius: 50%;
    background: var(--ink);
  }

  .counter,
  .speed {
    font: 0.875rem var(--mono);
    color: var(--soft);
    white-space: nowrap;
  }

  .counter input,
  .speed select {
    font: inherit;
    border-color: transparent;
    background: none;
    text-align: end;
  }

  .counter input:is(:hover, :focus),
  .speed select:is(:hover, :focus) {
    border-color: var(--soft);
  }

  .question button,
  .aside button {
    margin-inline-end: 0.6rem;
  }

  .verdict {
    font-style: italic;
  }

  .panel,
  .lesson,
  .notices,
  .error,
  .progress {
    margin-block: 0.75rem;
    padding: 0.75rem 1rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--ink);
    font-size: 1rem;
  }

  .panel {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 2.5rem;
  }

  .panel fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    display: grid;
    gap: 0.4rem;
    justify-items: start;
    align-content: start;
  }

  .panel legend {
    padding: 0;
    margin-block-end: 0.4rem;
    font-weight: 700;
  }

  .check {
    display: flex;
    min-block-size: 1.6rem;
    align-items: center;
  }

  .about {
    color: var(--soft);
  }

  .wrong {
    color: var(--p-position);
    font-weight: 700;
  }

  .field {
    font: 0.875rem var(--sans);
  }

  .lesson {
    display: flex;
    align-items: center;
    gap: 1rem;
    font: 0.875rem var(--sans);
  }

  .notices {
    border-color: var(--highlight);
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
  }

  .notices ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .notices li,
  .error p {
    overflow-wrap: anywhere;
    margin: 0 0 0.4rem;
  }

  .error {
    border-color: var(--p-position);
  }

  progress {
    accent-color: var(--ink);
    vertical-align: middle;
  }

  .keys {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: 0.3rem 2rem;
    margin: 0;
    inline-size: 100%;
    font: 0.875rem var(--sans);
  }

  .keys div {
    display: flex;
    gap: 0.75rem;
  }

  .keys dt {
    min-inline-size: 8.5rem;
  }

  .keys dd {
    margin: 0;
  }

  kbd {
    font: 0.8125rem var(--mono);
    border: 1px solid var(--line);
    border-radius: 3px;
    padding: 0 0.3em;
  }

  .as-text {
    margin-block-start: 0.75rem;
    color: var(--soft);
  }

  .as-text p {
    margin: 0.25rem 0;
  }

  /* A figure that fills its box: an embedded one, and a presented one. */
  :host([fit]),
  :host([presenting]) {
    block-size: 100%;
    overflow: hidden;
    container-type: size;
  }

  :host([presenting]) {
    position: fixed;
    inset: 0;
    z-index: 10;
    background: var(--paper);
    padding: 1.5rem;
  }

  :host([fit]) figure,
  :host([presenting]) figure {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }

  :host([fit]) .sheet,
  :host([presenting]) .sheet {
    flex: 1 1 0;
    min-block-size: 0;
  }

  :host([presenting]) .narration {
    font-size: max(24px, 2.2cqi);
    max-inline-size: none;
  }

  :host([presenting]) .leave {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    font-size: 1.5rem;
    color: var(--soft);
  }

  /* For a class there is the figure and the narration; the hand that steps finds its bar. */
  :host([presenting]) .transport {
    opacity: 0;
  }

  :host([presenting]) .transport:is(:hover, :focus-within) {
    opacity: 1;
  }

  .blank {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--paper);
  }

  :host([fit]) .narration {
    font-size: 1rem;
    min-block-size: 4.5em;
    margin-block: 0.25rem;
  }

  :host([fit]) .panel {
    position: absolute;
    inset: auto 0 0;
    z-index: 3;
    max-block-size: 100%;
    margin: 0;
    overflow: auto;
  }

  /* In a small frame: the scrubber stands for first and last, the narration's words for the legend. */
  @container (max-height: 34rem) and (max-width: 30rem) {
    :host([fit]) .legend,
    :host([fit]) .speed,
    :host([fit]) .buttons button:is(:first-child, :last-child) {
      display: none;
    }

    :host([fit]) .buttons {
      flex: 1 0 auto;
    }

    :host([fit]) .scrubber {
      order: 1;
      flex-basis: 100%;
    }

    :host([fit]) .words button {
      padding-inline: 0.35rem;
      font-size: 0.875rem;
    }

    :host([fit]) .narration {
      font-size: 0.875rem;
    }
  }

  @container (max-width: 45rem) {
    .narration {
      font-size: 1.0625rem;
      min-block-size: 6em;
    }

    .buttons,
    .scrubber {
      flex-basis: 100%;
    }
  }

  .printed {
    display: none;
  }

  @media print {
    .transport,
    .words,
    .panel,
    .lesson,
    .as-text {
      display: none;
    }

    .printed {
      display: block;
      font: 0.8125rem var(--mono);
    }
  }
`;
