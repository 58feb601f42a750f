/** Random numbers that can be repeated: every run prints its seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  text(length: number): string {
    return Array.from({ length }, () => this.pick(CHARACTERS)).join('');
  }
}

const CHARACTERS = [
  ...'0123456789,;:=&/#%-+. abcxyzvVN<>"\'\\()[]{}*_|~\u00e9二三🍎\u202e\u0000\u0301',
];

export { full } from '../e2e/support/full.ts';
export const seed = Number(process.env.MONKEY_SEED ?? '20250301');

export { type Slug as Exhibit, slugs as exhibits } from '../../www/src/exhibits/slugs.ts';

/** The parts of an element that these tests use. */
export interface Shown extends HTMLElement {
  scene: string | null;
  readonly updateComplete: Promise<boolean>;
  currentLink(): string;
  readonly figure: {
    readonly loaded: boolean;
    asksTask(): unknown;
    readonly error: { code: string } | undefined;
    readonly notices: readonly { code: string }[];
  };
}

const NUMBERS = ['0', '-1', '007', '1e9', '99999999999999999999999', 'NaN', '٣', '', '1,5', '2'];

/** Damages a link at random, without any system. */
export function mutilate(link: string, chance: Chance): string {
  const fields = link.split('&');
  const at = chance.below(fields.length);
  const [name = '', value = ''] = (fields[at] ?? '').split('=');
  const put = (field: string): string => fields.with(at, field).join('&');
  const place = chance.below(link.length + 1);
  switch (chance.below(12)) {
    case 0:
      return link.slice(0, place);
    case 1: {
      const [a = '', b = ''] = link.slice(place, place + 2);
      return link.slice(0, place) + b + a + link.slice(place + 2);
    }
    case 2:
      return [...fields, fields[at]].join('&');
    case 3:
      return put(`${name}=${chance.pick(NUMBERS)}`);
    case 4:
      return put(`${name}=${value}${chance.text(1 + chance.below(12))}`);
    case 5:
      return put(`${name}=${encodeURIComponent(value)}%${chance.text(2)}`);
    case 6:
      return put(`${chance.text(4)}=${value}`);
    case 7:
      return fields.toSpliced(at, 1).join('&');
    case 8:
      return `${link}&lesson=${chance.below(5)}/${link.replace(/^v=1&?/, '')}/${chance.text(9)}`;
    case 9:
      return chance.text(chance.below(200));
    case 10:
      return put(
        `${name}=${Array.from({ length: 1 + chance.below(300) }, () => chance.below(100)).join(chance.pick([',', ';', '-', '.']))}`,
      );
    default:
      return (
        link.slice(0, place) +
        chance.text(1 + chance.below(4)) +
        link.slice(place + chance.below(3))
      );
  }
}
