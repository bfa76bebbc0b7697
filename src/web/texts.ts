import type { Language } from '#domain/language.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { useLanguage } from './language.ts';

/**
 * The texts of an area as a hook. The server holds both languages; the browser fetches only the one
 * that its page speaks, because going to the other language loads a new document.
 */
export const textsOf = async <Texts>(load: Readonly<Record<Language, () => Promise<Texts>>>): Promise<() => Texts> => {
  if (import.meta.env.SSR) {
    const both = { es: await load.es(), ca: await load.ca() };
    return () => both[useLanguage()];
  }
  const texts = await load[languageOfPath(window.location.pathname)]();
  return () => texts;
};
