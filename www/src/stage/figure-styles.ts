import { css } from 'lit';

/** The plate's surroundings: caption, narration, transport; on paper the figure and its words alone. */
export const figureStyles = css`
  :host {
    display: block;
  }

  /* The page around it hands down nothing but its colour scheme, and whether it is seen. */
  figure {
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    direction: ltr;
    display: block;
    position: relative;
    container-type: inline-size;
    color: var(--ink);
    font: 1rem/1.5 var(--serif);
    font-variant-numeric: tabular-nums;
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  :host(:is([controls='minimal'], [controls='none'])) :is(figcaption, .as-text),
  :host([controls='none']) :is(.transport, .lesson) {
    display: none;
  }

  .sheet {
    position: relative;
    min-block-size: 12rem;
    /* A click on the picture gives it the focus, so that the figure has the keys. */
    outline: none;
  }

  svg.plate {
    display: block;
    background: var(--paper);
    overflow: hidden;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    /* A click may give it the focus, for it listens to that of its marks. */
    outline: none;
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

  .lines {
    display: flow-root;
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
  /* A raster lies under the plate. */
  canvas.raster {
    position: absolute;
    inset: 0 auto auto 0;
  }

  svg.plate.over {
    position: relative;
    background: none;
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
