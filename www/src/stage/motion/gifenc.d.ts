/** The part of `gifenc` that we use; the package has no types. Its main file cannot be split by the bundler. */
declare module 'gifenc/dist/gifenc.esm.js' {
  type Colour = [red: number, green: number, blue: number];

  interface FrameOptions {
    readonly palette: readonly Colour[];
    /** In ms. */
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** What happens to the frame before the next one; 1 keeps it. */
    readonly dispose: number;
    /** The bits of an index. */
    readonly colorDepth: number;
  }

  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
  };

  /** At most `most` colours for the pixels of an RGBA picture. */
  export function quantize(rgba: Uint8Array, most: number): Colour[];

  export function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;
}
