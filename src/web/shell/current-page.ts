import type { Language } from '#domain/language.ts';
import { addressOfRoute, isPageName, type PageName } from '#contract/addresses.ts';
import { useMatches } from 'react-router';

type Params = Readonly<Record<string, string | undefined>>;

/** What the loader of a page answers whose parameters are words of a language: the same page in each. */
export interface Translated {
  readonly enIdioma: Readonly<Record<Language, Params>>;
}

export interface CurrentPage {
  readonly page: PageName;
  readonly params: Readonly<Record<Language, Params>>;
}

const isTranslated = (data: unknown): data is Translated =>
  typeof data === 'object' && data !== null && 'enIdioma' in data;

/** Which page of the address table is shown; nothing on pages outside it. */
export const useCurrentPage = (): CurrentPage | undefined => {
  const match = useMatches().at(-1);
  const page = match?.id.split('/')[1];
  if (!match || !page || !isPageName(page)) return undefined;
  const { loaderData, params } = match;
  return { page, params: isTranslated(loaderData) ? loaderData.enIdioma : { es: params, ca: params } };
};

export const addressIn = (current: CurrentPage | undefined, language: Language): string =>
  current ? addressOfRoute(current.page, language, current.params[language]) : addressOfRoute('home', language, {});
