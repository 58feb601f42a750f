/** A moment of an exhibit as one HTML file, made in the browser from the files of the site. */
import type { Slug } from '../exhibits/slugs.ts';
import type { Shareable } from '../share/dialog.ts';
import { pictureText } from '../share/picture-text.ts';
import { withRasters } from '../stage/export/sheet.ts';
import { sheetNow } from '../stage/export.ts';
import { loadMessages } from '../words/load.ts';
import { oneFile } from './make.ts';
import { siteParts } from './site.ts';
import { ofMoment } from './wanted.ts';

/** The whole HTML of the moment that a figure shows. Rejects if a file of the site cannot be fetched. */
export async function oneFileOfMoment(figure: Shareable): Promise<string> {
  const language = figure.language();
  const hash = figure.currentLink();
  const sheet = await sheetNow(figure);
  const { words: said } = figure.vocabulary;
  if (!sheet || !said) throw new Error('the figure shows no picture');
  const still = {
    title: said.text('title'),
    svg: new XMLSerializer().serializeToString(withRasters(sheet)),
    text: pictureText(figure, said),
  };
  const words = await loadMessages(language, ['one-file']);
  return oneFile(await siteParts(), {
    ...ofMoment(figure.exhibit as Slug, hash, still),
    language,
    words,
  });
}
