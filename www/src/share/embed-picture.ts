import { html, nothing, type TemplateResult } from 'lit';
import { LatestAnswer } from '../stage/latest-answer.ts';
import type { Language } from '../words/language.ts';
import { figureId, type Snippet } from './address.ts';
import type { DialogFrame } from './dialog.ts';
import { MOST_INSIDE, type MomentPicture, momentPicture } from './moment-picture.ts';

/** Where the code finds its picture: a file beside the post, the code itself, or the site. */
type Place = 'file' | 'inside' | 'site';

/** What a snippet says with words and a picture. */
export type Labels = Pick<Snippet, 'title' | 'picture' | 'image'>;

/** The link of every exhibit's default, of which the site has a picture. */
const DEFAULT = 'v=1';
/** The width of a picture in a column of text, in CSS px. */
const COLUMN = 640;
const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** Embed: the picture of the moment in the code, and its text, in the language chosen for the figure. */
export class EmbedPicture {
  readonly #frame: DialogFrame;
  readonly #link: string;
  readonly #file: string;
  #place: Place;
  #title = '';
  /** The text of the site's own picture. */
  #site = '';
  #picture: MomentPicture | undefined;
  /** The words or the picture could not be made. */
  failed = false;
  readonly #made = new LatestAnswer<Awaited<ReturnType<typeof momentPicture>>>({});

  constructor(frame: DialogFrame, link: string) {
    this.#frame = frame;
    this.#link = link;
    this.#place = link === DEFAULT ? 'site' : 'file';
    this.#file = `${figureId({ exhibit: frame.figure.exhibit, link })}.png`;
  }

  /** Makes words and picture in a language. The last call counts. */
  async speak(language: Language): Promise<void> {
    const { figure } = this.#frame;
    const { exhibit } = figure;
    const files = ['play', 'pictures', `${exhibit}-panels`];
    if (!(await this.#made.ask(() => momentPicture(figure, language, files)))) return;
    const { error, value } = this.#made;
    this.failed = error !== undefined;
    if (value && !error) {
      const [picture, words] = value;
      const [title, shows] = [words.text('title'), words.text(`picture-${exhibit}`)];
      this.#title = title;
      this.#site = words.text('picture-of', { title, shows });
      this.#picture = picture;
    }
    this.#frame.redraw();
  }

  get labels(): Labels {
    const picture = this.#picture;
    if (!picture || this.#place === 'site') return { title: this.#title, picture: this.#site };
    // Slidev takes a bare name for that of a package.
    const src = this.#fits && this.#place === 'inside' ? picture.inside : `./${this.#file}`;
    const image = { src, width: COLUMN, height: picture.height };
    return { title: this.#title, picture: picture.text, image };
  }

  /** Whether the picture is small enough to be inside the code. */
  get #fits(): boolean {
    return this.#picture !== undefined && this.#picture.bytes <= MOST_INSIDE;
  }

  render(): TemplateResult {
    const { words } = this.#frame;
    const places: readonly Place[] =
      this.#link === DEFAULT ? ['site', 'file', 'inside'] : ['file', 'inside'];
    return html`<label><span>${words.text('embed-picture')}</span>
        <select name="picture" aria-describedby="about-picture" @change=${this.#choose}>
          ${places.map((place) => html`<option value=${place} ?selected=${place === this.#place}>${words.text(`embed-picture-${place}`)}</option>`)}
        </select></label>
      <p id="about-picture" class="remark">${this.#about()}</p>
      <div><button class="primary" ?disabled=${!this.#picture} @click=${this.#download}>${words.text('embed-picture-download')}</button></div>`;
  }

  /** What the writer has to do, or how large the picture is. */
  #about(): string | typeof nothing {
    const { words } = this.#frame;
    if (!this.#picture || this.#place === 'site') return nothing;
    const { bytes } = this.#picture;
    const about = { file: this.#file, kilobytes: kilobytes(bytes), max: kilobytes(MOST_INSIDE) };
    if (this.#place === 'file') return words.text('embed-picture-about-file', about);
    return words.text(this.#fits ? 'embed-picture-about-inside' : 'embed-picture-too-large', about);
  }

  readonly #choose = ({ target }: Event): void => {
    this.#place = (target as HTMLSelectElement).value as Place;
    this.#frame.redraw();
  };

  readonly #download = (): void => void this.#picture?.download(this.#file);
}
