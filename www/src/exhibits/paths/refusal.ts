import type { Sentence } from '../../words/sentence.ts';
import type { Way } from './fields.ts';

/** The core's number for a node that no edge leads to. */
const NO_EDGE = 0;

/** Why a touch on a node does not lead the way there; `move` is what the core says of the node. */
export function refusal(
  figure: { readonly way: Way; name(node: number): string },
  node: number,
  move: number | undefined,
): Sentence {
  const head = figure.way.at(-1);
  const args = {
    name: figure.name(node),
    head: head === undefined ? undefined : figure.name(head),
  };
  const id =
    head === undefined
      ? 'way-no-start'
      : node === head
        ? 'way-here'
        : move === NO_EDGE || move === undefined
          ? 'way-no-edge'
          : 'way-twice';
  return { id, args };
}
