import { pullBack, type SweptFigure } from './pull-back.ts';

/** What a demonstration needs from its figure. */
export interface Demonstrated extends SweptFigure {
  /** Why the demonstration runs, while it does; the figure then says that it is one. */
  shown: 'opening' | 'asked' | undefined;
  requestUpdate(): void;
}

/** Pulls the view back from the picture, at the end of the opening or because the visitor asked. */
export async function watch(figure: Demonstrated, shown: 'opening' | 'asked'): Promise<void> {
  figure.shown = shown;
  figure.requestUpdate();
  await pullBack(figure);
  figure.shown = undefined;
  figure.requestUpdate();
}
