import { z } from 'zod';

/** What reviews say together. */
export const rating = z
  .object({ media: z.number().describe('stars, one decimal'), total: z.number().int() })
  .nullable();

export const starSpread = z
  .array(z.object({ estrellas: z.number().int(), total: z.number().int() }))
  .describe('from five to one');
