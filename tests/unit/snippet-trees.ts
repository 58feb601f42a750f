/** What parsers make of a snippet, as trees that a test can compare. */
import { evaluate } from '@mdx-js/mdx';
import { JSDOM } from 'jsdom';

export interface Tree {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Tree | string)[];
}

/** Names without capitals, because HTML does not distinguish them. */
const attributesOf = (all: Iterable<readonly [name: string, value: string]>) =>
  Object.fromEntries([...all].map(([name, value]) => [name.toLowerCase(), value]));

/** White space between elements means nothing in any of the three. */
const blank = (node: Tree | string): boolean => typeof node === 'string' && node.trim() === '';

const treesIn = (parent: ParentNode): (Tree | string)[] =>
  [...parent.childNodes].map((node) =>
    'tagName' in node ? treeOf(node as Element) : textIn(node),
  );

const textIn = ({ textContent }: Node): string => textContent ?? '';

const treeOf = (element: Element): Tree => ({
  tag: element.localName,
  attributes: attributesOf([...element.attributes].map(({ name, value }) => [name, value])),
  children: treesIn(element).filter((node) => !blank(node)),
});

/** As HTML, which forgives everything. */
export const fromHtml = (markup: string): (Tree | string)[] =>
  treesIn(JSDOM.fragment(markup)).filter((node) => !blank(node));

const { DOMParser } = new JSDOM('').window;

/** As XML. Throws at the first mistake. */
export function fromXml(markup: string): (Tree | string)[] {
  const read = new DOMParser().parseFromString(`<post>${markup}</post>`, 'application/xml');
  const mistake = read.querySelector('parsererror');
  if (mistake) throw new Error(textIn(mistake));
  return treesIn(read.documentElement).filter((node) => !blank(node));
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };

const Fragment = ({ children }: Props): unknown => children;
const flat = (children: unknown): (Tree | string)[] =>
  [children].flat(9).filter((child) => child !== undefined) as (Tree | string)[];

/** Makes trees as React's function of this name makes elements. */
function jsx(tag: string | ((props: Props) => unknown), { children, ...props }: Props): unknown {
  if (typeof tag !== 'string') return tag({ ...props, children });
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') throw new Error(`the value of ${name} is not a text`);
  }
  return {
    tag,
    attributes: attributesOf(Object.entries(props) as [string, string][]),
    children: flat(children).filter((child) => !blank(child)),
  };
}

/** As MDX between two paragraphs. Throws where MDX refuses it. */
export async function fromMdx(markup: string): Promise<(Tree | string)[]> {
  const post = `Before *it*.\n\n${markup}\n\nAfter *it*.\n`;
  const { default: content } = await evaluate(post, { Fragment, jsx, jsxs: jsx });
  const made = flat(content({})).filter((child) => !blank(child));
  const [before, after] = [made.at(0), made.at(-1)] as Tree[];
  if (before?.tag !== 'p' || after?.tag !== 'p')
    throw new Error('the snippet has no place of its own');
  return made.slice(1, -1);
}
