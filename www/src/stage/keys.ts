import type { Timeline } from './timeline.ts';

/** A key of a widget, and what it does there (`key-<does>`). */
export interface WidgetKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/**
 * Keys of the marks of a plate, and the gestures beside them. They are listed here for help only; `Board`
 * and the gestures implement them.
 */
export const plateKeys: readonly WidgetKey[] = [
  { keys: ['Tab'], does: 'enter' },
  { keys: ['←', '→', '↑', '↓'], does: 'walk' },
  { keys: ['Home', 'End'], does: 'row' },
  { keys: ['Enter', 'Space'], does: 'choose' },
];

/** Commands of the figure's keys. The help panel lists them (`key-<command>`). */
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

/**
 * Keys that the figure takes only while it presents: those of a clicker, with which a reader otherwise
 * scrolls the page around the figure, and the one that blanks the screen.
 */
export const presentingKeys = /Page|Home|End|^b$/i;

export type Command = (typeof keyTable)[number]['command'];

/** Whether Ctrl, Alt or Meta makes a key press the browser’s. */
export const withModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.altKey || event.metaKey;

/** The command of a key press; undefined if the key belongs to the focused widget or to the page. */
export function commandOf(event: KeyboardEvent, presenting: boolean): Command | undefined {
  if (withModifier(event) || event.defaultPrevented) return undefined;
  if (!presenting && presentingKeys.test(event.key)) return undefined;
  const target = event.composedPath()[0];
  const typing =
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=range]), select, textarea');
  if (typing && event.key !== 'Escape') return undefined;
  return (
    lookUp(event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key) ??
    // With Shift, comma and full stop type another character on every layout, so the code of the key
    // counts.
    lookUp(event.shiftKey ? `Shift+${{ Comma: ',', Period: '.' }[event.code] ?? ''}` : '')
  );
}

function lookUp(pressed: string): Command | undefined {
  // Caps lock does not make a letter another key.
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  return keyTable.find(({ keys }) => (keys as readonly string[]).includes(key))?.command;
}

/** Carries out a command that moves the cursor; returns false for the others. */
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
