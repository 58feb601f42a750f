// The order of the core's folders, as its lib.rs draws it, and no two of its files that need each other.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CORE = new URL('../../crates/core/src/', import.meta.url);

/** A file of the core, by its path as a module: `paths/count` for `paths/count/mod.rs`. */
interface Module {
  readonly path: string;
  /** The code without comments and without its own tests. */
  readonly code: string;
  /** The whole paths that its `use` lines name, each with the name by which it is known here. */
  readonly uses: readonly {
    readonly target: string[];
    readonly name: string;
    readonly isPassedOn: boolean;
  }[];
}

/** The paths of a `use` tree: `a::{b, c::d as e}` has `a::b` and `a::c::d`, known as `b` and `e`. */
function* branches(
  tree: string,
  before: string[] = [],
): Generator<{ target: string[]; name: string }> {
  const [, head = '', group] = /^([^{]*?)(?:\{(.*)\})?$/s.exec(tree.trim()) ?? [];
  const [path = '', alias] = head.split(/\s+as\s+/);
  const target = [...before, ...path.split('::').map((it) => it.trim())].filter(
    (it) => it && it !== 'self',
  );
  if (group === undefined) {
    yield { target, name: alias?.trim() ?? target.at(-1) ?? '' };
    return;
  }
  // Commas of the group itself, not of a group inside it.
  for (const part of group.split(/,(?![^{]*\})/)) if (part.trim()) yield* branches(part, target);
}

const modules = new Map<string, Module>();
for (const file of readdirSync(CORE, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.rs')) continue;
  const path = file.replace(/(^lib|(^|\/)mod)?\.rs$/, '');
  const text = readFileSync(new URL(file, CORE), 'utf8').replace(/\/\/.*/g, '');
  const code = text.split(/#\[cfg\(test\)\]\s*mod /)[0] ?? '';
  const uses = [...code.matchAll(/^\s*(pub(?:\([^)]*\))? )?use ([^;]+);/gm)].flatMap(
    ([, isPassedOn, tree = '']) =>
      [...branches(tree)].map((it) => ({ ...it, isPassedOn: isPassedOn !== undefined })),
  );
  modules.set(path, { path, code, uses });
}

/** The module in which a name is written that a module knows by this path, or none if it is not of the core. */
function home(from: Module, path: readonly string[], met = new Set<string>()): string | undefined {
  let at = from.path ? from.path.split('/') : [];
  let rest = [...path];
  if (rest[0] === 'crate') [at, rest] = [[], rest.slice(1)];
  else if (rest[0] === 'super')
    while (rest[0] === 'super') [at, rest] = [at.slice(0, -1), rest.slice(1)];
  else if (!modules.has([...at, rest[0]].join('/'))) return undefined;
  // The folder of the errors has no file of its own: it is a module of lib.rs, which enters all families.
  while (rest.length > 0 && (rest[0] === 'error' || modules.has([...at, rest[0]].join('/')))) {
    at.push(rest.shift() ?? '');
  }
  const [name] = rest;
  const key = [...at, name].join('/');
  const holder = modules.get(at.join('/')) ?? modules.get('');
  if (!holder || name === undefined || met.has(key)) return holder?.path;
  const passed = holder.uses.find((it) => it.name === name && it.target.length > 1);
  if (!passed) return holder.path;
  const target = at[0] === 'error' && holder.path === '' ? inError(passed.target) : passed.target;
  return home(holder, target, met.add(key)) ?? holder.path;
}

const inError = (target: string[]): string[] =>
  target[0] === 'crate' ? target : ['crate', 'error', ...target];

/** The modules that each module needs. What it only passes on to others it does not need. */
const needs = new Map(
  [...modules.values()].map((module) => {
    const paths = module.uses.filter((it) => !it.isPassedOn).map((it) => it.target);
    const body = module.code.replace(/^\s*(pub(\([^)]*\))? )?use [^;]+;/gm, '');
    for (const [path] of body.matchAll(/(?<![\w:$])[a-z_]+(?:::\w+)+/g))
      paths.push(path.split('::'));
    const found = paths.map((path) => home(module, path));
    return [
      module.path,
      new Set(found.filter((it) => it !== undefined && it !== module.path && it !== '')),
    ];
  }),
) as Map<string, Set<string>>;

const folder = (path: string): string => path.split('/')[0] ?? '';

/** The lines of folders that lib.rs draws. Each line knows only lines above it. */
function drawn(): string[][] {
  const text = readFileSync(new URL('lib.rs', CORE), 'utf8');
  const picture = /knows only what stands above it.*?```text\n(.*?)```/s.exec(text)?.[1] ?? '';
  const folders = new Set([...modules.keys()].map(folder));
  const rows = picture.split('\n').map((line) => line.match(/\w+/g) ?? []);
  return rows.map((row) => row.filter((it) => folders.has(it))).filter((row) => row.length > 0);
}

/** The sets of files in which each needs each other, found as Tarjan does. */
function circles(): string[][] {
  const [index, low, stack, found] = [
    new Map<string, number>(),
    new Map<string, number>(),
    [] as string[],
    [] as string[][],
  ];
  const visit = (path: string): void => {
    index.set(path, index.size);
    low.set(path, index.get(path) ?? 0);
    stack.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(path) !== index.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const path of modules.keys()) if (!index.has(path)) visit(path);
  return found;
}

test('every folder of the core is in the picture of lib.rs once', () => {
  const folders = new Set([...modules.keys()].map(folder).filter((it) => it !== ''));
  expect(drawn().flat().sort()).toEqual([...folders].sort());
});

/** Arrows that are left from before the order was held. None is added; each goes when it is mended. */
const ARROWS = ['game/expand -> solve/error', 'solve/atlas/drawing -> token_graph/grundy'];
const CIRCLES = [
  'boards/board boards/layout',
  'graph/dot graph/dot_drawn',
  'nim/analysis nim/kinds',
];

test('no file of the core needs a folder below its own', () => {
  const rank = new Map(drawn().flatMap((row, at) => row.map((name) => [name, at] as const)));
  const wrong = [...needs].flatMap(([path, all]) =>
    [...all]
      .filter((it) => folder(it) !== folder(path))
      .filter((it) => (rank.get(folder(it)) ?? 0) >= (rank.get(folder(path)) ?? 0))
      .map((it) => `${path} -> ${it}`),
  );
  expect(wrong.sort()).toEqual(ARROWS);
});

test('no two files of the core need each other, not even through others', () => {
  expect(
    circles()
      .map((it) => it.join(' '))
      .sort(),
  ).toEqual(CIRCLES);
});
