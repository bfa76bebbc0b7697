import { addresses } from '#contract/address-table.ts';
import type { Language } from '#domain/language.ts';
import { looksPersonal } from '#domain/measuring/looks-personal.ts';
import { hasPageData, isPersonal } from '#web/personal-pages.ts';
import type { CurrentPage } from '../current-page.ts';

/** Queries that say something of somebody, or open something of theirs. */
const personalQueries = ['matricula', 'firma', 'token', 'email', 'telefono', 'codigo'];

/** Whether an address may be open while others' scripts run: they can read it. */
export const mayBeRead = (url: URL): boolean =>
  !isPersonal(url) &&
  !personalQueries.some((name) => url.searchParams.has(name)) &&
  !looksPersonal(url.searchParams.get('q') ?? '');

/** The path of a page as it may be told: whole where it is the same for everybody, else its form. Never a query. */
export const toldPath = (current: CurrentPage | undefined, language: Language, pathname: string): string => {
  if (!current) return '/404';
  return hasPageData(current.page) ? pathname : addresses[current.page][language];
};
