import type { Timeline } from './timeline.ts';

/** Commands of the figure's keys; the help panel lists them from here (`key-<command>`). */
export const keyTable = [
  { keys: [',', 'PageUp'], command: 'back' },
  { keys: ['.', 'PageDown'], command: 'forward' },
  { keys: ['Shift+,', 'Shift+PageUp'], command: 'previous-milestone' },
  { keys: ['Shift+.', 'Shift+PageDown'], command: 'next-milestone' },
  { keys: ['k'], command: 'play' },
  { keys: ['Home'], command: 'first' },
  { keys: ['End'], command: 'last' },
  { keys: ['+', '='], command: 'zoom-in' },
  { keys: ['-'], command: 'zoom-out' },
  { keys: ['0'], command: 'zoom-reset' },
  { keys: ['Escape'], command: 'close' },
  { keys: ['b'], command: 'blank' },
  { keys: ['?'], command: 'help' },
] as const;

export type Command = (typeof keyTable)[number]['command'];

/** The command of a key press, or undefined where the key belongs to the focused widget. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const target = event.composedPath()[0];
  const typing =
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=range]), select, textarea');
  if (typing && event.key !== 'Escape') return undefined;
  return (
    lookUp(event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key) ??
    // Shift with comma and full stop types something else on every layout: go by the key itself.
    lookUp(event.shiftKey ? `Shift+${{ Comma: ',', Period: '.' }[event.code] ?? ''}` : '')
  );
}

function lookUp(pressed: string): Command | undefined {
  // Caps lock makes no other key of a letter.
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  return keyTable.find(({ keys }) => (keys as readonly string[]).includes(key))?.command;
}

/** Carries out the commands that move the cursor; false for the others. */
export function steer(timeline: Timeline, command: Command): boolean {
  switch (command) {
    case 'back':
      timeline.step(-1);
      return true;
    case 'forward':
      timeline.step(1);
      return true;
    case 'previous-milestone':
      timeline.jump(-1);
      return true;
    case 'next-milestone':
      timeline.jump(1);
      return true;
    case 'play':
      timeline.toggle();
      return true;
    case 'first':
      timeline.seek(0);
      return true;
    case 'last':
      timeline.seek(timeline.length);
      return true;
    default:
      return false;
  }
}
