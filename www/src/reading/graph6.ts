/**
 * graph6 and digraph6: the number of nodes and then the adjacency matrix, six bits in each character from `?` to `~`.
 * A graph in graph6 gives the half above the diagonal, column after column; in digraph6, after `&`, every row.
 */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

/** The only line of a text, without the header that it may have. */
export function onlyLine(source: Source, headers: RegExp): Word {
  const { text } = source;
  const header = headers.exec(text)?.[0].length ?? 0;
  const found = [...text.slice(header).matchAll(/\S+/g)];
  const [first, second] = found.map((one) => ({ text: one[0], at: header + one.index }));
  if (second) source.fail('several', second.at, { count: found.length });
  return first ?? source.unexpected(text.length);
}

/** The bits of a word from one character on, and the number of nodes that they begin with. */
export function bitsOf(building: Building, word: Word, from: number) {
  const { source } = building;
  const sixes = [...word.text].map((sign, at) => {
    const code = sign.charCodeAt(0) - 63;
    return code >= 0 && code < 64 ? code : at < from ? 0 : source.unexpected(word.at + at);
  });
  // 63 announces a number of three characters, and twice 63 one of six.
  const long = sixes[from] !== 63 ? 0 : sixes[from + 1] !== 63 ? 1 : 2;
  const [start, length] = [from + long, [1, 3, 6][long] ?? 1];
  const digits = sixes.slice(start, start + length);
  if (digits.length < length) source.unexpected(word.at + word.text.length);
  const nodes = digits.reduce((number, six) => 64 * number + six, 0);
  building.numbered({ text: `${nodes}`, at: word.at + from }, 0);
  const body = start + length;
  const bits = sixes
    .slice(body)
    .flatMap((six) => [5, 4, 3, 2, 1, 0].map((bit) => (six >> bit) & 1));
  return { nodes, bits, at: (bit: number) => word.at + body + Math.floor(bit / 6) };
}

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const word = onlyLine(source, /^\s*(?:>>(?:di)?graph6<<)?/);
  const directed = word.text.startsWith('&');
  if (text.includes('>>digraph6<<') !== directed && text.includes('>>')) source.unexpected(word.at);
  const building = new Building(source);
  const { nodes, bits, at } = bitsOf(building, word, directed ? 1 : 0);
  const length = directed ? nodes * nodes : (nodes * (nodes - 1)) / 2;
  // The text has as many characters as the bits need, and what is left of the last one is 0.
  if (bits.length !== 6 * Math.ceil(length / 6))
    source.unexpected(at(Math.min(bits.length, length + 5)));
  if (bits.slice(length).includes(1)) source.unexpected(at(length));
  let bit = 0;
  for (let line = 0; line < nodes; line += 1) {
    for (let other = 0; other < (directed ? nodes : line); other += 1) {
      const ends = directed ? ([line, other] as const) : ([other, line] as const);
      if (bits[bit] === 1) building.edge(...ends, at(bit));
      bit += 1;
    }
  }
  return building.done(directed);
}
