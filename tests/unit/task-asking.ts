/** A figure that a link asks its reader about, in Node; and what it shows by then. */
import { stillOf } from '../../scripts/still/figure.ts';
import type { AnswerDetail } from '../../www/src/embed/element.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { isUnfit, type Task, type Unfit } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import type { Language } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** The figure of a link, what it has sent to its page, and what it asks by now. */
export async function askingOf(slug: Slug, link: string, language: Language = 'en') {
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
  return { figure, answers, words, questions, text: () => textOf(questions()) };
}

/** The task of a kind at the moment that a figure shows, or why it has none. */
export async function taskOf(figure: AnyFigure, kind: string): Promise<Task | Unfit> {
  await figure.vocabulary.more('tasks');
  return (await sure(figure.tasks)())(kind);
}

/** The same where it must have one. */
export async function fitOf(figure: AnyFigure, kind: string): Promise<Task> {
  const made = await taskOf(figure, kind);
  if (isUnfit(made)) throw new Error(made.unfit);
  return made;
}

/** All that a figure shows, says, describes and exports. */
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
