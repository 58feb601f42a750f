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

  test('plays at its speed, stops at the end, and begins anew from there', () => {
    const line = timeline(12);
    line.play();
    pass(1000);
    expect(line.cursor).toBe(6);
    line.speed = 2;
    pass(500);
    expect(line).toMatchObject({ cursor: 12, playing: false });
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
    // 6 steps a second, eight times as fast, for 1.2 s less two rests.
    expect(line.cursor).toBeLessThan(1.2 * 48 - 2 * 0.25 * 48);
    expect(line.cursor).toBeGreaterThan(4);
  });

  test('a hidden tab owes nothing', () => {
    const line = timeline(360);
    line.play();
    clock += 60_000;
    pass(50);
    expect(line.cursor).toBeLessThan(3);
  });

  test.each([360, 3600, 60_000, 4096 * 4096])(
    'a run of %i steps is through in a minute, and in half of it at speed 2',
    (length) => {
      for (const speed of [1, 2] as const) {
        const line = timeline(length);
        line.speed = speed;
        line.play();
        pass(59_000 / speed);
        expect(line.playing).toBe(true);
        expect(line.cursor / length).toBeGreaterThan(0.97);
        pass(1500 / speed);
        expect(line).toMatchObject({ cursor: length, playing: false });
      }
    },
  );

  test('a long run rests at its milestones no shorter than a short one', () => {
    const line = timeline(60_000, [500]);
    line.play();
    pass(550);
    expect(line.cursor).toBe(500);
    pass(250);
    expect(line.cursor).toBe(500);
    pass(150);
    expect(line.cursor).toBeGreaterThan(500);
  });

  test('steps are fleeting where they go by faster than words are read, but not where it rests', () => {
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
    // The beginning can be read.
    expect(line).toMatchObject({ cursor: 0, playing: true });
    expect(fleeting()).toBe(false);
  });

  test('an opening has its own pace, which is forgotten when play stops', () => {
    const line = timeline(100);
    line.play(20);
    pass(1000);
    expect(line.cursor).toBe(20);
    line.pause();
    line.play();
    pass(1000);
    expect(line.cursor).toBe(26);
  });

  test('a gate stops play and seeking, but not a scene that puts the cursor down', () => {
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
