import type { Field } from '../../share/codec-fields.ts';
import { notice } from '../../share/codec-notices.ts';

/** The most characters of a graph in a link, so that the link has room for the rest of its scene. */
export const longestGraph = 7000;

export interface GraphField extends Field<string | undefined> {
  readonly kind: 'graph';
}

/** A graph in a scene as `linkedGraph` writes it; it is read where the graph is drawn. */
export const graphField = (): GraphField => ({
  kind: 'graph',
  default: undefined,
  read: (field, typed) =>
    typed.length <= longestGraph
      ? { value: typed }
      : {
          notice: notice('link-long-graph', {
            field,
            count: typed.length,
            most: longestGraph,
          }),
        },
  write: String,
});
