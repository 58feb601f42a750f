import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { shorten } from '../../../share/codec-notices.ts';
import { type Refused, renderChoice, renderText } from '../../../stage/inputs.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownGraph } from '../shown.ts';

/** Which nodes paths pass or avoid. */
type Kind = 'pass' | 'avoid';

/** Whether paths may have any length, at most this many edges, or exactly as many. */
const lengthKinds = ['any', 'most', 'exactly'] as const;
type LengthKind = (typeof lengthKinds)[number];

/** A length that is meant. */
export interface Length {
  readonly kind: Exclude<LengthKind, 'any'>;
  readonly edges: number;
}

/** What is read of the graph. */
type Limited = Pick<ShownGraph, 'walked' | 'name' | 'fields' | 'requestUpdate'>;

/** The nodes that the counted and listed paths pass and avoid, as a visitor names them, and their length. */
export class Limits {
  readonly #figure: Limited;
  #nodes: Record<Kind, readonly number[]> = { pass: [], avoid: [] };
  readonly #refused: Record<Kind, Refused | undefined> = { pass: undefined, avoid: undefined };

  #kind: LengthKind = 'any';
  #edges: number | undefined;

  constructor(figure: Limited) {
    this.#figure = figure;
  }

  /** For the core; nothing where nothing is named, so that the same question is not asked twice. */
  get config(): { pass?: number[]; avoid?: number[] } {
    const { pass, avoid } = this.#nodes;
    return {
      ...(pass.length > 0 && { pass: [...pass] }),
      ...(avoid.length > 0 && { avoid: [...avoid] }),
    };
  }

  /** The number of edges that is meant; undefined for any number. */
  get length(): Length | undefined {
    return this.#kind === 'any' ? undefined : { kind: this.#kind, edges: this.#most(this.#edges) };
  }

  /** No path has more edges than this, and none is left out by a larger limit. */
  #most(edges = Number.POSITIVE_INFINITY): number {
    return Math.max(0, Math.min(edges, (this.#figure.walked?.graph.nodes.length ?? 1) - 1));
  }

  /** Whether nodes are named. */
  get any(): boolean {
    return this.#nodes.pass.length > 0 || this.#nodes.avoid.length > 0;
  }

  forget(): void {
    this.#nodes = { pass: [], avoid: [] };
    this.#refused.pass = undefined;
    this.#refused.avoid = undefined;
    this.#kind = 'any';
    this.#edges = undefined;
    this.#figure.fields.forget('edges');
  }

  #take(kind: Kind, text: string): void {
    const { nodes = [] } = this.#figure.walked?.graph ?? {};
    // With a comma names may have blanks, and so may one that stands alone.
    const whole = nodes.some(({ name }) => name === text.trim());
    const parts = whole ? [text] : text.split(/[,;，、；]/u.test(text) ? /[,;，、；]/u : /\s+/u);
    const names = parts.map((name) => name.trim()).filter((name) => name !== '');
    const found = names.map((name) => nodes.findIndex((node) => node.name === name));
    const wrong = names[found.indexOf(-1)];
    this.#refused[kind] =
      wrong === undefined
        ? undefined
        : { text, error: new CodedError('paths-no-such-name', { name: shorten(wrong) }) };
    if (wrong === undefined) this.#nodes = { ...this.#nodes, [kind]: [...new Set(found)] };
    this.#figure.requestUpdate();
  }

  #all(): void {
    const { nodes = [] } = this.#figure.walked?.graph ?? {};
    this.#nodes = { ...this.#nodes, pass: [...nodes.keys()] };
    this.#refused.pass = undefined;
    this.#figure.requestUpdate();
  }

  render(words: Messages): TemplateResult {
    const field = (kind: Kind) =>
      renderText(words, {
        name: `limit-${kind}`,
        label: `limit-${kind}`,
        size: 16,
        value: this.#nodes[kind].map((node) => this.#figure.name(node)).join(', '),
        refused: this.#refused[kind],
        about: kind === 'pass' ? words.text('limit-about') : nothing,
        take: (text) => this.#take(kind, text),
      });
    return html`${field('pass')}${field('avoid')}
      <p class="wide choices"><button @click=${() => this.#all()}>${words.text('limit-all')}</button></p>
      ${this.#lengths(words)}`;
  }

  /** Which lengths are meant. */
  #lengths(words: Messages): TemplateResult {
    const { fields } = this.#figure;
    const number = () => ({
      name: 'edges',
      min: 0,
      max: this.#most(),
      value: () => this.#most(this.#edges),
      take: (edges: number) => {
        this.#edges = edges;
      },
    });
    return renderChoice<LengthKind>(
      words,
      {
        legend: 'limit-length',
        name: 'limit-length',
        choices: lengthKinds,
        chosen: this.#kind,
        label: (kind) => `limit-length-${kind}`,
        choose: (kind) => {
          this.#kind = kind;
          this.#figure.requestUpdate();
        },
      },
      this.#kind === 'any' ? nothing : fields.render(number(), words),
    );
  }
}
