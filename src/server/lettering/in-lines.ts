import { ownFonts } from './fonts.ts';
import type { Lettering } from './outlined.ts';

interface Lines {
  readonly lines: readonly string[];
  readonly height: number;
}

type Room = Pick<Lettering, 'weight' | 'height' | 'width'>;

const broken = (words: string, { weight, height, width }: Room): string[] => {
  const font = ownFonts()[weight];
  const room = (width / height) * font.capHeight;
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && font.layout(longer).advanceWidth <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const sizes = [1, 0.88, 0.77, 0.68, 0.6];

/**
 * Words in so many lines at most: as large as asked where they fit, else smaller down to a limit. What is too long even
 * so ends in a last line, which `outlined` makes as small as it has to be.
 */
export const inLines = (words: string, room: Room, most: number): Lines => {
  const tried = sizes.map((size) => {
    const height = room.height * size;
    return { height, lines: broken(words, { ...room, height }) };
  });
  const fits = tried.find(({ lines }) => lines.length <= most);
  if (fits) return fits;
  const { height = room.height, lines = [] } = tried.at(-1) ?? {};
  return { height, lines: [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] };
};
