import { refuse } from '#domain/refusal.ts';
import { compareCategories } from '#domain/tyres/category.ts';
import type { Handlers } from '../http/context.ts';
import { brandCard, modelCard, modelCards, stockOfModel } from './assortment.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { tyreResults } from './tyre-result.ts';
import { tyreSheet } from './tyre-sheet.ts';
import { viewerOf } from './viewer.ts';

const noSuchPage = refuse('pagina-no-existe');

const findModel = ({ directory }: Catalogue, { marca, modelo }: { marca: string; modelo: string }) => {
  const brand = directory.brandBySlug.get(marca);
  const model = brand && directory.modelBySlug(brand, modelo);
  return model && { brand, model };
};

/** Pages of makers, models and single tyres. In the steady state only a sheet nobody opened lately reads the database. */
export const catalogueHandlers = {
  readTyreBrands: async (_, { database }) => {
    const catalogue = await catalogueOf(database);
    return catalogue.remember('brands', () => ({
      marcas: catalogue.columns.brands
        .map((brand) => brandCard(catalogue, brand))
        .filter(({ modelos }) => modelos > 0)
        .sort((one, other) => compareCategories(one.categoria, other.categoria)),
    }));
  },

  readTyreBrand: async ({ params }, { database }) => {
    const catalogue = await catalogueOf(database);
    const brand = catalogue.directory.brandBySlug.get(params.marca);
    if (!brand) return noSuchPage;
    return catalogue.remember(`brand ${brand.id}`, () => ({
      marca: brandCard(catalogue, brand),
      modelos: modelCards(catalogue, brand),
    }));
  },

  readTyreModel: async ({ params, query }, context) => {
    const catalogue = await catalogueOf(context.database);
    const found = findModel(catalogue, params);
    if (!found) return noSuchPage;
    const viewer = viewerOf(context, query.cpostal);
    const { ids, group } = stockOfModel(catalogue, found.model);
    return {
      modelo: modelCard(catalogue, found.model, group, viewer),
      neumaticos: await tyreResults(catalogue, ids, viewer),
    };
  },

  readTyreSheet: async ({ params, query }, context) => {
    const { database, language } = context;
    const catalogue = await catalogueOf(database);
    const found = findModel(catalogue, params);
    if (!found) return noSuchPage;
    const id = await catalogue.idAt(found.model.id, params.specs);
    const [card] = id === undefined ? [] : await catalogue.cards([id]);
    return (
      (card && (await tyreSheet(catalogue, { card, ...found }, viewerOf(context, query.cpostal), language))) ??
      noSuchPage
    );
  },
} satisfies Pick<Handlers, 'readTyreBrands' | 'readTyreBrand' | 'readTyreModel' | 'readTyreSheet'>;
