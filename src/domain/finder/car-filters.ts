import type { Season } from '../tyres/season.ts';
import type { TyreSearch } from './car-search.ts';

/** Fields for which the API has another name. */
const apiNames = { carga: 'ic', velocidad: 'cv', marcas: 'idsmarca', tipo: 'tipoVehiculo' } as const;

type ApiName<Field> = Field extends keyof typeof apiNames ? (typeof apiNames)[Field] : Field;
type Changeable<Value> = Value extends readonly (infer Item)[] ? Item[] : NonNullable<Value>;
type NoFilter = 'temporada' | 'orden' | 'pagina' | 'cp' | 'taller';
type Filter = Exclude<keyof TyreSearch, NoFilter>;

/** Filters as the API takes them (spec S13): each season is one of its own. */
export type TyreFilters = { readonly [Field in Filter as ApiName<Field>]?: Changeable<TyreSearch[Field]> } & {
  readonly [Each in Season]?: true;
};

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === 0 || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that are no filters, and the one that is several. */
const others: ReadonlySet<string> = new Set<NoFilter>(['temporada', 'orden', 'pagina', 'cp', 'taller']);

/** The filters of a search, each by the name that the API has for it. Zero and empty values are left out (spec S14). */
export const filtersOf = (search: TyreSearch): TyreFilters =>
  Object.fromEntries([
    ...Object.entries(search)
      .filter(([field, value]) => !others.has(field) && !saysNothing(value))
      .map(([field, value]) => [(apiNames as Readonly<Record<string, string>>)[field] ?? field, value]),
    ...search.temporada.map((season) => [season, true]),
  ]);
