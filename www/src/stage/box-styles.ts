import { css } from 'lit';

/** A figure that fills its box: an embedded one, and a presented one. Fetched where there is one. */
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
    display: flex;
    flex-direction: column;
    block-size: 100%;
    container-type: size;
  }

  :host([fit]) .sheet,
  :host([presenting]) .sheet {
    flex: 1 1 0;
    min-block-size: 0;
  }

  /* Where there is no room for all, the picture keeps its share, and what is told scrolls. */
  :host([fit]) .sheet {
    flex: 1 0 var(--least-plate, 4.25rem);
  }

  :host([fit]) :is(figcaption, .transport) {
    flex: none;
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
    overflow: hidden auto;
  }

  :host([fit]) .panel {
    position: absolute;
    inset: auto 0 0;
    z-index: 3;
    max-block-size: 100%;
    margin: 0;
    overflow: hidden auto;
  }

  /* In a small frame: the scrubber stands for first and last, the narration's words for the legend. */
  @container (max-height: 40rem) and (max-width: 30rem) {
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

    :host([fit]) :is(.words, .transport, .narration) button {
      min-block-size: 1.5rem;
      padding: 0 0.35rem;
      font-size: 0.875rem;
    }

    :host([fit]) .transport {
      gap: 0;
      margin-inline-start: -0.35rem;
    }

    :host([fit]) .words {
      margin-inline: -0.35rem;
    }

    /* One line of words: what there is most use for in a small frame. */
    :host([fit]) .words button.large-only {
      display: none;
    }

    :host([fit]) .narration {
      font-size: 0.875rem;
    }
  }

  /* In a low frame the words take one line, and so does the transport, if it is wide enough. */
  @container (max-height: 26rem), (max-height: 34rem) and (max-width: 48rem) {
    :host([fit]) :is(.words button.large-only, .speed, .legend) {
      display: none;
    }

    :host([fit]) :is(.buttons, .scrubber) {
      flex-basis: auto;
    }
  }

  /* There the text gives way first. */
  @container (max-height: 30rem) and (max-width: 30rem), (max-height: 24rem) and (max-width: 48rem) {
    :host([fit]) .narration {
      font-size: 0.8125rem;
      line-height: 1.3;
      margin-block: 0.125rem;
    }

    :host([fit]) figcaption {
      margin: 0.25rem 0 0;
    }

    :host([fit]) .narration :is(p, .play) {
      margin-block-end: 0.25rem;
      font-size: inherit;
    }
  }
`;
