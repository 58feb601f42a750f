import { css } from 'lit';

/** How the parts around the picture lie and look. On paper there are only the figure and its words. */
export const figureStyles = css`
  :host {
    display: block;
  }

  /* The page around the figure passes on only its colour scheme and whether the figure is visible. */
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

  :host(:is([controls='minimal'], [controls='none'])) :is(.words, .present, .as-text),
  :host([controls='none']) :is(.transport, .lesson) {
    display: none;
  }

  /* If there is room, the part that is touched and the part that answers lie beside each other. */
  .body {
    --shape: flow;
  }

  /* A file is held over the figure. */
  .body.dropping {
    outline: 3px dashed var(--focus);
    outline-offset: 4px;
  }

  .sheet {
    position: relative;
    min-block-size: 12rem;
    /* A click on the picture gives it the focus, so that the figure has the keys. */
    outline: none;
  }

  /* Not by a click: the keyboard has come here from elsewhere. */
  :host(:not([presenting])) .sheet:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }

  .work {
    position: absolute;
    inset: 0.5rem 0.5rem auto;
    background: var(--paper);
  }

  @container (min-width: 60rem) {
    .body {
      --shape: wide;
      display: grid;
      /* An open panel has a column of its own, so that neither the picture nor the tabs give way to it. */
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr) auto clamp(22rem, 29cqi, 34rem);
      column-gap: 1.75rem;
      block-size: clamp(26rem, calc(100svh - var(--appleyard-above, 2rem) - 0.75rem), 62rem);
    }

    .body:not(:has(> .panel)) {
      grid-template-columns: minmax(0, 1fr) 0 clamp(22rem, 29cqi, 34rem);
      column-gap: 0.875rem;
    }

    .sheet {
      grid-area: 1 / 1;
    }

    :is(.legend, .transport) {
      grid-column: 1 / 3;
    }

    .side {
      grid-area: 1 / 3 / -1 / 4;
      margin-block-end: 2.25rem;
      display: flex;
      flex-direction: column;
      min-block-size: 0;
      padding-inline: 1.75rem 0.25rem;
      border-inline-start: 1px solid var(--line);
    }

    /* Sentences and tabs stay; a long text scrolls within itself. */
    .side > * {
      flex: none;
    }

    .side > .narration {
      flex: 0 1 auto;
      min-block-size: min(max(10em, var(--kept, 0px)), 24rem);
      overflow: hidden auto;
    }

    .as-text {
      grid-area: 1 / 3 / -1 / 4;
      align-self: end;
      max-block-size: 45%;
      padding-inline: 1.75rem 0.25rem;
      overflow: hidden auto;
    }

    .side:has(~ .as-text[open]) {
      margin-block-end: 0;
      block-size: 55%;
      overflow: hidden auto;
    }

    .side:has(~ .as-text[open]) > .narration {
      flex: none;
      min-block-size: 0;
    }

    .panel {
      grid-area: 1 / 2;
      inline-size: clamp(17rem, 27cqi, 28rem);
      margin-block: 0 0.5rem;
      overflow: auto;
    }

    .panel.broad {
      inline-size: clamp(18rem, 46cqi, 52rem);
    }

    .panel.alone {
      grid-column: 1 / 3;
      inline-size: auto;
    }

    .sheet:has(~ .panel.alone) {
      visibility: hidden;
    }

    /* Smaller where the longest legend would lose its end. The line stays as high as it is, and so does the picture. */
    .legend > div {
      overflow: hidden;
      font-size: calc(0.6rem + 0.3cqi);
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    .sheet {
      display: grid;
      align-content: center;
      min-block-size: 0;
    }

  }

  svg.picture {
    display: block;
    background: var(--paper);
    overflow: hidden;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    /* A click may focus the picture, because the picture listens to the focus of its marks. */
    outline: none;
  }

  .legend {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1.5rem;
    margin-block-start: 0.25rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--ink);
    font-size: 0.9375rem;
  }

  .legend > div {
    min-inline-size: 0;
  }

  .legend .present {
    flex: none;
    color: var(--soft);
  }

  /* Buttons for what a visitor is likely to want now. */
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    margin: 0.5rem 0;
  }

  /* Tabs look like tabs: they stand on a line, and the open one is inked. */
  .words {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0 0.25rem;
    border-block-end: 1px solid var(--line);
    overflow-x: clip;
  }

  .words button {
    outline-offset: -2px;
    padding: 0.4rem 0.5rem;
    font-size: 0.9375rem;
    color: var(--soft);
    border-radius: 0;
    border-block-end: 2px solid transparent;
    margin-block-end: -1px;
  }

  .words button[aria-expanded='true'] {
    color: var(--ink);
    text-decoration: none;
    border-block-end-color: var(--ink);
  }

  /* Tabs of one purpose, and a rule between them and those of the next, unless these begin a line. */
  .tabs {
    display: contents;
  }

  .tabs + .tabs > :first-child,
  .tabs + .more {
    position: relative;
  }

  .tabs + .tabs > :first-child::before,
  .tabs + .more::before {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-start: calc(-0.125rem - 1px);
    border-inline-start: 1px solid currentcolor;
  }

  @media (forced-colors: active) {
    .words button[aria-expanded='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }

  .words .more::after {
    content: ' ▾' / '';
  }

  .less-likely {
    flex-basis: 100%;
    border-block-start: 1px solid var(--line);
  }

  .rules {
    min-block-size: var(--kept, 0);
    font-size: 0.9375rem;
    line-height: 1.35;
    color: var(--soft);
  }

  .rules:not(:empty) {
    margin-block-end: 0.4rem;
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
    margin-block: 0 0.75rem;
    font-size: 1.1875rem;
    min-block-size: max(8.5em, var(--kept, 0px));
    max-inline-size: 46rem;
  }

  .narration p {
    margin: 0 0 0.5rem;
  }

  .lines {
    --kept: 0px;
    display: flow-root;
    min-block-size: var(--kept);
  }

  .read-on {
    padding: 0.15rem 0.2rem;
    color: var(--soft);
    text-decoration: underline;
  }

  .question button,
  .aside button {
    margin-block-end: 0.3rem;
    margin-inline-end: 0.6rem;
  }

  .verdict {
    font-style: italic;
  }

  @container (max-width: 59.99rem) {
    /* A narrow page shows one thing below the other. */
    .turn {
      display: none;
    }

    /* As high as what is seen of it first, also before its contents are there. */
    .panel {
      min-block-size: 220px;
    }

    .narration {
      margin-block-start: 0.5rem;
      font-size: 1.0625rem;
      min-block-size: max(6em, var(--kept, 0px));
    }

    /* Room for two lines, so that nothing below moves when a step has another legend. */
    .legend {
      min-block-size: 3.1rem;
    }

    .legend > div {
      line-height: 1.4rem;
    }

    /* While the visitor reads a panel, the picture stays in view. */
    .body:has(> .panel:not(.broad)) .sheet {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      background: var(--paper);
    }

    /* Within reach of the thumb while the figure is in view. */
    .transport {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      background: var(--paper);
      border-block-start: 1px solid var(--line);
    }

    .transport.idle {
      position: static;
      border: 0;
    }
  }

  @container (max-width: 21rem) {
    .speed {
      display: none;
    }
  }

  @container (max-width: 36rem) {
    /* The room for legend, sentences, buttons and transport. */
    .sheet {
      --below: 310px;
    }

    .narration {
      margin-block-start: 0.25rem;
      font-size: 1rem;
      line-height: 1.4;
    }

    .narration .primary {
      padding-inline: 0.55rem;
      margin-inline-end: 0.3rem;
    }

    .narration .actions {
      gap: 0.3rem 0;
      margin-block: 0.35rem;
    }

    .legend {
      min-block-size: 3.2rem;
      font-size: 0.875rem;
    }

    .legend > div {
      line-height: 1.25rem;
    }

    .transport {
      display: grid;
      grid-template: 'scrubber counter' 'buttons speed' / minmax(0, 1fr) auto;
      gap: 0 0.5rem;
      margin-inline-start: 0;
    }

    .buttons {
      grid-area: buttons;
    }

    .counter {
      grid-area: counter;
    }

    .speed {
      grid-area: speed;
      text-align: end;
    }

    .speed select {
      appearance: none;
      min-inline-size: 2.25rem;
      padding-inline: 0;
    }

    .counter input {
      padding-inline: 0;
    }

    .scrubber {
      grid-area: scrubber;
      block-size: 1.5rem;
    }

    .leave {
      grid-column: 1 / -1;
    }
  }

  @media (pointer: coarse) {
    :is(.buttons, .words) button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }

  /* A raster lies under the picture. */
  canvas.raster {
    position: absolute;
    inset: 0 auto auto 0;
  }

  svg.picture.over {
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
    .as-text,
    .invite {
      display: none;
    }

    .printed {
      display: block;
      font: 0.8125rem var(--mono);
      overflow-wrap: anywhere;
    }
  }
`;
