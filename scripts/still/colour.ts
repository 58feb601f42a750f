import { convert } from '@asamuzakjp/css-color';

/** A colour: red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const known = new Map<string, Colour>();

/** Reads any colour of CSS without `var`. */
export function colourOf(text: string): Colour {
  const colour = known.get(text) ?? read(text);
  known.set(text, colour);
  return colour;
}

function read(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = convert.colorToRgb(text);
  return [Math.round(red), Math.round(green), Math.round(blue), alpha];
}

/** A colour in the one way that all programs read; its opacity stands apart. */
export const written = ([red, green, blue]: Colour): string => `rgb(${red}, ${green}, ${blue})`;
