import { html, nothing, type TemplateResult } from 'lit';
import type { ContestProblem } from '../../../../pkg/forms.js';
import { siteRoot } from '../../../share/base.ts';
import { encode } from '../../../share/codec.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import type { Messages } from '../../../words/messages.ts';
import { familyOf, gameNames } from '../families.ts';
import { gamesScene } from '../scene.ts';

/** A problem, and the address at which it can be played. */
interface Listed {
  readonly problem: ContestProblem;
  readonly link: string;
}

/** The thirteen contest problems, each with a link to the exhibit that plays it. */
export class ContestList {
  readonly #figure: Asker;
  readonly #query: LatestAnswer<readonly Listed[]>;
  #open = false;

  constructor(figure: Asker) {
    this.#figure = figure;
    this.#query = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult {
    const listed = this.#open ? this.#list() : undefined;
    const toggle = (event: Event) => {
      this.#open = (event.target as HTMLDetailsElement).open;
      this.#figure.requestUpdate();
    };
    return html`<details class="wide contests" @toggle=${toggle}><summary>${words.text('choose-contests')}</summary>
      ${this.#open ? renderAnswer(words, this.#query) : nothing}
      ${
        listed
          ? html`<p class="about">${words.text('choose-contests-about')}</p><ul>${listed.map(
              ({ problem: { number, name, exhibit }, link }) =>
                html`<li><a href=${link}>${`${number}: “${name}”`}</a> (${words.text(`nav-${exhibit}`)})</li>`,
            )}</ul>`
          : nothing
      }</details>`;
  }

  #list(): readonly Listed[] | undefined {
    return this.#query.of('problems', async (asking) => {
      const [{ engine }, link] = await Promise.all([import('./core/engine.ts'), linker()]);
      const problems = await engine.read('ContestTable', undefined, asking, (run) =>
        run.ask('problems'),
      );
      return problems.map((problem) => ({
        problem,
        link: `${siteRoot()}${problem.exhibit}/#${link(problem)}`,
      }));
    });
  }
}

/** Fetches the scenes of the exhibits that play the problems; returns what writes the link of one. */
export async function linker(): Promise<(problem: ContestProblem) => string> {
  const [{ nimScene }, { presets }, { latticeScene }] = await Promise.all([
    import('../../nim/scene.ts'),
    import('../../nim/panels/presets.ts'),
    import('../../lattice/scene.ts'),
  ]);
  const linked = <Scene>(spec: Parameters<typeof encode<Scene>>[0], fields: Partial<Scene>) =>
    encode(spec, { scenes: [{ ...spec.defaults, ...fields }], place: 1 });
  return ({ number, solver }) => {
    if (solver.kind === 'heaps')
      return linked(nimScene, presets[`${number}` as keyof typeof presets]);
    if (solver.kind === 'lattice') {
      const moves = solver.moves.map(([dm, dn]) => ({ dm, dn, ray: false }));
      return linked(latticeScene, { moves, end: 'normal', columns: 8, rows: 8 });
    }
    const game = gameNames.find((name) => familyOf(name).form?.problem === number);
    return linked(gamesScene, { game: game ?? 'in-a-row' });
  };
}
