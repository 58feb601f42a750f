/** What a pupil has done in a lesson. It stays on the device, and a page sends nothing of it unless it says so (`report`). */
import { recall, remember } from '../stage/preferences.ts';

/** How an answer ended: right at the first try, later, shown by the page, or still open. */
export const endings = ['first', 'later', 'shown', 'open'] as const;
export type AnswerEnding = (typeof endings)[number];

/** An answer to one question of a moment. */
export interface Answer {
  /** What was answered last: the numbers of chosen answers, a number, a text, or the answer of a figure as its event has it. */
  readonly given: string;
  /** How often it was answered, from 1; 0 for free text, which nobody judges. */
  readonly tries: number;
  readonly ending: AnswerEnding;
}

/** One moment: its answers and figures by the places of their blocks in the moment, from 0. */
export interface MomentProgress {
  readonly answers: Readonly<Record<number, Answer>>;
  /** The link that each figure showed last. */
  readonly scenes: Readonly<Record<number, string>>;
}

const nothing: MomentProgress = { answers: {}, scenes: {} };

const PREFIX = 'appleyard-lesson-';
/** The device keeps what was done in this many lessons; of more, the oldest are forgotten. */
const MOST = 20;
const INDEX = `${PREFIX}names`;

/** What was done in a lesson, moment by moment, and where. */
export interface Kept {
  /** The number of a moment, from 1. */
  readonly at: number;
  readonly moments: ReadonlyMap<number, MomentProgress>;
}

/** The progress in one lesson. A lesson that was changed has another name, and begins empty. */
export class Progress {
  readonly name: string;
  /** Hears of each change, and what it is. */
  changed: (what: 'answer' | 'scene' | 'place') => void = () => {};
  /** The number of the moment that was shown last, from 1. */
  at = 1;
  /** Whether the device keeps it. */
  kept = true;
  #moments = new Map<number, MomentProgress>();
  /** Another keeper has taken over, so the device keeps nothing. */
  #handedOver = false;

  constructor(name: string) {
    this.name = name;
    this.#read(recall(PREFIX + name) ?? '');
  }

  /** What was done in a moment, by its place from 0. */
  of(moment: number): MomentProgress {
    return this.#moments.get(moment) ?? nothing;
  }

  /** Whether anything was done. */
  get begun(): boolean {
    return this.#moments.size > 0;
  }

  /** Keeps an answer. The first one that is right or shown stays; whoever has seen it knows it. */
  answer(moment: number, block: number, answer: Answer): void {
    const { answers, scenes } = this.of(moment);
    const before = answers[block];
    if (before && before.ending !== 'open') return;
    this.#moments.set(moment, { answers: { ...answers, [block]: answer }, scenes });
    this.#write('answer');
  }

  scene(moment: number, block: number, link: string): void {
    const { answers, scenes } = this.of(moment);
    if (scenes[block] === link) return;
    this.#moments.set(moment, { answers, scenes: { ...scenes, [block]: link } });
    this.#write('scene');
  }

  goTo(at: number): void {
    this.at = at;
    this.#write('place');
  }

  /** Shows what another keeper has in place of what the device has. From now on the device keeps nothing. */
  handOver({ at, moments }: Kept): void {
    this.#handedOver = true;
    this.kept = true;
    this.at = at;
    this.#moments = new Map(moments);
  }

  /** Forgets all that was done. */
  beginAgain(): void {
    this.#moments.clear();
    this.goTo(1);
  }

  #write(what: 'answer' | 'scene' | 'place'): void {
    this.changed(what);
    if (this.#handedOver) return;
    const names = (recall(INDEX) ?? '').split(' ').filter((one) => one !== '' && one !== this.name);
    for (const old of names.splice(0, Math.max(0, names.length + 1 - MOST)))
      remember(PREFIX + old, '');
    const text = JSON.stringify({ at: this.at, moments: Object.fromEntries(this.#moments) });
    this.kept =
      remember(INDEX, [...names, this.name].join(' ')) && remember(PREFIX + this.name, text);
  }

  /** Reads what the device holds. Whatever else may stand there is no progress. */
  #read(text: string): void {
    let kept: unknown;
    try {
      kept = JSON.parse(text);
    } catch {
      return;
    }
    const { at, moments } = (kept ?? {}) as { at?: unknown; moments?: unknown };
    if (typeof at === 'number' && Number.isInteger(at) && at > 0) this.at = at;
    for (const [place, moment] of entries(moments)) {
      const { answers, scenes } = (moment ?? {}) as { answers?: unknown; scenes?: unknown };
      this.#moments.set(Number(place), {
        answers: Object.fromEntries(entries(answers).filter(([, one]) => isAnswer(one))),
        scenes: Object.fromEntries(entries(scenes).filter(([, one]) => typeof one === 'string')),
      } as MomentProgress);
    }
  }
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isAnswer = (value: unknown): value is Answer => {
  const { given, tries, ending } = (value ?? {}) as Partial<Answer>;
  return (
    typeof given === 'string' && Number.isInteger(tries) && endings.some((one) => one === ending)
  );
};
