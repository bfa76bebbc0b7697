import { refuse, type Refusal } from '#domain/refusal.ts';
import { printPlate } from '#domain/vehicles/plate.ts';

/** Says that a plate has an appointment on that day at a workshop; the plate as people write it. */
export const refusePlate = (matricula: string | null, taller: string): Refusal<'matricula-ya-citada'> =>
  refuse('matricula-ya-citada', { matricula: printPlate(matricula ?? ''), taller });
