import type { Language } from '#domain/language.ts';
import { addressOfRoute, isPageName, type PageName } from '#web/addresses.ts';
import { useMatches } from 'react-router';

export interface CurrentPage {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Which page of the address table is shown; nothing on pages outside it. */
export const useCurrentPage = (): CurrentPage | undefined => {
  const match = useMatches().at(-1);
  const page = match?.id.split('/')[1];
  return match && page && isPageName(page) ? { page, params: match.params } : undefined;
};

export const addressIn = (current: CurrentPage | undefined, language: Language): string =>
  current ? addressOfRoute(current.page, language, current.params) : addressOfRoute('home', language, {});
