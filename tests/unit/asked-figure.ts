/** A figure that sets a task, opened in Node, and what a test asks of it. */
import { stillOf } from '../../scripts/still/figure.ts';
import type { AnswerDetail } from '../../www/src/embed/element.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { isUnfit, type Task, type Unfit } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import type { Language } from '../../www/src/words/language.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** How many states of each kind are judged: all that are promised take minutes. */
export const STATES = process.env.APPLEYARD_FULL ? 1000 : 40;

/** A figure, what it has sent to its page, and what it asks by now. */
export interface Asking {
  readonly figure: AnyFigure;
  readonly answers: readonly AnswerDetail[];
  /** The question with its answers, as markup, and as text once it has come. */
  questions(): string;
  text(): string;
  words(): Messages;
}

export async function asking(slug: Slug, link: string, language: Language = 'en'): Promise<Asking> {
  const answers: AnswerDetail[] = [];
  const send = (event: Event) => {
    if (event.type === 'answer') answers.push((event as CustomEvent<AnswerDetail>).detail);
  };
  const still = await stillOf(slug);
  await still.fetch?.();
  const figure = new still.figure({ ...nowhere(language), send }) as AnyFigure;
  figure.size = { width: 640, height: 400 };
  await figure.vocabulary.speak();
  figure.openLink(link);
  await until(() => figure.loaded || figure.error !== undefined);
  const words = () => sure(figure.words);
  const questions = () => markupOf(figure.questions(words()) as never);
  // While the solver still makes the question, its progress stands in the question's place.
  const made = () => !figure.tasked || figure.task !== undefined || figure.notices.length > 0;
  return { figure, answers, words, questions, text: () => (made() ? textOf(questions()) : '') };
}

/** What another figure of a link says of an answer by its text; undefined if it is no answer there. */
export async function judgedAgain(slug: Slug, link: string, answer: string) {
  const { figure } = await asking(slug, link);
  await figure.opening;
  const judged = await sure(figure.desk).giveText(answer);
  figure.release();
  return judged && 'right' in judged ? judged.right : undefined;
}

/** The task of a kind about the shown moment, or why it has none. */
export async function taskOf(figure: AnyFigure, kind: string): Promise<Task | Unfit> {
  await figure.vocabulary.more('tasks', 'play');
  return (await sure(figure.tasks)())(kind);
}

/** The same; undefined if it does not fit. */
export async function made(figure: AnyFigure, kind: string): Promise<Task | undefined> {
  const task = await taskOf(figure, kind);
  return isUnfit(task) ? undefined : task;
}

/** The same where it must fit. */
export async function fitOf(figure: AnyFigure, kind: string): Promise<Task> {
  const task = await taskOf(figure, kind);
  if (isUnfit(task)) throw new Error(task.unfit);
  return task;
}

/** All that a figure shows, says, describes and exports outside of its panels. */
export async function shownBy(figure: AnyFigure): Promise<readonly string[]> {
  await figure.vocabulary.more('tables');
  const words = sure(figure.words);
  const rows: string[] = [];
  for await (const row of figure.csv(words)) rows.push(row.join(' '));
  return [
    plain(words, figure.narration()),
    plain(words, figure.description()),
    markupOf(figure.picture(words, figure.size)),
    rows.join('\n'),
    `${figure.ticks}`,
    textOf(markupOf(figure.panels.above(words) as never)),
    textOf(markupOf(figure.panels.aside(words) as never)),
  ];
}

/** What a figure shows and says: in and around its picture, in its table, and in its panels. */
export async function shownTexts({ figure, words }: Asking) {
  const rows: unknown[] = [];
  await figure.vocabulary.more('tables');
  for await (const row of figure.csv(words())) rows.push(row.join(' '));
  const said = {
    narration: plain(words(), figure.narration()),
    description: plain(words(), figure.description()),
    picture: textOf(markupOf(figure.picture(words(), figure.size))),
  };
  const panels: Record<string, string> = {};
  for (const name of figure.panels.names) {
    figure.panels.render(name);
    await until(() => textOf(markupOf(figure.panels.render(name) as never)) !== '');
    panels[name] = textOf(markupOf(figure.panels.render(name) as never));
  }
  const aside = textOf(markupOf(figure.panels.aside(words()) as never));
  const all = [...Object.values(said), aside, ...rows, ...Object.values(panels)].join('\n');
  return { said, panels, all };
}
