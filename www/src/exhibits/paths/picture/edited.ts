import type { TemplateResult } from 'lit';
import type { EditView } from '../../../stage/graph/edit-view.ts';
import type { Editor } from '../../../stage/graph/editor.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { Messages } from '../../../words/messages.ts';
import { weightsPicture } from '../weights/labels.ts';
import { labelOf } from './drawing.ts';
import { layoutPaths } from './layout.ts';
import { placeNames } from './names.ts';
import { endsOver, lookOf } from './view.ts';

/** The graph while somebody edits it, where it stands otherwise too. */
export function editedPicture(
  { projected }: { readonly projected: boolean },
  view: EditView,
  { graph, places, frame }: Editor,
  words: Messages,
  size: Size,
): TemplateResult {
  const layout = layoutPaths(size, projected ? 2 : 1, graph, places, {
    ...(frame && { frame }),
    place: placeNames,
  });
  const { names } = layout;
  return view.picture(words, {
    size,
    room: layout.graph,
    radius: layout.radius,
    look: (node) =>
      lookOf(graph, names === undefined, node, 'plain', labelOf(words, graph, node, 'plain')),
    edge: () => '',
    names: (spots) => (names ? placeNames(graph, { ...layout, spots }) : []),
    over: (spots, radius) => [endsOver(graph.ends, spots, radius), weightsPicture(graph, layout)],
  });
}
