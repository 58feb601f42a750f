/** Which values the code gives to a message, found by reading the code and without running it. */
import { parseSync } from 'vite';

/** A node of the tree that a file is parsed into. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** A message that is named as a whole, and the values that it gets there, if the file says which. */
export interface MessageUse {
  readonly at: string;
  readonly id: string;
  readonly values: ReadonlySet<string> | undefined;
}

/** What a file says in sentences. */
export interface MessageUses {
  readonly uses: readonly MessageUse[];
  /** Places where a number or an empty text stands in for a value of a message. */
  readonly madeUp: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** A name, the part of the file where it is known, and what it is given there. */
interface Declared {
  readonly name: string;
  readonly scope: Node;
  readonly value: Node | undefined;
  /** The value is taken out of another one, or is that of a parameter if a call gives none. */
  readonly isPart: boolean;
}

const scopes = new Set([
  'Program',
  'BlockStatement',
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
]);

/** The names that a pattern declares, each with its default. */
function* namesIn(pattern: Node): Generator<{ name: string; value?: Node }> {
  if (pattern.type === 'Identifier') yield { name: pattern.name as string };
  else if (pattern.type === 'AssignmentPattern') {
    for (const { name } of namesIn(pattern.left as Node))
      yield { name, value: pattern.right as Node };
  } else if (pattern.type === 'Property') yield* namesIn(pattern.value as Node);
  else
    for (const child of childrenOf(pattern))
      if (child.type !== 'TSTypeAnnotation') yield* namesIn(child);
}

function* declaredIn(node: Node, scope: Node): Generator<Declared> {
  const inside = scopes.has(node.type) ? node : scope;
  if (node.type === 'VariableDeclarator') {
    const [pattern, init] = [node.id as Node, node.init as Node | null];
    for (const { name, value } of namesIn(pattern)) {
      const whole = pattern.type === 'Identifier';
      yield { name, scope, value: whole ? (init ?? undefined) : value, isPart: !whole };
    }
  }
  if (node.type === 'FunctionDeclaration' && isNode(node.id)) {
    yield { name: node.id.name as string, scope, value: node, isPart: false };
  }
  for (const parameter of (node.params as Node[] | undefined) ?? []) {
    for (const { name, value } of namesIn(parameter))
      yield { name, scope: node, value, isPart: true };
  }
  for (const child of childrenOf(node)) yield* declaredIn(child, inside);
}

/** Reads a file. */
export function messageUses(file: string, source: string): MessageUses {
  const program = parseSync(file, source).program as unknown as Node;
  const declared = [...declaredIn(program, program)];
  const lineOf = ({ start }: Node) => `${file}:${source.slice(0, start).split('\n').length}`;
  const find = ({ name, start }: Node): Declared | undefined =>
    declared
      .filter((one) => one.name === name && one.scope.start <= start && start <= one.scope.end)
      .sort((a, b) => b.scope.start - a.scope.start)[0];
  /** What an expression is, if it is a name for it. */
  const resolved = (node: Node): Node => {
    if (node.type.startsWith('TS'))
      return isNode(node.expression) ? resolved(node.expression) : node;
    const known = node.type === 'Identifier' ? find(node) : undefined;
    return known?.value && !known.isPart && known.value !== node ? resolved(known.value) : node;
  };
  const idsOf = (node: Node): string[] => {
    const { type, value, consequent, alternate } = resolved(node);
    if (type === 'Literal') return typeof value === 'string' ? [value] : [];
    if (type !== 'ConditionalExpression') return [];
    return [...idsOf(consequent as Node), ...idsOf(alternate as Node)];
  };
  const propertiesOf = (node: Node): Node[] => (node.properties as Node[] | undefined) ?? [];
  const keyOf = ({ key }: Node) => (isNode(key) ? String(key.name ?? key.value) : '');
  /** The names of the values in an object; undefined if another file makes it. */
  const valuesOf = (node: Node | undefined): Set<string> | undefined => {
    if (!node) return new Set();
    const object = resolved(node);
    if (object.type === 'ConditionalExpression') {
      const [one, other] = [object.consequent, object.alternate].map((it) => valuesOf(it as Node));
      return one && other && new Set([...one].filter((name) => other.has(name)));
    }
    if (object.type !== 'ObjectExpression') return undefined;
    const names = new Set<string>();
    for (const property of propertiesOf(object)) {
      const spread = property.type === 'SpreadElement';
      const more = spread ? valuesOf(property.argument as Node) : new Set([keyOf(property)]);
      if (!more) return undefined;
      for (const name of more) names.add(name);
    }
    return names;
  };
  // A message may choose by −1 or a word where there is no number, and −1 is the index of nothing.
  const isMadeUp = ({ type, value }: Node): boolean =>
    type === 'Literal' && (typeof value === 'number' || value === '');
  // An optional setting of a function has a default of its own; 0 and an empty text are the settings of nothing.
  const isEmpty = ({ type, value }: Node): boolean =>
    type === 'Literal' && (value === 0 || value === '');
  /** The defaults that the values of an object may come from. */
  const defaultsIn = (node: Node, seen: Set<Node>): Node[] => {
    if (seen.has(node)) return [];
    seen.add(node);
    return [...within(node)].flatMap((one) => {
      if (
        one.type === 'LogicalExpression' &&
        one.operator !== '&&' &&
        isMadeUp(one.right as Node)
      ) {
        return [one];
      }
      const known = one.type === 'Identifier' ? find(one) : undefined;
      if (!known?.value) return [];
      if (known.isPart) return isEmpty(known.value) ? [known.value] : [];
      return defaultsIn(known.value, seen);
    });
  };
  const uses: MessageUse[] = [];
  const madeUp = new Set<string>();
  const use = (at: Node, id: Node, args: Node | undefined) => {
    for (const one of idsOf(id)) uses.push({ at: lineOf(at), id: one, values: valuesOf(args) });
    if (args)
      for (const one of defaultsIn(args, new Set()))
        madeUp.add(`${lineOf(one)}: ${source.slice(one.start, one.end)}`);
  };
  for (const node of within(program)) {
    if (node.type === 'CallExpression') {
      const [callee, given] = [node.callee as Node, node.arguments as Node[]];
      const method = isNode(callee.property) ? callee.property.name : undefined;
      const [id, args] = given;
      if ((method === 'text' || method === 'nodes') && id) use(node, id, args);
    } else if (node.type === 'ObjectExpression') {
      const property = (name: string) => {
        const found = propertiesOf(node).find((one) => keyOf(one) === name);
        return found?.value as Node | undefined;
      };
      const [id, args] = [property('id'), property('args')];
      if (id && (args || propertiesOf(node).length === 1)) use(node, id, args);
    }
  }
  return { uses, madeUp: [...madeUp] };
}
