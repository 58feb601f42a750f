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

  test('rests at every milestone, and passes none by', () => {
    const line = timeline(100, [3, 4]);
    line.speed = 8;
    line.play();
    pass(1200);
    expect(line.moves).toContain(3);
    expect(line.moves).toContain(4);
    // 6 steps per second, at eight times the speed, for 1.2 s less two rests.
    expect(line.cursor).toBeLessThan(1.2 * 48 - 2 * 0.25 * 48);
    expect(line.cursor).toBeGreaterThan(4);
  });

  test('lingers at the first milestones of a run that needs them to be read, at any pace', () => {
    const line = timeline(1000, [3, 4, 500]);
    line.lingering = 2;
    line.play(200);
    pass(2000);
    expect(line.cursor).toBe(3);
    pass(2500);
    expect(line.cursor).toBe(4);
    pass(2000);
    // At the third milestone it rests like any other run.
    const at = line.moves.indexOf(500);
    expect(at).toBe(-1);
    pass(3500);
    expect(line.moves).toContain(500);
    expect(line.cursor).toBeGreaterThan(500);
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
    'a run of %i steps plays for 5 to 30 seconds, however many milestones it has, and half of its moves at speed 2',
    (length) => {
      const some = Array.from({ length: 4 }, (_, i) => Math.floor((i * length) / 4) + 1);
      const many = Array.from({ length: Math.min(length, 500) }, (_, i) => i + 1);
      for (const milestones of [[], some, many]) {
        const seconds = lasts(timeline(length, milestones));
        expect(seconds).toBeGreaterThan(4.8);
        // Each rest loses a frame.
        expect(seconds).toBeLessThan(30.5 + 0.05 * milestones.length);
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

  test('calls steps fleeting that pass faster than words can be read, but not those where it rests', () => {
    const line = timeline(100, [30]);
    const fleeting = () => line.fleeting(line.cursor);
    line.play();
    pass(500);
    expect(fleeting()).toBe(false);
    line.speed = 2;
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
    // There is time to read the beginning.
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
