import type { Timeline } from './timeline.ts';

/** A key of a widget, and what it does there (`key-<does>`). */
export interface WidgetKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/**
 * Keys of the marks of a picture, and the gestures beside them. They are listed here for help only; `Board`
 * and the gestures implement them.
 */
export const pictureKeys: readonly WidgetKey[] = [
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
  { keys: ['b', '.'], command: 'blank' },
  { keys: ['?'], command: 'help' },
] as const;

export type Command = (typeof keyTable)[number]['command'];

/**
 * Whether the figure takes a key only while it presents: those of a clicker, with which a reader otherwise
 * scrolls the page around the figure, and those that blank the screen. Some clickers send a full stop for that.
 */
export const whilePresenting = (key: string, command: Command): boolean =>
  command === 'blank' || /Page|Home|End/.test(key);

/** Whether Ctrl, Alt or Meta makes a key press the browser’s. */
export const withModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.altKey || event.metaKey;

/** The command of a key press; undefined if the key belongs to the focused widget or to the page. */
export function commandOf(event: KeyboardEvent, presenting: boolean): Command | undefined {
  if (withModifier(event) || event.defaultPrevented) return undefined;
  const target = event.composedPath()[0];
  const typing =
    target instanceof HTMLElement &&
    // After Escape, the next Tab leaves the editor of scripts.
    (target.isContentEditable ||
      (event.key !== 'Escape' &&
        target.matches('input:not([type=checkbox], [type=range]), select, textarea')));
  if (typing) return undefined;
  const { shiftKey, key, code } = event;
  return (
    lookUp(shiftKey && key.length > 1 ? `Shift+${key}` : key, presenting) ??
    // With Shift, comma and full stop type another character on every layout, so the code of the key
    // counts.
    lookUp(shiftKey ? `Shift+${{ Comma: ',', Period: '.' }[code] ?? ''}` : '', presenting)
  );
}

function lookUp(pressed: string, presenting: boolean): Command | undefined {
  // Caps lock does not make a letter another key.
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  // While presenting, the full stop blanks the screen, and before that it steps.
  return keyTable.findLast(
    ({ keys, command }) =>
      (keys as readonly string[]).includes(key) && (presenting || !whilePresenting(key, command)),
  )?.command;
}

/** Carries out a command that moves the cursor; returns false for the others. */
export function steer(timeline: Timeline, command: Command): boolean {
  switch (command) {
    case 'back':
      timeline.step(-1);
      return true;
    case 'forward':
      timeline.next();
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
