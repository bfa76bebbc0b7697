import { addresses } from '#contract/address-table.ts';
import { firstPart } from '#domain/content/slug.ts';
import type { Language } from '#domain/language.ts';

/** First parts of paths that are answered by something else than the table of addresses. */
const others =
  'ca es borrador operador api page-data imagenes blank 404 500 blog assets articles dibujos icons share tyres healthz readyz metrics banco-de-pruebas buzon pago vehiculos calendario'.split(
    ' ',
  );

const partsIn = (language: Language): ReadonlySet<string> =>
  new Set([
    ...others,
    ...Object.values(addresses).flatMap((each) => {
      const path = language === 'es' ? each.es : each.ca.slice('/ca'.length);
      return firstPart(path) ?? [];
    }),
  ]);

/** What no page of editors may be called, in each language. */
export const takenParts: Readonly<Record<Language, ReadonlySet<string>>> = { es: partsIn('es'), ca: partsIn('ca') };
