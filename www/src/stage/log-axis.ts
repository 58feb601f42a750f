import { type SVGTemplateResult, svg } from 'lit';

/** Two labels, one above the other, need so much room, in px. */
const LABEL_HEIGHT = 24;
/** So wide is the room for labels left of a chart, in px. */
export const AXIS_WIDTH = 40;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An exponent as it is written: ¹⁴. */
export const raised = (exponent: number): string =>
  [...String(exponent)].map((digit) => superscripts[Number(digit)]).join('');

export interface LogAxisPlan {
  readonly top: number;
  readonly height: number;
  /** Whose powers the lines are. */
  readonly base: 2 | 10;
  /** The top is this power; the bottom is 1. */
  readonly exponent: number;
}

/** A logarithmic axis of counts, from 1 up to a power of its base. */
export class LogAxis {
  readonly top: number;
  readonly bottom: number;
  readonly base: 2 | 10;
  readonly exponent: number;

  constructor({ top, height, base, exponent }: LogAxisPlan) {
    this.top = top;
    this.bottom = top + height;
    this.base = base;
    this.exponent = Math.max(1, exponent);
  }

  /** Where a count stands; less than one stands at the bottom. */
  y(count: number): number {
    return this.#at(Math.log2(Math.max(1, count)) / Math.log2(this.base));
  }

  /** Powers that there is room to name: the least, the greatest, and equal steps between them. */
  powers(): number[] {
    const all = this.base === 2 ? [1, 2, 4, 8, 16, 32, 64] : [1, 2, 5, 10, 20, 50];
    const room = (step: number) => this.bottom - this.#at(step) >= LABEL_HEIGHT;
    const step = all.find(room) ?? this.exponent;
    const steps = Array.from({ length: Math.floor(this.exponent / step) + 1 }, (_, i) => i * step);
    const apart = steps.filter((power) => this.#at(power) - this.top >= LABEL_HEIGHT);
    return [...apart, this.exponent];
  }

  /** A power as it is written: 2³². */
  name(power: number): string {
    return power === 0 ? '1' : `${this.base}${raised(power)}`;
  }

  #at(power: number): number {
    return this.bottom - (power / this.exponent) * (this.bottom - this.top);
  }

  /** Lines across the chart, each with its power left of it; the uppermost may be one of all inputs. */
  render(right: number, uppermost: 'all' | 'grid' = 'grid'): SVGTemplateResult {
    return svg`${this.powers().map((power) => {
      const y = Math.round(this.#at(power) * 10) / 10;
      const kind = power === this.exponent ? uppermost : 'grid';
      return svg`<line class=${kind} x1=${AXIS_WIDTH} x2=${right} y1=${y} y2=${y}></line>
        <text class="power" x=${AXIS_WIDTH - 5} y=${y + 5}>${this.name(power)}</text>`;
    })}`;
  }
}

/** How wide a chart is on a plate of this width, in px. */
export function chartWidth(plate: number, most = 640): number {
  return Math.max(220, Math.min(most, plate - 40));
}
