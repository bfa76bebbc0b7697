import { makerAddress, tyreFamily } from '#domain/tyres/maker-address.ts';
import type { LabelFacts, LabelValues, ProductFacts } from './basket-facts-store.ts';

type Shared =
  | 'productId'
  | 'id_navision'
  | 'tipo_producto'
  | 'activo'
  | 'nombre_producto_es'
  | 'nombre_producto_ca'
  | 'marca'
  | 'marcaSlug'
  | 'ofertas'
  | 'historia';
type OfTyre =
  | 'modelo'
  | 'modeloSlug'
  | 'specs'
  | 'medida'
  | 'llanta'
  | 'tipo_vehiculo'
  | 'temporada'
  | 'runflat'
  | 'ecotasa';
type OfArticle =
  | 'modelo'
  | 'medida'
  | 'tipo_vehiculo'
  | 'descripcion_es'
  | 'descripcion_ca'
  | 'ecotasa'
  | 'minutos'
  | 'skill';

type TyreRow = Pick<ProductFacts, Shared | OfTyre> & {
  readonly articulo: null;
  readonly c: boolean;
  readonly nieve: boolean;
  readonly hielo: boolean;
} & (LabelValues | { readonly [Value in keyof LabelValues]: null });
type ArticleRow = Pick<ProductFacts, Shared> & {
  readonly articulo: Pick<ProductFacts, OfArticle> & { readonly slug: string };
};

const labelOf = (row: TyreRow): LabelFacts | null => {
  if (row.eprel_id === null) return null;
  const { c, tipo_vehiculo, consumo, mojado, ruido_db, ruido, nieve, hielo, eprel_id } = row;
  const clase = tipo_vehiculo === 'camion' ? 'C3' : c ? 'C2' : 'C1';
  return { clase, consumo, mojado, ruido_db, ruido, nieve, hielo, eprel_id };
};

const noTyre = { llanta: 0, temporada: null, runflat: false, etiqueta: null } as const;

/** A product as the database gives it: a tyre with its values beside, or an article with its own. */
export type ProductRow = TyreRow | ArticleRow;

export const factsOf = (row: ProductRow): ProductFacts => {
  if (row.articulo) {
    const { articulo, ...product } = row;
    return {
      ...product,
      ...articulo,
      ...noTyre,
      makerSlug: row.marcaSlug,
      modeloSlug: articulo.slug,
      specs: String(row.productId),
    };
  }
  const { medida } = row;
  const marcaSlug = makerAddress(row.marcaSlug, tyreFamily(row.tipo_vehiculo));
  const texts = { descripcion_es: medida, descripcion_ca: medida };
  return { ...row, ...texts, marcaSlug, makerSlug: row.marcaSlug, minutos: 0, skill: null, etiqueta: labelOf(row) };
};
