import type { Slug } from '../../../www/src/exhibits/slugs.ts';

/**
 * What the contract suite needs to know about an exhibit. It tests everything that all exhibits promise
 * with these descriptions; an exhibit's own files test what only that exhibit does.
 */
export interface Exhibit {
  readonly slug: Slug;
  /** Moments that together show every kind of picture and sentence. The first one has few marks. */
  readonly scenes: readonly string[];
  /** Further moments, for `npm test -- --full`. */
  readonly more?: readonly string[];
  /** The moments that fit a small frame, if not all do. */
  readonly framed?: readonly string[];
  /** The moments to look at while presenting, if not the second to the fourth. */
  readonly presented?: readonly string[];
  /** A moment in the middle of a run with few marks, where a visitor can step back twice and forward twice. */
  readonly midway: string;
  /** The exhibit's own panels in their order. The message `word-<name>` labels the tab of each. */
  readonly panels: readonly string[];
  /** A panel that leaves the figure's own picture in its place, if the first one does not. */
  readonly beside?: string;
  /**
   * Moments on which the panels look different. The first shows most of each panel; the others are for `npm
   * test -- --full`.
   */
  readonly panelScenes: readonly string[];
  /** Words of a panel that waits for its answer. */
  readonly waiting: readonly string[];
  /** What may scroll sideways in its own box, by its element, as `pre across`. */
  readonly scrolling: readonly string[];
  /** A mark of `midway` that can be touched, and what is visible afterwards. */
  readonly touch: { readonly mark: string; readonly seen: string };
  /** Whether that answer has several sentences, which may scroll in a small frame. */
  readonly longAnswer?: boolean;
  /** A part of the picture each place of which means something, such as a step or the bar below it. */
  readonly surface?: string;
  /** The number of marks on the picture of `midway`, however they are drawn. */
  readonly marks: number;
  /** The marks that tell the picture of the first page, by their classes, and how many it has. */
  readonly still: Readonly<Record<string, number>>;
  /** States that no link alone leads to, for `npm test -- --full`, apart from those that all exhibits share. */
  readonly states: readonly State[];
  readonly secret: Secret;
  /** A moment with marks that mean different things, and a selector for each meaning. */
  readonly kinds: { readonly scene: string; readonly marks: readonly string[] };
  /** A kind of task that is answered by typing, with two answers at its moment among `taskMoments`. */
  readonly task: { readonly kind: string; readonly wrong: string; readonly right: string };
  /** A lesson's link with three scenes. */
  readonly lesson: string;
  /**
   * Check boxes of the exhibit's own settings, by the id of their label, with the field that they write
   * into a link.
   */
  readonly settings: readonly (readonly [label: string, field: string])[];
  /** Fields of links that this exhibit refuses to read, with the quoted part of each. */
  readonly refused: readonly (readonly [field: string, quoted: string])[];
}

/** A state of a figure: the acts lead to it from a scene, and then `seen`, a selector, is visible. */
export interface State {
  readonly name: string;
  readonly scene: string;
  readonly acts?: readonly Act[];
  readonly seen: string;
}

/** One action of a visitor, independent of the language. */
export type Act =
  /** Clicks the first element that a selector finds, such as a mark. */
  | readonly ['click', selector: string]
  | readonly ['key', key: string]
  /** Presses the button with the message of this id. */
  | readonly ['press', id: string]
  | readonly ['panel', name: string]
  /** Types into the field of this name, and leaves it. */
  | readonly ['type', field: string, text: string];

/** What the page must not say while hints are off or marks are covered. */
export interface Secret {
  /** A scene whose page says it, in English, while hints are on. */
  readonly scene: string;
  readonly words: RegExp;
  /** Further scenes, such as games and plans, that give nothing away without hints or covered. */
  readonly also?: readonly string[];
  /** What the picture draws only while hints are on. */
  readonly drawn: string;
  /** Whether the marks keep their colours without hints, and the figure as text describes them. */
  readonly marksSpeak?: boolean;
  /** How to uncover marks: by a button for all of them, or by touching such a mark. */
  readonly uncovers: 'button' | { readonly mark: string };
}
