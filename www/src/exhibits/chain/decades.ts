import { type SVGTemplateResult, svg } from 'lit';
import { raised } from './race-words.ts';

/** So wide is the room for labels left of a chart, in px. */
export const AXIS_WIDTH = 40;
/** Two labels, one above the other, need so much room, in px. */
const LABEL_HEIGHT = 24;

export interface DecadesPlan {
  readonly top: number;
  readonly height: number;
  /** The largest count that must fit. */
  readonly most: number;
}

/** A logarithmic axis of counts, from 1 up to a power of ten. */
export class Decades {
  readonly top: number;
  readonly bottom: number;
  /** The top is this power of ten. */
  readonly exponent: number;

  constructor({ top, height, most }: DecadesPlan) {
    this.top = top;
    this.bottom = top + height;
    this.exponent = Math.max(1, Math.ceil(Math.log10(Math.max(1, most))));
  }

  /** Where a count stands; less than one stands at the bottom. */
  y(count: number): number {
    return this.#at(Math.log10(Math.max(1, count)));
  }

  /** Powers that there is room to name, in equal steps from the least. */
  powers(): readonly number[] {
    const room = (step: number) => this.bottom - this.#at(step) >= LABEL_HEIGHT;
    const step = [1, 2, 5, 10, 20, 50].find(room) ?? this.exponent;
    return Array.from({ length: Math.floor(this.exponent / step) + 1 }, (_, i) => i * step);
  }

  #at(power: number): number {
    return this.bottom - (power / this.exponent) * (this.bottom - this.top);
  }

  /** Lines across the chart, each with its power left of it. */
  render(right: number): SVGTemplateResult {
    return svg`${this.powers().map((power) => {
      const y = Math.round(this.#at(power) * 10) / 10;
      return svg`<line class="grid" x1=${AXIS_WIDTH} x2=${right} y1=${y} y2=${y}></line>
        <text class="power" x=${AXIS_WIDTH - 6} y=${y + 5}>${power === 0 ? '1' : `10${raised(power)}`}</text>`;
    })}`;
  }
}
