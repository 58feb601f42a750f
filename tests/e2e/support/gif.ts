/** An animated picture, decoded by the browser. */
import type { Page } from '@playwright/test';

/** What a file holds: its frames' number and size, the seconds of all, and the first and last frame as PNG. */
export interface Decoded {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** In base64. */
  readonly pictures: readonly string[];
}

/** The margin of a picture and three lines of its address, in px. */
const FOOT = 75;

/** Decodes a GIF with the browser's own decoder. */
export function framesOf(page: Page, file: Buffer): Promise<Decoded> {
  return page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const pictures: string[] = [];
    let [seconds, width, height] = [0, 0, 0];
    for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      seconds += (image.duration ?? 0) / 1e6;
      [width, height] = [image.displayWidth, image.displayHeight];
      if (frameIndex === 0 || frameIndex === count - 1) {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        pictures.push(canvas.toDataURL().replace(/^.*,/, ''));
      }
      image.close();
    }
    return { count, width, height, seconds, pictures };
  }, file.toString('base64'));
}

/**
 * How far a frame is from a still of the same moment: the share of pixels that differ visibly. The still has
 * two pixels for each of the page's, and is made as small as the frame, which has the same room for a sentence at every
 * moment. So the address below the sentence, `foot` px of the page, is not compared.
 */
export function distance(page: Page, frame: string, still: Buffer, foot = FOOT): Promise<number> {
  return page.evaluate(
    async ({ files, foot }) => {
      const [small, large] = await Promise.all(
        files.map((file) =>
          createImageBitmap(
            new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))]),
          ),
        ),
      );
      if (!small || !large) throw new Error('a picture is missing');
      const { width } = small;
      const above = large.height - 2 * foot;
      const height = Math.min(small.height, Math.round((above * width) / large.width));
      const pixels = (image: ImageBitmap, wide: number, high: number) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('the canvas has no 2d context');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, wide, high);
        return context.getImageData(0, 0, width, height).data;
      };
      const one = pixels(small, small.width, small.height);
      const other = pixels(large, width, (large.height * width) / large.width);
      let far = 0;
      for (let at = 0; at < one.length; at += 4) {
        let apart = 0;
        for (let band = at; band < at + 3; band += 1)
          apart = Math.max(apart, Math.abs((one[band] ?? 0) - (other[band] ?? 0)));
        if (apart > 64) far += 1;
      }
      return far / (width * height);
    },
    { files: [frame, still.toString('base64')], foot },
  );
}
