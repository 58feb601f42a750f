/** A figure and a lesson in a frame of a learning system: what they say, to whom, and whom they hear. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FigureState, type Framed, ScoredFigure } from '../../www/src/embed/scored-figure.ts';
import { Splice } from '../../www/src/embed/splice.ts';
import { Judge } from '../../www/src/lesson/hand-in/judge.ts';
import { lessonName } from '../../www/src/lesson/lesson.ts';
import { Progress } from '../../www/src/lesson/progress.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { momentsOf, Reporter } from '../../www/src/lesson/report/reporter.ts';
import { type LessonState, SplicePlatform } from '../../www/src/lesson/report/splice.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { markupOf, textOf } from './markup.ts';
import { turn } from './opened-figure.ts';

const HOST = 'https://school.example';

/** The window of a frame, and the page around it with all that was sent to it. */
class Frame extends EventTarget {
  readonly sent: {
    readonly data: { readonly [name: string]: unknown };
    readonly target: string;
  }[] = [];
  readonly parent = {
    postMessage: (data: never, target: string) => this.sent.push({ data, target }),
  };

  get window(): Window {
    return this as unknown as Window;
  }

  /** A message to the frame, from the page around it unless another window is given. */
  hear(data: unknown, source: unknown = this.parent, origin = HOST): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  }

  /** The page answers the question of the frame. */
  answer(state: unknown, more: object = {}, origin = HOST): void {
    const message_id = this.sent[0]?.data.message_id;
    this.hear(
      { subject: 'SPLICE.getState.response', message_id, state, ...more },
      this.parent,
      origin,
    );
  }

  get reports() {
    return this.sent.filter(({ data }) => data.subject === 'SPLICE.reportScoreAndState');
  }
}

describe('the protocol', () => {
  test('asks the page around it, and tells nothing before that has answered', () => {
    const frame = new Frame();
    const heard: unknown[] = [];
    const splice = new Splice(frame.window, (one) => heard.push(one));
    expect(frame.sent).toEqual([
      {
        data: { subject: 'SPLICE.getState', message_id: expect.stringMatching(/^[\w-]{8,}$/) },
        target: '*',
      },
    ]);
    splice.report(1, 'x');
    expect(frame.reports).toEqual([]);
    frame.answer({ a: 1 });
    expect(heard).toEqual([{ state: { a: 1 }, origin: HOST, error: undefined }]);
    splice.report(0.5, { b: 2 });
    expect(frame.reports).toEqual([
      {
        data: {
          subject: 'SPLICE.reportScoreAndState',
          message_id: expect.stringMatching(/^[\w-]{8,}$/),
          score: 0.5,
          state: { b: 2 },
        },
        target: HOST,
      },
    ]);
    // Each message has a name of its own, and a second answer counts nothing.
    splice.report(1, 'y');
    expect(new Set(frame.sent.map(({ data }) => data.message_id)).size).toBe(3);
    frame.answer('again');
    expect(heard.length).toBe(1);
  });

  test('hears no other window, no other question and no other message', () => {
    const frame = new Frame();
    const heard: unknown[] = [];
    const splice = new Splice(frame.window, (one) => heard.push(one));
    const { message_id } = frame.sent[0]?.data ?? {};
    const subject = 'SPLICE.getState.response';
    for (const stranger of [frame, new Frame(), { ...frame.parent }, null])
      frame.hear({ subject, message_id, state: 'x' }, stranger);
    for (const data of [
      null,
      undefined,
      'SPLICE.getState.response',
      7,
      [],
      { subject, state: 'x' },
      { subject, message_id: 'other', state: 'x' },
      { subject: 'SPLICE.getState', message_id, state: 'x' },
      { type: subject, message_id, state: 'x' },
    ])
      frame.hear(data);
    splice.report(1, 'secret');
    expect([heard, frame.reports]).toEqual([[], []]);
  });

  test('tells a page without an origin, and none that reports an error', () => {
    const sandboxed = new Frame();
    const first = new Splice(sandboxed.window, () => {});
    sandboxed.answer(null, {}, 'null');
    first.report(1, 'x');
    expect(sandboxed.reports[0]?.target).toBe('*');
    const failing = new Frame();
    const heard: unknown[] = [];
    const second = new Splice(failing.window, (one) => heard.push(one));
    failing.answer(undefined, { error: { code: 'no-user', message: 'who are you?' } });
    second.report(1, 'x');
    expect(heard).toEqual([{ state: undefined, origin: HOST, error: 'no-user' }]);
    expect(failing.reports).toEqual([]);
  });

  test('is silent where there is no page around it, and asks a page again that comes late', () => {
    const alone = new Frame();
    Object.assign(alone, { parent: alone });
    new Splice(alone.window, () => {});
    expect(alone.sent).toEqual([]);
    vi.useFakeTimers();
    try {
      const frame = new Frame();
      new Splice(frame.window, () => {});
      vi.advanceTimersByTime(2_000);
      expect(frame.sent.length).toBe(2);
      expect(frame.sent[1]?.data).toEqual(frame.sent[0]?.data);
      frame.answer(null);
      vi.advanceTimersByTime(60_000);
      expect(frame.sent.length).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

const SCENE = 'v=1&heaps=1,4,5,7&task=move';

/** A figure of Nim with a task, as far as a frame knows it. */
class Nim extends EventTarget {
  scene: string | null;
  readonly ready = Promise.resolve();
  readonly remarks: string[] = [];

  constructor(scene = SCENE) {
    super();
    this.scene = scene;
  }

  currentLink(): string {
    return `${this.scene}&takes=4-7`;
  }

  async remark(notices: readonly { readonly code: string }[]): Promise<void> {
    this.remarks.push(...notices.map(({ code }) => code));
  }

  give(right: boolean, tries: number, answer: string, shown = false): void {
    this.dispatchEvent(
      Object.assign(new Event('answer'), { detail: { task: 'move', right, tries, answer, shown } }),
    );
  }
}

/** What the solver says: one move wins. */
const judge = async (text: string) => ({
  right: text === 'takes=4-7',
  read: text.startsWith('takes='),
  said: '',
});

function sent(state: unknown) {
  const frame = new Frame();
  const nim = new Nim();
  new ScoredFigure(nim as unknown as Framed, { window: frame.window, judge });
  frame.answer(state);
  return { frame, nim };
}

const scores = (frame: Frame) => frame.reports.map(({ data }) => data.score);
const settled = async () => {
  for (let turns = 0; turns < 5; turns += 1) await turn();
};

describe('a figure in a frame', () => {
  test('tells each answer, and the first ending counts', async () => {
    const { frame, nim } = sent(null);
    await settled();
    expect([frame.reports, nim.remarks]).toEqual([[], ['report-figure-site']]);
    nim.give(false, 1, 'takes=1-1');
    nim.give(true, 2, 'takes=4-7');
    nim.give(true, 1, 'takes=4-7');
    expect(scores(frame)).toEqual([0, 0.5]);
    const state: FigureState = {
      scene: `${SCENE}&takes=4-7`,
      answer: 'takes=4-7',
      tries: 2,
      shown: false,
    };
    expect(frame.reports[1]?.data.state).toEqual(state);

    // The next visit begins with it, and no second try is a first one.
    const later = sent(state);
    await settled();
    expect(later.nim.scene).toBe(state.scene);
    later.nim.give(true, 1, 'takes=4-7');
    expect(scores(later.frame)).toEqual([]);
    const open = sent({ ...state, answer: 'takes=1-1', tries: 1 });
    await settled();
    open.nim.give(true, 1, 'takes=4-7');
    expect(scores(open.frame)).toEqual([0.5]);
    expect(open.frame.reports[0]?.data.state).toMatchObject({ tries: 2 });
  });

  test('says what it cannot read, and begins as its link says', async () => {
    for (const state of [
      'x',
      [],
      { scene: SCENE },
      { scene: 'v=1&heaps=1', answer: 'takes=4-7', tries: 1, shown: false },
      { scene: SCENE, answer: 'takes=4-7', tries: 0, shown: false },
      { scene: SCENE, answer: 'nonsense', tries: 1, shown: false },
      { scene: `${SCENE}&${'x'.repeat(9000)}`, answer: 'takes=4-7', tries: 1, shown: false },
    ]) {
      const { frame, nim } = sent(state);
      await settled();
      expect([nim.scene, nim.remarks], JSON.stringify(state)).toEqual([
        SCENE,
        ['report-figure-site', 'report-unread'],
      ]);
      nim.give(true, 1, 'takes=4-7');
      expect(scores(frame)).toEqual([1]);
    }
  });

  test('keeps what is answered before the page answers', async () => {
    const frame = new Frame();
    const nim = new Nim();
    new ScoredFigure(nim as unknown as Framed, { window: frame.window, judge });
    nim.give(false, 1, 'takes=1-1');
    expect(frame.reports).toEqual([]);
    frame.answer(null);
    await settled();
    expect(scores(frame)).toEqual([0]);
    expect(nim.scene).toBe(SCENE);
  });
});

describe('a lesson in a frame', () => {
  const lesson = readLesson('# S\n\n## a\n\n____ = 12\n\n## b\n\n- [ ] no\n- [x] yes\n');
  const judge = new Judge(lesson, () => Promise.reject(new Error('there are no figures')));
  let words: Messages;
  beforeAll(async () => {
    words = await loadMessages('en', ['common', 'lesson-report', 'lesson-hand-in']);
  });
  beforeEach(() => void vi.stubGlobal('localStorage', undefined));
  afterEach(() => void vi.unstubAllGlobals());

  async function visit(
    state: unknown,
    origin = HOST,
    early: (progress: Progress) => void = () => {},
  ) {
    const frame = new Frame();
    let platform: SplicePlatform | undefined;
    const splice = new Splice(frame.window, (heard) => {
      platform = new SplicePlatform(splice, heard);
    });
    frame.answer(state, {}, origin);
    if (!platform) throw new Error('the page has not answered');
    const progress = new Progress(lessonName(lesson.text));
    const before = momentsOf(lesson, progress);
    early(progress);
    const none = () => {};
    const reporter = new Reporter({
      lesson,
      progress,
      platform,
      judge,
      before,
      redraw: none,
      requestUpdate: none,
    });
    await reporter.begin();
    return { frame, progress, said: () => textOf(markupOf(reporter.render(words))) };
  }

  test('tells score and state at each answer, and goes on with them', async () => {
    const { frame, progress, said } = await visit(null);
    expect(said()).toContain('to the page around it, https://school.example');
    expect(frame.reports).toEqual([]);
    progress.answer(0, 0, { given: '11', tries: 1, ending: 'open' });
    progress.answer(0, 0, { given: '12', tries: 2, ending: 'later' });
    progress.goTo(2);
    expect(scores(frame)).toEqual([0, 0.25, 0.25]);
    expect(frame.reports.every(({ target }) => target === HOST)).toBe(true);
    const state = frame.reports.at(-1)?.data.state as LessonState;
    expect(state).toEqual({
      at: 2,
      reached: true,
      kept: expect.stringMatching(/^s-\w{7} · 1 12!2 · =\w{4}$/),
    });

    const later = await visit(state, 'null');
    expect(later.progress.at).toBe(2);
    expect(later.progress.of(0).answers[0]).toEqual({ given: '12', tries: 2, ending: 'later' });
    later.progress.answer(1, 0, { given: '1', tries: 1, ending: 'first' });
    expect(scores(later.frame)).toEqual([0.75]);
  });

  test('joins what is answered before the page answers with what it kept', async () => {
    const first = await visit(null);
    first.progress.answer(0, 0, { given: '11', tries: 1, ending: 'open' });
    const { state } = first.frame.reports[0]?.data ?? {};
    const { frame, progress } = await visit(state, HOST, (early) => {
      early.answer(0, 0, { given: '12', tries: 1, ending: 'first' });
      early.goTo(2);
    });
    expect(progress.at).toBe(2);
    expect(progress.of(0).answers[0]).toEqual({ given: '12', tries: 2, ending: 'later' });
    expect(scores(frame)).toEqual([0.25]);
  });

  test('says what it cannot read, and leaves it until something is answered', async () => {
    for (const state of [
      'x',
      7,
      ['a'],
      { at: 9_000, kept: 'x' },
      { at: 'x', kept: 'x'.repeat(70_000) },
      { other: true },
    ]) {
      const { frame, progress, said } = await visit(state);
      expect(said(), JSON.stringify(state).slice(0, 99)).toContain('could not be read');
      progress.goTo(2);
      expect(frame.reports).toEqual([]);
      progress.answer(1, 0, { given: '1', tries: 1, ending: 'first' });
      expect(scores(frame)).toEqual([0.5]);
    }
    // The reference implementation of pages answers so where nothing was kept.
    expect((await visit({})).said()).not.toContain('could not be read');
  });
});
