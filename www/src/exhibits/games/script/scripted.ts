import type { TemplateResult } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { CodedError, isEnded } from '../../../engine/errors.ts';
import { afterPly, blundered, worth } from '../../../stage/game-account.ts';
import type { Size } from '../../../stage/plate-view.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { counted, type Narrated } from '../account.ts';
import type { GamesFigure } from '../element.ts';
import type { BoardLayout } from '../plate/layout.ts';
import type { Here } from '../plate/squares.ts';
import { engine } from './core/engine.ts';
import { renderMoves } from './moves-list.ts';
import { unpack } from './pack.ts';
import { layoutPosition, picturePlate } from './picture.ts';
import { pictureStyles } from './picture-styles.ts';

/** The most positions of a game that the page solves. They take less than 512 MiB. */
export const MOST_POSITIONS = 1_000_000;

/** The words of games that somebody has written. */
export const SCRIPT_WORDS = 'games-scripts';

/** What the figure needs for a game that somebody has written. It is fetched with the first such game. */
export class Scripted {
  readonly engine = engine;
  readonly model = 'ScriptedGame';
  readonly caption = 'script-caption';
  /** The script as a link has it, and as it was written. */
  readonly packed: string;
  readonly script: string;

  constructor(packed: string, script: string) {
    this.packed = packed;
    this.script = script;
  }

  get config() {
    return { script: this.script, limit: MOST_POSITIONS };
  }

  /** How the script shows a place. If `label` or `picture` fails, its contents, and the error. */
  async shown(
    run: Run<'ScriptedGame'>,
    moves: readonly number[],
    here: Here,
  ): Promise<NonNullable<Here['shown']>> {
    try {
      return await run.ask('shown', moves);
    } catch (thrown) {
      if (isEnded(thrown)) throw thrown;
      const labels = here.options.map(({ chosen }) => `${chosen + 1}`);
      return { label: here.position, labels, failed: CodedError.from(thrown) };
    }
  }

  layout(size: Size, here: Here): BoardLayout {
    return layoutPosition(size, here);
  }

  plate(figure: GamesFigure, words: Messages, here: Here, layout: BoardLayout): TemplateResult {
    return picturePlate(figure, words, here, layout);
  }

  /** The moves that the picture does not show, as buttons. */
  moves(figure: GamesFigure, words: Messages): unknown {
    return renderMoves(figure, words);
  }

  /** What a move is called, at the place after these plies. */
  label(figure: GamesFigure, ply: number, move: number): string {
    return figure.hereAt(ply)?.shown?.labels[move] ?? `${move + 1}`;
  }

  /** A move that the visitor has chosen and not made. */
  planned(figure: GamesFigure, move: number) {
    const label = this.label(figure, figure.drawn?.cursor ?? 0, move);
    return { id: 'script-planned', args: { label } };
  }

  narrate(figure: GamesFigure & Narrated): readonly Sentence[] {
    const { drawn, record, play, maker, who, tells, explains } = figure;
    if (!drawn) return [];
    const { here, cursor } = drawn;
    const moves = tells && explains && here.options.length > 0 ? [counted(here)] : [];
    const chosen = record?.plies[cursor]?.chosen;
    const rest = play.path ? afterPly(play, cursor, figure) : outOfGame(here, cursor, figure);
    if (chosen === undefined) return [...rest, ...moves];
    const label = this.label(figure, cursor - 1, chosen);
    const blunder = figure.showsHints && blundered({ record, mover: maker }, cursor);
    return [
      { id: 'script-made', args: { who: maker(cursor - 1), label } },
      ...(blunder ? [blunder] : []),
      ...rest,
      ...(who === 'computer' ? [] : moves),
    ];
  }

  describe({ drawn, values }: GamesFigure): readonly Sentence[] {
    const shown = drawn?.here.shown;
    if (!shown) return [];
    const moves = shown.labels.map((label, move) => ({
      id: 'script-move',
      args: moveArgs(label, values.get(move)),
    }));
    return [{ id: 'script-position', args: { label: shown.label } }, ...moves];
  }
}

/** A move by its label, with its value if that is shown, as the arguments of a message. */
export const moveArgs = (
  label: string,
  value: Here['options'][number] | undefined,
): { label: string; outcome: string; plies: number } => ({
  label,
  outcome: value?.outcome ?? 'none',
  plies: value?.remoteness ?? -1,
});

function outOfGame(here: Here, cursor: number, figure: Narrated): readonly Sentence[] {
  const { who, tells, explains } = figure;
  if (here.options.length === 0) return [{ id: 'games-ended', args: { outcome: here.outcome } }];
  if (!tells || !explains) return cursor === 0 ? [{ id: 'games-invite', args: { who } }] : [];
  return [worth(here.outcome, who, here.remoteness)];
}

/** The game of a link, with its words and styles. Rejects with `link-bad-script`. */
export async function open(figure: GamesFigure, packed: string): Promise<Scripted> {
  const [script] = await Promise.all([unpack(packed), figure.vocabulary.more(SCRIPT_WORDS)]);
  figure.adopt(pictureStyles);
  return new Scripted(packed, script);
}
