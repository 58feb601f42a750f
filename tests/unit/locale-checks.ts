/** What can be wrong with words in three languages, found without running the page. */
import {
  type Attribute,
  type Message,
  type Pattern,
  parse,
  Resource,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { languages } from '../../www/src/words/language.ts';
import { markTags, plainText } from '../../www/src/words/markup.ts';

/** The texts of the files by their names, for each language. */
export type Locales = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** The features that a message must share with its translations. */
class Shape extends Visitor {
  readonly variables = new Set<string>();
  readonly tags = new Set<string>();
  /** Tags without a partner, which would be shown as they are written. */
  readonly strayTags: string[] = [];
  readonly referred = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitMessageReference(node: { id: { name: string } }): void {
    this.referred.add(node.id.name);
  }

  override visitPattern(node: Pattern): void {
    const text = node.elements.map((one) => (one.type === 'TextElement' ? one.value : '')).join('');
    for (const [, tag = ''] of text.matchAll(tagPattern)) this.tags.add(tag);
    for (const [stray] of plainText(markTags(text)).matchAll(tagPattern)) {
      this.strayTags.push(stray);
    }
    this.genericVisit(node);
  }
}

const tagPattern = /<\/?([A-Za-z][^<>\s]*?)\/?>/g;

interface Entry {
  readonly file: string;
  readonly shape: Shape;
  readonly attributes: readonly string[];
}

interface Parsed {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly problems: readonly string[];
}

function parseLanguage(language: string, files: ReadonlyMap<string, string>): Parsed {
  const entries = new Map<string, Entry>();
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, text] of files) {
    const resource = parse(text, {});
    if (!(resource instanceof Resource)) throw new Error('the parser gave no resource');
    for (const node of resource.body) {
      if (node.type === 'Junk') {
        const messages = node.annotations.map((one) => one.message).join('; ');
        problems.push(`${language}/${file}: not Fluent: ${node.content.trim()} (${messages})`);
      }
      if (node.type !== 'Message' && node.type !== 'Term') continue;
      const id = (node.type === 'Term' ? '-' : '') + node.id.name;
      const before = seen.get(id);
      if (before !== undefined) problems.push(`${language}/${file}: ${id} is in ${before} too`);
      seen.set(id, file);
      const shape = new Shape();
      shape.visit(node);
      for (const tag of shape.strayTags) {
        problems.push(`${language}/${file}: ${id} has a tag without its partner: ${tag}`);
      }
      if (node.type === 'Message') entries.set(id, { file, shape, attributes: attributesOf(node) });
    }
  }
  return { entries, problems };
}

function attributesOf(message: Message): string[] {
  return message.attributes.map((one: Attribute) => one.id.name);
}

const sorted = (words: Iterable<string>) => [...words].sort().join(' ');

/** Differences between the languages, and mistakes within one of them. */
export function parityProblems(locales: Locales): string[] {
  const problems: string[] = [];
  const [original, ...translations] = languages.map((language) => {
    const files = locales[language] ?? new Map<string, string>();
    if (files.size === 0) problems.push(`${language}: no Fluent files`);
    const parsed = parseLanguage(language, files);
    problems.push(...parsed.problems);
    return { language, files, entries: parsed.entries };
  });
  if (original === undefined) return problems;

  for (const { language, files, entries } of translations) {
    const compare = (what: string, ours: Iterable<string>, theirs: Iterable<string>) => {
      const [own, other] = [sorted(ours), sorted(theirs)];
      if (own !== other) {
        problems.push(`${what}: "${own}" in ${original.language}, "${other}" in ${language}`);
      }
    };
    compare('files', original.files.keys(), files.keys());
    for (const id of new Set([...original.entries.keys(), ...entries.keys()])) {
      const [ours, theirs] = [original.entries.get(id), entries.get(id)];
      if (ours === undefined || theirs === undefined) {
        problems.push(`${id}: missing in ${ours === undefined ? original.language : language}`);
        continue;
      }
      compare(`${id}: file`, [ours.file], [theirs.file]);
      compare(`${id}: attributes`, ours.attributes, theirs.attributes);
      compare(`${id}: variables`, ours.shape.variables, theirs.shape.variables);
      compare(`${id}: tags`, ours.shape.tags, theirs.shape.tags);
    }
  }
  return problems;
}

/** The variables of each message, to format it with. */
export function variablesOf(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const { entries } = parseLanguage('', files);
  return new Map([...entries].map(([id, { shape }]) => [id, shape.variables]));
}

/**
 * Messages that no code uses, and uses of messages that do not exist. The code has an id as a whole string,
 * or as a template that begins with its fixed part: `outcome-${x}`.
 */
export function usageProblems(
  files: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
): string[] {
  const { entries } = parseLanguage('', files);
  const ids = [...entries.keys()];
  const whole = new Set([...entries.values()].flatMap(({ shape }) => [...shape.referred]));
  const prefixes = new Set<string>();
  const problems: string[] = [];
  // A mark such as <term-ply> names the message that explains it.
  for (const text of files.values()) {
    for (const [, id = ''] of text.matchAll(/<(term-[a-z-]+)>/g)) {
      if (entries.has(id)) whole.add(id);
      else problems.push(`no message ${id}`);
    }
  }
  for (const [file, source] of sources) {
    for (const [, , id = ''] of source.matchAll(/(['"`])([a-z][a-z0-9-]*)\1/g)) whole.add(id);
    for (const [, prefix = ''] of source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) prefixes.add(prefix);
    for (const [, id = ''] of source.matchAll(/\.(?:text|nodes)\(\s*['"`]([^'"`$]+)['"`]/g)) {
      if (!entries.has(id)) problems.push(`${file}: no message ${id}`);
    }
    for (const [, prefix = ''] of source.matchAll(/\.(?:text|nodes)\(\s*`([^'"`$]*)\$\{/g)) {
      if (prefix === '') problems.push(`${file}: a composed id must begin with its fixed part`);
      const isKnown = ids.some((id) => id.startsWith(prefix));
      if (!isKnown) problems.push(`${file}: no ${prefix}… messages`);
    }
  }
  for (const id of ids) {
    const isComposed = [...prefixes].some((prefix) => id.startsWith(prefix));
    // What a sentence has after it is said with it.
    if (!whole.has(id.replace(/-more$/, '')) && !whole.has(id) && !isComposed)
      problems.push(`${id}: unused`);
  }
  return problems;
}
