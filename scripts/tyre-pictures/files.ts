import { createHash } from 'node:crypto';
import type { PicturedModel } from './models.ts';
import type { ViewName } from './view.ts';

/** Counts what all pictures have in common; a change of the drawing that shall be seen counts one up. */
const drawing = 1;

/**
 * The folder of a model's pictures under `public/tyres`. Browsers keep what is in it for ever: it has another name when anything
 * that the pictures follow from is different.
 */
export const folderOf = (model: PicturedModel): string => {
  const from = JSON.stringify([drawing, model]);
  return `${model.key}-${createHash('sha256').update(from).digest('hex').slice(0, 6)}`;
};

interface File {
  readonly name: string;
  readonly view: ViewName;
  readonly width: number;
  readonly quality: number;
}

/** Height of a picture for its width. */
export const tall = 1.2;

/** How large each view is drawn, and what is written of it. */
export const drawnWidth: Readonly<Record<ViewName, number>> = { 'tres-cuartos': 720, banda: 560, lado: 560 };

export const files: readonly File[] = [
  { name: '320.avif', view: 'tres-cuartos', width: 320, quality: 41 },
  { name: '320.webp', view: 'tres-cuartos', width: 320, quality: 38 },
  { name: '720.avif', view: 'tres-cuartos', width: 720, quality: 34 },
  { name: 'banda-560.avif', view: 'banda', width: 560, quality: 37 },
  { name: 'banda-240.webp', view: 'banda', width: 240, quality: 36 },
  { name: 'lado-560.avif', view: 'lado', width: 560, quality: 36 },
  { name: 'lado-240.webp', view: 'lado', width: 240, quality: 36 },
];
