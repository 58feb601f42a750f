import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * What the files of libraries add to the page's global object when they load. Lit adds lists of its
 * versions, for its warnings, and, for its decorators, which this project does not use, a symbol and a list
 * of warnings.
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
 * Keeps libraries from setting global names, because a figure may stand in somebody else's page. If a
 * library sets other names than the known ones, the build fails.
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
 * The source of a module that sets nothing global when it loads. Each assignment has to be one of
 * `expected`, such as `globalThis.a ??= []`; the value that it would assign takes its place, and the place
 * of every plain reading of that name. Functions are not searched, because they run only when they are
 * called.
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
  // From the last edit to the first, so that earlier positions stay valid.
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
  /** The name in the form of `known`. */
  readonly name: string;
  readonly place: Place;
  readonly value: Place;
}

const GLOBAL = ['globalThis', 'window', 'self'];

/** Listeners that say whether a visitor is inside a function, whose code runs only when it is called. */
function functionCounter() {
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const counted = {
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  };
  return { inside: () => functions > 0, counted };
}

/** The assignments to members of undeclared names that happen while the module loads. */
function assignments(program: ESTree.Program): Assignment[] {
  const { own, aliases } = declared(program);
  const found: Assignment[] = [];
  const { inside, counted } = functionCounter();
  new Visitor({
    ...counted,
    AssignmentExpression({ left, right, start, end }) {
      if (inside()) return;
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

/** The names that a module declares outside its functions, without those that are aliases of the global object. */
function declared(program: ESTree.Program) {
  // The bundler puts a module of CommonJS into a function that has these.
  const isModule = program.body.some(({ type }) => /^(Import|Export)/.test(type));
  const own = new Set<string>(isModule ? [] : ['module', 'exports']);
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
  }
  const { inside, counted } = functionCounter();
  new Visitor({
    ...counted,
    // Also those in loops and blocks that run while the module loads.
    VariableDeclaration({ declarations }) {
      if (inside()) return;
      for (const { id, init } of declarations) {
        const isGlobal = init?.type === 'Identifier' && GLOBAL.includes(init.name);
        if (isGlobal && id.type === 'Identifier') aliases.add(id.name);
        else bind(id);
      }
    },
  }).visit(program);
  return { own, aliases };
}

/** The places that read a member of the global object by its name alone. Throws if one reads it as a member. */
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
