import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Makes template literals smaller, which minifiers of scripts leave alone. Style sheets lose their comments
 * and most of their white space; pieces of markup lose their indentation.
 */
export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    apply: 'build',
    // Before another plugin changes how the literals are written.
    enforce: 'pre',
    transform: {
      filter: { id: /\/www\/src\/.*\.ts$/, code: /\b(?:css|html|svg)`/ },
      handler: (code) => ({ code: leanly(code), map: null }),
    },
  };
}

/** The source with smaller style sheets and markup. */
export function leanly(code: string): string {
  let lean = code;
  // From the last literal to the first, so that earlier positions stay valid.
  for (const { start, end, make } of literalsOf(code).reverse()) {
    lean = lean.slice(0, start) + make(lean.slice(start, end)) + lean.slice(end);
  }
  return lean;
}

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly make: (text: string) => string;
}

/** The style sheets, and the pieces of markup between the values, in order. */
function literalsOf(code: string): Literal[] {
  const literals: Literal[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier') return;
      if (tag.name === 'css') literals.push({ ...placeOf(quasi), make: leanSheet });
      if (tag.name !== 'html' && tag.name !== 'svg') return;
      literals.push(...quasi.quasis.map((piece) => ({ ...placeOf(piece), make: leanMarkup })));
    },
  }).visit(parseSync('source.ts', code).program);
  return literals.sort((a, b) => a.start - b.start);
}

const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

function leanSheet(text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  const tight = bare.replace(/ ?([{};]) ?/g, '$1').replace(/^` | `$/g, '`');
  // What stands in quotes stays. Neither a selector nor a value needs a blank after a colon or comma, or around >.
  return tight.replace(
    /("[^"]*"|'[^']*')|([:,]) | ?(>) ?|;(?=\})|(?<=[\s:,(])0(?=\.\d)/g,
    (_, quoted = '', mark = '', child = '') => quoted + mark + child,
  );
}

/** A browser treats the end of a line and the white space around it as one space. */
const leanMarkup = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
