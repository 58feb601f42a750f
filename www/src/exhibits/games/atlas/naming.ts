import { html, nothing, type TemplateResult } from 'lit';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Squares, squareName, squaresOf } from '../picture/squares.ts';
import type { ShownPosition } from '../shown.ts';
import type { Known, Letter } from './known.ts';
import type { Spot } from './layout.ts';

/** What the names of positions need of a figure. */
export type Named = Pick<ShownPosition, 'described' | 'family'>;

/** How far a name stands from its mark, in px. */
const APART = 14;

const made = new WeakMap<Known, Map<string, string>>();

/**
 * What a position is called: a board by what stands on its squares, another position by its text. Names are kept, because
 * every mark of a graph has one.
 */
export function positionName(
  words: Messages,
  { described, family }: Named,
  known: Known,
  place: number,
): string {
  const names = made.get(known) ?? new Map<string, string>();
  made.set(known, names);
  const key = `${words.language} ${place}`;
  const kept = names.get(key);
  if (kept !== undefined) return kept;
  const text = known.texts[place];
  const board = text !== undefined && !described && text.includes('/');
  const name = board
    ? boardName(words, family.stones, squaresOf(text))
    : words.text('atlas-position', { position: text ?? `${place + 1}` });
  names.set(key, name);
  return name;
}

/** What a mark is called: its position, its depth, and its value if that is shown. */
export function markName(
  words: Messages,
  known: Known,
  place: number,
  mark: {
    readonly name: string;
    readonly row: number | undefined;
    readonly outcome: Letter | undefined;
    readonly role: 'current' | 'deciding' | 'none';
  },
): string {
  const { name, row, outcome = 'none', role } = mark;
  const decided = known.deciding[known.rowOf.get(place) ?? -1];
  const plies = outcome === 'N' || outcome === 'P' ? decided?.plies : undefined;
  // The row of a position is not known before the answer of the core has come.
  const seen = row === undefined ? 'no' : 'yes';
  return words.text('atlas-mark', { name, seen, row, outcome, plies: plies ?? -1, role });
}

/** A board in words, such as `X in a1, b2; O in c3`. */
function boardName(words: Messages, stones: Named['family']['stones'], board: Squares): string {
  const sides = (['x', 'o'] as const).flatMap((side) => {
    const squares = board.contents.flatMap((one, at) =>
      one === side ? [squareName(board, at)] : [],
    );
    const list = listed(squares, words.language, { type: 'conjunction', style: 'narrow' });
    const kind = stones === 'marks' ? side : side === 'x' ? 'dark' : 'light';
    return squares.length > 0 ? [words.text('atlas-stones', { kind, squares: list })] : [];
  });
  const [one, two] = sides;
  return words.text('atlas-board', { sides: sides.length, one, two });
}

/** The position that is pointed at, touched, or has the keyboard: its name stands beside it. */
export class Pointing {
  readonly #figure: Pick<ShownPosition, 'requestUpdate' | 'size'>;
  readonly #aimed: (event: PointerEvent) => number | undefined;
  #place: number | undefined;

  constructor(
    figure: Pick<ShownPosition, 'requestUpdate' | 'size'>,
    aimed: (event: PointerEvent) => number | undefined,
  ) {
    this.#figure = figure;
    this.#aimed = aimed;
  }

  /** The position that is named now. */
  get place(): number | undefined {
    return this.#place;
  }

  at(place: number | undefined): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#figure.requestUpdate();
  }

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.at(this.#aimed(event));
  };

  /** What a finger has touched keeps its name. */
  readonly leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') this.at(undefined);
  };

  /** A screen reader has the name from the mark. */
  render(
    spotOf: (place: number) => Spot | undefined,
    nameOf: (place: number) => string,
  ): TemplateResult | typeof nothing {
    const place = this.#place;
    const spot = place === undefined ? undefined : spotOf(place);
    if (place === undefined || !spot) return nothing;
    const { width, height } = this.#figure.size;
    const { x, y } = spot;
    // Not styleMap, whose first rendering is a style attribute, which the policy forbids.
    const aside = x > width / 2 ? `auto ${width - x + APART}px` : `${x + APART}px auto`;
    const along = y > height / 2 ? `auto ${height - y}px` : `${y}px auto`;
    return html`<p class="dot-name" aria-hidden="true" .style=${`inset-inline: ${aside}; inset-block: ${along}`}>${nameOf(place)}</p>`;
  }
}
