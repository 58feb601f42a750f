import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './naming.ts';
import type { Play } from './play.ts';
import type { LatticeScene } from './scene.ts';

/** What the ply at the cursor did and, where it may be told, what it was worth. */
export function narratePlay(play: Play, cursor: number, scene: LatticeScene): readonly Sentence[] {
  const { record } = play;
  const here = record?.plies[cursor];
  if (!here) return [];
  const { m, n } = here;
  const worth: Sentence[] =
    scene.hints && here.remoteness > 0
      ? [{ id: 'play-worth', args: { outcome: here.outcome, plies: here.remoteness } }]
      : [];
  if (cursor === 0) return [{ id: 'play-start', args: { m, n, who: play.mover(0) } }, ...worth];
  const who = play.mover(cursor - 1);
  const named = moveArgs(scene.moves, here.index ?? 0, here.times ?? 1);
  const made: Sentence = { id: 'play-made', args: { who, m, n, ply: cursor, ...named } };
  const rule: Sentence[] =
    scene.opponent === 'copying' && who === 'computer' && here.rule
      ? [{ id: `copying-${here.rule}` }]
      : [];
  const blunder: Sentence[] =
    scene.hints && here.blunder ? [{ id: 'play-blunder', args: { who } }] : [];
  return [made, ...rule, ...blunder, ...worth];
}
