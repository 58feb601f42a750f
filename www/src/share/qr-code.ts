import { html, type TemplateResult } from 'lit';
import { encode } from 'uqr';
import type { Messages } from '../words/messages.ts';

/** A QR code holds no more bytes than this, at its lowest level of correction. */
const MOST_BYTES = 2953;

/** The squares of a QR code, dark and light, with a border; undefined if the text is too long for one. */
export interface QrCode {
  readonly data: readonly (readonly boolean[])[];
  readonly size: number;
  /** From 1 to 40: how dense it is. */
  readonly version: number;
}

export const qrOf = (text: string): QrCode | undefined =>
  new TextEncoder().encode(text).length > MOST_BYTES
    ? undefined
    : encode(text, { ecc: 'L', border: 2 });

/** Black on white in every theme, because some readers cannot read anything else. */
export function renderQr(text: string, words: Messages): TemplateResult {
  const code = qrOf(text);
  if (!code) return html`<p class="remark">${words.text('share-qr-too-long')}</p>`;
  const { data, size } = code;
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x},${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" role="img" aria-label=${words.text('share-qr')} viewBox=${`0 0 ${size} ${size}`}
    shape-rendering="crispEdges"><rect width=${size} height=${size}></rect><path d=${dark.join('')}></path></svg>`;
}
