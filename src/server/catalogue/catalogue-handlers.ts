import type { tyrePages } from '#contract/tyres.ts';
import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { sheetParts } from '#domain/tyres/maker-address.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { answerOnce } from './answer-once.ts';
import { brandCard, brandCards, modelCard, modelCards, stockOfModel, withAssortment } from './assortment.ts';
import { soldTyresOf } from './catalogue.ts';
import { findMaker, findModel, type FoundMaker } from './find-model.ts';
import { tyreResults } from './tyre-result.ts';
import { tyreSheet } from './tyre-sheet.ts';
import { viewerOf } from './viewer.ts';

const noSuchPage = refuse('pagina-no-existe');

const groups = ['coche', 'moto', 'camion', 'agricola'] as const satisfies readonly VehicleGroup[];

const allBrands = async (context: CallContext) => {
  const ofGroups = await Promise.all(
    groups.map(async (group) => brandCards(await withAssortment(await soldTyresOf(context, group)))),
  );
  return ofGroups.flat();
};

interface Visit {
  readonly maker: FoundMaker;
  readonly cpostal: string | undefined;
  readonly context: CallContext;
}

const modelPage = async ({ maker, cpostal, context }: Visit, modelo: string) => {
  const model = findModel(maker, modelo);
  if (!model) return noSuchPage;
  const catalogue = await withAssortment(maker.catalogue);
  const viewer = viewerOf(context, cpostal);
  const { ids, group } = stockOfModel(catalogue, model);
  return { modelo: modelCard(catalogue, model, group, viewer), neumaticos: await tyreResults(catalogue, ids, viewer) };
};

const sheetPage = async ({ maker, cpostal, context }: Visit, { modelo, specs }: { modelo: string; specs: string }) => {
  const { catalogue, brand } = maker;
  const { language } = context;
  const model = findModel(maker, modelo);
  const id = model && (await catalogue.idAt(model.id, specs));
  const [card] = id === undefined ? [] : await catalogue.cards([id]);
  if (!model || !card) return noSuchPage;
  const viewer = viewerOf(context, cpostal);
  const found = catalogue.rememberAsked(`sheet ${language} ${card.id}`, () => ({}));
  return await answerOnce(
    { catalogue, found, viewer, more: { card } },
    async () => (await tyreSheet(catalogue, { card, model, brand }, viewer, language)) ?? noSuchPage,
  );
};

/** Pages of makers, models and single tyres. In the steady state only a sheet nobody opened lately reads the database. */
export const catalogueHandlers = {
  readTyreBrands: async (context, { query }) => {
    const marcas = await allBrands(context);
    return { marcas: query.sinPrecios ? marcas.map((marca) => ({ ...marca, desde: null })) : marcas };
  },

  readTyreBrand: async (context, { params }) => {
    const maker = await findMaker(context, params.marca);
    if (!maker) return noSuchPage;
    const { brand, family } = maker;
    const catalogue = await withAssortment(maker.catalogue);
    const marca = brandCard(catalogue, brand, family);
    if (!marca) return noSuchPage;
    const modelos = catalogue.remember(`brand ${brand.id} ${family}`, () => modelCards(catalogue, brand, family));
    const familias = (await allBrands(context)).filter(({ id, familia }) => id === brand.id && familia !== family);
    return { marca, modelos, familias };
  },

  readTyreModel: async (context, { params, query }) => {
    const maker = await findMaker(context, params.marca);
    return maker ? await modelPage({ maker, cpostal: query.cpostal, context }, params.modelo) : noSuchPage;
  },

  readTyreSheet: async (context, { params, query }) => {
    const maker = await findMaker(context, params.marca);
    return maker ? await sheetPage({ maker, cpostal: query.cpostal, context }, params) : noSuchPage;
  },

  // `{modelo}` or `{modelo}-{specs}`; a model whose own name ends like a size is still a model.
  readTyrePage: async (context, { params: { marca, pagina }, query: { cpostal } }) => {
    const maker = await findMaker(context, marca);
    if (!maker) return noSuchPage;
    const visit = { maker, cpostal, context };
    const modelo = await modelPage(visit, pagina);
    if (!isRefusal(modelo)) return { modelo };
    const { sufijo_ficha } = maker.brand;
    const suffix = `-${sufijo_ficha ?? ''}`;
    const pages = sufijo_ficha && pagina.endsWith(suffix) ? [pagina, pagina.slice(0, -suffix.length)] : [pagina];
    for (const own of pages)
      for (const parts of sheetParts(own)) {
        const ficha = await sheetPage(visit, parts);
        if (!isRefusal(ficha)) return { ficha, pagina: own };
      }
    return noSuchPage;
  },
} satisfies Pick<Handlers, keyof typeof tyrePages>;
