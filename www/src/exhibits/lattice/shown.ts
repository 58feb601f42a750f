import type {
  ConjectureVerdict,
  LatticeSummary,
  LatticeWhy,
  Milestone,
} from '../../../pkg/lattice.js';
import type { Link } from '../../share/codec.ts';
import type { Board } from '../../stage/board.ts';
import type { Explained } from '../../stage/explained.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Task } from '../../stage/task/task.ts';
import type { TracedColours } from './picture/colours.ts';
import type { FrontColours } from './picture/front-colours.ts';
import type { Layout } from './picture/layout.ts';
import type { LatticeFrame, Point } from './picture/view.ts';
import type { Eating } from './play/eating.ts';
import type { Play } from './play/play.ts';
import type { Rules } from './rules.ts';
import type { LatticeScene, RevealedScene } from './scene.ts';

/** The lattice that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownLattice extends ShownFigure<LatticeScene, 'Lattice'> {
  /** The task of the shown scene, open or over, once it has come. */
  readonly task: Task | undefined;
  readonly link: Link<LatticeScene>;
  readonly loaded: boolean;
  readonly focused: Element | null;
  readonly board: Board<Point>;
  readonly explained: Explained<LatticeWhy>;
  readonly rules: Rules;
  readonly play: Play;
  readonly eating: Eating;
  /** What is known of the points; undefined until it has come. */
  readonly summary: LatticeSummary | undefined;
  readonly colours: TracedColours | FrontColours;
  /** How the visitor's conjecture compares with the finished picture. */
  verdict: ConjectureVerdict | undefined;
  /** Whether the view has pulled back. */
  readonly shown: boolean;
  /** How many steps are coloured: in a game all of them, or none while hints are off; none while a task asks for colours. */
  readonly coloured: number;
  /** The scene as the account of a game may tell it. */
  readonly revealed: RevealedScene;
  frame(): LatticeFrame;
  layout(): Layout | undefined;
  milestones(): readonly Milestone[];
  /**
   * Whether the page may show the verdict on a point: only with hints, and only after the visitor uncovers
   * or guesses it.
   */
  showsVerdict(why: LatticeWhy): boolean;
  /** Uncovers a covered point, and explains any other. */
  ask(point: Point): Promise<void>;
  /** Uncovers every mark. */
  uncoverAll(): void;
  /** Colours the remaining points; if all are coloured, begins again at the first. */
  colourAll(): void;
  /** Begins a game at the point that the fields name. */
  begin(fields: Partial<LatticeScene>): Promise<void>;
  /**
   * Pulls the view back from the picture. Without a connection nothing happens, because the code must be
   * fetched.
   */
  watch(): Promise<void>;
}
