import { css } from 'lit';

/**
 * The colours and fonts of the pictures, light and dark, for the page and for every shadow root. An embedding
 * page can override any of them: `appleyard-lattice { --appleyard-paper: white }`.
 */
export const tokens = css`
  :host {
    --paper: var(--appleyard-paper, light-dark(#fbf8f1, #16140f));
    --sheet: var(--appleyard-sheet, light-dark(#fffdf8, #1e1b15));
    --ink: var(--appleyard-ink, light-dark(#211d17, #f0e9db));
    --soft: var(--appleyard-soft, light-dark(#6b6357, #a79d8b));
    --line: var(--appleyard-line, light-dark(#ddd5c5, #3a342a));
    --p-position: var(--appleyard-p-position, light-dark(#c8402f, #f0735f));
    --n-position: var(--appleyard-n-position, light-dark(#1f7a63, #4fbf9f));
    /* In rasters lost is dark and won is pale in both themes, with a contrast of at least 3:1. */
    --p-raster: var(--appleyard-p-raster, light-dark(#b03325, #6e1c12));
    --n-raster: var(--appleyard-n-raster, light-dark(#cfe6dc, #5f9f8d));
    /* Values from small to large, dark to pale. */
    --ramp-near: var(--appleyard-ramp-near, light-dark(#1d3557, #14304f));
    --ramp-far: var(--appleyard-ramp-far, light-dark(#f4e3b2, #f4e3b2));
    --highlight: var(--appleyard-highlight, light-dark(#e0a526, #f0c04a));
    --focus: var(--appleyard-focus, light-dark(#2457c5, #8fb4ff));
    --serif: var(--appleyard-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', 'Noto Serif', Georgia, 'DejaVu Serif', serif);
    --sans: var(--appleyard-sans, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif);
    --mono: var(--appleyard-mono, ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace);
    color: var(--ink);
    font-family: var(--serif);
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }

  /* A reader's own colours hold in pictures too; where they do not suffice, a picture has other shapes. */
  @media (forced-colors: active) {
    :host {
      --paper: Canvas;
      --sheet: Canvas;
      --ink: CanvasText;
      --soft: CanvasText;
      --line: GrayText;
      --focus: Highlight;
    }
  }

  :host(:lang(zh)) {
    --serif: var(--appleyard-serif, 'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif);
    --sans: var(--appleyard-sans, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif);
  }

  :host,
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  a,
  ::slotted(a) {
    color: inherit;
    text-decoration-color: var(--soft);
    text-underline-offset: 0.2em;
  }

  /* Han characters have no italics, only slanted forms that are hard to read. */
  :host(:lang(zh)) :is(em, i, cite, button, p) {
    font-style: normal;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  .lost {
    color: var(--p-position);
    font-weight: 700;
  }

  .won {
    color: var(--n-position);
    font-weight: 700;
  }

  .point {
    font-family: var(--mono);
    font-size: 0.92em;
    white-space: nowrap;
  }

  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Controls are words in a quiet sans-serif type, at least 24 px high so that they are easy to hit. */
export const controls = css`
  button,
  input,
  select,
  textarea,
  summary,
  label {
    font: 0.875rem / 1.3 var(--sans);
    color: inherit;
  }

  button {
    min-block-size: 2rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid transparent;
    border-radius: 3px;
    background: none;
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  button[aria-expanded='true'],
  button[aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  button:is([disabled], [aria-disabled='true']) {
    color: var(--soft);
    cursor: default;
    text-decoration: none;
  }

  button.primary {
    border-color: var(--ink);
    padding: 0.4rem 1rem;
  }

  button.strong {
    font-weight: 700;
  }

  input:not([type='checkbox'], [type='range']),
  select,
  textarea {
    min-block-size: 2rem;
    padding: 0.2rem 0.4rem;
    border: 1px solid var(--soft);
    border-radius: 3px;
    background: var(--sheet);
  }

  input[type='checkbox'] {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    margin: 0 0.4rem 0 0;
    accent-color: var(--ink);
    vertical-align: -0.15rem;
  }
`;
