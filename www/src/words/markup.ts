/**
 * Marks of the figure inside a sentence: `<lost>lost</lost>`, `<point>(13, 6)</point>`, `<disc/>`.
 *
 * `markTags` is applied to what translators wrote, before values are put in, and turns the brackets
 * of tags into two characters that Unicode reserves for internal use. `parseMarkup` and `plainText`
 * know these characters only, so a value with `<` in it can never become markup.
 */

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly children: readonly MarkupNode[];
}

const open = '\uFDD0';
const close = '\uFDD1';
const writtenTag = /<(\/?[a-z][a-z0-9-]*|[a-z][a-z0-9-]*\/)>/g;
const internal = /[\uFDD0\uFDD1]/g;
const markedTag = /(\uFDD0(?:\/?[a-z][a-z0-9-]*|[a-z][a-z0-9-]*\/)\uFDD1)/;

/** A translator's text with its tags marked. */
export function markTags(text: string): string {
  return withoutMarks(text).replace(writtenTag, `${open}$1${close}`);
}

/** A value's text, free of the characters that mark tags. */
export function withoutMarks(text: string): string {
  return text.replace(internal, '\uFFFD');
}

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'empty'; readonly tag: string };

/** Total and linear: a tag without a partner, or one that crosses another, is text. */
export function parseMarkup(marked: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const around: MarkupNode[][] = [root];
  for (const token of tokensOf(marked)) {
    const here = around.at(-1) ?? root;
    if (token.kind === 'text') {
      append(here, token.text);
    } else if (token.kind === 'close') {
      around.pop();
    } else {
      const children: MarkupNode[] = [];
      here.push({ tag: token.tag, children });
      if (token.kind === 'open') around.push(children);
    }
  }
  return root;
}

/** The text without its tags, for attributes, titles and announcements. */
export function plainText(marked: string): string {
  // Most messages that are needed by the hundred have no tags.
  if (!marked.includes(open)) return marked;
  return tokensOf(marked)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('');
}

function append(nodes: MarkupNode[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else if (text !== '') nodes.push(text);
}

/** Text and tags in order; the opening and closing tags among them nest properly. */
function tokensOf(marked: string): Token[] {
  const tokens: Token[] = [];
  const unclosed: { readonly tag: string; readonly at: number }[] = [];
  const howManyUnclosed = new Map<string, number>();
  const count = (tag: string, by: number) =>
    howManyUnclosed.set(tag, (howManyUnclosed.get(tag) ?? 0) + by);

  // Splitting by a pattern with a group gives the text around the matches and the matches in turn.
  for (const [index, piece] of marked.split(markedTag).entries()) {
    if (index % 2 === 0) {
      tokens.push({ kind: 'text', text: piece });
      continue;
    }
    const inside = piece.slice(1, -1);
    const tag = inside.replace('/', '');
    if (inside.endsWith('/')) {
      tokens.push({ kind: 'empty', tag });
    } else if (inside === tag) {
      count(tag, 1);
      unclosed.push({ tag, at: tokens.length });
      // It is text until its partner is found.
      tokens.push({ kind: 'text', text: `<${inside}>` });
    } else if ((howManyUnclosed.get(tag) ?? 0) === 0) {
      tokens.push({ kind: 'text', text: `<${inside}>` });
    } else {
      let last = unclosed.pop();
      while (last !== undefined && last.tag !== tag) {
        count(last.tag, -1);
        last = unclosed.pop();
      }
      if (last !== undefined) tokens[last.at] = { kind: 'open', tag };
      count(tag, -1);
      tokens.push({ kind: 'close', tag });
    }
  }
  return tokens;
}
