/** A figure at a moment, without a browser: the exhibit's own figure, drawn until nothing changes any more. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { type CSSResult, type CSSResultGroup, html } from 'lit';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { Notice } from '../../www/src/share/codec-notices.ts';
import { printed } from '../../www/src/stage/export/printed.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import type { FigureHost } from '../../www/src/stage/figure-host.ts';
import { renderLegend } from '../../www/src/stage/picture.ts';
import type { Size } from '../../www/src/stage/picture-view.ts';
import { stageStyles } from '../../www/src/stage/stage-styles.ts';
import type { Stilled } from '../../www/src/stage/still.ts';
import { figureWords } from '../../www/src/words/figure-words.ts';
import { type Language, languageTags } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { sayAll } from '../../www/src/words/sentence.ts';
import { Canvas } from './canvas.ts';
import { colours } from './page.ts';
import { HOST, Sheets, type Theme } from './styles.ts';
import { classesOf, type Element, element, found, parse } from './tree.ts';

/** Any exhibit's figure. */
type Figure = AnyFigure;

export const stillOf = async (slug: Slug): Promise<Stilled<Figure>> =>
  (await import(`../../www/src/exhibits/${slug}/still.ts`)).still;

/** The moment that a figure draws, and how. */
export interface Moment {
  readonly exhibit: Slug;
  /** The text of a link, without `#`. */
  readonly link: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Whether a page with the tokens of the theme stands around the drawing. */
  readonly inPage?: boolean;
  /** Whether it is for the first page, which may show a demonstration. */
  readonly first?: boolean;
  /** The room for the picture, in px of the page. */
  readonly size: Size;
}

/** A figure that has drawn its moment. */
export interface Shown {
  readonly figure: Figure;
  readonly words: Messages;
  /** What could not be read of the link, or was refused. */
  readonly notices: readonly Notice[];
  /** Its picture, in a tree that has the styles of the figure at its root. */
  readonly picture: Element;
  readonly legend: Element;
  /** What is said of the moment. */
  readonly narration: Element;
  readonly sheets: Sheets;
  /** The raster under the picture, if it has one. */
  readonly raster: Canvas | undefined;
}

/** Turns of the event loop without a change, after which a figure counts as drawn. Answers of the core take one. */
const QUIET_TURNS = 4;
/** Turns that a drawn figure waits for the code that describes it, which a busy machine loads late. */
const PATIENT_TURNS = 2000;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The figure of a moment. Rejects with a sentence if the core refuses the moment and nothing gives way. */
export async function shown(moment: Moment): Promise<Shown> {
  const still = await stillOf(moment.exhibit);
  await still.fetch?.();
  const page = new Page(still.figure, moment);
  const { figure } = page;
  await page.open(moment.link);
  if (moment.first) await still.demonstrate?.(figure);
  await page.settle(() => still.settled?.(figure));
  const { words, raster, sheets } = page;
  if (!words) throw new Error(`there are no words for ${moment.exhibit} in ${moment.language}`);
  const { picture, legend, narration } = page.drawn();
  return { figure, words, notices: figure.notices, picture, legend, narration, sheets, raster };
}

/** A figure that has opened its moment and asked the core all that the moment needs, without a picture. */
export async function opened(moment: Moment): Promise<Figure> {
  const still = await stillOf(moment.exhibit);
  await still.fetch?.();
  const page = new Page(still.figure, moment);
  const { figure } = page;
  await page.open(moment.link);
  await page.settle(() => still.settled?.(figure), false);
  return figure;
}

/** The page of one figure: the host that a figure has without a browser. */
class Page implements FigureHost {
  readonly figure: Figure;
  readonly fit = false;
  readonly focused = null;
  readonly updateComplete = Promise.resolve(true);
  readonly renderRoot: ParentNode;
  readonly near = async (): Promise<void> => {};
  readonly start = () => undefined;
  readonly send = (): void => {};
  readonly focus = (): void => {};
  readonly #moment: Moment;
  readonly #styles: string[] = [];
  readonly #custom: Record<string, string> = {};
  readonly #canvas = new Canvas();
  #changes = 0;
  /** What was drawn last. */
  #markup = '';
  /** The picture in the figure's document, as far as the figure looks at it. */
  readonly #svg = {
    viewBox: { baseVal: { width: 0, height: 0 } },
    style: {
      setProperty: (name: string, value: string) => {
        this.#custom[name] = value;
      },
    },
    addEventListener: () => {},
    querySelectorAll: () => [],
  };

  constructor(make: new (host: FigureHost) => Figure, moment: Moment) {
    this.#moment = moment;
    const sheet = { clientWidth: moment.size.width, append: () => {} };
    this.renderRoot = {
      querySelector: (selector: string) => {
        if (selector === 'svg.picture') return this.#markup === '' ? null : this.#svg;
        if (selector === 'canvas.raster') return this.raster ?? null;
        return selector === '.sheet' ? sheet : null;
      },
      querySelectorAll: () => [],
    } as unknown as ParentNode;
    this.figure = new make(this);
    this.figure.size = moment.size;
    this.#styles.push(...cssOf([...stageStyles, ...this.figure.styles]));
  }

  requestUpdate(): void {
    this.#changes += 1;
  }

  adopt({ cssText }: CSSResult): void {
    if (this.#styles.includes(cssText)) return;
    this.#styles.push(cssText);
    this.#changes += 1;
  }

  language(): Language {
    return this.#moment.language;
  }

  get words(): Messages | undefined {
    return this.figure.words;
  }

  get sheets(): Sheets {
    return new Sheets(this.#styles, this.#moment.theme, this.#moment.inPage);
  }

  get raster(): Canvas | undefined {
    return this.#markup.includes('<canvas') ? this.#canvas : undefined;
  }

  async open(link: string): Promise<void> {
    const { figure } = this;
    await figure.vocabulary.speak();
    figure.openLink(link);
    // A refused field gives way, and the figure begins again.
    do await turn();
    while (!figure.loaded && !figure.error);
    // What is asked has words of its own.
    await figure.opening;
    const { error, words } = figure;
    if (!error) return;
    await figure.vocabulary.more(`${this.#moment.exhibit}-panels`, 'notices');
    throw new Error(words?.text(`error-${error.code}`, error.params) ?? error.code);
  }

  /** Draws until nothing changes any more; or only waits, if nobody looks. */
  async settle(asked: () => Promise<unknown> | undefined, draws = true): Promise<void> {
    for (let [quiet, turns] = [0, 0]; quiet < QUIET_TURNS; quiet += 1, turns += 1) {
      const before = this.#changes;
      if (draws) this.#draw();
      this.figure.afterDrawing();
      await asked();
      await turn();
      const undescribed = draws && this.figure.seen.description().length === 0;
      if (this.#changes !== before || (undescribed && turns < PATIENT_TURNS)) quiet = -1;
    }
  }

  #draw(): void {
    const { room, seen, words } = this.figure;
    const { sheets } = this;
    const { custom } = sheets.of(element(HOST, {}));
    colours.resolved = (value) =>
      sheets.resolved(value.startsWith('--') ? `var(${value})` : value, custom);
    this.#markup = words ? markupOf(seen.picture(words, room)) : '';
    seen.narration();
    seen.description();
    const [, width, height] = /<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(this.#markup) ?? [];
    this.#svg.viewBox = { baseVal: { width: Number(width ?? 0), height: Number(height ?? 0) } };
  }

  /** The picture, its legend and its narration where the figure has them in its page. */
  drawn(): Pick<Shown, 'picture' | 'legend' | 'narration'> {
    this.#draw();
    const host = element(HOST, { lang: languageTags[this.#moment.language] });
    const outer = element('figure', {}, host);
    const sheet = element('div', { class: 'sheet' }, outer);
    parse(this.#markup, sheet);
    const legend = element('div', { class: 'legend' }, outer);
    const narration = element('div', { class: 'narration' }, outer);
    const { words } = this.figure;
    if (words) {
      parse(markupOf(renderLegend(this.figure, words)), legend);
      parse(markupOf(html`${sayAll(words, printed(this.figure, words))}`), narration);
    }
    const picture = pictureIn(host);
    if (!picture) throw new Error(`${this.#moment.exhibit} has drawn no picture`);
    const own = Object.entries(this.#custom).map(([name, value]) => `${name}: ${value}`);
    picture.attributes.style = [picture.attributes.style ?? '', ...own].join('; ');
    return { picture, legend, narration };
  }
}

const pictureIn = (tree: Element): Element | undefined =>
  found(tree, (one) => one.name === 'svg' && classesOf(one).includes('picture'))[0];

const cssOf = (styles: CSSResultGroup): string[] =>
  Array.isArray(styles) ? styles.flatMap(cssOf) : [(styles as CSSResult).cssText];

/** What Lit writes, without what it adds for itself: comments, `<?>` in place of nothing, and shadow roots. */
const markupOf = (template: unknown): string =>
  collectResultSync(render(template))
    .replaceAll(/<template shadowroot.*?<\/template>/gs, '')
    .replaceAll(/<!--.*?-->|<\?>/gs, '')
    .replaceAll(/\s+/g, ' ');

/** The words of what could not be read of a link. */
export async function remarks(
  exhibit: Slug,
  language: Language,
  notices: readonly Notice[],
): Promise<readonly string[]> {
  const words = await loadMessages(language, [
    'notices',
    ...figureWords(exhibit),
    `${exhibit}-panels`,
  ]);
  return notices.map(({ code, params }) => words.text(code, params));
}
