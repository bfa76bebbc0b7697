import type { TyreSearch } from './car-search.ts';

/** `205/55 R16 91V`, as far as it is known. */
export const sizeText = ({ ancho, serie, llanta, carga, velocidad }: Partial<TyreSearch>): string =>
  [ancho && `${ancho}${serie ? `/${serie}` : ''}`, llanta && `R${llanta}`, `${carga ?? ''}${velocidad ?? ''}`]
    .filter(Boolean)
    .join(' ');
