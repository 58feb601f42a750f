/** What a learning platform gets of a lesson, and what it gives back: against scorm-again, which has the platform's side. */
import { Scorm12API } from 'scorm-again';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import { Judge } from '../../www/src/lesson/hand-in/judge.ts';
import { openTask } from '../../www/src/lesson/hand-in/open-task.ts';
import { questionsOf } from '../../www/src/lesson/hand-in/questions.ts';
import { type Lesson, lessonName } from '../../www/src/lesson/lesson.ts';
import { type AnswerEnding, Progress } from '../../www/src/lesson/progress.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { Reporter } from '../../www/src/lesson/report/reporter.ts';
import { findApi, Scorm, type ScormApi, timespan } from '../../www/src/lesson/report/scorm.ts';
import { MOST_STATE, reportOf } from '../../www/src/lesson/report/state.ts';
import { sure } from '../../www/src/sure.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { randomOf } from '../support/random.ts';
import { markupOf, textOf } from './markup.ts';
import { turn } from './opened-figure.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

const TEXT = `# Who wins?

## Find it
[Heaps of 1, 4, 5 and 7](nim#heaps=1,4,5,7&task=move)

## Choose
- [ ] the one who begins
- [x] the one who comes second

## Count
____ = 3

## Guess
____ = 12

## In your words
____
`;
const lesson = readLesson(TEXT);
/** The places of the questions: moment and block. */
const [FIND, CHOOSE, COUNT, GUESS, WORDS] = [0, 1, 2, 3, 4];

/** The platform: a visit, with what it kept of the one before. */
class Lms {
  readonly api = new Scorm12API({ autocommit: false, logLevel: 5 as never });
  commits = 0;

  constructor(kept: object = {}, pupil = 'ada') {
    this.api.on('LMSCommit', () => {
      this.commits += 1;
    });
    this.api.loadFromJSON({ core: {}, ...kept }, 'cmi');
    this.api.cmi.core.student_id = pupil;
  }

  get(name: string): string {
    const value = this.api.LMSGetValue(`cmi.${name}`);
    expect(this.api.LMSGetLastError(), name).toBe('0');
    return value;
  }

  /** What the platform has of the pupil: score, completion, place. */
  get has(): readonly string[] {
    return ['core.score.raw', 'core.lesson_status', 'core.lesson_location'].map((name) =>
      this.get(name),
    );
  }

  /** All that the platform has, also what a lesson cannot read. */
  private get all(): {
    readonly core: Readonly<Record<string, string>>;
    readonly suspend_data: string;
  } {
    return (this.api.renderCMIToJSONObject() as { cmi: never }).cmi;
  }

  /** What holds when the lesson is left. */
  get leaving(): readonly (string | undefined)[] {
    return [this.all.core.exit, this.all.core.session_time];
  }

  /** What the next visit begins with. */
  get next(): { readonly suspend_data: string; readonly core: object } {
    const { core, suspend_data } = this.all;
    const { lesson_status, lesson_location, score } = core;
    const entry = core.exit === 'suspend' ? 'resume' : '';
    return { suspend_data, core: { lesson_status, lesson_location, entry, score } };
  }
}

const frameIn = (API: unknown): Window => {
  const top = { API, opener: null } as unknown as Window;
  Object.assign(top, { parent: top, top });
  return { parent: top, top, opener: null } as unknown as Window;
};

const judgeOf = (of: Lesson): Judge =>
  new Judge(of, async (slug, scene) => {
    const { figure, fetch } = await stillOf(slug);
    await fetch?.();
    return openTask(figure as never, scene, 'en');
  });
const judge = judgeOf(lesson);

/** A visit of a lesson in the platform. */
async function visit(
  lms: Lms | { readonly api: unknown },
  of: Lesson = lesson,
  judging: Pick<Judge, 'questions' | 'collect'> = judge,
) {
  let now = 0;
  const scorm = Scorm.begin(frameIn(lms.api), () => now);
  if ('refused' in scorm) throw new Error(scorm.refused.id);
  const progress = new Progress(lessonName(of.text));
  const drawn: number[] = [];
  const reporter = new Reporter({
    lesson: of,
    progress,
    platform: scorm,
    judge: judging,
    before: new Map(),
    redraw: () => drawn.push(progress.at),
    requestUpdate: () => {},
  });
  await reporter.begin();
  const answer = (moment: number, given: string, ...[tries, ending]: [number, AnswerEnding]) => {
    const at = questionsOf(of).find((one) => one.moment === moment)?.at;
    progress.answer(moment, sure(at), { given, tries, ending });
  };
  const said = () => textOf(markupOf(reporter.render(words)));
  const pass = (ms: number) => {
    now += ms;
  };
  return { scorm, progress, reporter, answer, drawn, said, pass };
}

let words: Messages;
beforeAll(async () => {
  words = await loadMessages('en', ['common', 'lesson-report', 'lesson-hand-in']);
});

const endingsOf = (progress: Progress) =>
  [FIND, CHOOSE, COUNT, GUESS, WORDS].map((moment) => {
    const [answer] = Object.values(progress.of(moment).answers);
    return answer && [answer.given, answer.tries, answer.ending];
  });

describe('a lesson in a platform', () => {
  test('with right, late and open answers: score, state and completion arrive, also when it is resumed', async () => {
    const lms = new Lms();
    const first = await visit(lms);
    expect(lms.has).toEqual(['', 'incomplete', '']);
    first.answer(FIND, 'takes=4-7', 1, 'first');
    expect(lms.has).toEqual(['25', 'incomplete', '1']);
    expect(lms.commits).toBe(1);
    first.progress.goTo(2);
    first.answer(CHOOSE, '0', 1, 'open');
    first.answer(CHOOSE, '1', 2, 'later');
    first.progress.goTo(3);
    first.answer(COUNT, '4', 1, 'open');
    first.progress.goTo(5);
    first.answer(WORDS, 'They cancel · so.', 0, 'open');
    first.progress.goTo(3);
    expect(lms.has).toEqual(['37.5', 'incomplete', '3 end']);
    expect(['core.score.min', 'core.score.max'].map((one) => lms.get(one))).toEqual(['0', '100']);
    expect(lms.get('suspend_data')).toMatch(
      /^who-wins-\w{7} · 1 takes=4-7 · 2 b!2 · 3 4 · 5 "They cancel \\u00b7 so\." · =\w{4}$/,
    );
    first.pass(62_000);
    first.reporter.finish();
    expect(lms.leaving).toEqual(['suspend', '00:01:02']);
    expect(lms.api.isTerminated()).toBe(true);
    // Nothing stays on a device that others use.
    expect([...stored.values()].filter((value) => value !== '')).toEqual([]);

    const later = new Lms(lms.next);
    const second = await visit(later);
    expect(second.progress.at).toBe(3);
    expect(endingsOf(second.progress)).toEqual(endingsOf(first.progress));
    expect(later.commits).toBe(0);
    // The first wrong answer counts, though the question is asked anew.
    second.answer(COUNT, '3', 2, 'later');
    second.answer(GUESS, '1', 1, 'open');
    expect(later.has).toEqual(['50', 'incomplete', '3 end']);
    second.answer(GUESS, '12', 1, 'shown');
    expect(later.has).toEqual(['50', 'completed', '3 end']);

    const again = new Lms(later.next);
    const third = await visit(again);
    expect(endingsOf(third.progress)).toEqual(endingsOf(second.progress));
    third.progress.goTo(1);
    expect(again.has).toEqual(['50', 'completed', '1 end']);
  });

  test('passes or fails only where the platform has a mastery score, and only at its end', async () => {
    for (const [mastery, status] of [
      ['', 'completed'],
      ['80', 'failed'],
      ['75', 'passed'],
    ]) {
      const short = readLesson('# S\n\n## a\n\n____ = 12\n\n## b\n\n____ = 13\n');
      const lms = new Lms({ student_data: { mastery_score: mastery } });
      const { answer, progress } = await visit(lms, short, judgeOf(short));
      answer(0, '12', 1, 'first');
      expect(lms.get('core.lesson_status')).toBe('incomplete');
      progress.goTo(2);
      answer(1, '13', 2, 'later');
      expect(lms.get('core.lesson_status')).toBe(status);
    }
  });

  test('of fifty moments fits, is resumed, and says what has no room', async () => {
    const kinds = ['[a](nim#heaps=1,2&task=move)', '- [ ] a\n- [x] b', '____ = 3', '____'];
    const many = readLesson(
      `# Fifty\n${Array.from({ length: 50 }, (_, at) => `\n## ${at}\n\n${kinds[at % 4]}\n`).join('')}`,
    );
    expect(many.moments.length).toBe(50);
    const judging = judgeOf(many);
    const lms = new Lms();
    const first = await visit(lms, many, judging);
    const given = ['takes=2-1', '1', '3'];
    for (let at = 0; at < 50; at += 1) {
      first.progress.goTo(at + 1);
      if (at % 4 === 3) first.answer(at, `Because ${'of the pairs '.repeat(30)}`, 0, 'open');
      else first.answer(at, sure(given[at % 4]), 1, 'first');
      expect(lms.get('suspend_data').length).toBeLessThanOrEqual(MOST_STATE);
    }
    expect(lms.has).toEqual(['100', 'completed', '50 end']);
    expect(first.said()).toContain('texts that are cut: 12');
    const second = await visit(new Lms(lms.next), many, judging);
    expect(second.progress.at).toBe(50);
    const { score, done } = reportOf(many, second.progress, true);
    expect([score, done]).toEqual([1, true]);
    judging.release();
  });

  test('that is resumed shows the figures as they were, and no link takes a task away', async () => {
    const lms = new Lms();
    const { progress, answer } = await visit(lms);
    progress.scene(FIND, 0, 'v=1&heaps=1,4,5,7&task=move&takes=1-1');
    answer(COUNT, '3', 1, 'first');
    const kept = lms.next;
    expect(kept.suspend_data).toContain('\n1.1 v=1&heaps=1,4,5,7&task=move&takes=1-1');
    const second = await visit(new Lms(kept));
    expect(second.progress.of(FIND).scenes).toEqual({ 0: 'v=1&heaps=1,4,5,7&task=move&takes=1-1' });
    const cheated = kept.suspend_data.replace('&task=move', '');
    const third = await visit(new Lms({ ...kept, suspend_data: cheated }));
    expect(third.progress.of(FIND).scenes).toEqual({});
    expect(third.said()).toContain('could not be read');
  });

  test('keeps on the device what the platform does not take, says so, and sends it with the next answer', async () => {
    const failing = new Lms();
    const half = Object.assign(Object.create(failing.api), {
      LMSCommit: () => 'false',
      LMSGetErrorString: () => 'Your session has ended',
    });
    const second = await visit({ api: half });
    expect(second.said()).toContain('your score');
    second.answer(COUNT, '3', 1, 'first');
    expect(second.said()).toContain('Your platform did not take this');
    expect(second.said()).toContain('Your session has ended');
    const kept = [...stored.values()].filter((value) => value !== '');
    expect(kept).toEqual([expect.stringMatching(/^who-wins-\w{7} · 3 3 · =\w{4}$/)]);
    // Another pupil at this device sees nothing of it.
    const other = await visit(new Lms({}, 'bob'));
    expect(endingsOf(other.progress)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // The platform has nothing, the device has the answer of this pupil.
    const next = new Lms();
    const third = await visit(next);
    expect(endingsOf(third.progress)[COUNT]).toEqual(['3', 1, 'first']);
    expect(next.has).toEqual(['25', 'incomplete', '1']);
    expect([...stored.values()].filter((value) => value !== '')).toEqual([]);
  });

  test('that the platform shows for review is shown, and nothing is sent', async () => {
    const done = new Lms();
    const before = await visit(done);
    before.answer(COUNT, '3', 1, 'first');
    const { core, suspend_data } = done.next;
    const lms = new Lms({ suspend_data, core: { ...core, lesson_mode: 'review' } });
    const { progress, answer, said, reporter } = await visit(lms);
    expect(endingsOf(progress)[COUNT]).toEqual(['3', 1, 'first']);
    answer(GUESS, '12', 1, 'first');
    expect([lms.commits, lms.get('core.score.raw'), reporter.takes]).toEqual([0, '25', false]);
    expect(said()).toContain('for review');
  });
});

describe('what the platform kept', () => {
  test('is read in whatever form it comes: bounded, said, and nothing is lost', async () => {
    const lms = new Lms();
    const first = await visit(lms);
    first.answer(COUNT, '3', 1, 'first');
    first.answer(CHOOSE, '1', 2, 'later');
    first.progress.scene(FIND, 0, 'v=1&heaps=1,4,5,7&task=move&takes=1-1');
    first.reporter.leave();
    const { suspend_data: good, core } = lms.next;
    const random = randomOf(43);
    const under = (limit: number) => Math.floor(random() * limit);
    const odd = ['', '\n', '\u0000', '"', ' · ', '…', '<script>', '你', '\uD800', '9'.repeat(300)];
    let refused = 0;
    for (let round = 0; round < 300; round += 1) {
      let text = good;
      for (let change = 0; change <= under(3); change += 1) {
        const at = under(text.length);
        text = text.slice(0, at) + sure(odd[under(odd.length)]) + text.slice(at + under(12));
      }
      if (text === good || text === '') continue;
      const damaged = new Lms({ suspend_data: text, core });
      const { progress, said, answer } = await visit(damaged);
      const whole = endingsOf(progress)[COUNT] !== undefined;
      if (whole && Object.keys(progress.of(FIND).scenes).length > 0) continue;
      refused += 1;
      expect(said(), text).toContain('could not be read');
      // It stays, as long as there is nothing to put in its place; and so does the score.
      progress.goTo(2);
      if (!whole) expect(damaged.get('suspend_data')).toBe(text);
      answer(GUESS, '11', 1, 'open');
      expect(Number(damaged.get('core.score.raw'))).toBeGreaterThanOrEqual(37.5);
    }
    expect(refused).toBeGreaterThan(150);
    const long = await visit(new Lms({ suspend_data: 'x'.repeat(64_000), core }));
    expect(long.said()).toContain('could not be read');
  });

  test('of another text of the lesson is named, and its score does not stay', async () => {
    const lms = new Lms();
    const first = await visit(lms);
    first.answer(COUNT, '3', 1, 'first');
    const changed = readLesson(TEXT.replace('____ = 3', '____ = 4'));
    const later = new Lms(lms.next);
    const { said, answer } = await visit(later, changed, judgeOf(changed));
    expect(said()).toContain('belongs to another text');
    answer(COUNT, '5', 1, 'open');
    expect(later.get('core.score.raw')).toBe('0');
  });

  test('waits for its solver: what is answered meanwhile joins it', async () => {
    const lms = new Lms();
    const first = await visit(lms);
    first.answer(FIND, 'takes=1-1', 1, 'open');
    first.answer(COUNT, '3', 1, 'first');
    const kept = lms.next;
    let reachable = false;
    const slow: Pick<Judge, 'questions' | 'collect'> = {
      questions: judge.questions,
      collect: (...given) =>
        reachable ? judge.collect(...given) : Promise.reject(new Error('no connection')),
    };
    const later = new Lms(kept);
    const second = await visit(later, lesson, slow);
    expect(second.said()).toContain('cannot be judged now');
    second.answer(FIND, 'takes=4-7', 1, 'first');
    expect(later.get('suspend_data')).toBe(kept.suspend_data);
    await turn();
    reachable = true;
    second.progress.goTo(2);
    await vi.waitFor(() => expect(later.has).toEqual(['37.5', 'incomplete', '2']));
    expect(endingsOf(second.progress)).toEqual([
      ['takes=4-7', 2, 'later'],
      undefined,
      ['3', 1, 'first'],
      undefined,
      undefined,
    ]);
    expect(second.said()).not.toContain('cannot be judged now');
  });
});

describe('the API of a platform', () => {
  const strange = (more: object = {}): Window =>
    new Proxy(more as Window, {
      get: (target, name) => {
        if (Object.hasOwn(target, name)) return Reflect.get(target, name);
        throw new DOMException('of another site', 'SecurityError');
      },
    });

  test('is found in windows around this one, and in the one that opened it', () => {
    const api = { LMSInitialize: () => 'true' } as unknown as ScormApi;
    const top = { opener: null } as unknown as Window;
    Object.assign(top, { parent: top, top });
    const inside = (parent: Window, more: object = {}): Window =>
      ({ parent, top, opener: null, ...more }) as unknown as Window;
    expect(findApi(top)).toBeUndefined();
    expect(findApi(inside(inside(inside(top), { API: api })))).toBe(api);
    let deep = inside(top, { API: api });
    for (let windows = 0; windows < 7; windows += 1) deep = inside(deep);
    expect(findApi(deep)).toBe(api);
    expect(findApi(inside(deep))).toBeUndefined();
    expect(findApi(inside(top, { opener: inside(inside(top, { API: api })) }))).toBe(api);
    const popup = { opener: inside(top, { API: api }) } as unknown as Window;
    Object.assign(popup, { parent: popup, top: popup });
    expect(findApi({ parent: popup, top: popup, opener: null } as unknown as Window)).toBe(api);
    // What is no API, and windows that may not be asked.
    expect(findApi(inside(top, { API: {} }))).toBeUndefined();
    expect(findApi(inside(strange(), { opener: strange() }))).toBeUndefined();
  });

  test('that is missing, refuses or throws is said', () => {
    const reason = (API: unknown) => {
      const begun = Scorm.begin(frameIn(API));
      return 'refused' in begun ? begun.refused : undefined;
    };
    expect(reason(undefined)).toEqual({ id: 'report-no-platform' });
    const api = {
      LMSInitialize: () => 'false',
      LMSGetValue: () => '',
      LMSGetLastError: () => '301',
      LMSGetErrorString: () => 'Not initialized',
    };
    const args = { code: '301', detail: 'Not initialized' };
    expect(reason(api)).toEqual({ id: 'report-not-begun', args });
    const throwing = {
      ...api,
      LMSInitialize: () => {
        throw new Error('session expired');
      },
    };
    expect(reason(throwing)).toEqual({
      id: 'report-not-begun',
      args: { code: 'API', detail: 'session expired' },
    });
    // A page that is loaded again in a visit goes on with it.
    const lms = new Lms();
    expect(lms.api.LMSInitialize('')).toBe('true');
    expect(Scorm.begin(frameIn(lms.api))).toBeInstanceOf(Scorm);
  });

  test('gets times as it wants them', () => {
    expect([0, 59_999, 3_600_000, 40_000 * 3_600_000].map(timespan)).toEqual([
      '0000:00:00',
      '0000:00:59',
      '0001:00:00',
      '9999:00:00',
    ]);
  });
});
