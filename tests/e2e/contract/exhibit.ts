import type { Slug } from '../../../www/src/exhibits/index.ts';

/**
 * What the contract suite has to know of an exhibit. Everything that all exhibits promise is tested
 * over these descriptions; an exhibit's own files test what is its own.
 */
export interface Exhibit {
  readonly slug: Slug;
  /** Moments that together show every kind of picture and of sentence. The first has few marks. */
  readonly scenes: readonly string[];
  /** More of them, for `npm test -- --full`. */
  readonly more?: readonly string[];
  /** Those that a small frame has room for, where that is not all. */
  readonly framed?: readonly string[];
  /** Those that are looked at while presenting, where that is not the second to the fourth. */
  readonly presented?: readonly string[];
  /** In the middle of a run with few marks: one can step back twice and forward twice. */
  readonly midway: string;
  /** Its own panels, in their order; each is opened by the word `word-<name>`. */
  readonly panels: readonly string[];
  /** Moments on which the panels look different; the first shows most of each. */
  readonly panelScenes: readonly string[];
  /** Words that stand in a panel while it waits for its answer. */
  readonly waiting: readonly string[];
  /** What may scroll across in its own box, by its element, as `pre across`. */
  readonly scrolling: readonly string[];
  /** A mark of `midway` that can be touched, and what is then seen. */
  readonly touch: { readonly mark: string; readonly seen: string };
  /** How many marks the plate of `midway` has, whatever they are drawn as. */
  readonly marks: number;
  readonly secret: Secret;
  /** A lesson's link with three scenes. */
  readonly lesson: string;
  /** Check boxes of the exhibit's own settings, by the id of their label, and what they write into a link. */
  readonly settings: readonly (readonly [label: string, field: string])[];
  /** The first line of the exported table for `midway`, and how many rows follow. */
  readonly table: { readonly header: string; readonly rows: number };
  /** Fields of links that this exhibit refuses to read, with what is quoted of each. */
  readonly refused: readonly (readonly [field: string, quoted: string])[];
}

/** What is not said where hints are off or marks are covered. */
export interface Secret {
  /** A scene whose page says it, in English, where hints are on. */
  readonly scene: string;
  readonly words: RegExp;
  /** What the plate draws only where hints are on. */
  readonly drawn: string;
  /** Without hints the marks keep their colours, and the figure as text speaks of them. */
  readonly marksSpeak?: boolean;
  /** What uncovers marks: a button for all, or a touch of such a mark. */
  readonly uncovers: 'button' | { readonly mark: string };
}
