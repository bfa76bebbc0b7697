import type { TyreResult } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { firstFreeTimes } from '../finder/load/first-free.ts';
import { firstFreeWords } from '../finder/load/first-free-words.server.ts';

/** When a tyre could be fitted near the postcode of its sheet's address, and why that is not known. */
export interface SheetHour {
  readonly cp: string | undefined;
  readonly primera: string | undefined;
  readonly aviso: string | undefined;
}

export const readSheetHour = async (
  api: Api,
  tyre: TyreResult,
  query: URLSearchParams,
  hoy: string,
  language: Language,
): Promise<SheetHour> => {
  const cp = query.get('cp')?.trim().slice(0, 10) || undefined;
  const { free, aviso } = await firstFreeTimes(api, [tyre], cp);
  const first = free[tyre.id_navision];
  return { cp, aviso, primera: first && firstFreeWords(first, hoy, language) };
};
