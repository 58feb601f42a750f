/** Addresses of figures in the text of a lesson. */
import type { Paragraph } from 'mdast';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import { type FigureBlock, plainWords } from './lesson.ts';

/**
 * An exhibit with its scene: `nim#heaps=3,5`, `../nim/#v=1&heaps=3,5`, or a pasted address of any copy of the site.
 * Whatever its host is, the figure is drawn by this site, so nothing is ever fetched from the address.
 */
const ADDRESS = new RegExp(
  `^(?:https?://[^\\s#?]*/|(?:\\.{1,2}/)*)(${slugs.join('|')})(?:/(?:index\\.html)?)?(?:\\?[^#]*)?(?:#(.*))?$`,
  'i',
);

/** The exhibit and the scene of an address; undefined for the address of anything else. */
export function addressed(
  address: string,
): { readonly slug: Slug; readonly scene: string } | undefined {
  const [, name, hash = ''] = ADDRESS.exec(address) ?? [];
  const slug = slugs.find((one) => one === name?.toLowerCase());
  if (!slug) return undefined;
  const scene = /(?:^|&)v=/.test(hash)
    ? hash
    : ['v=1', hash].filter((part) => part !== '').join('&');
  return { slug, scene };
}

/** The figure that a paragraph is: a link to an exhibit and nothing else, or its bare address. */
export function figureOf(
  { children }: Paragraph,
  typed: string,
): Omit<FigureBlock, 'kind' | 'line'> | undefined {
  const [link, second] = children;
  if (link?.type === 'link' && !second) {
    const found = addressed(link.url);
    const label = plainWords(link.children);
    return found && { ...found, label: label === link.url ? undefined : label };
  }
  // A relative address without a link around it is a word: "nim".
  if (/\s/.test(typed) || !/^https?:|#/.test(typed)) return undefined;
  const found = addressed(typed);
  return found && { ...found, label: undefined };
}
