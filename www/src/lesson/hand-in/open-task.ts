/** Opens the figure of a task where nobody sees it, to judge answers that were given elsewhere. */
import type { CodedError } from '../../engine/errors.ts';
import { openAlone } from '../../stage/ahead.ts';
import type { FigureHost } from '../../stage/figure-host.ts';
import type { TaskDesk } from '../../stage/task/desk.ts';
import type { Vocabulary } from '../../stage/vocabulary.ts';
import type { Language } from '../../words/language.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import type { OpenTask, Verdict } from './judge.ts';

/** A figure that asks something. */
interface AskingFigure {
  size: { readonly width: number; readonly height: number };
  readonly words: Messages | undefined;
  readonly vocabulary: Pick<Vocabulary, 'speak' | 'more'>;
  readonly error: CodedError | undefined;
  readonly opening: Promise<unknown> | undefined;
  readonly desk: TaskDesk | undefined;
  openLink(text: string): void;
  release(): void;
}

/** No picture is drawn, but some figures place their marks. */
const size = { width: 640, height: 400 };

/** Opens the task of a link. Rejects with the reason if the solver cannot be fetched or refuses the link. */
export async function openTask(
  make: new (host: FigureHost) => AskingFigure,
  link: string,
  language: Language,
): Promise<OpenTask> {
  const figure = await openAlone((host) => new make(host), { language, size, link });
  if (figure.error) throw figure.error;
  // What a link says wrong is said with these words.
  await Promise.all([figure.opening, figure.vocabulary.more('notices')]);
  const judge = async (text: string): Promise<Verdict | undefined> => {
    const judged = await figure.desk?.giveText(text);
    const { words } = figure;
    if (!judged || !words) return undefined;
    if ('wrong' in judged)
      return { right: undefined, read: false, said: plain(words, [judged.wrong]) };
    return { right: judged.right, read: true, said: plain(words, judged.said) };
  };
  // The figure shows one answer at a time.
  let before: Promise<unknown> = Promise.resolve();
  return {
    judge: (text) => {
      const verdict = before.then(() => judge(text));
      before = verdict.catch(() => undefined);
      return verdict;
    },
    release: () => figure.release(),
  };
}
