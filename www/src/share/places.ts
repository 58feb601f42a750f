/**
 * Where a snippet goes, and which forms of it are shown there as they are meant. What each tool does with each
 * form is in the table of docs/places.md.
 */
import {
  captioned,
  elementOf,
  elementSnippet,
  frameOf,
  iframeSnippet,
  imageOf,
  linkedPicture,
  linkTo,
  momentAddress,
  type Snippet,
  scriptOf,
} from './address.ts';
import type { Base } from './base.ts';
import { linked, words } from './markdown.ts';
import { attributes, text } from './markup.ts';

type Written = (base: Base, snippet: Snippet) => string;

/** `size` stands before the words of the picture, where some tools look for it. */
const markdownPicture = (base: Base, snippet: Snippet, size = ''): string => {
  const { src } = imageOf(base, snippet);
  return linked(`!${linked(size + words(snippet.picture), src)}`, momentAddress(base, snippet));
};

const markdownTitle: Written = (base, snippet) =>
  linked(words(snippet.title), momentAddress(base, snippet));

/** Pandoc makes `data-popover` of a `<div>`'s attribute, but hands on the tags that it does not know. */
const hidden = (content: string): string =>
  `<appleyard-picture${attributes({ popover: 'manual' })}>${content}</appleyard-picture>`;

export interface Form {
  /** The message that labels it. */
  readonly label: string;
  readonly write: (base: Base, snippet: Snippet) => string;
  /** Whether its first line is the script, which a page needs once. */
  readonly script?: true;
}

/** A frame, with a picture in its caption for places that strip frames. */
const iframe: Form = { label: 'embed-iframe', write: iframeSnippet };

/** The script, and the element with the same picture in it. */
const element: Form = { label: 'embed-element', write: elementSnippet, script: true };

/** A frame alone, for places that keep frames and would show the picture beside it. */
const bare: Form = {
  label: 'embed-bare',
  write: (base, snippet) => captioned(base, snippet, text(snippet.title)),
};

/** The picture and the title as one link, without anything that is stripped. */
const picture: Form = {
  label: 'embed-linked',
  write: (base, snippet) => `<p>${linkedPicture(base, snippet)}</p>`,
};

/** The same in Markdown, for places that show HTML as text. */
const markdown: Form = {
  label: 'embed-markdown',
  write: (base, snippet) => `${markdownPicture(base, snippet)}\n\n${markdownTitle(base, snippet)}`,
};

/** The same with the size of the picture, as Marp reads it, so nothing moves when the picture comes. */
const marp: Form = {
  label: 'embed-markdown',
  write: (base, snippet) => {
    const { width, height } = imageOf(base, snippet);
    return `${markdownPicture(base, snippet, `w:${width} h:${height} `)}\n\n${markdownTitle(base, snippet)}`;
  },
};

/** The title as a link, for places without pictures. */
const link: Form = {
  label: 'embed-link',
  write: (base, snippet) => linkTo(base, snippet, text(snippet.title)),
};

/** A frame in HTML; the picture and the title in Markdown, which is all that a PDF or a document gets. */
const pandocFrame: Form = {
  label: 'embed-iframe',
  write: (base, snippet) =>
    `${frameOf(base, snippet)}\n\n${hidden(markdownPicture(base, snippet))} ${markdownTitle(base, snippet)}`,
};

/** The element in HTML, and what is in it elsewhere. */
const pandocElement: Form = {
  label: 'embed-element',
  write: (base, snippet) => {
    const inside = `${markdownPicture(base, snippet)} ${markdownTitle(base, snippet)}`;
    return `${scriptOf(base)}\n\n${elementOf(snippet, inside)}`;
  },
  script: true,
};

export const forms = {
  iframe,
  element,
  bare,
  picture,
  markdown,
  marp,
  link,
  pandocFrame,
  pandocElement,
} as const;

/** The forms for each place, the best first. */
export const places = {
  page: [iframe, element],
  slides: [bare, marp],
  notebook: [bare, picture, link],
  pandoc: [pandocFrame, pandocElement],
  wordpress: [iframe, picture, link],
  moodle: [bare, picture],
  mail: [picture, markdown, link],
} as const satisfies Readonly<Record<string, readonly Form[]>>;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as readonly Place[];
