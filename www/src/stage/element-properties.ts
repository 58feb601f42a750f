/**
 * What a page sets on an element, whether the figure has loaded or not. Most attributes have a property of
 * the same name, which reads and writes the attribute. What only a loaded figure can do is a wish until
 * then.
 */
import { themes } from '../theme/themes.ts';

/** Attributes that take one of a few words. The first word is the default. */
export const choices = {
  theme: themes,
  controls: ['full', 'minimal', 'none'],
  font: ['own', 'page'],
} as const;

/** Attributes that are on or off. */
const flags = ['autoplay', 'loop'] as const;
export type Flag = (typeof flags)[number] | 'fit';

/** Attributes that are a whole number from 0. */
const numbers = ['start', 'width', 'height'] as const;
export type Whole = (typeof numbers)[number];

/**
 * Whether a flag is on: it is there, and it is not `false` or the text `false`, which some frameworks write
 * for it.
 */
export const isOn = (value: unknown): boolean =>
  value === '' || (value !== 'false' && Boolean(value));

export const flag = (element: Element, name: Flag): boolean => isOn(element.getAttribute(name));

/** The number of an attribute; undefined if the attribute is not a whole number of at most nine digits. */
export function whole(element: Element, name: Whole): number | undefined {
  const text = element.getAttribute(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Gives a class of elements the properties. */
export function reflect(prototype: HTMLElement): void {
  const define = (
    name: string,
    get: (element: Element) => unknown,
    text: (value: unknown) => string | undefined,
  ): void => {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return get(this);
      },
      set(this: Element, value: unknown) {
        const written = text(value);
        if (written === undefined) this.removeAttribute(name);
        else this.setAttribute(name, written);
      },
    });
  };
  const plain = (value: unknown) => (value == null ? undefined : String(value));
  for (const [name, allowed] of Object.entries(choices)) {
    const known = (element: Element) => allowed.find((one) => one === element.getAttribute(name));
    define(name, (element) => known(element) ?? allowed[0], plain);
  }
  for (const name of numbers) define(name, (element) => whole(element, name) ?? null, plain);
  for (const name of flags) {
    define(
      name,
      (element) => flag(element, name),
      (value) => (isOn(value) ? '' : undefined),
    );
  }
}

/** The properties that `reflect` defines. */
export const reflected: readonly string[] = [...Object.keys(choices), ...numbers, ...flags];

/**
 * What a page has asked of an element that cannot do it yet, because its figure has not loaded. The figure
 * does it as soon as it can.
 */
export interface Wishes {
  /** The text of a link; null for the opening of the exhibit. */
  scene?: string | null;
  step?: number;
  playing?: boolean;
  /** A scene has been set, and the figure still shows the one before. */
  opening?: boolean;
  /** Resolves once the figure has shown its first picture, and rejects if it has failed before. */
  ready: Promise<void>;
  /** Resolves `ready`. After a failure another attempt has succeeded, so `ready` is another promise then. */
  readonly arrive: () => void;
  /** Rejects `ready`. */
  readonly fail: (error: Error) => void;
}

const known = new WeakMap<Element, Wishes>();

export function wishesOf(element: Element): Wishes {
  const before = known.get(element);
  if (before) return before;
  let [resolve, fail] = [(): void => {}, (_error: Error): void => {}];
  const ready = new Promise<void>((resolved, rejected) => {
    [resolve, fail] = [resolved, rejected];
  });
  const arrive = (): void => {
    resolve();
    wishes.ready = ready.catch(() => {});
  };
  const wishes: Wishes = { ready, arrive, fail };
  // A page that does not wait for the figure must not see an error.
  ready.catch(() => {});
  known.set(element, wishes);
  return wishes;
}

/** A number of steps as a page may write it: anything that is not a number counts as 0. */
export const stepOf = (value: unknown): number => Math.max(0, Math.round(Number(value)) || 0);

/** The text of a link without its `#`. */
export const linkOf = (scene: unknown): string =>
  scene == null ? '' : String(scene).replace(/^#/, '');
