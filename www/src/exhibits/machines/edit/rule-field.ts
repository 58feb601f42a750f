import { nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { type Refused, renderText } from '../../../stage/inputs.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import { longest } from '../scene.ts';
import type { ShownMachine } from '../shown.ts';
import { refusalAt } from './rule-grid.ts';
import { type Cell, isSmall, keyOf, textOf, writtenOf } from './written.ts';

/** What was typed for the rule of a cell, and refused. */
interface RefusedRule extends Refused {
  readonly cell: string;
}

const refusals = new WeakMap<ShownMachine, RefusedRule>();

/** A field for the rule that was touched: it is changed where it stands. Large tables are changed as text only. */
export function renderRule(
  figure: ShownMachine,
  cell: Cell,
  words: Messages,
): TemplateResult | typeof nothing {
  const { machine } = figure.ran ?? {};
  if (!machine || !isSmall(machine)) return nothing;
  const refused = refusals.get(figure);
  return renderText(words, {
    name: 'rule-here',
    label: 'machine-rule-here',
    size: 8,
    value: textOf(machine, cell),
    refused: refused?.cell === keyOf(cell) ? refused : undefined,
    about: words.text('machine-cells-about'),
    take: (text) => void change(figure, cell, text),
  });
}

/** Runs the machine with another rule, on the tape that it has; or keeps what was typed, and says what is wrong with it. */
async function change(figure: ShownMachine, cell: Cell, text: string): Promise<void> {
  const { ran } = figure;
  if (!ran) return;
  const scene = figure.currentScene();
  const { left, right } = scene;
  const input = right === undefined ? ran.tape.right : '';
  const written = writtenOf(ran.machine, new Map([[keyOf(cell), text]]), input);
  const fields = { machine: 'written', table: written.text, left, right } as const;
  const { length } = written.text;
  const error =
    length > longest.table
      ? new CodedError('machine-rules-too-long', { length, limit: longest.table })
      : await figure.refusal('TuringMachine', configOf({ ...scene, ...fields }));
  if (error) {
    const wrong = refusalAt(ran.machine, written, error).error;
    refusals.set(figure, { cell: keyOf(cell), text, error: wrong });
    figure.requestUpdate();
    return;
  }
  refusals.delete(figure);
  await figure.begin(fields);
}
