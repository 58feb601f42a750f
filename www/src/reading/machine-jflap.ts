/**
 * A Turing machine of JFLAP, a `.jff` file with one tape. JFLAP 7 calls its states blocks; one that has a machine inside is
 * a building block, which no table here has.
 *
 *     <structure><type>turing</type><automaton>
 *       <block id="0" name="q0"><tag>q0</tag><initial/></block>
 *       <transition><from>0</from><to>1</to><read/><write>1</write><move>R</move></transition>
 */
import { parseXml, type XmlDocument, XmlElement, XmlError } from '@rgrove/parse-xml';
import { type FileFault, type ForeignMachine, type ForeignRule, fault } from './foreign-machine.ts';

/** How JFLAP shows a blank, which stands in a file as nothing. */
const BLANK = '□';
/** In a rule: any symbol, and the one that was read. */
const ANY = '~';
const moves = { L: 'L', R: 'R', S: 'S' } as const;

const childrenOf = (element: XmlElement | XmlDocument, name?: string): XmlElement[] =>
  element.children.filter(
    (one): one is XmlElement => one instanceof XmlElement && (!name || one.name === name),
  );

/** Reads such a text. */
export function read(text: string): ForeignMachine {
  const refuse = (at: XmlElement, what: FileFault, name?: string): never => {
    throw fault(text, Math.max(0, at.start), what, name);
  };
  const structure = parse(text).root;
  if (structure?.name !== 'structure') throw fault(text, 0, 'missing', 'structure');
  const [kind] = childrenOf(structure, 'type');
  if (kind?.text.trim() !== 'turing') {
    return refuse(
      kind ?? structure,
      kind?.text.includes('turing') ? 'tapes' : 'kind',
      kind?.text.trim(),
    );
  }
  const [tapes] = childrenOf(structure, 'tapes');
  if (tapes && tapes.text.trim() !== '1') refuse(tapes, 'tapes', tapes.text.trim());
  // Older files have no element of the automaton.
  const automaton = childrenOf(structure, 'automaton')[0] ?? structure;
  const parts = childrenOf(automaton);
  const nodes = parts.filter(({ name }) => name === 'state' || name === 'block');
  const names = new Map<string, string>();
  for (const node of nodes) {
    const id = node.attributes.id ?? refuse(node, 'missing', 'id');
    const name = node.attributes.name ?? `q${id}`;
    if (names.has(id) || [...names.values()].includes(name)) refuse(node, 'twice', name);
    names.set(id, name);
    const tag = childrenOf(node, 'tag')[0]?.text.trim();
    const inside = tag ? childrenOf(automaton, tag)[0] : undefined;
    if (inside && childrenOf(inside).length > 0) refuse(node, 'blocks', name);
  }
  const nameOf = (node: XmlElement): string => names.get(node.attributes.id ?? '') ?? '';
  const marked = (mark: string) => nodes.filter((node) => childrenOf(node, mark).length > 0);
  const [first, second] = marked('initial');
  if (!first) return refuse(structure, 'missing', 'initial');
  if (second) refuse(second, 'twice', 'initial');
  const accept = marked('final').map(nameOf);
  const start = nameOf(first);
  if (accept.includes(start)) refuse(first, 'start', start);

  /** What stands in a part of a transition. */
  const part = (transition: XmlElement, name: string): { at: XmlElement; text: string } => {
    const [one, more] = childrenOf(transition, name);
    if (!one) return refuse(transition, 'missing', name);
    if (more || Number(one.attributes.tape ?? 1) > 1) refuse(more ?? one, 'tapes');
    return { at: one, text: one.text.trim() };
  };
  const state = (transition: XmlElement, name: string): string => {
    const { at, text: id } = part(transition, name);
    return names.get(id) ?? refuse(at, 'state', id);
  };
  const symbol = (transition: XmlElement, name: string): string => {
    const { at, text: sign } = part(transition, name);
    if (sign === '') return BLANK;
    // An exclamation mark before a symbol means all others, and braces a variable.
    return [...sign].length === 1 ? sign : refuse(at, 'symbol', sign);
  };
  const transitions = childrenOf(automaton, 'transition');
  const found = transitions.map((at) => {
    const way = part(at, 'move');
    const move = moves[way.text as keyof typeof moves] ?? refuse(way.at, 'move', way.text);
    const [from, next] = [state(at, 'from'), state(at, 'to')];
    return { at, state: from, read: symbol(at, 'read'), write: symbol(at, 'write'), move, next };
  });
  const used = found.flatMap((rule) => [rule.read, rule.write]).filter((sign) => sign !== ANY);
  const symbols = [...new Set([BLANK, ...used])];
  const rules: ForeignRule[] = [];
  const taken = new Set<string>();
  let aside = parts.filter(({ name }) => name === 'note').length;
  for (const { at, ...rule } of found) {
    // A final state accepts as soon as it is reached.
    if (accept.includes(rule.state)) {
      aside += 1;
      continue;
    }
    for (const one of rule.read === ANY ? symbols : [rule.read]) {
      const key = JSON.stringify([rule.state, one]);
      if (taken.has(key)) refuse(at, 'choice', rule.state);
      taken.add(key);
      rules.push({ ...rule, read: one, write: rule.write === ANY ? one : rule.write });
    }
  }
  return { start, blank: BLANK, symbols, states: [...names.values()], accept, rules, aside };
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text, { includeOffsets: true });
  } catch (thrown) {
    if (!(thrown instanceof XmlError)) throw thrown;
    throw fault(text, thrown.pos, 'syntax');
  }
}
