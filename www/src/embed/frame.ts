/**
 * The page inside a frame: `embed.html?figure=lattice&lang=es#scene`, with one figure that fills it. The
 * query has the attributes of the element, by the same names.
 */
import { exhibits } from '../exhibits/index.ts';
import { slugs } from '../exhibits/slugs.ts';
import { asks } from '../lesson/hand-in/asks.ts';
import { followPreferences } from '../page/document.ts';
import { shorten } from '../share/codec-notices.ts';
import { preferences } from '../stage/preferences.ts';
import { themes } from '../theme/themes.ts';
import { answerHeight, answerTheme, sayHere } from './answer.ts';
import { keepFigures } from './embedded-figures.ts';
import { sayUnfetched, unfetchedSentence } from './unfetched.ts';

/** How long the frame takes to load at most, in ms, if its figure takes longer. */
const PATIENCE_MS = 3000;

/** Attributes that the query may hold. */
const ATTRIBUTES = ['theme', 'controls', 'start', 'autoplay', 'loop'] as const;

/**
 * The scene in the address. WordPress adds a secret to the address of a frame that it has from an oEmbed answer.
 */
const scene = (): string => location.hash.replace(/#\?secret=\w*$/, '');

const embedded = keepFigures();
const query = new URLSearchParams(location.search);
const asked = query.get('figure');
const slug = slugs.find((known) => known === asked);
const theme = themes.find((known) => known === query.get('theme'));
if (theme) preferences.theme = theme;

const [main, heading] = [document.createElement('main'), document.createElement('h1')];
// If the page has a main part of its own, the name of this one keeps them apart.
heading.id = 'title';
main.setAttribute('aria-labelledby', heading.id);
main.append(heading);
// What the page says where this script does not come.
document.body.replaceChildren(main);

if (slug) {
  const figure = document.createElement(`appleyard-${slug}`) as HTMLElement & {
    scene: string | null;
    fit: boolean;
  };
  figure.lang = preferences.language;
  for (const name of ATTRIBUTES) {
    const text = query.get(name);
    if (text !== null) figure.setAttribute(name, text);
  }
  figure.setAttribute('fit', '');
  figure.scene = scene();
  main.append(figure);
  figure.addEventListener('scenechange', () => {
    document.documentElement.dataset.ready = 'true';
  });
  const drawn = new Promise<void>((resolve) => {
    figure.addEventListener('step', () => resolve(), { once: true });
  });
  answerTheme(drawn, !theme || theme === 'auto');
  addEventListener('hashchange', () => {
    figure.scene = scene();
  });
  followPreferences(['common', slug], (words) => {
    heading.textContent = words.text('title');
  });
  answerHeight(figure, embedded);
  sayHere();
  // A learning system around the frame may want to know how its task goes.
  if (parent !== window && asks(figure.scene ?? ''))
    void import('./scored-figure.ts')
      .then(
        ({ ScoredFigure, aroundFigure }) =>
          new ScoredFigure(figure as never, aroundFigure(slug, figure.scene ?? '')),
      )
      .catch(() => undefined);
  exhibits[slug]().catch(() => sayUnfetched(figure, [preferences.language]));
  // The frame has loaded when its figure is drawn. Browsers that print a page wait until its frames have
  // loaded, also those that had no reason to load before.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([drawn, late]);
} else {
  const message = document.createElement('p');
  main.append(message);
  followPreferences(['common', 'frame'], (words) => {
    heading.textContent = words.text('page-title');
    message.textContent = words.text('frame-no-figure', {
      asked: asked ? 'other' : 'none',
      figure: asked ? shorten(asked) : undefined,
      figures: slugs.join(', '),
    });
  }).first.catch(() => {
    message.replaceWith(unfetchedSentence([preferences.language]));
  });
}
