/** The room between two labels above each other, in px. */
const LABEL_HEIGHT = 24;
/** The room for labels left of a chart, in px. */
export const AXIS_WIDTH = 40;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An exponent as it is written: ¹⁴. */
export const raised = (exponent: number): string =>
  [...String(exponent)].map((digit) => superscripts[Number(digit)]).join('');

export interface LogAxisPlan {
  readonly top: number;
  readonly height: number;
  /** The lines stand at powers of this. */
  readonly base: 2 | 10;
  /** The top of the axis is this power of the base; the bottom is 1. */
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

  /** The height of a count. A count below one stands at the bottom. */
  y(count: number): number {
    return this.#at(Math.log2(Math.max(1, count)) / Math.log2(this.base));
  }

  /** The powers that there is room to name: the least, the greatest, and equal steps between them. */
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

  /** The named powers, and their heights. */
  ticks(): { readonly y: number; readonly name: string }[] {
    return this.powers().map((power) => {
      return { y: Math.round(this.#at(power) * 10) / 10, name: this.name(power) };
    });
  }
}

/** The width of a chart on a picture of this width, in px. */
export function chartWidth(picture: number, most = 640): number {
  return Math.max(220, Math.min(most, picture - 40));
}
