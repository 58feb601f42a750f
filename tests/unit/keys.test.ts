import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Command,
  commandOf,
  keyTable,
  steer,
  whilePresenting,
} from '../../www/src/stage/keys.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';

/** The part of a widget that a selector such as `input:not(...), select, textarea` needs. */
class Widget {
  constructor(
    readonly name: string,
    readonly type?: string,
  ) {}

  matches(selector: string): boolean {
    const excepted = /:not\(([^)]*)\)/.exec(selector)?.[1] ?? '';
    if (this.type !== undefined && excepted.includes(`[type=${this.type}]`)) return false;
    return new RegExp(`\\b${this.name}\\b`).test(selector.replace(/:not\([^)]*\)/, ''));
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLElement', Widget);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const picture = {};

/** What a key does while this element has the focus. */
function press(
  key: string,
  more: Partial<KeyboardEvent> = {},
  focused: object = picture,
  presenting = false,
) {
  const event = { key, code: '', shiftKey: false, composedPath: () => [focused], ...more };
  return commandOf(event as unknown as KeyboardEvent, presenting);
}

/** The same while the figure presents. */
const present = (key: string, more: Partial<KeyboardEvent> = {}, focused: object = picture) =>
  press(key, more, focused, true);

const shift = { shiftKey: true };

describe('the keys', () => {
  test.each<[string, Command]>([
    [',', 'back'],
    ['k', 'play'],
    ['+', 'zoom-in'],
    ['=', 'zoom-in'],
    ['-', 'zoom-out'],
    ['0', 'zoom-reset'],
    ['Escape', 'close'],
  ])('%s: %s', (key, command) => {
    expect([press(key), present(key)]).toEqual([command, command]);
  });

  test.each<[string, Partial<KeyboardEvent>, Command]>([
    ['PageUp', {}, 'back'],
    ['PageDown', {}, 'forward'],
    ['PageUp', shift, 'previous-milestone'],
    ['PageDown', shift, 'next-milestone'],
    ['Home', {}, 'first'],
    ['End', {}, 'last'],
    ['b', {}, 'blank'],
  ])('%s %j: %s while the figure presents; otherwise it is the page’s', (key, more, command) => {
    for (const focused of [picture, new Widget('button'), new Widget('input', 'range')]) {
      expect([press(key, more, focused), present(key, more, focused)]).toEqual([
        undefined,
        command,
      ]);
    }
  });

  test('full stop: forward, but while the figure presents, some clickers blank the screen with it', () => {
    expect([press('.'), present('.')]).toEqual(['forward', 'blank']);
    expect(present('.', {}, new Widget('input'))).toBeUndefined();
  });

  test('with Shift jump between milestones, on any layout', () => {
    // The characters of English and German keyboards.
    for (const typed of ['<', ';']) {
      expect(press(typed, { ...shift, code: 'Comma' }), typed).toBe('previous-milestone');
    }
    for (const typed of ['>', ':']) {
      expect(press(typed, { ...shift, code: 'Period' }), typed).toBe('next-milestone');
    }
  });

  test('that need Shift count as what they type', () => {
    expect(press('?', { ...shift, code: 'Slash' })).toBe('help');
    expect(press('+', { ...shift, code: 'Equal' })).toBe('zoom-in');
    expect(press('=', { ...shift, code: 'Digit0' })).toBe('zoom-in');
    // On French keyboards, Shift with the key that is a comma elsewhere types the full stop.
    expect(press('.', { ...shift, code: 'Comma' })).toBe('forward');
  });

  test('mean the same with caps lock', () => {
    expect(present('B')).toBe('blank');
    expect(press('K')).toBe('play');
  });

  test('belong to the focused widget if it uses them', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab']) {
      expect(press(key), key).toBeUndefined();
      expect(press(key, shift), key).toBeUndefined();
    }
  });

  test('are for typing in a text field, but Escape closes', () => {
    for (const field of [new Widget('input'), new Widget('textarea'), new Widget('select')]) {
      for (const { keys, command } of keyTable) {
        if (command === 'close') continue;
        for (const key of keys) expect(present(key, {}, field), key).toBeUndefined();
      }
      expect(press('Escape', {}, field)).toBe('close');
    }
  });

  test('belong to the figure on its buttons, check boxes and the scrubber', () => {
    const widgets = [new Widget('button'), new Widget('input', 'checkbox')];
    for (const widget of [...widgets, new Widget('input', 'range')]) {
      expect(press('k', {}, widget)).toBe('play');
      expect(press('.', {}, widget)).toBe('forward');
    }
  });

  test.each(['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'] as const)(
    'are someone else’s with %s',
    (taken) => {
      for (const { keys } of keyTable) {
        for (const key of keys) expect(present(key, { [taken]: true }), key).toBeUndefined();
      }
    },
  );

  test('of the table are all different, before a figure presents', () => {
    const keys = keyTable.flatMap(({ keys, command }) =>
      keys.filter((key) => !whilePresenting(key, command)),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const commands = keyTable.map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
  });

  test('that have no meaning do nothing', () => {
    for (const key of ['', 'Shift', 'Shift+', 'Process', 'Dead', 'a', 'F1', ',,', 'Unidentified']) {
      expect(press(key), key).toBeUndefined();
      expect(press(key, shift), key).toBeUndefined();
    }
  });
});

describe('steering', () => {
  test('moves the cursor, or leaves the command to others', () => {
    const timeline = new Timeline(() => {});
    timeline.length = 20;
    timeline.milestones = [5, 12];
    const reached = (command: Command, from: number): number => {
      timeline.place(from);
      expect(steer(timeline, command), command).toBe(true);
      return timeline.cursor;
    };
    expect(reached('back', 7)).toBe(6);
    expect(reached('forward', 7)).toBe(8);
    expect(reached('previous-milestone', 7)).toBe(5);
    expect(reached('next-milestone', 7)).toBe(12);
    expect(reached('first', 7)).toBe(0);
    expect(reached('last', 7)).toBe(20);
    expect(steer(timeline, 'play')).toBe(true);
    expect(timeline.playing).toBe(true);
    expect(steer(timeline, 'play')).toBe(true);
    expect(timeline.playing).toBe(false);
    for (const other of ['zoom-in', 'zoom-out', 'zoom-reset', 'close', 'blank', 'help'] as const) {
      expect(steer(timeline, other), other).toBe(false);
    }
    expect(timeline.cursor).toBe(0);
  });
});
