import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** A template as markup, without what Lit adds for itself. */
export const markupOf = (template: unknown): string =>
  collectResultSync(render(template))
    .replace(/<!--.*?-->|<\?>/g, '')
    .replace(/\s+/g, ' ');

/** What a reader sees of markup. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** A template and all templates in it. */
export function templates(from: unknown): TemplateResult[] {
  if (Array.isArray(from)) return from.flatMap(templates);
  const { strings, values } = (from ?? {}) as Partial<TemplateResult>;
  return strings && values ? [from as TemplateResult, ...values.flatMap(templates)] : [];
}

/** The listener of the text field of this name. */
export function listenerOf(from: unknown, name: string): ((event: unknown) => void) | undefined {
  const field = templates(from).find(
    ({ strings, values }) =>
      /<(?:textarea|input) name=$|<label><span>$/.test(strings[0] ?? '') && values.includes(name),
  );
  const listener = field?.values.findLast((value) => typeof value === 'function');
  return listener as ((event: unknown) => void) | undefined;
}

/** An element of a picture: its tag, its attributes, and the text that follows its opening tag. */
export interface Drawn {
  readonly tag: string;
  readonly text: string;
  readonly [attribute: string]: string;
}

/** The elements of markup, in order. */
export const elementsOf = (markup: string): readonly Drawn[] =>
  [...markup.matchAll(/<(\w+)([^>]*)>([^<]*)/g)].map(([, tag = '', rest = '', text = '']) => {
    const attributes = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)];
    const named = Object.fromEntries(attributes.map(([, name, value]) => [name, value]));
    return { ...named, tag, text };
  });

export const classesOf = ({ class: kinds = '' }: Partial<Drawn>): readonly string[] =>
  kinds.split(' ').filter((kind) => kind !== '');

/** The elements of one class. */
export const ofClass = (elements: readonly Drawn[], kind: string): readonly Drawn[] =>
  elements.filter((one) => classesOf(one).includes(kind));
