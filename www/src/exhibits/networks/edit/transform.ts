import type { Run } from '../../../engine/engine.ts';
import { paired } from '../fields.ts';
import type { Traced } from '../traced.ts';
import type { Edits } from './late-editor.ts';

/** The changes that the core can make to a whole network. */
export type Transformation = 'untangled' | 'reflected' | 'withoutTop' | 'withoutBottom';

/** Replaces the network of a figure by one that the core makes from it. */
export async function transform(
  {
    run,
    traced,
    editor,
  }: { run: Run<'Network'> | undefined; traced: Traced | undefined; editor: Edits },
  what: Transformation,
): Promise<void> {
  if (!run || !traced) return;
  const net = paired(await run.ask(what));
  const fewer = what.startsWith('without');
  const wires = fewer ? traced.wires - 1 : traced.wires;
  const fed = fewer ? { input: 'random' as const, values: undefined } : {};
  await editor.replace({ kind: 'typed', wires, net, cursor: undefined, beside: 'none', ...fed });
}
