import {
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
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
  /** The functions of a game, each with what it is for. */
  readonly names: readonly { readonly label: string; readonly detail: string; readonly apply: string }[];
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
  '.cm-scroller': { minHeight: '14rem', maxHeight: '26rem', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--soft)',
    backgroundColor: 'var(--paper)',
    borderRight: '1px solid var(--line)',
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
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--line)',
  },
});

/**
 * The editor, in the shadow root of its parent, which takes its style sheets: the site's policy allows no
 * inline styles. Tab indents; after Escape, the next Tab leaves.
 */
export function openEditor(around: Surroundings): ScriptField & { readonly dom: HTMLElement } {
  const complete = (context: CompletionContext) => {
    const word = context.matchBefore(/\w+/);
    if (!word && !context.explicit) return null;
    return { from: word?.from ?? context.pos, options: [...around.names], validFor: /^\w*$/ };
  };
  const view = new EditorView({
    parent: around.parent,
    root: around.parent.getRootNode() as ShadowRoot,
    state: EditorState.create({
      doc: around.text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        closeBrackets(),
        autocompletion({ override: [complete], icons: false }),
        lintGutter(),
        rhai,
        indentUnit.of('    '),
        syntaxHighlighting(colours),
        look,
        EditorState.phrases.of(around.phrases),
        EditorView.contentAttributes.of({
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
    mark(fault) {
      const { doc } = view.state;
      const line = fault && doc.line(Math.min(Math.max(1, fault.line), doc.lines));
      const from = line && fault ? Math.min(line.to, line.from + fault.column - 1) : 0;
      const found = fault && line ? [{ from, to: line.to, severity: 'error' as const, message: fault.message }] : [];
      view.dispatch(setDiagnostics(view.state, found));
    },
  };
}
