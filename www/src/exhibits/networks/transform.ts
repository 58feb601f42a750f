import type { Run } from '../../engine/engine.ts';
import type { Editor } from './editor.ts';
import { paired } from './fields.ts';
import type { Traced } from './traced.ts';

/** What the core makes of a network. */
export type Transformation = 'untangled' | 'reflected' | 'withoutTop' | 'withoutBottom';

/** Changes the network of a figure into what the core makes of it. */
export async function transform(
  {
    run,
    traced,
    editor,
  }: { run: Run<'Network'> | undefined; traced: Traced | undefined; editor: Editor },
  what: Transformation,
): Promise<void> {
  if (!run || !traced) return;
  const net = paired(await run.ask(what));
  const fewer = what.startsWith('without');
  const wires = fewer ? traced.wires - 1 : traced.wires;
  const fed = fewer ? { input: 'random' as const, values: undefined } : {};
  await editor.replace({ kind: 'typed', wires, net, cursor: undefined, beside: 'none', ...fed });
}
