import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';

const below = 'blog/';

/** Which page of the table a path of editors' is, and what it is called there. */
export const contentTarget = (ruta: string) =>
  ruta.startsWith(below)
    ? ({ page: 'article', params: { articulo: ruta.slice(below.length) } } as const)
    : ({ page: 'content', params: { nombre: ruta } } as const);

export const contentAddress = (ruta: string, language: Language): string => {
  const target = contentTarget(ruta);
  return target.page === 'article'
    ? address('article', language, target.params)
    : address('content', language, target.params);
};
