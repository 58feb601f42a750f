/** Pictures as PNG, with letters that do not depend on the machine: those of DejaVu, from its npm package. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);
const [SERIF, SANS, MONO] = ['DejaVu Serif', 'DejaVu Sans', 'DejaVu Sans Mono'];
const fontFiles = [
  ...['Serif', 'Serif-Bold', 'Serif-Italic', 'Serif-BoldItalic'],
  ...['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold'],
].map((name) => join(folder, `DejaVu${name}.ttf`));

const HAN = /\p{Script=Han}/u;

export interface Rastered {
  readonly png: Buffer;
  /** The machine has no font with Chinese characters, so words with such characters are left out. */
  readonly wordless: boolean;
}

/**
 * An SVG of ours as PNG, `width` pixels wide. Latin letters and digits are the same on every machine; for
 * Chinese characters it takes a font of the machine.
 */
export function rastered(svg: string, width: number): Rastered {
  const chinese = HAN.test(svg);
  const wordless = chinese && !hasHan();
  const drawn = withFonts(wordless ? withoutHan(svg) : svg);
  return { png: render(drawn, chinese && !wordless, width), wordless };
}

function render(svg: string, loadSystemFonts: boolean, width: number): Buffer {
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts, defaultFontFamily: SANS },
  };
  return new Resvg(svg, options).render().asPng();
}

/** The rasteriser takes the first family that it has only if no name is in quotation marks, so it gets one name. */
const withFonts = (svg: string): string =>
  svg.replaceAll(/ font-family="([^"]*)"/g, (_, families: string) => {
    const family = [MONO, SERIF].find((one) => families.includes(one)) ?? SANS;
    return ` font-family="${family}"`;
  });

const withoutHan = (svg: string): string =>
  svg.replaceAll(/<text\b[^>]*>.*?<\/text>/gs, (text) => (HAN.test(text) ? '' : text));

let han: boolean | undefined;

/** Whether a font of the machine has Chinese characters. Without one, all of them look the same. */
function hasHan(): boolean {
  han ??= !letter('一').equals(letter('鼎'));
  return han;
}

const letter = (text: string): Buffer =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text x="2" y="16" font-size="16">${text}</text></svg>`,
    true,
    20,
  );
