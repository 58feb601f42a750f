import { type Message, parse, Resource, type Pattern as Written } from '@fluent/syntax';
import { markTags, withoutMarks } from '../www/src/words/markup.ts';
import type { Part, Pattern, Words } from '../www/src/words/pattern.ts';

/**
 * The messages of a Fluent file as data, so that a page needs no parser: see `www/src/words/pattern.ts`. The
 * tags that translators wrote are marked. A message may hold values, texts in quotation marks and choices by
 * a value, whose last one is the default; the pages need no more. Throws an error that names the message if
 * there is anything else.
 */
export function compileWords(source: string): Words {
  const resource = parse(source, {});
  if (!(resource instanceof Resource)) throw new Error('the parser gave no resource');
  const words = new Map<string, Pattern>();
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`this is not Fluent: ${entry.content.trim()}`);
    if (entry.type === 'Term') throw new Error(`-${entry.id.name} is a term; write a message`);
    if (entry.type !== 'Message') continue;
    const id = entry.id.name;
    if (words.has(id)) throw new Error(`there are two messages ${id}`);
    words.set(id, patternOf(entry));
  }
  return Object.fromEntries(words);
}

function patternOf({ id, value, attributes }: Message): Pattern {
  const refuse = (what: string) => new Error(`${id.name} ${what}`);
  if (!value || attributes.length > 0) throw refuse('must have a value and no attributes');
  const compiled = ({ elements }: Written): Pattern => {
    const parts = joined(elements.map(part));
    return parts.every((one) => typeof one === 'string') ? parts.join('') : parts;
  };
  const part = (element: Written['elements'][number]): Part => {
    if (element.type === 'TextElement') return markTags(element.value);
    const { expression } = element;
    if (expression.type === 'StringLiteral') return withoutMarks(expression.parse().value);
    if (expression.type === 'VariableReference') return [expression.id.name];
    if (expression.type !== 'SelectExpression') throw refuse(`contains a ${expression.type}`);
    const { selector, variants } = expression;
    if (selector.type !== 'VariableReference') throw refuse(`chooses by a ${selector.type}`);
    if (!variants.at(-1)?.default) throw refuse('does not end its choices with the default');
    const choices = variants.map(({ key, value }) => [
      key.type === 'Identifier' ? key.name : key.parse().value,
      compiled(value),
    ]);
    return [selector.id.name, ...choices.flat()];
  };
  return compiled(value);
}

/** The parts with texts that follow each other put together. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}
