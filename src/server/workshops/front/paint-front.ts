import { paint } from '../../lettering/paint.ts';
import { drawFront, type Front } from './draw-front.ts';

/** What those who show a shared link take: 1200 by 630 points. */
const width = 1200;
const seen = { top: 18, height: 252 } as const;

/** The front by day as a JPEG. */
export const paintFront = async (front: Omit<Front, 'abierto'>): Promise<Buffer> => {
  const painted = await paint(drawFront({ ...front, abierto: true }, seen), width);
  return await painted.flatten().jpeg({ quality: 82 }).toBuffer();
};
