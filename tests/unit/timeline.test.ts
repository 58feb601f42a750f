import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Timeline } from '../../www/src/stage/timeline.ts';

let frames: ((now: number) => void)[] = [];
let clock = 0;

beforeEach(() => {
  frames = [];
  clock = 0;
  vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => frames.push(tick));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

/** Lets time pass, a frame every 50 ms. */
const pass = (ms: number): void => {
  for (const end = clock + ms; clock < end; ) {
    clock += 50;
    for (const frame of frames.splice(0)) frame(clock);
  }
};

const timeline = (length = 100, milestones: number[] = []) => {
  const moves: number[] = [];
  const made: Timeline = new Timeline(() => moves.push(made.cursor));
  made.length = length;
  made.milestones = milestones;
  return Object.assign(made, { moves });
};

describe('Timeline', () => {
  test('stays within the run', () => {
    const line = timeline(10);
    line.step(-1);
    expect(line.cursor).toBe(0);
    line.seek(1e9);
    expect(line.cursor).toBe(10);
  });

  test('jumps between milestones, and to the ends beyond them', () => {
    const line = timeline(100, [2, 40]);
    const forward = [1, 2, 3].map(() => {
      line.jump(1);
      return line.cursor;
    });
    const back = [1, 2, 3].map(() => {
      line.jump(-1);
      return line.cursor;
    });
    expect(forward).toEqual([2, 40, 100]);
    expect(back).toEqual([40, 2, 0]);
  });

  test('plays at its speed, stops at the end, and begins again from there', () => {
    const line = timeline(36);
    line.play();
    pass(1000);
    expect(line.cursor).toBe(6);
    line.speed = 2;
    pass(2500);
    expect(line).toMatchObject({ cursor: 36, playing: false });
    line.play();
    expect(line).toMatchObject({ cursor: 0, playing: true });
  });

  test('holds at every stop until its words are read, at any speed, and passes none by', () => {
    const line = timeline(100, [3, 4]);
    let words: number | undefined;
    line.reading = () => words;
    line.speed = 8;
    line.play();
    pass(1000);
    // The words have not come yet.
    expect(line).toMatchObject({ cursor: 3, holding: true });
    words = 2000;
    pass(1900);
    expect(line.cursor).toBe(3);
    pass(300);
    expect(line).toMatchObject({ cursor: 4, holding: true });
    pass(2200);
    expect(line.cursor).toBeGreaterThan(4);
    expect(line.holding).toBe(false);
  });

  test('goes on to the next stop when the visitor says so, and holds nowhere when that is wanted', () => {
    const line = timeline(100, [30, 60]);
    line.reading = () => 60_000;
    line.play();
    line.next();
    expect(line).toMatchObject({ cursor: 30, playing: true, holding: true });
    line.next();
    expect(line).toMatchObject({ cursor: 60, playing: true, holding: true });
    line.holds = false;
    pass(100);
    expect(line.holding).toBe(false);
    line.next();
    expect(line).toMatchObject({ cursor: 100, playing: false });
    line.seek(7);
    line.next();
    expect(line).toMatchObject({ cursor: 8, playing: false });
  });

  test('passes every stop in a sweep that nobody has asked for', () => {
    const line = timeline(100, [30]);
    line.reading = () => 60_000;
    line.play(100);
    expect(line.fleeting(30)).toBe(true);
    pass(1100);
    expect(line).toMatchObject({ cursor: 100, playing: false });
  });

  test('does not catch up on the steps that a hidden tab missed', () => {
    const line = timeline(100);
    line.play();
    clock += 60_000;
    pass(50);
    expect(line.cursor).toBeLessThan(3);
  });

  /** How long a run plays, in seconds. */
  const lasts = (line: Timeline): number => {
    const began = clock;
    line.play();
    while (line.playing) pass(50);
    return (clock - began) / 1000;
  };

  test.each([9, 30, 64, 144, 273, 600, 3600, 60_000, 4096 * 4096])(
    'a run of %i steps moves for 5 to 24 seconds, however many milestones it has, and half of that at speed 2',
    (length) => {
      const some = Array.from({ length: 4 }, (_, i) => Math.floor((i * length) / 4) + 1);
      const many = Array.from({ length: Math.min(length, 500) }, (_, i) => i + 1);
      for (const milestones of [[], some, many]) {
        const line = Object.assign(timeline(length, milestones), { holds: false });
        const seconds = lasts(line);
        expect(seconds).toBeGreaterThan(4.8);
        expect(seconds).toBeLessThan(24.5);
      }
      const quick = Object.assign(timeline(length), { speed: 2 as const });
      expect(lasts(quick)).toBeCloseTo(lasts(timeline(length)) / 2, 0);
    },
  );

  test('takes no longer than a second per step in a short run', () => {
    expect(lasts(timeline(1))).toBeLessThan(1.1);
    expect(lasts(timeline(4))).toBeLessThan(4.2);
  });

  test('rests at the milestones of a long run as long as in a short one', () => {
    const line = timeline(60_000, [500]);
    line.play();
    pass(250);
    expect(line.cursor).toBe(500);
    pass(200);
    expect(line.cursor).toBe(500);
    pass(150);
    expect(line.cursor).toBeGreaterThan(500);
  });

  test('says nothing of its own between two stops', () => {
    const line = timeline(100, [30]);
    const fleeting = () => line.fleeting(line.cursor);
    line.play();
    expect(fleeting()).toBe(false);
    pass(500);
    expect(fleeting()).toBe(true);
    while (line.cursor < 30) pass(50);
    expect(line).toMatchObject({ cursor: 30, playing: true });
    expect(fleeting()).toBe(false);
    pass(1000);
    expect(fleeting()).toBe(true);
    line.pause();
    expect(fleeting()).toBe(false);
    line.seek(100);
    line.play();
    expect(line).toMatchObject({ cursor: 0, playing: true });
    expect(fleeting()).toBe(false);
  });

  test('forgets the pace of an opening when play stops', () => {
    const line = timeline(100);
    line.play(20);
    pass(1000);
    expect(line.cursor).toBe(20);
    line.pause();
    line.play();
    pass(1000);
    expect(line.cursor).toBe(26);
  });

  test('has a gate that stops play and seeking, but not a scene that puts the cursor down', () => {
    const line = timeline(100);
    line.gate = (from, to) => (to > from ? Math.min(to, 4) : to);
    line.seek(50);
    expect(line.cursor).toBe(4);
    line.play();
    pass(1000);
    expect(line).toMatchObject({ cursor: 4, playing: false });
    line.place(50);
    expect(line.cursor).toBe(50);
    line.step(-1);
    expect(line.cursor).toBe(49);
  });
});
