import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/**
 * A drawing as pixels: who shows a shared link shows no drawing. Takes a thread of the pool for a twentieth of a second.
 * Its letters are outlines.
 */
export const paint = async (drawing: string, width: number): Promise<Sharp> => {
  const painted = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return sharp(painted.pixels, { raw: { width: painted.width, height: painted.height, channels: 4 } });
};
