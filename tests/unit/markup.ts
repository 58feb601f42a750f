import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** What a template is as markup, without what Lit leaves for itself. */
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

/** A template and all that are in it. */
export function templates(from: unknown): TemplateResult[] {
  if (Array.isArray(from)) return from.flatMap(templates);
  const { strings, values } = (from ?? {}) as Partial<TemplateResult>;
  return strings && values ? [from as TemplateResult, ...values.flatMap(templates)] : [];
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

/** Those of one class. */
export const ofClass = (elements: readonly Drawn[], kind: string): readonly Drawn[] =>
  elements.filter((one) => classesOf(one).includes(kind));
