import { z } from 'zod';

export const pictureSource = z.string().describe('its address on the shop');

/** A file of a picture, which is the same picture in another width or coding. */
export const pictureFile = z.object({
  tipo: z.enum(['avif', 'webp']),
  ancho: z.number().int(),
  alto: z.number().int(),
  src: pictureSource,
});
