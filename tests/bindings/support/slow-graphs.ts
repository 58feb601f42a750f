/** Slow and obvious readers of the core's own forms: they say what a text means, and not whether it may be read. */
import type { GraphReading } from '../../../www/pkg/graphs.js';

/** What a text says: its edges by the names of their ends, and whether they lead one way. */
export interface Slow {
  readonly nodes: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
  readonly directed?: boolean;
}

const token =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=(?:^|\n|\*\/)\s*)#[^\n]*|"((?:\\[\s\S]|[^"\\])*)"|<((?:[^<>]|<[^<>]*>)*)>|(->|--|[[\]{};,=:+])|(-?(?:\.\d+|\d+(?:\.\d*)?)(?![\w\u0080-\uffff])|[\w\u0080-\uffff]+|-?[\d.][\w.\u0080-\uffff]*)/y;

/** A graph in DOT. */
export function slowDot(text: string): Slow {
  const tokens: { readonly sign?: string; name?: string; readonly bare?: boolean }[] = [];
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) throw new Error(`no token of DOT: ${text.slice(at)}`);
    const [, quoted, html, sign, word] = match;
    const name = quoted?.replace(/\\\r?\n/g, '').replace(/\\"/g, '"') ?? html ?? word;
    const joins = tokens.at(-1)?.sign === '+' && quoted !== undefined;
    if (joins) {
      tokens.pop();
      const before = tokens.at(-1);
      if (before) before.name += name ?? '';
    } else if (sign || name !== undefined)
      tokens.push({ ...(sign ? { sign } : { name: name ?? '', bare: word !== undefined }) });
  }
  let at = 0;
  const is = (sign: string) => tokens[at]?.sign === sign;
  const word = () => (tokens[at]?.bare ? tokens[at]?.name?.toLowerCase() : undefined);
  const name = () => tokens[at++]?.name ?? '';
  const strict = word() === 'strict';
  if (strict) at += 1;
  const digraph = name().toLowerCase() === 'digraph';
  if (!is('{')) at += 1;
  const nodes = new Set<string>();
  const edges: { from: string; to: string; dir: string }[] = [];
  const attributes = (): Record<string, string> => {
    const found: Record<string, string> = {};
    for (; is('['); at += 1) {
      for (at += 1; !is(']'); ) {
        const key = name();
        if (is('=')) {
          at += 1;
          found[key] = name();
        }
        if (is(',') || is(';')) at += 1;
      }
    }
    return found;
  };
  const body = (usual: string): string[] => {
    const named = new Set<string>();
    for (at += 1; !is('}'); ) {
      if (is(';')) at += 1;
      else if (tokens[at + 1]?.sign === '=') at += 3;
      else if (/^(node|edge|graph)$/.test(word() ?? '')) {
        const kind = name().toLowerCase();
        const { dir } = attributes();
        if (kind === 'edge') usual = dir ?? usual;
      } else {
        let from = end(usual);
        const drawn: (typeof edges)[number][] = [];
        for (const one of from) named.add(one);
        while (is('->') || is('--')) {
          at += 1;
          const to = end(usual);
          for (const one of to) named.add(one);
          for (const tail of from) {
            for (const head of to) {
              const ends = (it: { from: string; to: string }) =>
                (it.from === tail && it.to === head) ||
                (!digraph && it.from === head && it.to === tail);
              const known = strict ? edges.find(ends) : undefined;
              const edge = known ?? { from: tail, to: head, dir: usual };
              if (!known) edges.push(edge);
              drawn.push(edge);
            }
          }
          from = to;
        }
        const { dir } = attributes();
        for (const edge of drawn) edge.dir = dir ?? edge.dir;
      }
      if (at > tokens.length) throw new Error('DOT that does not end');
    }
    at += 1;
    return [...named];
  };
  const end = (usual: string): string[] => {
    if (word() === 'subgraph') {
      at += 1;
      if (!is('{')) at += 1;
    }
    if (is('{')) return body(usual);
    const node = name();
    nodes.add(node);
    while (is(':')) at += 2;
    return [node];
  };
  body('');
  const line = ({ dir }: { dir: string }) => /^(both|none)$/.test(dir);
  const directed = digraph && !(edges.length > 0 && edges.every(line));
  const pairs = edges.flatMap((edge) => {
    const { from, to, dir } = edge;
    if (!directed) return [[from, to] as const];
    if (line(edge)) return [[from, to] as const, [to, from] as const];
    return dir === 'back' ? [[to, from] as const] : [[from, to] as const];
  });
  return { nodes: [...nodes], edges: pairs, directed };
}

/** A list of edges, with its columns and counts as they were taken. */
export function slowList(text: string, reading: Pick<GraphReading, 'columns' | 'counts'>): Slow {
  const nodes = new Set<string>();
  const edges: [string, string][] = [];
  const part =
    /"(?:\\.|[^"\\])*"|'[^']*'|(?<![^\s,:"'>;-])(?:#|%|\/\/)[^\n]*|\{[^\n]*\}|->|→|--|[:,;\n]|(?!')[^\s,:;"→]+?(?=->|→|--|[:,;\s]|$)/g;
  const words = [...text.matchAll(part)].map(([word]) => word);
  const rows = words.reduce<string[][]>(
    (all, word) => {
      if (word === '\n' || word === ';') all.push([]);
      else if (!/^(#|%|\/\/|\{)/.test(word)) all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  const lines = rows.filter((row) => row.length > 0);
  const joint = (word: string) => /^(->|→|--|:)$/.test(word);
  // Where several words stand before an arrow, blanks belong to names.
  const blanks = lines.some((row) => {
    const before = row.slice(0, row.findLastIndex(joint));
    return before.some((word, at) =>
      [word, before[at - 1] ?? ','].every((it) => it !== ',' && !joint(it)),
    );
  });
  for (const row of reading.counts ? lines.slice(1) : lines) {
    const sign = row.find(joint);
    const parts: string[][] = [[]];
    let open = false;
    const joins = row.includes(',') || (blanks && sign !== undefined);
    for (const word of row) {
      const within = parts.at(-1) ?? [];
      if (word === sign) parts.push([]);
      else if (word !== ',') {
        const plain = word.startsWith('"') ? JSON.parse(word) : word.replace(/^'(.*)'$/, '$1');
        if (joins && open) within.push(`${within.pop()} ${plain}`);
        else within.push(plain);
      }
      open = word !== sign && word !== ',';
    }
    const [first = [], ...rest] = parts;
    if (sign === undefined) {
      const kept = /^(weights|labels)$/.test(reading.columns ?? '') ? first.slice(0, 2) : first;
      for (const node of kept) nodes.add(node);
      for (const to of kept.slice(1)) edges.push([kept[0] ?? '', to]);
      continue;
    }
    let from = first.at(-1) ?? '';
    for (const node of parts.flat()) nodes.add(node);
    for (const ends of rest) {
      for (const to of ends) edges.push([from, to]);
      from = ends.at(-1) ?? '';
    }
  }
  return { nodes: [...nodes], edges };
}

/** A graph in JSON, with the ends of edges taken as names or as places. */
export function slowJson(text: string, { indices }: Pick<GraphReading, 'indices'>): Slow {
  // Numbers are names as they are written.
  const root = JSON.parse(
    text.replace(/"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (it) =>
      it.startsWith('"') ? it : `"${it}"`,
    ),
  );
  const nodes: string[] = [];
  const named = (node: string) => {
    if (!nodes.includes(node)) nodes.push(node);
    return node;
  };
  if (!Array.isArray(root) && root.nodes === undefined) {
    const lists = Object.entries(root as Record<string, string[]>);
    const edges = lists.flatMap(([from, all]) =>
      [named(from), ...all.map(named)].slice(1).map((to) => [from, to] as const),
    );
    return { nodes, edges };
  }
  for (const node of root.nodes ?? []) {
    named(typeof node === 'string' ? node : (node.id ?? node.key ?? node.name));
  }
  const list = Array.isArray(root) ? root : (root.edges ?? root.links ?? []);
  const edges = list.map((edge: readonly string[] | Readonly<Record<string, string>>) => {
    const { source, from: tail, target, to: head } = edge as Readonly<Record<string, string>>;
    const [from, to] = Array.isArray(edge) ? edge : [source ?? tail, target ?? head];
    const end = (it = '') => (indices ? (nodes[Number(it)] ?? '') : named(it));
    return [end(from), end(to)] as const;
  });
  const { directed } = root;
  return { nodes, edges, ...(typeof directed === 'boolean' && { directed }) };
}
