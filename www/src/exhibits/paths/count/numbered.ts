import { CodedError, isEnded } from '../../../engine/errors.ts';
import { shorten } from '../../../share/codec-notices.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { pathNames } from '../account.ts';
import { configOf } from '../config.ts';
import type { PathsScene } from '../scene.ts';
import type { ShownGraph } from '../shown.ts';
import { askPath, type Numbered } from './ask.ts';

/** Which of all paths is drawn. */
export const saidOf =
  ({ number, total, path }: Numbered, name: (node: number) => string) =>
  ({ language }: Messages): Sentence => ({
    id: 'path-drawn',
    args: {
      number: bigNumber(number, language),
      total: bigNumber(total, language),
      edges: path.length - 1,
      path: pathNames(path, name),
    },
  });

/** Draws the path whose number a link has, or says why there is no such path. */
export async function openNumbered(
  figure: Pick<
    ShownGraph,
    'lifetime' | 'words' | 'shown' | 'show' | 'name' | 'notices' | 'requestUpdate'
  >,
  scene: PathsScene,
  number: string,
): Promise<void> {
  const { lifetime } = figure;
  try {
    const asked = { ...configOf(scene), number };
    const one = await askPath(asked, { signals: [lifetime] });
    if (figure.shown?.number === number)
      figure.show({ ...one, said: saidOf(one, (node) => figure.name(node)) });
  } catch (thrown) {
    const error = CodedError.from(thrown);
    if (isEnded(error) || lifetime.aborted) return;
    const { paths } = error.params;
    const { words } = figure;
    const grouped = (digits: string) => shorten(words ? bigNumber(digits, words.language) : digits);
    const [code, params] =
      typeof paths === 'string'
        ? ['link-no-number', { paths: grouped(paths), none: paths === '0' ? 'yes' : 'no' }]
        : ['link-not-counted', {}];
    figure.notices = [
      ...figure.notices,
      { code, params: { field: 'number', number: grouped(number), ...params } },
    ];
    figure.requestUpdate();
  }
}
