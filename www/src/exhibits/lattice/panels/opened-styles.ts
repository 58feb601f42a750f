import { css } from 'lit';

/** Styles of what opens around the picture: the editors, the patterns. */
export const openedStyles = css`
  .vectors {
    display: grid;
    gap: 0;
    inline-size: max-content;
  }

  .vectors > div {
    display: flex;
  }

  .vectors :is(button, span) {
    inline-size: 28px;
    block-size: 28px;
    min-block-size: 28px;
    padding: 0;
    border: 1px solid var(--line);
    font: 0.9375rem/26px var(--sans);
    text-align: center;
    color: var(--soft);
  }

  .vectors :is(.step, .ray) {
    color: var(--ink);
    background: var(--paper);
    font-weight: 700;
  }

  .vectors .lost {
    color: var(--p-position);
  }

  .vectors .won {
    color: var(--n-position);
  }

  .panel .wide {
    max-inline-size: 28rem;
  }

  .panel ul {
    margin: 0;
    padding-inline-start: 1.2rem;
  }

  .panel .plain {
    margin: 0;
  }

  svg.block {
    max-inline-size: 100%;
    block-size: auto;
  }
`;
