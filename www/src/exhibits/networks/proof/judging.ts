import type { NetworkSpec } from '../../../../pkg/networks.js';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { saidAtOnce } from '../../../stage/narrator.ts';
import { plain, type Sentence } from '../../../words/sentence.ts';
import { specOf } from '../config.ts';
import type { Trial } from '../edit/trial.ts';
import type { NetworkScene } from '../scene.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';
import { type Judged, judged, specKey } from './judge.ts';

/** The figure of a network that is judged. */
interface JudgedFigure
  extends Pick<
    ShownNetwork,
    'words' | 'announcer' | 'editor' | 'lifetime' | 'currentScene' | 'requestUpdate'
  > {
  readonly loaded: boolean;
  readonly trial: Trial;
  readonly panels: { verdict(): readonly Sentence[] };
  narration(): readonly Sentence[];
}

/** The verdict on the network that is drawn now, and its announcement. */
export class Judging {
  readonly query: LatestAnswer<Judged>;
  readonly #figure: JudgedFigure;
  /** The verdict has yet to be announced. */
  #unannounced = false;

  constructor(figure: JudgedFigure) {
    this.#figure = figure;
    this.query = new LatestAnswer<Judged>(figure);
  }

  /** Judges the network of a scene that has just been opened. */
  open(scene: NetworkScene, { silent }: { readonly silent: boolean }): void {
    if (!silent) this.#unannounced = true;
    this.#ask(specOf(scene));
  }

  /** After every drawing: while something is being drawn, the verdict is already that of the changed network. */
  follow(traced: Traced): void {
    const { loaded, editor, trial } = this.#figure;
    if (loaded && !editor.busy) {
      const comparators = trial.comparators(traced);
      const drawn = comparators && { wires: traced.wires, comparators };
      this.#ask(drawn ?? specOf(this.#figure.currentScene()));
    }
    this.#announce();
  }

  #ask(spec: NetworkSpec): void {
    this.query.of(specKey(spec), (asking) => judged(spec, asking));
  }

  /** Announces the verdict after the network has changed, but not while a change is only being tried. */
  #announce(): void {
    const { words, trial, editor, panels, announcer } = this.#figure;
    // An edit that is not over yet may still let other elements come in.
    if (!this.#unannounced || !words || !this.query.answer) return;
    if (trial.underWay || editor.busy) return;
    this.#unannounced = false;
    const { news } = editor;
    editor.news = undefined;
    const verdict = panels.verdict();
    // What waits for a reader to read on is not spoken either.
    const first = saidAtOnce(words, this.#figure.narration());
    // What was announced before the verdict came is not said again.
    const known = announcer.text === plain(words, first);
    const said = news
      ? [news, ...verdict.slice(0, 1)]
      : saidAtOnce(words, [...(known ? [] : first), ...verdict]);
    announcer.say(plain(words, said));
  }
}
