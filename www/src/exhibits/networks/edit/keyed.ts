import { kindOf, type Mark } from '../picture/board-plan.ts';
import type { Traced } from '../traced.ts';
import type { Editor } from './editor.ts';

/** What the keys need from the figure. */
export interface KeyedFigure {
  readonly board: { focus: Mark };
  readonly editor: Editor;
  readonly traced: Traced | undefined;
  putBack(ghost: number): Promise<void>;
  readonly restore: () => void;
}

/** Keys that edit the mark with the keyboard focus; returns whether the key did something. */
export function keyed(event: KeyboardEvent, figure: KeyedFigure): boolean {
  const work = workOf(event, figure);
  if (!work) return false;
  event.preventDefault();
  void work.then(() => figure.restore());
  return true;
}

function workOf(event: KeyboardEvent, figure: KeyedFigure): Promise<void> | undefined {
  const { editor, board, traced } = figure;
  const { key, altKey } = event;
  if (event.ctrlKey || event.metaKey) {
    if (altKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === 'z') return event.shiftKey ? editor.redo() : editor.undo();
    return letter === 'y' ? editor.redo() : undefined;
  }
  const { kind, at } = kindOf(board.focus);
  if (kind === 'c' && !altKey && (key === 'Delete' || key === 'Backspace'))
    return editor.remove(at);
  if (kind === 'g' && !altKey && (key === 'Delete' || key === 'Backspace'))
    return figure.putBack(at);
  if (kind === 'c' && key === 'r' && !altKey) return editor.reverse(at);
  const to = key === 'ArrowUp' ? at - 1 : key === 'ArrowDown' ? at + 1 : undefined;
  if (kind !== 'i' || !altKey || to === undefined) return undefined;
  if (to < 0 || to >= (traced?.wires ?? 0)) return undefined;
  // The keyboard focus moves with the element.
  board.focus = `i${to}`;
  figure.restore();
  return editor.carry(at, to);
}
