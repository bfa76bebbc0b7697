import type { Language } from '#domain/language.ts';
import { address } from '#web/addresses.ts';

/** The results of a size: an address to share, and the only state that results have. */
export const sizeAddress = (
  language: Language,
  size: { ancho: number; serie: number; llanta: number; ic?: number; cv?: string },
): string => {
  const query = new URLSearchParams({
    ancho: String(size.ancho),
    serie: String(size.serie),
    llanta: String(size.llanta),
  });
  if (size.ic) query.set('carga', String(size.ic));
  if (size.cv) query.set('velocidad', size.cv);
  return `${address('selectorResults', language)}?${query}`;
};
