import { type Notice, notice, outOfRange, type Range, shorten } from './codec-notices.ts';

/** What a field reads from the text in a link: a value, or what is wrong with the text. */
export type Read<T> = { readonly value: T } | { readonly notice: Notice };

/**
 * A field of a scene. `undefined` stands for an absent field that has no text. Each kind of field adds its
 * limits as data, so that tests can make values from them.
 */
export interface Field<T> {
  readonly kind: string;
  readonly default: T;
  /** Total: every text gives a value or a notice. */
  read(name: string, typed: string): Read<T>;
  write(value: NonNullable<T>): string;
}

/** The most digits of a number. JavaScript reads all of these exactly that are not beyond the limits of a field. */
const mostDigits = 16;

/** Reads a number that the link counts from `first` and the code from 0. */
function readInteger(name: string, typed: string, { min, max }: Range, first = 0): Read<number> {
  const range = { min: min + first, max: max + first };
  if (!/^-?\d+$/.test(typed)) {
    return { notice: notice('link-not-integer', { field: name, value: shorten(typed), ...range }) };
  }
  const digits = typed.startsWith('-') ? typed.length - 1 : typed.length;
  // Adding 0 turns -0, which "-0" gives, into 0.
  const value = Number(typed) + 0;
  if (digits > mostDigits || value < range.min || value > range.max) {
    return { notice: outOfRange(name, typed, range) };
  }
  return { value: value - first };
}

/** Reads one whole number per range, separated by commas; undefined if the text is anything else. */
function readIntegers(typed: string, ranges: readonly Range[], first = 0): number[] | undefined {
  // One piece too many is enough to reject a text with thousands of commas.
  const pieces = typed.split(',', ranges.length + 1);
  if (pieces.length !== ranges.length) return undefined;
  const numbers: number[] = [];
  for (const [at, range] of ranges.entries()) {
    const read = readInteger('', pieces[at] ?? '', range, first);
    if ('notice' in read) return undefined;
    numbers.push(read.value);
  }
  return numbers;
}

export interface IntegerField extends Field<number>, Range {
  readonly kind: 'integer';
}

/** A whole number, written `21`. */
export function integer(limits: Range & { readonly default: number }): IntegerField {
  const range = { min: limits.min, max: limits.max };
  return {
    kind: 'integer',
    ...range,
    default: limits.default,
    read: (name, typed) => readInteger(name, typed, range),
    write: String,
  };
}

export interface OptionalIntegerField extends Field<number | undefined>, Range {
  readonly kind: 'optionalInteger';
}

/** A whole number that may be absent. If it is a place, the link counts it from `first`. */
export function optionalInteger({ min, max }: Range, first = 0): OptionalIntegerField {
  return {
    kind: 'optionalInteger',
    min,
    max,
    default: undefined,
    read: (name, typed) => readInteger(name, typed, { min, max }, first),
    write: (value) => String(value + first),
  };
}

export interface ChoiceField<C extends string> extends Field<C> {
  readonly kind: 'choice';
  readonly choices: readonly C[];
}

/** One word of a list. */
export function choice<const C extends string>(
  choices: readonly C[],
  fallback: NoInfer<C>,
): ChoiceField<C> {
  return {
    kind: 'choice',
    choices,
    default: fallback,
    read: (name, typed) => {
      const value = choices.find((one) => one === typed);
      return value === undefined ? badChoice(name, typed, choices) : { value };
    },
    write: String,
  };
}

function badChoice(field: string, typed: string, choices: readonly string[]) {
  const params = { field, value: shorten(typed), choices: choices.join(', ') };
  return { notice: notice('link-bad-choice', params) };
}

export interface SomeField extends Field<string> {
  readonly kind: 'some';
  readonly choices: readonly string[];
}

/** Some words of a list, in any order, written `rules,start`. The value has them in the order of the list. */
export const some = (choices: readonly string[]): SomeField => ({
  kind: 'some',
  choices,
  default: '',
  read: (name, typed) => {
    const value = choices.filter((one) => `,${typed},`.includes(`,${one},`)).join();
    // Whatever else there is, or is there twice, makes the text longer.
    return value.length === typed.length ? { value } : badChoice(name, typed, choices);
  },
  write: String,
});

export interface FlagField extends Field<boolean> {
  readonly kind: 'flag';
}

/** On or off, written as these words. */
export function flag(fallback: boolean): FlagField {
  return {
    kind: 'flag',
    default: fallback,
    read: (name, typed) => {
      if (typed === 'on') return { value: true };
      if (typed === 'off') return { value: false };
      return badChoice(name, typed, ['on', 'off']);
    },
    write: (value) => (value ? 'on' : 'off'),
  };
}

/** A position of two numbers, in the project's notation (m, n). */
export interface Point {
  readonly m: number;
  readonly n: number;
}

export interface OptionalPointField extends Field<Point | undefined> {
  readonly kind: 'optionalPoint';
  readonly max: readonly [m: number, n: number];
}

/** A point from (0, 0) to `max` that may be absent, written `13,6`. */
export function optionalPoint({ max }: Pick<OptionalPointField, 'max'>): OptionalPointField {
  const [maxM, maxN] = max;
  const ranges = max.map((most) => ({ min: 0, max: most }));
  return {
    kind: 'optionalPoint',
    max,
    default: undefined,
    read: (field, typed) => {
      const [m, n] = readIntegers(typed, ranges) ?? [];
      if (m !== undefined && n !== undefined) return { value: { m, n } };
      return { notice: notice('link-bad-point', { field, value: shorten(typed), maxM, maxN }) };
    },
    write: ({ m, n }) => `${m},${n}`,
  };
}

export interface OptionalTupleField<N extends string>
  extends Field<Readonly<Record<N, number>> | undefined> {
  readonly kind: 'optionalTuple';
  readonly parts: Readonly<Record<N, Range>>;
}

/**
 * Several named whole numbers that are present together or not at all, written `200,1250,640`. If they are
 * places, the link counts them from `first`.
 */
export function optionalTuple<N extends string>(
  parts: Readonly<Record<N, Range>>,
  first = 0,
): OptionalTupleField<N> {
  const names = Object.keys(parts) as N[];
  const ranges = names.map((name) => parts[name]);
  const allowed = names
    .map((name) => `${name} ${parts[name].min + first}–${parts[name].max + first}`)
    .join(', ');
  return {
    kind: 'optionalTuple',
    parts,
    default: undefined,
    read: (field, typed) => {
      const numbers = readIntegers(typed, ranges, first);
      if (numbers === undefined) {
        return { notice: notice('link-bad-tuple', { field, value: shorten(typed), allowed }) };
      }
      const entries = names.map((name, at) => [name, numbers[at]] as const);
      return { value: Object.fromEntries(entries) as Record<N, number> };
    },
    write: (value) => names.map((name) => value[name] + first).join(),
  };
}
