/** XML with places, for the readers of GraphML and GEXF. Entities that a text defines itself are refused. */
import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlText,
} from '@rgrove/parse-xml';
import { CodedError } from '../engine/errors.ts';
import { refused, unexpected } from './place.ts';

export type Element = XmlElement;

/** A text of XML, whose parts are all known or refused. */
export class Xml {
  readonly text: string;
  readonly root: Element;

  constructor(text: string, name: string) {
    this.text = text;
    const { children, root } = this.#parsed();
    const type = children.find((one) => one instanceof XmlDocumentType);
    if (type?.internalSubset) {
      throw refused('not-plain', text, type.start, { what: 'entities' });
    }
    if (root?.name !== name) throw this.unexpected(root);
    this.root = root;
  }

  #parsed() {
    try {
      return parseXml(this.text, { includeOffsets: true, preserveDocumentType: true });
    } catch (thrown) {
      // The parser calls itself for each element within another.
      if (thrown instanceof RangeError) throw this.plain('deep');
      if (!(thrown instanceof XmlError)) throw thrown;
      const { line, column, pos } = thrown;
      throw new CodedError('graph-syntax', { line, column, found: [...this.text][pos] ?? '' });
    }
  }

  /** The elements within another one, which has no text besides. Those of other programs have a prefix. */
  children(element: Element, names: readonly string[]): Element[] {
    return element.children.flatMap((one: XmlNode) => {
      if (one instanceof XmlText && one.text.trim() !== '') throw this.unexpected(one);
      if (!(one instanceof XmlElement)) return [];
      if (!names.includes(one.name) && !one.name.includes(':')) throw this.unexpected(one);
      return [one];
    });
  }

  /** Refuses attributes that the form does not have. Those of other programs have a prefix. */
  only(element: Element, names: readonly string[]): void {
    const other = (name: string) =>
      !names.includes(name) && !/^(\w+:|yfiles\.|parse\.|xmlns$)/i.test(name);
    if (Object.keys(element.attributes).some(other)) throw this.unexpected(element);
  }

  /** The end of an edge, or what a node is called. */
  name(element: Element, name: string): string {
    const value = element.attributes[name];
    if (value === undefined) throw refused('node-missing', this.text, element.start);
    return value;
  }

  /** An attribute that has one of a few values; undefined if it is not there. */
  oneOf<Value>(
    element: Element,
    name: string,
    values: Readonly<Record<string, Value>>,
  ): Value | undefined {
    const value = element.attributes[name];
    if (value === undefined) return undefined;
    if (!Object.hasOwn(values, value)) throw this.unexpected(element);
    return values[value];
  }

  unexpected(node?: XmlNode | null): CodedError {
    return unexpected(this.text, node?.start ?? 0);
  }

  /** The error that a plain graph has no such thing. */
  plain(what: string, node?: XmlNode): CodedError {
    return refused('not-plain', this.text, node?.start ?? 0, { what });
  }
}

/** The element of this name that stands first within another one, however deep. The prefix does not matter. */
export function within(element: Element, name: string): Element | undefined {
  for (const one of element.children) {
    if (!(one instanceof XmlElement)) continue;
    const found = one.name.split(':').at(-1) === name ? one : within(one, name);
    if (found) return found;
  }
  return undefined;
}

/** The text that stands in the element itself, without that of the elements within. */
export const ownText = ({ children }: Element): string =>
  children
    .flatMap((one) => (one instanceof XmlText ? [one.text] : []))
    .join('')
    .trim();
