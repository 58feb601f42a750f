/** Dragging on a picture: what a press, a movement and a release mean, by mouse and by finger. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drag } from '../../www/src/stage/drag.ts';
import type { Place } from '../../www/src/stage/graph/edit-graph.ts';

/** A picture whose left half can be held. */
class Left extends Drag<string> {
  readonly log: string[] = [];
  captured = 0;
  readonly picture = {
    setPointerCapture: () => {
      this.captured += 1;
    },
  };

  protected override grasp({ x }: Place): string | undefined {
    return x < 100 ? 'mark' : undefined;
  }
  protected override drop(held: string): void {
    this.log.push(`${held} to ${this.at.x}`);
  }
  protected override redraw(): void {}
  protected override place({ clientX, clientY }: PointerEvent): Place {
    return { x: clientX, y: clientY };
  }
  protected override waits(): boolean {
    return true;
  }
  protected override begin(): void {
    this.log.push('begins');
  }

  press(x: number, more = {}): void {
    this.down(at(x, more), this.picture as unknown as Element);
  }
  /** What is held, is dragged or keeps the page from scrolling. */
  get holds(): boolean {
    let kept = false;
    const preventDefault = () => {
      kept = true;
    };
    this.touch.handleEvent({ cancelable: true, preventDefault } as unknown as Event);
    return kept;
  }
}

const at = (clientX: number, more = {}) =>
  ({
    clientX,
    clientY: 0,
    button: 0,
    isPrimary: true,
    pointerType: 'mouse',
    ...more,
  }) as PointerEvent;
const finger = { pointerType: 'touch' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a mouse drags what it has pressed, once it has moved a little, and the click after it does not count', () => {
  const drag = new Left();
  drag.press(10);
  expect([drag.holds, drag.captured, drag.dragging]).toEqual([true, 1, false]);
  drag.move(at(13));
  expect(drag.dragging).toBe(false);
  drag.move(at(14));
  expect(drag.dragging).toBe(true);
  drag.up(at(60));
  expect(drag.log).toEqual(['begins', 'mark to 60']);
  expect([drag.holds, drag.dragging]).toEqual([false, false]);
  expect([drag.swallows(), drag.swallows()]).toEqual([true, false]);
});

test('a press that does not move is a click, and so is one after a drag whose click never came', () => {
  const drag = new Left();
  drag.press(10);
  drag.up(at(12));
  expect([drag.swallows(), drag.log]).toEqual([false, []]);
  drag.press(10);
  drag.move(at(50));
  drag.up(at(50));
  drag.press(10);
  drag.up(at(10));
  expect(drag.swallows()).toBe(false);
});

test('what lies elsewhere, another button and a second finger take hold of nothing', () => {
  const drag = new Left();
  drag.press(200);
  drag.press(10, { button: 2 });
  drag.press(10, { isPrimary: false });
  drag.move(at(50));
  drag.up(at(50));
  expect([drag.captured, drag.log]).toEqual([0, []]);
});

test('a drag that is cancelled changes nothing', () => {
  const drag = new Left();
  drag.press(10);
  drag.move(at(50));
  drag.cancel();
  drag.up(at(50));
  expect([drag.log, drag.dragging]).toEqual([['begins'], false]);
});

test('a finger takes hold once it has rested, and back at its start it changes nothing', () => {
  const drag = new Left();
  drag.press(10, finger);
  vi.advanceTimersByTime(349);
  expect([drag.holds, drag.dragging]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([drag.holds, drag.dragging]).toEqual([true, true]);
  drag.up(at(11, finger));
  expect([drag.log, drag.swallows()]).toEqual([['begins'], true]);
  drag.press(10, finger);
  vi.advanceTimersByTime(350);
  drag.move(at(70, finger));
  drag.up(at(70, finger));
  expect(drag.log).toEqual(['begins', 'begins', 'mark to 70']);
});

test('a finger that moves before it has rested scrolls the page', () => {
  const drag = new Left();
  drag.press(10, finger);
  drag.move(at(18, finger));
  drag.move(at(19, finger));
  vi.advanceTimersByTime(1000);
  expect([drag.holds, drag.captured, drag.log]).toEqual([false, 0, []]);
});
