import type { ArticleTraits } from './article-traits.ts';
import type { CatalogueKey } from './catalogue-keys.ts';
import type { ProductVehicle } from './vehicles.ts';

/** What articles are told apart by, in the order in which a form asks for it. */
export const facetNames = [
  'tipoVehiculo',
  'tipo_producto',
  'familia',
  'vehiculo_marca',
  'vehiculo_modelo',
  'eje',
  'viscosidad',
  'homologacion',
  'especificacion',
  'litros',
  'ah',
  'tecnologia',
  'start_stop',
  'borne_positivo',
  'voltaje',
  'caja',
  'llanta',
  'valvula',
  'reforzada',
  'gas',
  'nivel',
  'carter_grande',
  'marca',
] as const;
export type FacetName = (typeof facetNames)[number];
export type FacetValue = string | number | boolean;

export interface FacetedArticle {
  /** Names its maker in addresses. */
  readonly marcaSlug: string;
  readonly tipo_vehiculo: ProductVehicle;
  readonly traits: ArticleTraits;
}

/** The facets of each list. */
export const facetsOfKey = {
  baterias: ['tipoVehiculo', 'ah', 'tecnologia', 'start_stop', 'borne_positivo', 'voltaje', 'caja', 'marca'],
  aceites: ['tipoVehiculo', 'viscosidad', 'homologacion', 'especificacion', 'litros', 'marca'],
  'accesorios-seguridad': ['familia', 'marca'],
  'accesorios-transporte': ['familia', 'marca'],
  amortiguadores: ['vehiculo_marca', 'vehiculo_modelo', 'eje', 'tecnologia', 'marca'],
  camaras: ['tipoVehiculo', 'llanta', 'valvula', 'reforzada', 'marca'],
  mousses: ['tipoVehiculo', 'llanta', 'marca'],
  'kits-ozono': ['tipoVehiculo', 'tipo_producto'],
  'aire-acondicionado': ['tipoVehiculo', 'gas'],
  revisiones: ['tipoVehiculo', 'nivel', 'carter_grande'],
  'revisiones-moto': ['tipoVehiculo', 'nivel'],
  invierno: ['tipoVehiculo'],
  itv: ['tipoVehiculo'],
} as const satisfies Record<CatalogueKey, readonly FacetName[]>;

const isFacetValue = (value: unknown): value is FacetValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The values that an article has of a facet: none, one, or several, as an oil has approvals. */
export const facetValues = (
  { marcaSlug, tipo_vehiculo, traits }: FacetedArticle,
  facet: FacetName,
): readonly FacetValue[] => {
  if (facet === 'marca') return [marcaSlug];
  if (facet === 'tipoVehiculo') return [tipo_vehiculo];
  if (facet === 'tipo_producto') return [traits.tipo];
  const value: unknown = Reflect.get(traits, facet);
  return (Array.isArray(value) ? value : [value]).filter(isFacetValue);
};
