import type { ShownPosition } from '../shown.ts';
import { demonstrate } from './demonstration.ts';
import { GraphPanel } from './panel.ts';
import { atlasStyles } from './styles.ts';

/** The words of the graph. */
const WORDS = 'games-atlas';

/** The panel with the graph, with its words and styles. */
export async function openGraph(figure: ShownPosition): Promise<GraphPanel> {
  await prepared(figure);
  return new GraphPanel(figure);
}

export { look } from './demonstration.ts';

/** Shows the run of the solver in place of the board. */
export async function watch(figure: ShownPosition): Promise<void> {
  await prepared(figure);
  await demonstrate(figure);
}

async function prepared(figure: ShownPosition): Promise<void> {
  await figure.vocabulary.more(WORDS);
  figure.adopt(atlasStyles);
}
