import { CodedError } from '../../engine/errors.ts';
import { History } from '../history.ts';
import { type Drawn, drawnFrom, fixed, type Place } from './edit-graph.ts';
import { boxOf, type Frame } from './edit-picture.ts';
import { type Form, written } from './edit-text.ts';
import { type Edit, edited } from './edits.ts';
import { hiddenIn } from './hidden-name.ts';
import { byForces, type Forces, forcesFor, freePlace, layoutGraph } from './layout.ts';
import { type GraphChoice, Pasted, type PastedText, type ReadText } from './pasted.ts';

/** Edits that only buttons ask for. Where one changes nothing, it says so. */
const SPOKEN: ReadonlySet<Edit['kind']> = new Set(['arrange', 'part', 'rename']);

/** The editor's own tools: what a touch on the picture does. An exhibit has others before them. */
export const editTools = ['join', 'add', 'move', 'remove'] as const;
type EditTool = (typeof editTools)[number];

/** What an exhibit lets somebody do with a graph. */
export interface EditorPlan {
  /** The names of the exhibit's own tools. The first of all tools is chosen at the start. */
  readonly tools: readonly string[];
  /** Those of them that lead from one node to another, so that dragging draws a line. */
  readonly leading: readonly string[];
  /** A touch on a node with one of these tools. */
  use(tool: string, node: number): void;
  /** The graph has changed. */
  changed(): void;
  readonly read: ReadText;
  redraw(): void;
}

/** What an edit, a file or a correction replaces: the graph, and the text that is not drawn yet. */
interface Moment {
  readonly graph: Drawn;
  readonly text: PastedText;
}

/** How far a key or a button moves a node, in thousandths of the square. */
export const NUDGE = 40;

/**
 * A graph that somebody draws: by touch with tools, by buttons and fields, or as text. It knows nothing of
 * what the exhibit does with the graph.
 */
export class Editor {
  graph: Drawn;
  tool: string;
  /** The node that was chosen first, for an edge or a move. */
  picked: number | undefined;
  /** Why the last edit of the picture was refused. */
  refused: CodedError | undefined;
  /** The text that is typed instead of the written one. */
  readonly pasted: Pasted;
  /** The form in which the graph is written. */
  form: Form = 'edges';
  reading = false;
  readonly #plan: EditorPlan;
  readonly #history = new History<Moment>();
  #forces: Forces | undefined;
  #frame: Frame | undefined;
  #laid: { readonly graph: Drawn; readonly places: readonly Place[] } | undefined;

  /** The last edit has arranged the nodes. */
  arranged = false;

  constructor(graph: Drawn, plan: EditorPlan) {
    this.graph = graph;
    this.#plan = plan;
    this.pasted = new Pasted(plan.read, plan.redraw);
    this.tool = this.tools[0] ?? 'join';
  }

  get tools(): readonly string[] {
    return [...this.#plan.tools, ...editTools];
  }

  /** Where the nodes are drawn, in thousandths of the square. */
  get places(): readonly Place[] {
    const { graph } = this;
    if (this.#laid?.graph !== graph) {
      this.#laid = { graph, places: layoutGraph(graph, this.#forces) };
      if (!this.#forces) void this.#fetchForces(graph);
    }
    return this.#laid.places;
  }

  /**
   * What the picture holds: the graph as it was opened, and the whole square for one that begins empty. It stays, so
   * that a node does not move when another one is added.
   */
  get frame(): Frame {
    const { places } = this;
    this.#frame ??= places.length > 0 ? boxOf(places) : 'whole';
    return this.#frame;
  }

  async #fetchForces(graph: Drawn): Promise<void> {
    this.#forces = await forcesFor(graph);
    if (!this.#forces) return;
    this.#laid = undefined;
    this.#frame = undefined;
    this.#plan.redraw();
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Tries an edit; whether it was accepted. */
  apply(edit: Edit): boolean {
    const before = this.#fixes(edit) ? fixed(this.graph, this.places) : this.graph;
    const after = ('name' in edit && hiddenIn(edit.name)) || edited(before, edit);
    this.picked = undefined;
    if (after instanceof CodedError) {
      this.refused = after;
      this.#plan.redraw();
      return false;
    }
    const same = after === before;
    this.arranged = edit.kind === 'arrange' && !same;
    if (edit.kind === 'arrange') this.#frame = undefined;
    if (!same) this.#replace(after);
    this.refused = same && SPOKEN.has(edit.kind) ? new CodedError('graph-unchanged') : undefined;
    this.#plan.redraw();
    return true;
  }

  /** Whether all nodes have to stay where they are. Forces would draw another picture after each edge. */
  #fixes(edit: Edit): boolean {
    if (edit.kind === 'join' || edit.kind === 'part' || edit.kind === 'remove') {
      return byForces(this.graph);
    }
    return edit.kind === 'move' || (edit.kind === 'add' && edit.at !== undefined);
  }

  /** Shows the graph that a link brings. There is nothing to undo. */
  begin(graph: Drawn): void {
    this.#history.clear();
    this.#frame = undefined;
    this.#show(graph);
    this.pasted.forget();
    this.refused = undefined;
    this.picked = undefined;
    this.#plan.redraw();
  }

  /** Shows another graph, as an edit that can be undone. */
  open(graph: Drawn): void {
    this.#frame = undefined;
    this.#replace(graph);
    this.pasted.forget();
    this.refused = undefined;
    this.picked = undefined;
    this.#plan.redraw();
  }

  /** Takes all nodes away. */
  empty(): void {
    const { both } = this.graph;
    this.open({ nodes: [], edges: [], standing: [], ...(both && { both }) });
  }

  /** Adds a node with this name; where the others have places, at a free one. */
  add(name: string): boolean {
    const placed = this.graph.nodes.some(({ at }) => at);
    return this.apply({ kind: 'add', name, ...(placed && { at: freePlace(this.places) }) });
  }

  undo(): void {
    this.#restore(this.#history.undo(this.#now));
  }

  redo(): void {
    this.#restore(this.#history.redo(this.#now));
  }

  choose(tool: string): void {
    this.arranged = false;
    this.tool = tool;
    this.picked = undefined;
    this.refused = undefined;
    this.#plan.redraw();
  }

  /** A touch on a node, or Enter on it. */
  touch(node: number): void {
    const { tool, picked } = this;
    switch (tool as EditTool) {
      case 'join':
      case 'move':
        if (picked === undefined || picked === node || tool === 'move') {
          this.#pick(picked === node ? undefined : node);
        } else this.apply({ kind: 'join', from: picked, to: node });
        return;
      case 'remove':
        this.apply({ kind: 'remove', node });
        return;
      case 'add':
        this.#pick(node);
        return;
      default:
        this.#plan.use(tool, node);
    }
  }

  /** A touch beside the nodes. */
  touchPlace(at: Place, name: string): void {
    const { tool, picked } = this;
    if (tool === 'add') this.apply({ kind: 'add', name, at });
    else if (tool === 'move' && picked !== undefined) {
      this.apply({ kind: 'move', node: picked, at });
    } else this.#pick(undefined);
  }

  /** Whether the tool leads from node to node. With any other, dragging a node moves it. */
  get leads(): boolean {
    return this.tool === 'join' || this.#plan.leading.includes(this.tool);
  }

  /** A node was dragged onto another one, with a tool that leads there. */
  dragOnto(from: number, to: number): void {
    if (this.tool === 'join') this.apply({ kind: 'join', from, to });
    else {
      this.#plan.use(this.tool, from);
      this.#plan.use(this.tool, to);
    }
  }

  /** Moves a node a little: by an arrow key or a button. It stays chosen. */
  nudge(node: number, right: number, down: number): void {
    const at = this.places[node];
    if (!at) return;
    const to = { x: at.x + right * NUDGE, y: at.y + down * NUDGE };
    this.apply({ kind: 'move', node, at: to });
    this.#pick(node);
  }

  /** Shows that a text, from a link for example, cannot be drawn. It stands in the field. */
  refuse(text: string | undefined, error: CodedError): void {
    if (text === undefined) this.refused = error;
    else {
      this.pasted.show({ draft: text, choice: {}, error });
    }
    this.#plan.redraw();
  }

  /** A text is typed, or replaces the one that stands there at once. What it replaces can come back. */
  type(text: string, replaces = this.pasted.draft === undefined): void {
    if (replaces) this.#history.keep(this.#now);
    this.pasted.type(text);
    this.#plan.redraw();
  }

  /** The visitor says how the text is meant. What was said before can come back. */
  correct(choice: GraphChoice): Promise<void> {
    this.#history.keep(this.#now);
    const { draft, source } = this.pasted.now;
    return this.pasted.choose(choice, draft ?? source ?? this.text);
  }

  /** Drops the typed text and shows the graph's own again, in this form. */
  write(form: Form = this.form): void {
    try {
      written(this.graph, form);
      this.form = form;
      this.refused = undefined;
    } catch (thrown) {
      this.refused = CodedError.from(thrown);
    }
    this.pasted.forget();
    this.#plan.redraw();
  }

  get text(): string {
    const { draft } = this.pasted;
    if (draft !== undefined) return draft;
    try {
      return written(this.graph, this.form);
    } catch {
      // Not every form can hold every name, but a list of edges can.
      this.form = 'edges';
      return written(this.graph, 'edges');
    }
  }

  /** Draws the typed text. What is refused stays as it was typed. */
  async read(): Promise<void> {
    if (this.reading) return;
    const { text, pasted } = this;
    this.reading = true;
    this.#plan.redraw();
    const read = await pasted.look(text);
    this.reading = false;
    if (read) {
      const { choice } = pasted;
      // The graph comes back with its own text, and with one undo.
      pasted.forget();
      this.#history.forgetLast(({ graph }) => graph === this.graph);
      this.open(read.drawn ?? drawnFrom(read.names, read.edges));
      pasted.show({ source: text, choice, seen: read });
    } else if (pasted.error) pasted.show({ ...pasted.now, draft: text });
    this.#plan.redraw();
  }

  #pick(node: number | undefined): void {
    this.picked = node;
    this.refused = undefined;
    this.#plan.redraw();
  }

  get #now(): Moment {
    return { graph: this.graph, text: this.pasted.now };
  }

  #replace(graph: Drawn): void {
    this.#history.keep(this.#now);
    this.#show(graph);
  }

  #restore(moment: Moment | undefined): void {
    if (!moment) return;
    this.picked = undefined;
    this.refused = undefined;
    if (moment.graph !== this.graph) this.#show(moment.graph);
    this.pasted.show(moment.text);
    this.#plan.redraw();
  }

  #show(graph: Drawn): void {
    this.graph = graph;
    if (this.pasted.draft === undefined) this.pasted.forget();
    this.#plan.changed();
  }
}
