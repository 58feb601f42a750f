/** A reader's answer as a text, and that text read again. */
import { decode, encode, type SceneSpec } from '../../share/codec.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { ReadAnswer, Task } from './task.ts';

/** The figure whose link says what was answered on its picture. */
export interface Answered {
  readonly spec: SceneSpec<unknown>;
  /** The moment as its link gave it. */
  readonly given: unknown;
  currentScene(): object;
}

const misread = { wrong: { id: 'task-misread' } };

/** The text of an answer: the number of a button or of each part, what is typed, or the part of the link that says it. */
export function textOf(task: Task, answer: unknown, figure: Answered): string {
  const { offered, parts, marked, pictured } = task;
  if (pictured) {
    const { spec } = figure;
    const now = figure.currentScene() as Readonly<Record<string, unknown>>;
    const said = Object.fromEntries(pictured.fields.map((field) => [field, now[field]]));
    const scene = { ...(spec.defaults as object), ...said };
    return encode(spec, { scenes: [scene], place: 1 }).replace(/^v=1&?/, '');
  }
  if (parts) return (answer as readonly number[]).map((one) => one + 1).join();
  if (marked) return marked.text();
  const at = offered?.findIndex((one) => one.answer === answer);
  return at === undefined ? String(answer) : String(at + 1);
}

/** Reads the text of an answer as the reader's own is read: what is typed, chosen or shown on the picture. */
export async function readText(
  task: Task,
  text: string,
  figure: Answered,
): Promise<ReadAnswer<unknown>> {
  const { offered, parts, marked, typed, pictured } = task;
  if (pictured) {
    const wrong = await shown(pictured, text, figure);
    if (wrong) return { wrong };
    const answer = task.shown ? task.shown() : offered?.[0]?.answer;
    return answer === undefined ? misread : { answer };
  }
  if (typed) return typed.read(text);
  if (marked) return marked.choose(text) ? marked.read() : misread;
  if (!/^\d{1,3}(,\d{1,3}){0,9}$/.test(text)) return misread;
  const numbers = text.split(',').map((one) => Number(one) - 1);
  if (parts) {
    const all = parts.length === numbers.length;
    return all && parts.every(({ choices }, at) => choices[numbers[at] ?? -1])
      ? { answer: numbers }
      : misread;
  }
  const [at = -1, second] = numbers;
  const one = second === undefined ? offered?.[at] : undefined;
  return one ? { answer: one.answer } : misread;
}

/** Shows on the picture what a part of a link says; returns why it cannot. */
async function shown(
  { fields, show }: NonNullable<Task['pictured']>,
  text: string,
  { spec, given }: Answered,
): Promise<Sentence | undefined> {
  const said = new URLSearchParams(text);
  if ([...said.keys()].some((field) => !fields.includes(field))) return misread.wrong;
  const none = Object.fromEntries(fields.map((field) => [field, undefined]));
  const base = encode(spec, { scenes: [{ ...(given as object), ...none }], place: 1 });
  const { link, notices } = decode(spec, `${base}&${said}`);
  const [notice] = notices;
  if (notice) return { id: notice.code, args: notice.params as never };
  return show(link.scenes[0]);
}
