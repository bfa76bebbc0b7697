import { inLines } from '../lettering/in-lines.ts';
import { outlined, type Lettering } from '../lettering/outlined.ts';
import { wordmark } from '../lettering/wordmark.ts';

/** What those who show a shared link take. */
export const sharedSize = { width: 1200, height: 630 } as const;
/** Where the picture stands: the right half, above the yellow line. */
export const panel = { left: 630, width: 570, height: 612 } as const;

/** No price is among them: it changes, and the picture stays where it was shared. */
export interface SharedWords {
  /** The maker, above the name. */
  readonly over?: string;
  readonly title: string;
  /** The size, below the name. */
  readonly under?: string;
}

const left = 64;
const room = { top: 150, bottom: 560 } as const;
/** From the line that capitals stand on to the next one, in their heights; from one block to the next. */
const step = 1.62;
const gap = 42;

interface Block extends Pick<Lettering, 'weight' | 'fill' | 'height' | 'width'> {
  readonly lines: readonly string[];
}

const block = (words: string | undefined, look: Omit<Block, 'lines'>, most: number): Block[] =>
  words ? [{ ...look, ...inLines(words, look, most) }] : [];

const tallOf = ({ lines, height }: Block): number => height * (1 + (lines.length - 1) * step);

const lettered = ({ over, title, under }: SharedWords, width: number): string => {
  const blocks = [
    ...block(over, { weight: 'strong', fill: '#fbfaf6', height: 30, width }, 1),
    ...block(title, { weight: 'heavy', fill: '#fbfaf6', height: 44, width }, 4),
    ...block(under, { weight: 'heavy', fill: '#f6d000', height: 38, width }, 1),
  ];
  const tall = blocks.reduce((sum, each) => sum + tallOf(each), gap * (blocks.length - 1));
  let top = (room.top + room.bottom - tall) / 2;
  return blocks
    .flatMap((each) => {
      const from = top;
      top += tallOf(each) + gap;
      return each.lines.map((line, place) =>
        outlined(line, { ...each, x: left, y: from + each.height * (1 + place * step) }),
      );
    })
    .join('');
};

/** The bright half; a drawing of 300 by 300 stands in it as `scripts/draw-share-images.ts` has it. */
const shownIn = (drawing: string): string =>
  `<path fill="#fbfaf6" d="M${panel.left} 0H${sharedSize.width}V${panel.height}H${panel.left}z"/>` +
  drawing.replace(/^<svg[^>]*>/, `<svg x="${panel.left + 25}" y="46" width="520" height="520" viewBox="0 0 300 300">`);

/** The mark and the words on asphalt, beside a drawing, beside room for a picture (''), or alone. */
export const drawShared = (words: SharedWords, drawing?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sharedSize.width} ${sharedSize.height}">` +
  `<path fill="#16181a" d="M0 0H${sharedSize.width}V${sharedSize.height}H0z"/>` +
  (drawing === undefined ? '' : shownIn(drawing)) +
  `<path fill="#f6d000" d="M0 ${panel.height}H${sharedSize.width}V${sharedSize.height}H0z"/>` +
  `<g transform="translate(${left} 64) scale(1.4)" fill="none" stroke="#fbfaf6" stroke-width="6.6">${wordmark}</g>` +
  lettered(words, (drawing === undefined ? sharedSize.width : panel.left) - 2 * left) +
  '</svg>';
