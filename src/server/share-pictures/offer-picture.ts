import { catalogueKeyOf } from '#domain/catalogue/catalogue-keys.ts';
import { usualUnits } from '#domain/catalogue/usual-units.ts';
import { concernsProduct } from '#domain/promotions/concerns.ts';
import { vehicleOfWork } from '#domain/promotions/vehicle-of-work.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import { articlesOf } from '../catalogue/articles.ts';
import type { Article } from '../catalogue/articles-store.ts';
import { catalogueOf, soldTyresOf } from '../catalogue/catalogue.ts';
import { tyrePicture } from '../catalogue/tyre-picture.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { Runtime } from '../runtime.ts';

/** What stands for everything that an offer speaks of: a tyre by the folder of its pictures, or an article. */
export type Shown = { readonly tyre: string } | { readonly article: Article };

/** The model of which most is sold among those that an offer speaks of. */
const someTyre = async (runtime: Runtime, promotion: PromotionRow): Promise<Shown | undefined> => {
  const { columns, directory } = await soldTyresOf(runtime, promotion.vehiculo);
  const only = vehicleOfWork[promotion.tipo];
  for (const { brandId, slug, tipo_vehiculo, temporada } of columns.models) {
    const maker = directory.brandById.get(brandId)?.slug ?? '';
    const product = {
      id_navision: '',
      tipo_producto: 'neumatico',
      tipo_vehiculo,
      marcaSlug: maker,
      temporada,
      llanta: promotion.llanta_desde ?? promotion.llanta_hasta ?? 0,
      cantidad: usualSet(tipo_vehiculo),
    } as const;
    if ((only ?? tipo_vehiculo) === tipo_vehiculo && concernsProduct(promotion, product))
      return { tyre: tyrePicture({ maker, model: slug, vehicle: tipo_vehiculo, season: temporada }) };
  }
  return undefined;
};

const someArticle = async (runtime: Runtime, promotion: PromotionRow): Promise<Shown | undefined> => {
  const { ofKey } = await articlesOf(runtime);
  const article = promotion.tipo_producto
    .flatMap((kind) => (kind === 'neumatico' ? [] : ofKey(catalogueKeyOf(kind))))
    .find(({ id_navision, traits, tipo_vehiculo, marcaSlug }) =>
      concernsProduct(promotion, {
        id_navision,
        tipo_producto: traits.tipo,
        tipo_vehiculo,
        marcaSlug,
        temporada: null,
        llanta: 0,
        cantidad: usualUnits(traits.tipo),
      }),
    );
  return article && { article };
};

/** A picture of what an offer is about, its tyres first; undefined where nothing of it is sold. */
export const offerPicture = async (runtime: Runtime, id: number): Promise<Shown | undefined> => {
  const { tariffs } = await catalogueOf(runtime.database);
  const promotion = tariffs.promotions.find(({ id_site_promocion }) => id_site_promocion === id);
  return promotion && ((await someTyre(runtime, promotion)) ?? (await someArticle(runtime, promotion)));
};
