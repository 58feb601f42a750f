/** Numbers whose noun or verb would be wrong for one. */
import { type Pattern, parse, Resource } from '@fluent/syntax';

/** Words between a number and its noun, and words that are no plural although they look like one. */
const before = {
  en: '(?!(?:of|and|to|from|in|on|for|with|after|before|by|at|than|or|as|is|was|has|into|would|must|runs|takes|shows)\\b)',
  es: '(?!(?:de|y|en|a|con|que|como|o|u|no|es|ha|tiene|hay|para|por|se|al|las|los|sus|desde|está)\\b)',
};
const other = {
  en: '(?!(?:is|was|has|as|its|this|plus|always|across|times|less|does|us|drops|sends|joins|equals|gets|keeps|searches|takes|shows|runs|needs|passes|wholes|twice)\\b)',
  es: '(?!(?:es|más|menos|veces|tras|entonces|después|antes|además|las|los|sus|unos|unas|tres|tienes|has|eres|bits)\\b)',
};

/** What follows a number and can only be right for several: a noun in the plural, perhaps one word further on, and a verb. */
const plurals: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^(?:<[^>]+>)?[ \\u00a0](?:<[^>]+>)?(?:${before.en}[\\p{L}’-]+ )?(?:${other.en}\\p{L}+(?:[^s\\W]s|sses)\\b(?: (?:are|have|were)\\b)?|(?:are|have|were)\\b)`,
    'u',
  ),
  es: new RegExp(
    `^(?:<[^>]+>)?[ \\u00a0](?:<[^>]+>)?(?:${before.es}\\p{L}+ )?(?:${other.es}\\p{L}+[aeéiíoó]s\\b|(?:son|están|quedan|tienen|han|caben)\\b)`,
    'u',
  ),
};

/** A number before a plural that is not chosen by it. */
interface Disagreement {
  readonly file: string;
  readonly id: string;
  /** The variable, and the words after it. */
  readonly name: string;
  readonly words: string;
}

function disagreements(
  language: string,
  files: ReadonlyMap<string, string>,
): readonly Disagreement[] {
  const plural = plurals[language];
  if (!plural) return [];
  const found: Disagreement[] = [];
  for (const [file, text] of files) {
    const resource = parse(text, {});
    if (!(resource instanceof Resource)) throw new Error('the parser gave no resource');
    for (const entry of resource.body) {
      if (entry.type !== 'Message' || !entry.value) continue;
      walk(entry.value, new Set(), (name, after) => {
        const words = plural.exec(after)?.[0];
        if (words === undefined) return;
        found.push({ file, id: entry.id.name, name, words });
      });
    }
  }
  return found;
}

/** Those that can be wrong: without the exceptions below. */
export const wrongForOne = (
  language: string,
  files: ReadonlyMap<string, string>,
): readonly string[] =>
  disagreements(language, files)
    .filter((it) => !neverOne(it) && !noCount.has(`${it.id} ${it.name}`))
    .map(({ file, id, name, words }) => `${language}/${file}: ${id} says { $${name} }${words}`);

/** Says of each number that nothing above has chosen which text follows it. */
function walk(
  pattern: Pattern,
  chosen: ReadonlySet<string>,
  say: (name: string, after: string) => void,
): void {
  for (const [at, element] of pattern.elements.entries()) {
    if (element.type !== 'Placeable') continue;
    const { expression } = element;
    if (expression.type === 'SelectExpression') {
      const inside = new Set([...chosen, ...nameOf(expression.selector)]);
      for (const { value } of expression.variants) walk(value, inside, say);
      continue;
    }
    const [name] = nameOf(expression);
    const after = pattern.elements[at + 1];
    if (name === undefined || chosen.has(name) || after?.type !== 'TextElement') continue;
    say(name, after.value);
  }
}

function nameOf(expression: { readonly type: string }): string[] {
  const { id } = expression as { id?: { name: string } };
  return expression.type === 'VariableReference' && id ? [id.name] : [];
}

/** Values that are never 1: limits, and what is said because it is above one. */
const limits = /^(?:limit|max|most|longest|widest|bytes|characters|document|inputs)$/;
const above = /too-(?:many|long|large|deep|heavy|much)|not-drawn$|no-link$|graph-cycle$/;

/** Whether the number in a message can never be 1, so that its noun is always in the plural. */
const neverOne = ({ id, name }: Disagreement): boolean =>
  limits.test(name) || above.test(id) || fixed.has(`${id} ${name}`);

/** Numbers that are the same whatever a visitor does, or begin at two. */
const fixed: ReadonlySet<string> = new Set([
  'census-about positions',
  'counts-about to',
  'counts-label to',
  'gain-about from',
  'gain-about objects',
  'gain-label to',
  'octal-period last',
  'race-over lanes',
  'reach-hopeless objects',
  'reach-hopeless next',
  'table-grundy-about exceptions',
  'all-about machines',
  'all-picture machines',
  'growth-about wires',
  'growth-label last',
  'rules-limits positions',
  'show-count side',
  'show-end years',
  'paths-counted digits',
  'paths-counted number',
  'paths-about number',
  'count-how states',
  'race-picture lanes',
  'race-ended lanes',
  'measure-size size',
  'measure-done length',
  'measure-done runs',
  'why-search-lost positions',
  'frontier-step all',
  'frontier-led decisions',
  'frontier-state ways',
  'walk-more steps',
]);

/** Words that are not counted by what stands before them: a name, a place in an order, or a verb of its own. */
const noCount: ReadonlySet<string> = new Set([
  'splits-found left',
  'chain-made to',
  'take-gone to',
  'error-illegal-chain-take ply',
  'race-field-representation letter',
  'race-field-algorithm letter',
  'all-last reports',
  'picture-x-report column',
  'choose-stops machine',
  'dovetailing-dropped machine',
  'dovetailing-halts number',
  'guide-stripped-picture command',
  'form-rules rules',
  'form-rules target',
  'tokens-mex taken',
  'row-lost lost',
  'lattice-won vector',
  'principle-step-same threshold',
  'principle-step-wrong above',
  'mark-input value',
  'verdict-example input',
  'error-illegal-take ply',
  'error-script-wrong-parameters name',
  'walk-leave name',
  'walk-leave-covered name',
  'part-back to',
  'quicksort-predict to',
  'claim-broken claim',
  'atlas-row lost',
  'atlas-row won',
  'step-comparator value',
  'why-element value',
  'lattice-state covered',
  'lattice-state lost',
  'lattice-state won',
  'proof-size-known proved',
]);
