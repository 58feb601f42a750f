import { pullBack, type SweptFigure } from './pull-back.ts';

/** What a demonstration needs from its figure. */
export interface Demonstrated extends SweptFigure {
  /** Whether the demonstration runs; the figure then says that it is one. */
  shown: boolean;
  requestUpdate(): void;
}

/** Pulls the view back from the picture, because the visitor asked. */
export async function watch(figure: Demonstrated): Promise<void> {
  figure.shown = true;
  figure.requestUpdate();
  await pullBack(figure);
  figure.shown = false;
  figure.requestUpdate();
}
