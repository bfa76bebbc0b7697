import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawFront, type Front } from './draw-front.ts';

/** What those who show a shared link take: 1200 by 630 points. */
const width = 1200;
const seen = { top: 18, height: 252 } as const;

/** The front by day as a JPEG: who shows a shared link shows no drawing. Takes a thread of the pool for a twentieth of a second. */
export const paintFront = async (front: Omit<Front, 'abierto'>): Promise<Buffer> => {
  const painted = await renderAsync(drawFront({ ...front, abierto: true }, seen), {
    fitTo: { mode: 'width', value: width },
    // Its letters are outlines.
    font: { loadSystemFonts: false },
  });
  const raw = { width: painted.width, height: painted.height, channels: 4 } as const;
  return await sharp(painted.pixels, { raw }).flatten().jpeg({ quality: 82 }).toBuffer();
};
