import { html, nothing, type TemplateResult } from 'lit';
import { withoutMarks } from '../../words/hidden.ts';
import type { Messages } from '../../words/messages.ts';
import { type ArrowKey, Board, type BoardFigure } from '../board.ts';
import { save } from '../export.ts';
import { renderRefusal } from '../form.ts';
import { renderChoice } from '../inputs.ts';
import { liveRegion } from '../live-region.ts';
import { FileOpener } from '../open-file.ts';
import { placeIn } from '../own-place.ts';
import { EditDragging } from './edit-dragging.ts';
import type { Place } from './edit-graph.ts';
import {
  type GraphFrame,
  graphLine,
  graphPicture,
  type NodeLook,
  type Placing,
  placing,
  REACH,
  type Room,
  radiusOf,
  type Size,
} from './edit-picture.ts';
import { handled } from './edit-pointing.ts';
import { type Form, forms } from './edit-text.ts';
import type { Editor } from './editor.ts';
import { freeName } from './edits.ts';
import { arrows, graphPlan, nearest } from './graph-plan.ts';
import { renderReading } from './pasted-view.ts';

/** How an exhibit shows the graph. */
export interface Shown {
  readonly size: Size;
  /** The part of the picture in which the graph is drawn; without it, the whole picture. */
  readonly room?: Room;
  /** The radius of a node, in px; without it as large as the distances allow. */
  readonly radius?: number;
  look(node: number): NodeLook;
  /** The class of an edge; empty for a plain one. */
  edge(from: number, to: number): string;
  /** What is drawn over the nodes, which stand at these places, in px. */
  /** Where the names stand, if they do not stand below the nodes. */
  names?(spots: readonly Place[]): GraphFrame['names'];
  over(spots: readonly Place[], radius: number): unknown;
}

/** A ready graph that can be chosen. */
export interface Ready {
  /** Its name is the message `graph-ready-<name>`. */
  readonly name: string;
  open(): void;
}

/** The files in which the forms are stored. */
const files: Readonly<Record<Form, { readonly ending: string; readonly type: string }>> = {
  edges: { ending: 'txt', type: 'text/plain' },
  dot: { ending: 'dot', type: 'text/vnd.graphviz' },
  json: { ending: 'json', type: 'application/json' },
  graphml: { ending: 'graphml', type: 'application/graphml+xml' },
};

/** Draws the editor of a graph: picture, tools, buttons and fields, and the text. */
export class EditView {
  readonly #editor: Editor;
  readonly #board: Board<number>;
  readonly #dragging: EditDragging;
  readonly #figure: BoardFigure;
  readonly #files: FileOpener;
  #spots: readonly Place[] = [];
  #placing: Placing = placing([], { width: 0, height: 0 });
  /** The node that the fields are about. */
  #node = 0;

  constructor(figure: BoardFigure, editor: Editor) {
    this.#figure = figure;
    this.#editor = editor;
    this.#files = new FileOpener(() => figure.requestUpdate());
    const nodeAt = (x: number, y: number) => nearest(this.#spots, x, y, REACH);
    const plan = {
      spots: () => this.#spots,
      reach: REACH,
      choose: (node: number) => editor.touch(node),
    };
    this.#board = new Board<number>(figure, graphPlan(plan), 0);
    this.#dragging = new EditDragging({
      nodeAt: ({ x, y }) => nodeAt(x, y),
      joins: () => editor.leads,
      dropOn: (from, to) => editor.dragOnto(from, to),
      move: (node, at) => editor.apply({ kind: 'move', node, at: this.#placing.place(at) }),
      redraw: () => figure.requestUpdate(),
    });
  }

  /** The graph that is edited, as the picture of a figure. */
  picture(words: Messages, shown: Shown): TemplateResult {
    const editor = this.#editor;
    const { size, room = size } = shown;
    const { held } = this.#dragging;
    const placed = placing(editor.places, room);
    this.#placing = placed;
    this.#spots = editor.places.map((at, node) =>
      held && !held.line && held.node === node ? held.at : placed.spot(at),
    );
    if (!editor.graph.nodes[this.#board.focus]) this.#board.focus = 0;
    const { radius = radiusOf(this.#spots) } = shown;
    const frame: GraphFrame = {
      ...room,
      radius,
      graph: editor.graph,
      spots: this.#spots,
      look: shown.look,
      edge: shown.edge,
      names: shown.names?.(this.#spots),
      over: [shown.over(this.#spots, radius), this.#line()],
      picked: editor.picked,
      tabindex: (node) => this.#board.tabindex(node),
    };
    const { nodes, edges } = editor.graph;
    const label = words.text('graph-label', { nodes: nodes.length, edges: edges.length });
    const { width, height } = size;
    return html`<svg class="picture graph" role="grid" tabindex="-1" aria-label=${label}
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} @click=${this.#clicked}
      @keydown=${this.#keyed} @focusin=${this.#focused} @pointerdown=${this.#dragging.down}
      @pointermove=${this.#dragging.move} @pointerup=${this.#dragging.up}
      @pointercancel=${this.#dragging.cancel}>${graphPicture(frame)}</svg>`;
  }

  /** What a touch on the picture does, and the buttons that belong to it. */
  tools(words: Messages, hint: (tool: string) => string | undefined): TemplateResult {
    const editor = this.#editor;
    const { refused } = editor;
    return html`${renderChoice(words, {
      legend: 'graph-tools',
      name: 'graph-tool',
      choices: editor.tools,
      chosen: editor.tool,
      label: (tool) => `graph-tool-${tool}`,
      choose: (tool) => editor.choose(tool),
      look: 'wide graph-tools',
    })}
    <p class="wide graph-hint">${liveRegion(editor.arranged ? words.text('graph-arranged') : this.#hint(words, hint))}
      ${refused ? renderRefusal(words, refused) : nothing}</p>
    <p class="wide choices">
      <button class="primary" aria-disabled=${!editor.canUndo} @click=${() => editor.undo()}>${words.text('graph-undo')}</button>
      <button class="primary" aria-disabled=${!editor.canRedo} @click=${() => editor.redo()}>${words.text('graph-redo')}</button>
      <button class="primary" @click=${() => editor.apply({ kind: 'arrange' })}>${words.text('graph-arrange')}</button>
      <button class="primary" @click=${() => editor.empty()}>${words.text('graph-clear')}</button></p>`;
  }

  /** What a touch does now. */
  #hint(words: Messages, hint: (tool: string) => string | undefined): string {
    const { tool, picked, graph } = this.#editor;
    const own = hint(tool);
    if (own !== undefined) return own;
    const name = picked === undefined ? undefined : graph.nodes[picked]?.name;
    return words.text('graph-hint', { tool, chosen: name ? 'yes' : 'no', name });
  }

  /** The line from a node to the pointer. */
  #line(): unknown {
    const { held } = this.#dragging;
    const from = held?.line ? this.#spots[held.node] : undefined;
    return held && from ? graphLine(from, held.at) : nothing;
  }

  /** All edits as fields and buttons, for the keyboard and for screen readers. */
  fields(words: Messages): TemplateResult {
    const editor = this.#editor;
    const { nodes } = editor.graph;
    const options = nodes.map(({ name }, node) => html`<option value=${node}>${name}</option>`);
    const chosen = Math.min(this.#node, nodes.length - 1);
    const none = nodes.length === 0;
    const act = (does: (form: (name: string) => string) => void) => (event: Event) => {
      const group = (event.currentTarget as Element).closest('fieldset');
      does((name) =>
        withoutMarks(group?.querySelector<HTMLInputElement>(`[name='${name}']`)?.value ?? ''),
      );
    };
    const edge = (kind: 'join' | 'part') =>
      act((of) => editor.apply({ kind, from: Number(of('edge-from')), to: Number(of('edge-to')) }));
    const nudge = (right: number, down: number) => () => editor.nudge(chosen, right, down);
    const pick = (event: Event) => {
      this.#node = Number((event.target as HTMLSelectElement).value);
      this.#figure.requestUpdate();
    };
    return html`<fieldset><legend>${words.text('graph-add-title')}</legend>
        <label>${words.text('graph-name')} <input name="node-name" size="10" autocomplete="off" spellcheck="false" .value=${freeName(editor.graph)} /></label>
        <button class="primary" @click=${act((of) => editor.add(of('node-name')))}>${words.text('graph-add')}</button>
      </fieldset>
      <fieldset ?disabled=${nodes.length < 2}><legend>${words.text('graph-edge-title')}</legend>
        <label>${words.text('graph-from')} <select name="edge-from">${options}</select></label>
        <label>${words.text('graph-to')} <select name="edge-to">${options}</select></label>
        <span class="choices"><button class="primary" @click=${edge('join')}>${words.text('graph-join')}</button>
          <button class="primary" @click=${edge('part')}>${words.text('graph-part')}</button></span>
      </fieldset>
      <fieldset ?disabled=${none}><legend>${words.text('graph-node-title')}</legend>
        <label>${words.text('graph-node')} <select name="node" .value=${String(chosen)} @change=${pick}>${options}</select></label>
        <label>${words.text('graph-name')} <input name="new-name" size="10" autocomplete="off" spellcheck="false" .value=${nodes[chosen]?.name ?? ''} /></label>
        <span class="choices"><button class="primary" @click=${act((of) => editor.apply({ kind: 'rename', node: chosen, name: of('new-name') }))}>${words.text('graph-rename')}</button>
          <button class="primary" @click=${() => editor.apply({ kind: 'remove', node: chosen })}>${words.text('graph-remove')}</button></span>
        <span class="choices" role="group" aria-label=${words.text('graph-nudge')}>
          <button class="primary" @click=${nudge(-1, 0)}>${words.text('graph-left')}</button>
          <button class="primary" @click=${nudge(1, 0)}>${words.text('graph-right')}</button>
          <button class="primary" @click=${nudge(0, -1)}>${words.text('graph-up')}</button>
          <button class="primary" @click=${nudge(0, 1)}>${words.text('graph-down')}</button></span>
      </fieldset>`;
  }

  /** The ready graphs. */
  ready(words: Messages, all: readonly Ready[]): TemplateResult {
    return html`<p class="wide choices" role="group" aria-label=${words.text('graph-ready')}><span>${words.text('graph-ready')}</span>
      ${all.map(({ name, open }) => html`<button class="primary" @click=${open}>${words.text(`graph-ready-${name}`)}</button>`)}</p>`;
  }

  /** Opens files that were dropped on the figure as the text. */
  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  /** The graph as text, which can be copied, replaced and stored. Where `oneWay`, edges have to lead one way. */
  text(words: Messages, oneWay: boolean): TemplateResult {
    const editor = this.#editor;
    const { pasted, form } = editor;
    const typing = (event: Event) => {
      const pastes = /Paste|Drop/.test((event as InputEvent).inputType);
      editor.type((event.target as HTMLTextAreaElement).value, pastes || undefined);
    };
    const store = () => {
      const { ending, type } = files[form];
      save(`graph.${ending}`, new Blob([editor.text], { type }));
    };
    return html`<details class="wide"><summary>${words.text('graph-text')}</summary>
      ${renderChoice(words, {
        legend: 'graph-form',
        name: 'graph-form',
        choices: forms,
        chosen: form,
        label: (name: Form) => `graph-form-${name}`,
        choose: (name) => editor.write(name),
        look: 'graph-tools',
      })}
      <textarea name="graph" rows="8" cols="60" spellcheck="false" autocomplete="off" autocapitalize="off"
        aria-label=${words.text('graph-text')} aria-describedby="about-graph" aria-invalid=${pasted.error ? 'true' : 'false'}
        .value=${editor.text} @input=${typing}></textarea>
      ${renderReading(words, pasted, (choice) => void editor.correct(choice), oneWay)}
      <p class="choices"><button class="primary" aria-disabled=${editor.reading} @click=${() => void editor.read()}>${words.text('graph-draw')}</button>
        ${pasted.draft === undefined ? nothing : html`<button @click=${() => editor.write()}>${words.text('graph-forget')}</button>`}
        <button class="primary" @click=${store}>${words.text('graph-store')}</button>
        ${this.#files.render(words, { text: editor.text, take: (text) => editor.type(text, true) })}</p>
    </details>`;
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (this.#dragging.swallows()) return;
    const at = placeIn(event);
    const handle = handled(event);
    if (handle !== undefined) {
      this.#board.focus = handle;
      this.#editor.touch(handle);
    } else if (event.detail > 0 && nearest(this.#spots, at.x, at.y, REACH) === undefined) {
      this.#editor.touchPlace(this.#placing.place(at), freeName(this.#editor.graph));
    } else this.#board.click(event);
  };

  /** With the tool “move”, the arrow keys move the chosen node. */
  readonly #keyed = (event: KeyboardEvent): void => {
    const { tool, picked } = this.#editor;
    const [right, down] = arrows[event.key as ArrowKey] ?? [];
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (
      tool === 'move' &&
      picked !== undefined &&
      right !== undefined &&
      down !== undefined &&
      plain
    ) {
      event.preventDefault();
      this.#editor.nudge(picked, right, down);
    } else if (event.key === 'Escape' && picked !== undefined) {
      event.preventDefault();
      this.#editor.choose(tool);
    } else this.#board.keydown(event);
  };

  readonly #focused = (event: FocusEvent): void => this.#board.focusin(event);
}
