import { parseIds } from '#domain/finder/address-query.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { firstFreeTimes, type Fitted } from '../finder/load/first-free.ts';
import { firstFreeWords } from '../finder/load/first-free-words.server.ts';

/** When a product could be fitted at the workshop or near the postcode of its sheet's address, and why that is not known. */
export interface SheetHour {
  readonly cp: string | undefined;
  readonly primera: string | undefined;
  readonly aviso: string | undefined;
}

export const readSheetHour = async (
  api: Api,
  product: Fitted,
  query: URLSearchParams,
  hoy: string,
  language: Language,
): Promise<SheetHour> => {
  const cp = query.get('cp')?.trim().slice(0, 10) || undefined;
  const [taller] = parseIds(query.getAll('taller'));
  const { free, aviso } = await firstFreeTimes(api, [product], { cp, taller });
  const first = free[product.id_navision];
  return {
    cp,
    aviso,
    primera: first && firstFreeWords(first, hoy, language, product.runflat === undefined ? 'libre' : 'montado'),
  };
};
