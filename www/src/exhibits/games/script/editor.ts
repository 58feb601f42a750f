import {
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { rhai } from './rhai.ts';

/** What is wrong, and at which line and column, from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A field in which a script is written. */
export interface ScriptField {
  readonly text: string;
  set(text: string): void;
  mark(fault: Fault | undefined): void;
}

/** What the editor needs of its surroundings. */
export interface Surroundings {
  readonly parent: HTMLElement;
  readonly text: string;
  /** The name of the field, the id of what describes it, and the words of the editor by their English. */
  readonly label: string;
  readonly describedBy: string;
  readonly phrases: Readonly<Record<string, string>>;
  /** The functions of a game and those that it may call, each with what it is for. Members follow a full stop. */
  readonly names: readonly {
    readonly label: string;
    readonly detail: string;
    readonly apply: string;
    readonly member: boolean;
  }[];
  changed(text: string): void;
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--focus)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: tags.string, color: 'var(--won)' },
  { tag: tags.number, color: 'var(--lost)' },
]);

const look = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--line)',
    fontSize: '14px',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)' },
  '.cm-scroller': {
    minHeight: '9rem',
    maxHeight: 'clamp(9rem, calc(100svh - 37rem), 26rem)',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--soft)',
    backgroundColor: 'var(--paper)',
    borderRight: '1px solid var(--line)',
  },
  '.script-wrong': { textDecoration: 'underline wavy var(--lost)' },
  '.script-wrong-line': { boxShadow: 'inset 3px 0 var(--lost)' },
  '.script-fault': {
    padding: '2px 8px',
    color: 'var(--lost)',
    fontFamily: 'system-ui, sans-serif',
    whiteSpace: 'normal',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--line)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--paper)',
    backgroundColor: 'var(--ink)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--line)',
    },
});

/** What is wrong, below its line. Beside the editor it is also said aloud, so a screen reader skips it here. */
class FaultWidget extends WidgetType {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override eq(other: FaultWidget): boolean {
    return other.#message === this.#message;
  }

  toDOM(): HTMLElement {
    const said = document.createElement('div');
    said.className = 'script-fault';
    said.setAttribute('aria-hidden', 'true');
    said.textContent = this.#message;
    return said;
  }
}

const setFault = StateEffect.define<Fault | undefined>();

/** The line that is wrong, with the reason. It moves with the text. */
const faults = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, newDoc }) => {
    for (const effect of effects) {
      if (!effect.is(setFault)) continue;
      const fault = effect.value;
      if (!fault) return Decoration.none;
      const line = newDoc.line(Math.min(Math.max(1, fault.line), newDoc.lines));
      const from = Math.min(line.to, line.from + fault.column - 1);
      const wrong = Decoration.mark({ class: 'script-wrong' });
      const below = { widget: new FaultWidget(fault.message), block: true, side: 1 };
      return Decoration.set([
        Decoration.line({ class: 'script-wrong-line' }).range(line.from),
        ...(from < line.to ? [wrong.range(from, line.to)] : []),
        Decoration.widget(below).range(line.to),
      ]);
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Puts what is typed over a selection in its place. A browser that edits several lines itself adds inline
 * styles, which the site's policy reports.
 */
const overSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const typed = event.inputType === 'insertText' ? event.data : null;
    if (typed === null || view.composing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(typed), { userEvent: 'input.type' });
    return true;
  },
});

const OPENED_BY: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };

/** How often a character stands in a text. */
const countOf = (text: string, character: string): number => text.split(character).length - 1;

/**
 * Types a closing bracket over the one that the editor has closed by itself, also where a line or more lies between: a
 * visitor who types a whole function ends it with a brace, and that of the editor would be left over.
 */
const overBracket = EditorView.inputHandler.of((view, from, to, typed) => {
  const opener = OPENED_BY[typed];
  if (opener === undefined || from !== to || view.composing) return false;
  const text = view.state.doc.toString();
  const [between] = /^\s*/.exec(text.slice(from)) ?? [''];
  const at = from + between.length;
  const closed = countOf(text, opener) === countOf(text, typed);
  if (text[at] !== typed || !closed || !between.includes('\n')) return false;
  const line = view.state.doc.lineAt(from);
  const blank = text.slice(line.from, from).trim() === '';
  // The bracket goes where it was typed, in the indentation that it has.
  const begin = blank ? line.from : from;
  const end = view.state.doc.lineAt(at).from;
  view.dispatch({
    changes: { from: begin, to: blank ? end : begin },
    selection: { anchor: at + 1 - (blank ? end - begin : 0) },
    userEvent: 'input.type',
  });
  return true;
});

/**
 * The editor, in the shadow root of its parent, which takes its style sheets: the site's policy allows no
 * inline styles. Tab indents; after Escape, the next Tab leaves.
 */
export function openEditor(around: Surroundings): ScriptField & { readonly dom: HTMLElement } {
  const complete = (context: CompletionContext) => {
    const word = context.matchBefore(/\.?\w*/);
    const member = word?.text.startsWith('.') === true;
    if (!word?.text && !context.explicit) return null;
    const from = (word?.from ?? context.pos) + (member ? 1 : 0);
    // A member is found by its own name, although its list or text stands before it.
    const options = around.names
      .filter((one) => one.member === member)
      .map((one) => (member ? { ...one, label: one.label.replace(/^\w+\./, '') } : one));
    return { from, options, validFor: /^\w*$/ };
  };
  const view = new EditorView({
    parent: around.parent,
    root: around.parent.getRootNode() as ShadowRoot,
    state: EditorState.create({
      doc: around.text,
      extensions: [
        lineNumbers(),
        history(),
        EditorView.lineWrapping,
        drawSelection(),
        closeBrackets(),
        autocompletion({ override: [complete], icons: false }),
        faults,
        overSelection,
        overBracket,
        rhai,
        indentUnit.of('    '),
        syntaxHighlighting(colours),
        look,
        EditorState.phrases.of(around.phrases),
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': around.label,
          'aria-describedby': around.describedBy,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) around.changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    dom: view.dom,
    get text() {
      return view.state.doc.toString();
    },
    set(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    mark: (fault) => view.dispatch({ effects: setFault.of(fault) }),
  };
}
