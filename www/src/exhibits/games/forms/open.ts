import { DESCRIBED_WORDS } from '../described/described.ts';
import { pictureStyles } from '../described/picture-styles.ts';
import { type FormName, families } from '../families.ts';
import type { ShownPosition } from '../shown.ts';
import { Formed } from './formed.ts';

/** The game of a link, with its words and styles. */
export async function open(figure: ShownPosition, game: FormName): Promise<Formed> {
  const [, graphs] = await Promise.all([
    figure.vocabulary.more(DESCRIBED_WORDS, ...families[game].form.words),
    game === 'graph' ? import('./graph-game.ts') : undefined,
  ]);
  figure.adopt(pictureStyles);
  if (!graphs) return new Formed(game);
  figure.adopt(graphs.graphGameStyles);
  return new graphs.GraphGame(figure);
}
