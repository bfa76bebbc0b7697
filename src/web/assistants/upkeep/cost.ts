import { writeEuros } from '#web/ui/page/euros.ts';
import type { useUpkeepTexts } from './texts.ts';
import type { UpkeepItem } from './told-of.ts';

/** What a thing costs, and what of: tyres as a fitted set, a battery with its fitting. Null where that is not known. */
export const costOf = (
  { cosa, precio, precioDesde }: UpkeepItem,
  t: ReturnType<typeof useUpkeepTexts>,
): string | null => {
  if (precio === null) return null;
  const written = writeEuros(precio);
  // The inspection itself is paid at its station.
  if (cosa === 'itv') return t.preItv(written);
  if (!precioDesde) return written;
  if (cosa === 'neumaticos') return t.desdeMontados(written);
  return cosa === 'bateria' ? t.desdeConMontaje(written) : t.desde(written);
};
