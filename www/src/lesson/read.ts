/**
 * Reads the text of a lesson. Total: any text becomes a lesson. What is not understood is shown as it was typed, with
 * a notice that names its line and quotes it. No HTML is ever made: the tree of the text is drawn by templates.
 */
import type { Blockquote, List, ListItem, Nodes, Paragraph, RootContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Notice, shorten } from '../share/codec-notices.ts';
import { withoutMarks } from '../words/hidden.ts';
import { figureOf } from './figure-address.ts';
import { frontOf } from './front.ts';
import {
  type Block,
  type ChoiceOption,
  type Lesson,
  lessonLimits,
  type Moment,
  plainNumber,
} from './lesson.ts';

/** The deepest nesting that is read. Nobody writes deeper; a tree of thousands of levels cannot be drawn. */
const DEEPEST = 24;

/** The nodes that are drawn as they are. All others become the text that was typed. */
const known = new Set([
  'paragraph',
  'heading',
  'list',
  'listItem',
  'blockquote',
  'code',
  'inlineCode',
  'table',
  'tableRow',
  'tableCell',
  'emphasis',
  'strong',
  'link',
  'text',
  'break',
  'thematicBreak',
]);

/** A lesson of a text, in time about linear in its length. */
export function readLesson(typed: string): Lesson {
  const text = withoutMarks(typed).replace(/\r\n?/g, '\n');
  return new Reading(text).lesson();
}

class Reading {
  readonly #text: string;
  readonly #notices: Notice[] = [];
  /** The addresses that stand apart from their links: `[1]: https://…`. */
  readonly #addresses = new Map<string, string>();

  constructor(text: string) {
    this.#text = text;
  }

  lesson(): Lesson {
    const text = this.#text;
    const none = { text, title: [], language: undefined, minutes: undefined, moments: [] };
    const { characters } = lessonLimits;
    if (text.length > characters) {
      this.#note('lesson-too-long', { characters: text.length, max: characters });
      return { ...none, notices: this.#notices };
    }
    if (nestingOf(text) > DEEPEST) {
      this.#note('lesson-too-deep', { max: DEEPEST });
      return { ...none, notices: this.#notices };
    }
    const { body, language, minutes, notices } = frontOf(text);
    this.#notices.push(...notices);
    const read = fromMarkdown(body, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }).children;
    const nodes = this.#withoutAddresses(read);
    const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
    const title = nodes[at];
    const words = title?.type === 'heading' ? this.#mended(title).children : [];
    const rest = nodes.filter((_, place) => place !== at);
    return {
      text,
      title: words,
      language,
      minutes,
      moments: this.#moments(rest, words),
      notices: this.#notices,
    };
  }

  /** The nodes without the addresses that stand apart, which may stand in quotations and lists, too. Of two with one name the first counts. */
  #withoutAddresses<Node extends Nodes>(nodes: readonly Node[]): readonly Node[] {
    return nodes.flatMap((node): readonly Node[] => {
      if (node.type === 'definition') {
        if (!this.#addresses.has(node.identifier)) this.#addresses.set(node.identifier, node.url);
        return [];
      }
      if (!('children' in node)) return [node];
      const children = this.#withoutAddresses(node.children as Nodes[]);
      const emptied = children.length === 0 && node.children.length > 0;
      return emptied && node.type === 'blockquote' ? [] : [{ ...node, children } as Node];
    });
  }

  #moments(nodes: readonly RootContent[], title: Moment['title']): readonly Moment[] {
    const starts = nodes.flatMap((node, place) =>
      node.type === 'heading' && node.depth === 2 ? [place] : [],
    );
    const last = this.#text.split('\n').length;
    const first = starts[0] ?? nodes.length;
    const opening = nodes.slice(0, first);
    const lineOf = (place: number | undefined): number =>
      (place === undefined ? undefined : nodes[place]?.position?.start.line) ?? last + 1;
    const all = [
      ...(opening.length > 0
        ? [{ title, nodes: opening, from: lineOf(0), to: lineOf(starts[0]) }]
        : []),
      ...starts.map((place, index) => {
        const heading = nodes[place];
        return {
          title: heading?.type === 'heading' ? this.#mended(heading).children : [],
          nodes: nodes.slice(place + 1, starts[index + 1] ?? nodes.length),
          from: lineOf(place),
          to: lineOf(starts[index + 1]),
        };
      }),
    ];
    const { moments: max } = lessonLimits;
    if (all.length > max) this.#note('lesson-too-many-moments', { moments: all.length, max });
    return all.slice(0, max).map(({ nodes: within, from, to, title: words }) => ({
      title: words,
      blocks: within.flatMap((node) => this.#block(node)),
      from: from - 1,
      to: to - 1,
    }));
  }

  #block(node: RootContent): readonly Block[] {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'thematicBreak' && this.#typed(node).startsWith('_'))
      return [{ kind: 'lines', line }];
    if (node.type === 'list' && node.children.some((item) => boxOf(item)))
      return [this.#choice(node, line)];
    if (node.type === 'blockquote') return this.#quoted(node);
    if (node.type === 'paragraph') return this.#paragraph(node, line);
    return [{ kind: 'words', node: this.#mended(node) }];
  }

  #paragraph(node: Paragraph, line: number): readonly Block[] {
    const typed = this.#typed(node).trim();
    // Tools that write Markdown, such as pandoc, escape the signs of a line.
    const plainly = typed.replaceAll('\\_', '_');
    if (/^_{3,}$/.test(plainly)) return [{ kind: 'lines', line }];
    const [, number] = /^_{3,}\s*=\s*(.+)$/.exec(plainly) ?? [];
    if (number !== undefined) {
      const answer = plainNumber(number);
      if (answer !== undefined) return [{ kind: 'number', answer, line }];
      this.#note('lesson-bad-number', { line, quote: shorten(number) });
    }
    const figure = figureOf(node, typed);
    if (figure) return [{ kind: 'figure', ...figure, line }];
    return [{ kind: 'words', node: this.#mended(node) }];
  }

  /** A quotation, or one of the notes that begin with `[!…]`. */
  #quoted(node: Blockquote): readonly Block[] {
    const [first] = node.children;
    const [text] = first?.type === 'paragraph' ? first.children : [];
    const [mark, name] = (text?.type === 'text' && /^\[!(\w+)\][ \t]*\n?/.exec(text.value)) || [];
    if (mark === undefined || name === undefined || text?.type !== 'text')
      return [{ kind: 'words', node: this.#mended(node) }];
    if (name.toUpperCase() !== 'TEACHER') {
      this.#unknown('lesson-unknown-note', node, `[!${name}]`);
      return [{ kind: 'words', node: this.#mended(node) }];
    }
    text.value = text.value.slice(mark.length);
    return [{ kind: 'teacher', nodes: node.children.map((child) => this.#mended(child)) }];
  }

  #choice(node: List, line: number): Block {
    const mended = (child: RootContent) => this.#mended(child);
    const options = node.children.map((item): ChoiceOption => {
      const box = boxOf(item);
      if (box) box.text.value = box.words;
      else this.#unknown('lesson-no-box', item, this.#typed(item));
      return {
        words: item.children.filter(({ type }) => type !== 'blockquote').map(mended),
        right: box?.marked === true,
        feedback: item.children.flatMap((child) =>
          child.type === 'blockquote' ? child.children.map(mended) : [],
        ),
      };
    });
    if (!options.some(({ right }) => right))
      this.#unknown('lesson-no-right-answer', node, this.#typed(node));
    return { kind: 'choice', options, line };
  }

  /** The node with everything unknown in it as the text that was typed. */
  #mended<Node extends Nodes>(node: Node): Node {
    const url = node.type === 'linkReference' ? this.#addresses.get(node.identifier) : undefined;
    if (node.type === 'linkReference' && url !== undefined) {
      const { children, position } = node;
      return this.#mended({ type: 'link', url, children, position } as unknown as Node);
    }
    if (!known.has(node.type)) {
      this.#unknown(
        node.type === 'html' ? 'lesson-html' : 'lesson-unknown',
        node,
        this.#typed(node),
      );
      const text = { type: 'text' as const, value: this.#typed(node) };
      const inline = /^(?:html|image|imageReference|linkReference|footnoteReference|delete)$/;
      const within = inline.test(node.type) && !this.#startsLine(node);
      return (within ? text : { type: 'paragraph', children: [text] }) as unknown as Node;
    }
    if (node.type === 'link' && !leads(node.url)) {
      this.#unknown('lesson-bad-link', node, node.url);
      const text = { type: 'text' as const, value: this.#typed(node) };
      return text as unknown as Node;
    }
    if (!('children' in node)) return node;
    const children = (node.children as Nodes[]).map((child) => this.#mended(child));
    return { ...node, children } as Node;
  }

  /** Whether a node is a block of its own: nothing but blanks and marks of quotes stands before it in its line. */
  #startsLine({ position }: Nodes): boolean {
    const at = position?.start.offset;
    if (at === undefined) return false;
    const before = this.#text.slice(0, at).split('\n').at(-1) ?? '';
    return /^[\s>]*$/.test(before);
  }

  /** What was typed for a node. */
  #typed({
    position,
  }: Pick<Nodes, 'position'> & { readonly type: string; readonly value?: string }): string {
    return position ? this.#text.slice(position.start.offset, position.end.offset) : '';
  }

  #unknown(code: string, { position }: Nodes, quoted: string): void {
    const [quote = ''] = quoted.trim().split('\n');
    this.#note(code, { line: position?.start.line ?? 1, quote: shorten(quote) });
  }

  #note(code: string, params: Notice['params']): void {
    this.#notices.push({ code, params });
  }
}

/** Whether an address leads to a page: of the web, of this site, or to a letter. */
function leads(address: string): boolean {
  if (!/^(?:https?:\/\/|mailto:|[\w./-]*(?:#.*)?$)/i.test(address)) return false;
  try {
    return /^(?:https?|mailto):$/.test(new URL(address, 'https://somewhere.example/').protocol);
  } catch {
    return false;
  }
}

/** The most marks of quotes and lists that stand before the words of one line. */
const nestingOf = (text: string): number =>
  text.split('\n').reduce((most, line) => {
    const [marks = ''] = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/.exec(line) ?? [];
    return Math.max(most, marks.replace(/\s|\d/g, '').length, Math.floor(marks.length / 8));
  }, 0);

/**
 * The box at the beginning of an item, `[ ]` or `[x]`, with the words after it. The extension that reads such boxes is
 * not used: after an empty item it takes the box of the next paragraph away.
 */
function boxOf({ children }: ListItem): Box | undefined {
  const [first] = children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text') return undefined;
  const [, mark, words] = /^\[([ xX])\][ \t\n]+(.*)$/s.exec(text.value) ?? [];
  return mark === undefined || words === undefined
    ? undefined
    : { text, words, marked: mark !== ' ' };
}

interface Box {
  readonly text: Text;
  readonly words: string;
  readonly marked: boolean;
}
