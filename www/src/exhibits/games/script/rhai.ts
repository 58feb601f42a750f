import { StreamLanguage, type StreamParser } from '@codemirror/language';

interface State {
  /** How many block comments are open: they nest. */
  depth: number;
  /** The quote of the text that is open. */
  quote: string;
}

const KEYWORDS =
  /^(let|const|fn|if|else|switch|while|loop|do|until|for|in|break|continue|return|throw|try|catch|true|false|private)$/;

const parser: StreamParser<State> = {
  name: 'rhai',
  startState: () => ({ depth: 0, quote: '' }),
  token(stream, state) {
    if (state.depth > 0) {
      if (stream.match('/*')) state.depth += 1;
      else if (stream.match('*/')) state.depth -= 1;
      else stream.next();
      return 'comment';
    }
    if (state.quote) {
      while (!stream.eol()) {
        const next = stream.next();
        if (next === '\\') stream.next();
        else if (next === state.quote) {
          state.quote = '';
          break;
        }
      }
      return 'string';
    }
    if (stream.eatSpace()) return null;
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match('/*')) {
      state.depth = 1;
      return 'comment';
    }
    const next = stream.next() ?? '';
    if (/["'`]/.test(next)) {
      state.quote = next;
      return 'string';
    }
    if (/\d/.test(next)) {
      stream.eatWhile(/[\d_a-fxob]/i);
      return 'number';
    }
    if (/[a-z_]/i.test(next)) {
      stream.eatWhile(/\w/);
      return KEYWORDS.test(stream.current()) ? 'keyword' : 'variableName';
    }
    return null;
  },
  languageData: {
    commentTokens: { line: '//' },
    closeBrackets: { brackets: ['(', '[', '{', '"', '`'] },
  },
};

/** The colours of a script, word by word. */
export const rhai = StreamLanguage.define(parser);
