import { css } from 'lit';

/** The sheet on paper: black on white, also where colours are not printed; no figure is cut by a page. */
export const sheetStyles = css`
  .paper {
    color: #000;
    background: #fff;
    font-size: 11.5pt;
    line-height: 1.4;
  }

  .paper .top {
    display: flex;
    gap: 2rem;
    margin: 0 0 0.5rem;
    font-size: 10pt;
  }

  .paper .blank {
    flex: 1 1 auto;
    border-block-end: 1px solid #000;
    padding-block-end: 0.25rem;
  }

  .paper .blank.short {
    flex: 0 1 14rem;
    display: inline-block;
    min-inline-size: 10rem;
  }

  .paper h1 {
    margin: 0 0 0.5rem;
    font-size: 20pt;
    line-height: 1.2;
  }

  .paper h2 {
    margin: 1.25rem 0 0.4rem;
    font-size: 14pt;
    break-after: avoid;
  }

  /* What leads to a figure stays on its page. */
  .paper .part > :has(+ .printed-figure) {
    break-after: avoid;
    break-inside: avoid;
  }

  .paper :is(p, ul, ol) {
    margin-block: 0.4rem;
    orphans: 2;
    widows: 2;
    overflow-wrap: anywhere;
  }

  .paper .printed-figure {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4mm;
    align-items: end;
    margin: 0.75rem 0;
    break-inside: avoid;
  }

  .paper .printed-figure > :first-child {
    min-inline-size: 60mm;
    max-inline-size: 125mm;
    max-block-size: 85mm;
  }

  .paper .asked {
    font-weight: 700;
  }

  .paper figcaption {
    font-size: 9pt;
    color: #000;
  }

  .paper .qr {
    display: block;
    inline-size: 24mm;
    margin-block-start: 2mm;
    fill: #fff;
  }

  .paper .qr path {
    fill: #000;
  }

  .paper .boxes {
    padding: 0;
    list-style: none;
  }

  .paper .boxes li {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    padding-block: 0.2rem;
    break-inside: avoid;
  }

  .paper .boxes p {
    margin: 0;
  }

  .paper .box {
    flex: none;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border: 1.5px solid #000;
  }

  .paper .right .box {
    background: linear-gradient(45deg, transparent 44%, #000 44% 56%, transparent 56%),
      linear-gradient(-45deg, transparent 44%, #000 44% 56%, transparent 56%);
    print-color-adjust: exact;
  }

  .paper .ruled {
    break-inside: avoid;
  }

  .paper .ruled div {
    block-size: 9mm;
    border-block-end: 1px solid #666;
  }

  .paper .note {
    margin-block: 0.4rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px double #000;
  }

  .paper .answer {
    padding: 0.3rem 0.6rem;
    border: 1px solid #000;
    break-inside: avoid;
  }

  .paper table {
    border-collapse: collapse;
  }

  .paper :is(th, td) {
    padding: 0.15rem 0.5rem;
    border: 1px solid #000;
    text-align: start;
  }
`;
