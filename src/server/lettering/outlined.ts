import { ownFonts, type Weight } from './fonts.ts';

export interface Lettering {
  readonly weight: Weight;
  readonly fill: string;
  /** Where the words begin, end or have their middle; and the line that capitals stand on. */
  readonly x: number;
  readonly y: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Height of a capital, less where the words would be wider than this. */
  readonly height: number;
  readonly width: number;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
/** Units of the font that are one of the drawing's: nobody sees less at this size, and the drawing takes a third less. */
const coarse = 5;
const starts = { start: 0, middle: 0.5, end: 1 } as const;

/** Words as an SVG path, for drawings that are shown as images: those are given no fonts. */
export const outlined = (words: string, look: Lettering): string => {
  const font = ownFonts()[look.weight];
  const { glyphs, positions, advanceWidth } = font.layout(words);
  const scale = Math.min(look.height / font.capHeight, look.width / Math.max(1, advanceWidth));
  let pen = 0;
  const drawn = glyphs.map(({ path: { commands } }, place) => {
    const from = pen;
    pen += positions[place]?.xAdvance ?? 0;
    return commands
      .map(
        ({ command, args }) =>
          letters[command] + args.map((value, at) => Math.round((at % 2 ? value : value + from) / coarse)).join(' '),
      )
      .join('');
  });
  const left = look.x - advanceWidth * scale * starts[look.align ?? 'start'];
  const at = [scale * coarse, 0, 0, -scale * coarse, left, look.y].map((value) => Number(value.toFixed(3)));
  return `<path fill="${look.fill}" transform="matrix(${at.join(' ')})" d="${drawn.join('')}"/>`;
};
