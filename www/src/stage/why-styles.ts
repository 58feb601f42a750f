import { css } from 'lit';

/** The panel that opens beside a mark that was asked. */
export const whyStyles = css`
  .why {
    position: absolute;
    z-index: 2;
    inline-size: min(22rem, 46%);
    padding: 0.6rem 0.9rem;
    background: var(--sheet);
    border: 1px solid var(--ink);
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  .why h2 {
    margin: 0 0 0.25rem;
    font-size: 1.07em;
  }

  .why p {
    margin: 0 0 0.25rem;
  }

  .why ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .why li {
    padding-block: 0.1rem;
    border-block-start: 1px solid var(--line);
  }

  .why li button {
    min-block-size: 1.5rem;
    padding: 0 0.4rem;
  }

  :host([presenting]) :is(.why, .why button, .why .point) {
    font-size: 24px;
  }

  .why li.deciding {
    font-weight: 700;
  }

  /* No room beside the mark: below the plate, or over it in a frame that cannot grow. */
  @container (max-width: 45rem) {
    .why {
      position: static;
      inline-size: auto;
      margin-block-start: 0.5rem;
    }

    :host([fit]) .why {
      position: absolute;
      inset: 0 !important;
      margin: 0;
      overflow: auto;
    }
  }
`;
