import { css } from 'lit';

/** A figure that fills its box, because it is embedded or presented. Only such figures fetch these styles. */
export const boxStyles = css`
  :host([fit]),
  :host([presenting]) {
    block-size: 100%;
    overflow: hidden;
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
    block-size: 100%;
    container-type: size;
  }

  :host([fit]) .body,
  :host([presenting]) .body {
    --shape: box;
    block-size: 100cqb;
  }

  @container (min-width: 60rem) and (min-height: 30rem) {
    :host([fit]) .body,
    :host([presenting]) .body {
      --shape: wide;
    }
  }

  /* The parts lie below each other. */
  @container (max-width: 59.99rem) or (max-height: 29.99rem) {
    :host([fit]) .body,
    :host([presenting]) .body {
      display: flex;
      flex-direction: column;
    }

    :host([fit]) .side,
    :host([presenting]) .side {
      display: contents;
    }

    :host([presenting]) .sheet {
      flex: 1 1 0;
      min-block-size: 0;
    }

    :host([fit]) .narration {
      font-size: 1rem;
      min-block-size: 4.5em;
      margin-block: 0.25rem;
      overflow: hidden auto;
    }

    /* If there is no room for everything, the picture keeps its share, and the text scrolls. */
    :host([fit]) .sheet {
      flex: 1 0 var(--least-picture, 4.25rem);
      min-block-size: 0;
    }

    :host([fit]) :is(.legend, .words, .transport, .rules) {
      flex: none;
    }

    :host([fit]) .rules {
      order: -1;
      margin: 0;
    }

    :host([fit]) :is(.rules, .legend) {
      font-size: 0.8125rem;
      line-height: 1.25;
    }

    :host([fit]) .legend {
      min-block-size: 0;
    }

    :host([fit]) .narration p {
      margin-block-end: 0.25rem;
    }

    :host([fit]) .words button {
      padding-block: 0.2rem;
    }

    :host([fit]) .aside button {
      margin-block-end: 0;
    }

    :host([fit]) .legend > div {
      line-height: inherit;
      white-space: normal;
    }

    :host([fit]) .panel {
      position: absolute;
      inset: auto 0 0;
      z-index: 3;
      max-block-size: 100%;
      margin: 0;
      overflow: hidden auto;
    }
  }

  :host([projected]) .narration {
    /* The smaller letters that name a point are then 24 px high. */
    font-size: max(26.5px, 1.9cqi);
    max-inline-size: none;
  }

  :host([presenting]) .legend {
    flex: none;
    min-block-size: 0;
  }

  :host([projected]) .legend {
    font-size: max(24px, 1.5cqi);
  }

  :host([presenting]) .legend > div {
    font-size: inherit;
    line-height: 1.3;
    white-space: normal;
  }

  /* As large as the sentences, because the last row reads them too. */
  :host([projected]) .lesson,
  :host([projected]) :is(.transport, .narration, .lesson) :is(button, input, select, summary, .counter) {
    font-size: max(24px, 1.6cqi);
  }

  :host([projected]) .buttons svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  .blank {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--paper);
  }

  /* In a small frame the scrubber also does the work of “first” and “last”. */
  @container (max-height: 40rem) and (max-width: 30rem) {
    :host([fit]) .speed,
    :host([fit]) .buttons button:is(:first-child, :last-child) {
      display: none;
    }

    :host([fit]) :is(.words, .transport, .narration) button {
      min-block-size: 1.5rem;
      padding: 0 0.35rem;
      font-size: 0.875rem;
    }

    /* A small frame shows one line of words: the most useful ones. */
    :host([fit]) .words button.large-only {
      display: none;
    }

    :host([fit]) .narration {
      font-size: 0.875rem;
    }
  }

  /* A low frame has one line for the words and one for the transport, if it is wide enough. */
  @container (max-height: 26rem) or ((max-height: 34rem) and (max-width: 48rem)) {
    :host([fit]) :is(.words button.large-only, .speed) {
      display: none;
    }
  }

  /* In these frames the text is the first to give way. */
  @container ((max-height: 30rem) and (max-width: 30rem)) or ((max-height: 24rem) and (max-width: 48rem)) {
    :host([fit]) .narration {
      font-size: 0.8125rem;
      line-height: 1.3;
      margin-block: 0.125rem;
    }

    :host([fit]) .legend {
      margin: 0;
      padding: 0;
    }

    :host([fit]) .narration :is(p, .play) {
      margin-block-end: 0.25rem;
      font-size: inherit;
    }
  }
`;
