import type { Language } from '#domain/language.ts';
import { address, type PageName } from '#web/addresses.ts';

export const seasons = ['verano', 'invierno', 'allseason'] as const;
export const categories = ['PREMIUM', 'QUALITY', 'BUDGET'] as const;
export const orders = ['recomendado', 'precio-asc', 'precio-desc', 'marca-asc', 'marca-desc'] as const;

/** A search as its address spells it. What is missing means "any". */
export interface Search {
  readonly ancho?: number | undefined;
  readonly serie?: number | undefined;
  readonly llanta?: number | undefined;
  readonly carga?: number | undefined;
  readonly velocidad?: string | undefined;
  readonly tipo?: 'turismo' | '4x4' | 'furgoneta' | undefined;
  readonly temporada: readonly (typeof seasons)[number][];
  readonly runflat?: boolean | undefined;
  readonly marcas: readonly number[];
  readonly categorias: readonly (typeof categories)[number][];
  readonly orden: (typeof orders)[number];
  readonly pagina: number;
  readonly cp?: string | undefined;
}

const numberOf = (text: string | null): number | undefined => {
  const value = Number(text?.replace(',', '.'));
  return text && Number.isFinite(value) && value > 0 && value < 10_000 ? value : undefined;
};

const among = <Value extends string>(values: readonly Value[], texts: readonly string[]): Value[] =>
  values.filter((value) => texts.includes(value));

/** Reads any query: what cannot be understood is left out, so that no address breaks the page. */
export const readSearch = (query: URLSearchParams): Search => {
  const runflat = query.get('runflat');
  return {
    ancho: numberOf(query.get('ancho')),
    serie: numberOf(query.get('serie')),
    llanta: numberOf(query.get('llanta')),
    carga: numberOf(query.get('carga')),
    velocidad: query.get('velocidad')?.slice(0, 4) || undefined,
    tipo: among(['turismo', '4x4', 'furgoneta'] as const, query.getAll('tipo'))[0],
    temporada: among(seasons, query.getAll('temporada')),
    runflat: runflat === 'si' ? true : runflat === 'no' ? false : undefined,
    marcas: query
      .getAll('marca')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
      .slice(0, 50),
    categorias: among(categories, query.getAll('categoria')),
    orden: among(orders, query.getAll('orden'))[0] ?? 'recomendado',
    pagina: Math.min(1000, Math.max(1, Math.trunc(Number(query.get('pagina')) || 1))),
    cp: query.get('cp')?.trim().slice(0, 10) || undefined,
  };
};

/** The same search as a query, always in the same order and without what says nothing. */
export const writeSearch = (search: Partial<Search>): URLSearchParams => {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value));
  };
  set('ancho', search.ancho);
  set('serie', search.serie);
  set('llanta', search.llanta);
  set('carga', search.carga);
  set('velocidad', search.velocidad);
  set('tipo', search.tipo);
  for (const season of search.temporada ?? []) query.append('temporada', season);
  set('runflat', search.runflat === undefined ? undefined : search.runflat ? 'si' : 'no');
  for (const id of search.marcas ?? []) query.append('marca', String(id));
  for (const category of search.categorias ?? []) query.append('categoria', category);
  if (search.orden && search.orden !== 'recomendado') query.set('orden', search.orden);
  if (search.pagina && search.pagina > 1) query.set('pagina', String(search.pagina));
  set('cp', search.cp);
  return query;
};

export const searchAddress = (
  page: PageName & `selector${string}`,
  language: Language,
  search: Partial<Search>,
): string => {
  const query = writeSearch(search);
  return `${address(page, language)}${query.size > 0 ? `?${query}` : ''}`;
};

/** `205/55 R16 91V`, as far as it is known. */
export const sizeText = ({ ancho, serie, llanta, carga, velocidad }: Partial<Search>): string =>
  [ancho && `${ancho}${serie ? `/${serie}` : ''}`, llanta && `R${llanta}`, `${carga ?? ''}${velocidad ?? ''}`]
    .filter(Boolean)
    .join(' ');
