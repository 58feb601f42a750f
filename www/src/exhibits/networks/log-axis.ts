import { type SVGTemplateResult, svg } from 'lit';

/** Two labels, one above the other, need so much room, in px. */
const LABEL_HEIGHT = 16;
/** So wide is the room for labels left of a chart, in px. */
export const AXIS_WIDTH = 32;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of two as it is written: 2³². */
export function powerOfTwo(exponent: number): string {
  return `2${[...String(exponent)].map((digit) => superscripts[Number(digit)]).join('')}`;
}

export interface LogAxisPlan {
  readonly top: number;
  readonly height: number;
  /** The top is this power of two; the bottom is 1. */
  readonly exponent: number;
}

/** A logarithmic axis of counts, from 1 up to a power of two. */
export class LogAxis {
  readonly top: number;
  readonly bottom: number;
  readonly exponent: number;

  constructor({ top, height, exponent }: LogAxisPlan) {
    this.top = top;
    this.bottom = top + height;
    this.exponent = Math.max(1, exponent);
  }

  /** Where a count stands; less than one stands at the bottom. */
  y(count: number): number {
    return this.#at(Math.log2(Math.max(1, count)));
  }

  /** Powers that there is room to name: the least, the greatest, and equal steps between them. */
  powers(): number[] {
    const all = [1, 2, 4, 8, 16, 32, 64];
    const room = (step: number) => this.bottom - this.#at(step) >= LABEL_HEIGHT * 1.5;
    const step = all.find(room) ?? this.exponent;
    const steps = Array.from({ length: Math.floor(this.exponent / step) + 1 }, (_, i) => i * step);
    const apart = steps.filter((power) => this.#at(power) - this.top >= LABEL_HEIGHT);
    return [...apart, this.exponent];
  }

  #at(power: number): number {
    return this.bottom - (power / this.exponent) * (this.bottom - this.top);
  }

  /** Lines across the chart, each with its power left of it; the uppermost may be one of all inputs. */
  render(right: number, uppermost: 'all' | 'grid'): SVGTemplateResult {
    return svg`${this.powers().map((power) => {
      const y = this.#at(power);
      const kind = power === this.exponent ? uppermost : 'grid';
      return svg`<line class=${kind} x1=${AXIS_WIDTH} x2=${right} y1=${y} y2=${y}></line>
        <text class="power" x=${AXIS_WIDTH - 5} y=${y + 5}>${powerOfTwo(power)}</text>`;
    })}`;
  }
}

/** How wide a chart is on a plate of this width, in px. */
export function chartWidth(plate: number): number {
  return Math.max(220, Math.min(640, plate - 40));
}
