/**
 * sparse6: `:`, the number of nodes, and then for each edge one bit that says whether its larger end is the next node, and
 * a number of k bits, which is the smaller end, or else the node to go on from.
 */

import type { ForeignGraph } from './foreign-graph.ts';
import { bitsOf, onlyLine } from './graph6.ts';
import { Building, Source } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const word = onlyLine(source, /^\s*(?:>>sparse6<<)?/);
  if (!word.text.startsWith(':')) source.unexpected(word.at);
  const building = new Building(source);
  const { nodes, bits, at } = bitsOf(building, word, 1);
  let k = 0;
  while (2 ** k < nodes) k += 1;
  let [node, bit] = [0, 0];
  // The bits that fill the last character are 1. Where these would be a loop at the last node, or may be, a 0 comes first.
  const full = nodes === 2 ** k;
  const fills = (rest: readonly number[]) => {
    if (rest.slice(1).includes(0)) return false;
    if (rest[0] === 0) return full && node < nodes - 1;
    return rest.length <= k || !(full && node === nodes - 2);
  };
  for (; bit + k < bits.length; bit += 1 + k) {
    const rest = bits.slice(bit, bit + 6);
    if (rest.length < 6 && fills(rest)) break;
    if (bits[bit] === 1) node += 1;
    const number = bits.slice(bit + 1, bit + 1 + k).reduce((sum, one) => 2 * sum + one, 0);
    if (number >= nodes || node >= nodes) source.unexpected(at(bit));
    if (number > node) node = number;
    else building.edge(number, node, at(bit));
  }
  if (!fills(bits.slice(bit))) source.unexpected(at(bit));
  return building.done(false);
}
