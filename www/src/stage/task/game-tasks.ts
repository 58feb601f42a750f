import type { Run } from '../../engine/engine.ts';
import type { ModelName } from '../../engine/protocol.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { type GamePlay, type GameRecord, type PlayScene, winnerOf } from '../play.ts';
import { type Judged, type MakeTask, type Pictured, type Unfit, wholeNumber } from './task.ts';

/** A game about which a task asks. */
export interface AskedGame<Place, Here, Name extends ModelName, Scene extends PlayScene> {
  readonly run: Run<Name> | undefined;
  readonly play: GamePlay<Place, Here, GameRecord, Name, Scene>;
  readonly timeline: { readonly cursor: number };
  currentScene(): Scene;
  /** The places from the start to the shown position. */
  placesShown(): readonly Place[];
  openAt(places: readonly Place[]): Promise<void>;
  leave(): void;
  adjust(fields: Pick<PlayScene, 'computer'>): void;
}

/** What an exhibit says of its positions in a task. */
export interface GameParts<Here, Place, Scene> {
  /** The field of a link that holds a game. */
  readonly field: string;
  /** The places of a scene's game; undefined if it has none. Rejects if they are no game. */
  placesIn(scene: Scene): readonly Place[] | undefined | Promise<readonly Place[] | undefined>;
  /** Whether a game can end in a draw. */
  readonly draws?: boolean;
  /** How many moves a position has, and how many of them win. */
  counts(here: Here): {
    readonly moves: number;
    readonly winning: number;
    /** How many keep a draw, in a game that has draws. */
    readonly drawing?: number;
  };
  /**
   * Why the reader, whose move it is, can win or loses, with a move that is right; where moves are counted, also how many
   * win.
   */
  explain(here: Here, kind: string): readonly Sentence[];
  /** Why the position that a right move of the reader has left is lost for the computer. */
  praise(here: Here): readonly Sentence[];
  /** What the ply that gave the game away did. */
  gave?(ply: number): readonly Sentence[];
  /** Where to look for a move that wins, without naming one. */
  look?(here: Here): readonly Sentence[] | undefined;
}

/** The tasks of a game, about the position that is shown. */
export function gameTasks<Place, Here, Name extends ModelName, Scene extends PlayScene>(
  figure: AskedGame<Place, Here, Name, Scene>,
  parts: GameParts<Here, Place, Scene>,
): MakeTask {
  return async (kind) => {
    const { play, run } = figure;
    // A game that the link has begun goes on from there.
    const begun = play.path;
    const cursor = begun ? figure.timeline.cursor : figure.placesShown().length - 1;
    const places = (begun ?? figure.placesShown()).slice(0, cursor + 1);
    const [record, here] = await Promise.all([
      play.askRecord(sure(run), places),
      play.askHere(sure(run), sure(places[cursor])),
    ]);
    const { outcome } = sure(record.plies[cursor]);
    const opponent =
      begun && play.mover(cursor) === 'computer' ? 'moves' : figure.currentScene().opponent;
    const unfit = refusal(kind, outcome, record.over, opponent);
    if (unfit) return unfit;
    const { moves, winning, drawing } = parts.counts(here);
    // The answer comes before its reason, which may not name it.
    const who: Sentence = { id: 'task-who-is', args: { outcome } };
    const solution = [...(kind === 'who' ? [who] : []), ...parts.explain(here, kind)];
    const right = kind === 'hold' ? sure(drawing) : winning;
    const args = { moves, right, kind };
    const common = {
      ask: { id: `task-${kind}` },
      fits: kind === 'who' ? { id: 'task-fits' } : { id: 'task-fits-moves', args },
      look: parts.look?.(here) ?? [{ id: 'task-look-count', args }],
      solution,
    };
    if (kind === 'count') {
      return {
        ...common,
        look: [],
        typed: wholeNumber({ id: 'task-count-typed' }, 0, moves),
        judge: (count): Judged => {
          if (count === winning) return { right: true, said: solution };
          const more = Number(count) < winning ? 'yes' : 'no';
          return { right: false, said: [{ id: 'task-count-wrong', args: { more } }] };
        },
      };
    }
    if (kind === 'who') {
      const sides = ['N', 'P', ...(parts.draws ? ['D'] : [])];
      return {
        ...common,
        look: [],
        // A wrong answer leaves nothing to find.
        tries: 1,
        offered: sides.map((answer) => ({ label: `task-who-${answer}`, answer })),
        judge: (answer): Judged => ({
          right: answer === outcome,
          said: answer === outcome ? solution : [],
        }),
      };
    }
    const again = () => (begun ? figure.openAt(places) : figure.leave());
    /** The place to which the reader has moved from the question, at the cursor or before it. */
    const first = () => {
      const { path } = play;
      return figure.timeline.cursor > cursor && path !== begun ? path?.[cursor + 1] : undefined;
    };
    const pictured: Pictured = {
      fields: [parts.field, 'computer'],
      show: async (scene) => {
        const { computer } = scene as Scene;
        try {
          const game = await parts.placesIn(scene as Scene);
          const begins = places.every((place, ply) => ply === 0 || alike(place, game?.[ply]));
          if (!game || !begins) return { id: 'task-misread' };
          await play.askRecord(sure(run), game);
          figure.adjust({ computer });
          await figure.openAt(game);
        } catch {
          // The core refuses what is no game.
          return { id: 'task-misread' };
        }
        if (kind !== 'game' || (await replies(play, sure(run), cursor, figure.currentScene())))
          return undefined;
        return { id: 'task-other-replies' };
      },
    };
    const wrong = (ply: number): readonly Sentence[] => {
      const { outcome: after, remoteness } = sure(play.record?.plies[ply]);
      const kept = after === 'D' ? 'D' : 'P';
      const who = play.mover(ply - 1);
      return [
        ...(parts.gave?.(ply) ?? []),
        { id: 'play-let', args: { who, kept, plies: remoteness ?? -1 } },
      ];
    };
    if (kind === 'game') {
      return {
        ...common,
        again,
        pictured,
        shown: () => (first() && play.over ? play.path?.at(-1) : undefined),
        judge: () => judgeGame(play, cursor, wrong),
      };
    }
    return {
      ...common,
      again,
      pictured,
      shown: first,
      judge: async (): Promise<Judged> => {
        const ply = sure(play.record?.plies[cursor + 1]);
        if (ply.blunder) {
          // The reply on the board is what the move leads to; after a right one the board stays as the verdict says.
          void play.answer();
          return { right: false, said: wrong(cursor + 1) };
        }
        const left = await play.askHere(sure(run), sure(play.path?.[cursor + 1]));
        return { right: true, said: parts.praise(left) };
      },
    };
  };
}

/** Whether two places are the same and were reached by the same move. */
const alike = (one: unknown, other: unknown): boolean => written(one) === written(other);
const written = (place: unknown): string =>
  JSON.stringify(place, (_, value) => (typeof value === 'bigint' ? `${value}` : value)) ?? '';

/** Whether each ply of the computer from here on is the one that it would have made. */
async function replies<Place, Here, Name extends ModelName, Scene extends PlayScene>(
  play: GamePlay<Place, Here, GameRecord, Name, Scene>,
  run: Run<Name>,
  from: number,
  scene: Scene,
): Promise<boolean> {
  const path = play.path ?? [];
  for (let ply = from; ply < path.length - 1; ply += 1) {
    if (play.mover(ply) !== 'computer') continue;
    const reply = await play.askReply(run, path.slice(0, ply + 1), scene);
    if (reply === undefined || !play.same(reply, sure(path[ply + 1]))) return false;
  }
  return true;
}

/** A game that is over: won, or where the reader gave it away. */
function judgeGame<Place, Here, Name extends ModelName, Scene extends PlayScene>(
  play: GamePlay<Place, Here, GameRecord, Name, Scene>,
  cursor: number,
  wrong: (ply: number) => readonly Sentence[],
): Judged {
  const plies = play.record?.plies ?? [];
  const ours = (ply: number) => play.mover(ply - 1) !== 'computer';
  const gave = plies.findIndex(({ blunder }, ply) => ply > cursor && blunder && ours(ply));
  if (winnerOf(play).who === 'you') {
    const args = { moves: plies.filter((_, ply) => ply > cursor && ours(ply)).length };
    return {
      right: true,
      said: [gave < 0 ? { id: 'task-game-won', args } : { id: 'task-game-given' }],
    };
  }
  const move = plies.filter((_, ply) => ply > cursor && ply <= gave && ours(ply)).length;
  return {
    right: false,
    said: gave < 0 ? [] : [{ id: 'task-game-lost', args: { move } }, ...wrong(gave)],
  };
}

/** Why a position has no task of a kind; `opponent` is who plays against the reader, or that the computer moves now. */
function refusal(
  kind: string,
  outcome: 'P' | 'N' | 'D',
  over: boolean,
  opponent: string,
): Unfit | undefined {
  if (over) return { unfit: 'task-unfit-over' };
  if (kind === 'who' || kind === 'count') return undefined;
  if (opponent === 'moves') return { unfit: 'task-unfit-turn' };
  if (kind === 'hold') return outcome === 'D' ? undefined : { unfit: 'task-unfit-hold' };
  if (kind === 'game' && opponent === 'human') return { unfit: 'task-unfit-alone' };
  // Against an opponent who errs, what is not won can be won.
  if (outcome === 'N' || (kind === 'game' && opponent === 'erring')) return undefined;
  return { unfit: outcome === 'P' ? 'task-unfit-lost' : 'task-unfit-drawn' };
}
