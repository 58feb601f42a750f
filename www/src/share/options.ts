/**
 * What an author may set for an embedded figure. This one list describes the attributes of the elements and
 * the parameters of the frame. The Embed dialog offers it, the snippets are written from it, and the guide
 * explains it.
 */
import { choices } from '../stage/element-properties.ts';
import type { Theme } from '../theme/themes.ts';
import { type Language, languages } from '../words/language.ts';

export type Controls = (typeof choices.controls)[number];

/** The ratio of a figure's width to its height, before it has loaded. */
export const shapes = ['4/3', '16/9', '1/1', '3/4'] as const;
export type Shape = (typeof shapes)[number];

export interface EmbedOptions {
  /** The figure's language; undefined for that of the page around it or of the reader's browser. */
  readonly lang: Language | undefined;
  readonly theme: Theme;
  readonly controls: Controls;
  /** The step at which the figure begins; undefined for that of the scene. */
  readonly start: number | undefined;
  readonly autoplay: boolean;
  readonly loop: boolean;
  /** The snippets write it as `width` and `height`. */
  readonly shape: Shape;
}

export const defaultOptions: EmbedOptions = {
  lang: undefined,
  theme: 'auto',
  controls: 'full',
  start: undefined,
  autoplay: false,
  loop: false,
  shape: '4/3',
};

/** The form of a value: any text, a whole number from 0, a number of px from 1, one of some words, or no value. */
export type Values =
  | { readonly kind: 'scene' | 'step' | 'size' | 'flag' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

/** An attribute of the elements. */
export type Attribute = Values & {
  readonly name: string;
  /** Whether the frame has a parameter of the same name. */
  readonly frame: boolean;
};

export const attributes: readonly Attribute[] = [
  // A frame takes the scene after its `#`.
  { name: 'scene', kind: 'scene', frame: false },
  { name: 'lang', kind: 'choice', choices: languages, frame: true },
  { name: 'theme', kind: 'choice', choices: choices.theme, frame: true },
  { name: 'controls', kind: 'choice', choices: choices.controls, frame: true },
  // A frame cannot see the type of the page around it.
  { name: 'font', kind: 'choice', choices: choices.font, frame: false },
  { name: 'start', kind: 'step', frame: true },
  { name: 'autoplay', kind: 'flag', frame: true },
  { name: 'loop', kind: 'flag', frame: true },
  { name: 'width', kind: 'size', frame: false },
  { name: 'height', kind: 'size', frame: false },
  // The figure always fills its frame.
  { name: 'fit', kind: 'flag', frame: false },
];

/** The settings that differ from the defaults, by name. A flag that is on has the value ''. */
export function settings(options: EmbedOptions): [name: string, value: string][] {
  const { lang, theme, controls, start, autoplay, loop } = options;
  const all: readonly (readonly [string, string | undefined])[] = [
    ['lang', lang],
    ['theme', theme === defaultOptions.theme ? undefined : theme],
    ['controls', controls === defaultOptions.controls ? undefined : controls],
    ['start', start === undefined ? undefined : String(start)],
    ['autoplay', autoplay ? '' : undefined],
    ['loop', loop ? '' : undefined],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
