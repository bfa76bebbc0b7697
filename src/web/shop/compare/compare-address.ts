import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';

/** Some tyres side by side, by their id_navision: an address to share. A postcode in Andorra changes the prices. */
export const compareAddress = (language: Language, ids: readonly string[], cp?: string | null): string => {
  const query = `ids=${ids.map(encodeURIComponent).join(',')}${cp ? `&cp=${encodeURIComponent(cp)}` : ''}`;
  return `${address('compare', language)}?${query}`;
};

/** The ids of an address, each once, whether written `ids=a,b` or as a form sends them, `ids=a&ids=b`. */
export const comparedIds = (query: URLSearchParams): string[] => [
  ...new Set(
    query
      .getAll('ids')
      .flatMap((ids) => ids.split(','))
      .map((id) => id.trim())
      .filter((id) => id !== '' && id.length <= 40),
  ),
];
