import { html, type TemplateResult } from 'lit';
import type { Engine, Run } from '../../../engine/engine.ts';
import type { ConfigOf } from '../../../engine/protocol.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { account } from '../account.ts';
import type { BoardLayout } from '../picture/layout.ts';
import type { Here } from '../picture/squares.ts';
import type { GamesScene } from '../scene.ts';
import type { DescribedGame, Name, ShownPosition } from '../shown.ts';
import { GrundyView } from './grundy.ts';
import { labelOf, moveArgs } from './labels.ts';
import { renderMoves } from './moves-list.ts';
import { describedPicture, layoutShapes, type Shape } from './picture.ts';

/** The words of every game that is not on a board. */
export const DESCRIBED_WORDS = 'games-described';

/** The most px of an author's unit. */
const MOST_SCALE = 40;

/**
 * What the figure needs for a game that is not on a board: its positions have a label, its moves have names,
 * and a picture may show both. It is fetched with the first such game.
 */
export abstract class Described implements DescribedGame {
  abstract readonly engine: Engine;
  abstract readonly model: Name;
  abstract readonly is: string;

  abstract config(scene: GamesScene): ConfigOf<Name>;

  abstract shown(
    run: Run<Name>,
    moves: readonly number[],
    here: Here,
  ): Promise<NonNullable<Here['shown']>>;

  /** The shapes of the picture; without any, the label of the position stands there. */
  protected shapes(_size: Size, here: Here): readonly Shape[] {
    return here.shown?.picture ?? [];
  }

  /** The most px of a unit of the shapes. */
  protected get mostScale(): number {
    return MOST_SCALE;
  }

  /** Above the moves that the picture does not show. */
  remark(_figure: ShownPosition, _words: Messages): unknown {
    return undefined;
  }

  layout(size: Size, here: Here): BoardLayout {
    return layoutShapes(size, this.shapes(size, here), this.mostScale);
  }

  picture(figure: ShownPosition, words: Messages, here: Here, layout: BoardLayout): TemplateResult {
    return describedPicture(figure, words, here, layout);
  }

  #grundy: GrundyView | undefined;

  /** Under the narration: the moves that the picture does not show, as buttons, and the Grundy value. */
  aside(figure: ShownPosition, words: Messages): unknown {
    this.#grundy ??= new GrundyView(figure);
    return html`${renderMoves(figure, this.remark(figure, words), words)} ${this.#grundy.render(words)}`;
  }

  label(figure: Pick<ShownPosition, 'hereAt'>, ply: number, move: number): string {
    return labelOf(figure.hereAt(ply), move);
  }

  /** A move that the visitor has chosen and not made. */
  planned(figure: ShownPosition, move: number) {
    const label = this.label(figure, sure(figure.drawn).cursor, move);
    return { id: 'described-planned', args: { label } };
  }

  narrate(figure: ShownPosition): readonly Sentence[] {
    const { record, maker } = figure;
    const made = (ply: number): readonly Sentence[] => {
      const chosen = record?.plies[ply]?.chosen;
      if (chosen === undefined) return [];
      const label = this.label(figure, ply - 1, chosen);
      return [{ id: 'described-made', args: { who: maker(ply - 1), label } }];
    };
    const named = (ply: number, move: number) => ({
      ...{ act: 'other', from: '', to: '' },
      label: this.label(figure, ply, move),
    });
    return account(figure, made, named);
  }

  describe({ drawn, values }: ShownPosition): readonly Sentence[] {
    const shown = drawn?.here.shown;
    if (!shown) return [];
    const moves = drawn.here.options.map(({ chosen }) => ({
      id: 'described-move',
      args: moveArgs(labelOf(drawn.here, chosen), values.get(chosen)),
    }));
    return [{ id: 'described-position', args: { label: shown.label } }, ...moves];
  }
}
