import { CodedError, isEnded } from '../../../engine/errors.ts';
import type { Editor } from '../../../stage/graph/editor.ts';
import { has } from '../../../stage/graph/edits.ts';
import { sure } from '../../../sure.ts';
import { after, type Known, reply } from './known.ts';

/** A move of one token, and who made it. */
export interface Made {
  readonly who: 'you' | 'computer';
  readonly from: number;
  readonly to: number;
}

/** What the game needs of its panel. */
export interface TokensTable {
  /** What the core says of the graph; undefined until it has answered. */
  known(): Known | undefined;
  lifetime(): AbortSignal;
  redraw(): void;
}

/** The game with the tokens of a graph. A move is an edit, so undo takes it back. */
export class TokensPlay {
  /** The token that somebody holds, by its index. */
  held: number | undefined;
  /** Whether the computer answers each move. */
  answers = false;
  thinking = false;
  last: Made | undefined;
  /** Why a move cannot be made. */
  failed: CodedError | undefined;
  readonly #editor: Editor;
  readonly #table: TokensTable;

  constructor(editor: Editor, table: TokensTable) {
    this.#editor = editor;
    this.#table = table;
  }

  /** All moves, token by token. */
  get moves(): readonly { readonly token: number; readonly to: number }[] {
    const { graph } = this.#editor;
    return graph.standing.flatMap((node, token) => after(graph, node).map((to) => ({ token, to })));
  }

  /** After an edit nobody holds a token. */
  forget(): void {
    this.held = undefined;
    this.failed = undefined;
    this.last = undefined;
  }

  against(computer: boolean): void {
    this.answers = computer;
    this.#table.redraw();
  }

  /** A touch on a node: takes up the token there, or moves the held one to it. */
  touch(node: number): void {
    const { graph } = this.#editor;
    const from = this.held === undefined ? undefined : graph.standing[this.held];
    this.failed = undefined;
    if (this.held !== undefined && from !== undefined && has(graph, from, node)) {
      this.move(this.held, node);
      return;
    }
    const here = graph.standing.indexOf(node);
    if (from !== undefined && from !== node && here < 0) {
      const name = (at: number) => sure(graph.nodes[at]).name;
      this.failed = new CodedError('no-edge-there', { from: name(from), to: name(node) });
    } else if (here < 0) this.failed = new CodedError('no-token-there');
    else this.held = from === node ? undefined : here;
    this.#table.redraw();
  }

  /** Moves a token along an edge; then the computer answers, if it should. */
  move(token: number, to: number): void {
    if (this.thinking || !this.#make('you', token, to)) return;
    if (this.answers) void this.computer();
  }

  /** A take in the equivalent heaps: the token goes to the first node with the value that is left. */
  take(heap: number, left: number): void {
    const known = this.#table.known();
    const node = this.#editor.graph.standing[heap];
    if (!known || node === undefined) return;
    const to = after(this.#editor.graph, node).find((next) => known.values[next] === left);
    if (to !== undefined) this.move(heap, to);
  }

  /** The computer makes a move. */
  async computer(): Promise<void> {
    const { graph } = this.#editor;
    if (this.thinking || this.#table.known()?.cycle.length || this.moves.length === 0) return;
    this.thinking = true;
    this.#table.redraw();
    const chosen = await reply(graph, this.#table.lifetime()).catch(CodedError.from);
    this.thinking = false;
    if (chosen instanceof CodedError) this.failed = isEnded(chosen) ? undefined : chosen;
    else if (chosen && this.#editor.graph === graph) {
      this.#make('computer', chosen.token, chosen.to);
    }
    this.#table.redraw();
  }

  #make(who: Made['who'], token: number, to: number): boolean {
    const { graph } = this.#editor;
    const from = graph.standing[token];
    if (this.#table.known()?.cycle.length) {
      this.failed = new CodedError('tokens-go-round');
      this.#table.redraw();
      return false;
    }
    if (from === undefined || !has(graph, from, to)) return false;
    if (!this.#editor.apply({ kind: 'carry', index: token, node: to })) return false;
    this.last = { who, from, to };
    this.#table.redraw();
    return true;
  }
}
