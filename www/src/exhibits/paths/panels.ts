import { html, nothing, type TemplateResult } from 'lit';
import { Panels } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import type { ShownGraph } from './shown.ts';

const large = true;

/** What the page shows around the graph. */
export class PathsPanels extends Panels {
  /** Keys of the nodes beside those of every picture. */
  override readonly keys = [
    { keys: ['x'], does: 'block' },
    { keys: ['Ctrl+z'], does: 'undo' },
  ];
  readonly #figure: ShownGraph;
  readonly #counted = this.lazy(async () => {
    const { Counted } = await import('./count/counted.ts');
    return new Counted(this.#figure);
  });

  constructor(figure: ShownGraph) {
    super(
      figure,
      ['paths-panels', 'graph-editor'],
      async () => [(await import('./opened-styles.ts')).openedStyles],
      {
        graph: {
          large,
          drops: 'always',
          make: () => import('./edit/graph-panel.ts').then((it) => new it.GraphPanel(figure)),
        },
        count: {
          looks: true,
          large,
          withheld: () => !figure.mayReveal('result'),
          make: () => import('./count/count-panel.ts').then((it) => new it.CountPanel(figure)),
        },
        frontier: {
          looks: true,
          large,
          withheld: () => !figure.mayReveal('result'),
          make: () => import('./frontier/panel.ts').then((it) => new it.FrontierPanel(figure)),
        },
      },
    );
    this.#figure = figure;
  }

  /** Under the narration: the number of paths if somebody has asked for it, and what a visitor is likely to want now. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { walked, fit, overlay, panel, tasked } = figure;
    const { counted, predict } = figure.currentScene();
    if (!walked || tasked || (overlay && overlay.panel === undefined)) return nothing;
    // While the graph is edited, nobody sees the way or the search.
    const actions = fit || predict || overlay ? nothing : this.#actions(words);
    // The panel says the number itself.
    const tells = counted && !predict && panel !== 'count';
    return html`${tells ? html`<p class="counted">${this.#counted.render(words, (view) => view.render(words))}</p>` : nothing}${actions}`;
  }

  #actions(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { drawing, draws, way, walked } = figure;
    const { from, to } = walked?.graph.ends ?? {};
    // A graph that lacks an end has nothing to search or to count yet.
    const ends = from !== undefined && to !== undefined;
    const { counted, pruned } = figure.currentScene();
    const button = (id: string, act: () => unknown) =>
      html`<button class="primary" @click=${() => void act()}>${words.text(id)}</button> `;
    return html`<p class="actions">
      ${draws && way.length > 1 ? [button('way-back', () => drawing.back()), button('way-restart', () => drawing.restart())] : nothing}
      ${draws && figure.undone?.can ? button('paths-undo', () => figure.undone?.undo()) : nothing}
      ${draws && way.length < 2 && figure.steps() > 0 ? [button('search', () => figure.search()), button('watch', () => figure.watch())] : nothing}
      ${draws ? nothing : [button(pruned ? 'prune-off' : 'prune', () => figure.prune(!pruned)), button('draw-again', () => figure.timeline.seek(0))]}
      ${counted || !ends ? nothing : button('count-ask', () => figure.adjust({ counted: true }))}
    </p>`;
  }

  /** A frame has no introduction, so the rule stands here. */
  override rules(words: Messages): unknown {
    return this.#figure.fit ? words.text('paths-rule') : nothing;
  }
}
