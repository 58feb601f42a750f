import { css } from 'lit';

/** Buttons, slider, counter and speed. Where the transport lies is said beside the other parts of the figure. */
export const transportStyles = css`
  .transport {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    margin-inline-start: -0.5rem;
  }

  /* The buttons of a game belong to the run as well. */
  .transport.idle,
  .body:has(> .transport.idle) .narration .play {
    visibility: hidden;
  }

  .transport.idle .leave {
    visibility: visible;
  }

  .buttons {
    display: flex;
  }

  .buttons button {
    display: grid;
    place-content: center;
    min-inline-size: 2.25rem;
  }

  .buttons svg {
    inline-size: 1rem;
    block-size: 1rem;
    fill: currentColor;
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
    block-size: 100%;
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

  .counter .wrong {
    white-space: normal;
  }

  .counter input,
  .speed select {
    font: inherit;
    border-color: transparent;
    background: none;
    text-align: end;
  }

  /* As wide as what is chosen: the longest choice would put the transport of a frame on two lines. */
  .speed select {
    field-sizing: content;
  }

  .counter input:is(:hover, :focus),
  .speed select:is(:hover, :focus) {
    border-color: var(--soft);
  }
`;
