import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * What the files of libraries leave on the page when they are loaded. Lit: lists of its versions, for its
 * warnings; and for its decorators, which nobody uses here, a symbol and a list of what they have said.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'lit-html/lit-html.js': ['globalThis.litHtmlVersions'],
  'lit-element/lit-element.js': ['globalThis.litElementVersions'],
  '@lit/reactive-element/reactive-element.js': [
    'Symbol.metadata',
    'globalThis.litPropertyMetadata',
    'globalThis.reactiveElementVersions',
  ],
};

/**
 * Nothing of ours has a global name, in a page that is somebody else's: what libraries would leave there
 * goes. A library that leaves something else than is known here, more or less, ends the build.
 */
export function withoutGlobals(): Plugin {
  return {
    name: 'without-globals',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler(code, id) {
        const [, folder = '', name = '', file = ''] =
          /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(id) ?? [];
        const { version } = JSON.parse(readFileSync(`${folder}${name}/package.json`, 'utf8'));
        const expected = known[`${name}/${file}`] ?? [];
        return { code: keptToItself(code, expected, `${name} ${version}, ${file}`), map: null };
      },
    },
  };
}

/**
 * The source of a module that sets nothing global when it is loaded: in place of each assignment, which has to
 * be one of `expected`, such as `globalThis.a ??= []`, stands the value assigned, and so it does where the name
 * is read alone. What happens in functions is not looked at: they run when they are called.
 */
export function keptToItself(code: string, expected: readonly string[], library: string): string {
  const { program } = parseSync('library.js', code);
  const found = assignments(program);
  const names = found.map(({ name }) => name);
  const wrong = (what: string, some: readonly string[]) => {
    if (some.length === 0) return;
    throw new Error(`${library}: ${what} ${some.join(', ')}; see scripts/vite-globals.ts`);
  };
  wrong(
    'leaves on the page',
    names.filter((name) => !expected.includes(name)),
  );
  wrong(
    'no longer leaves on the page',
    expected.filter((name) => !names.includes(name)),
  );

  const sourceOf = ({ start, end }: Place) => code.slice(start, end);
  const edits = found.flatMap(({ name, place, value }) => [
    { place, text: sourceOf(value) },
    ...reads(program, name, library).map((read) => ({ place: read, text: `(${sourceOf(value)})` })),
  ]);
  // From the last to the first, so that places before them stay what they were.
  return edits
    .sort((a, b) => b.place.start - a.place.start)
    .reduce(
      (text, { place, text: by }) => text.slice(0, place.start) + by + text.slice(place.end),
      code,
    );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Assignment {
  /** As in `known`. */
  readonly name: string;
  readonly place: Place;
  readonly value: Place;
}

const GLOBAL = ['globalThis', 'window', 'self'];

/** What is assigned to members of what the module has not declared, while it is loaded. */
function assignments(program: ESTree.Program): Assignment[] {
  const { own, aliases } = declared(program);
  const found: Assignment[] = [];
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression({ left, right, start, end }) {
      if (functions > 0) return;
      const path = pathOf(left);
      const [root, ...members] = path ?? [];
      if (root === undefined || own.has(root)) return;
      const name = [aliases.has(root) ? 'globalThis' : root, ...members].join('.');
      found.push({ name, place: { start, end }, value: { start: right.start, end: right.end } });
    },
  }).visit(program);
  return found;
}

/** The names of a chain such as `a.b.c`; `?` is a computed one. */
function pathOf(node: ESTree.Node): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node;
  const path = pathOf(object);
  const member = !computed && property.type === 'Identifier' ? property.name : '?';
  return path && [...path, member];
}

/** The names that a module declares at its top, without those that are only others of the global object. */
function declared(program: ESTree.Program) {
  const own = new Set<string>();
  const aliases = new Set(GLOBAL);
  const bind = (pattern: ESTree.Node | null): void => {
    if (pattern?.type === 'Identifier') own.add(pattern.name);
    if (pattern?.type === 'AssignmentPattern') bind(pattern.left);
    if (pattern?.type === 'RestElement') bind(pattern.argument);
    if (pattern?.type === 'ArrayPattern') pattern.elements.forEach(bind);
    if (pattern?.type === 'Property') bind(pattern.value);
    if (pattern?.type === 'ObjectPattern') pattern.properties.forEach(bind);
  };
  for (const statement of program.body) {
    const node = 'declaration' in statement ? (statement.declaration ?? statement) : statement;
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) bind(local);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') bind(node.id);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      const isGlobal = init?.type === 'Identifier' && GLOBAL.includes(init.name);
      if (isGlobal && id.type === 'Identifier') aliases.add(id.name);
      else bind(id);
    }
  }
  return { own, aliases };
}

/** Where a member of the global object is read by its name alone; read as a member it would be missed. */
function reads(program: ESTree.Program, name: string, library: string): Place[] {
  const [root, member] = name.split('.');
  if (root !== 'globalThis') return [];
  const members = new Set<number>();
  const found: Place[] = [];
  let named = 0;
  new Visitor({
    MemberExpression({ property, computed }) {
      if (computed) return;
      members.add(property.start);
      if (property.type === 'Identifier' && property.name === member) named += 1;
    },
    Identifier({ name, start, end }) {
      if (name === member && !members.has(start)) found.push({ start, end });
    },
  }).visit(program);
  if (named > 1)
    throw new Error(`${library}: reads ${name} as a member; see scripts/vite-globals.ts`);
  return found;
}
