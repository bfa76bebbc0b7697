import type { Workshop } from '#contract/workshops.ts';
import { openingNow } from '#web/ui/open-today.ts';

/** So many are read at a time; the map and the names of all are on the same page. */
export const listedAtOnce = 6;

const pointFields = ['codTienda', 'alias', 'area', 'slug', 'lat', 'lon'] as const;
const cardFields = [
  ...pointFields,
  'cita',
  'primeraHora',
  'direccion',
  'poblacion',
  'cpostal',
  'distancia',
  'telefono',
  'abiertoSabado',
  'abiertoMediodia',
  'valoracion',
] as const;

/** A workshop as a point of the map and a name in the list of all. */
export type PointedWorkshop = Pick<Workshop, (typeof pointFields)[number]>;

/** A workshop as its card shows it. */
export type ListedWorkshop = Pick<Workshop, (typeof cardFields)[number]> & {
  readonly apertura: ReturnType<typeof openingNow>;
};

const only = <Name extends keyof Workshop>(tienda: Workshop, names: readonly Name[]): Pick<Workshop, Name> =>
  // The names are those of the type.
  Object.fromEntries(names.map((name) => [name, tienda[name]])) as Pick<Workshop, Name>;

export const asPoint = (tienda: Workshop): PointedWorkshop => only(tienda, pointFields);

export const asCard = (tienda: Workshop, now: Date): ListedWorkshop => ({
  ...only(tienda, cardFields),
  apertura: openingNow(tienda, now),
});

/**
 * What a page of the workshops found carries: all as points, and those of one page as cards, because the data of all are
 * read by nobody and were most of the page. A page beyond the last is the last.
 */
export const listedOn = (tiendas: readonly Workshop[], asked: number, now: Date) => {
  const paginas = Math.max(1, Math.ceil(tiendas.length / listedAtOnce));
  const pagina = Math.min(asked, paginas);
  return {
    pagina,
    paginas,
    puntos: tiendas.map(asPoint),
    tiendas: tiendas.slice((pagina - 1) * listedAtOnce, pagina * listedAtOnce).map((tienda) => asCard(tienda, now)),
  };
};
