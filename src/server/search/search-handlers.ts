import type { search } from '#contract/search.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { asTyped } from '#domain/search/plain-words.ts';
import { readQuery, type Reading } from '#domain/search/read-query.ts';
import { isOpen } from '#domain/site/parts.ts';
import { tyreFamily } from '#domain/tyres/maker-address.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { articleResult } from '../catalogue/article-result.ts';
import { articlesOf, type Articles } from '../catalogue/articles.ts';
import { modelPrice, withAssortment } from '../catalogue/assortment.ts';
import { soldTyresOf } from '../catalogue/catalogue.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import { countEmptySearch } from '../measuring/count.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { findByWords } from './find-by-words.ts';
import { modelsIn, sizesBegun, wholeSizes, type Catalogues, type SizesAsked, type WantedMaker } from './found-sizes.ts';
import { namedContent } from './found-content.ts';
import { namedServices } from './found-services.ts';
import type { NamesFound, Sought } from './found-names.ts';
import { namedPlaces } from './found-workshops.ts';
import { showFound, type FromPriceOf, type PriceOf } from './show-found.ts';
import { tyreNames, vehicleGroups } from './tyre-names.ts';

const cataloguesOf = async (context: CallContext): Promise<Catalogues> =>
  await Promise.all(vehicleGroups.map(async (group) => [group, await soldTyresOf(context, group)] as const));

/** Words that mean something somewhere; a lone letter or figure does not. */
const isTelling = (typed: string): boolean => typed.replaceAll(/\s/g, '').length > 1;

/** Numbers of a size or a plate are no words that could be left out. */
const soughtIn = ({ words, names, sizes, begun, plate }: Reading): Sought => ({
  words,
  names,
  sized: sizes.length > 0,
  mayOmit: sizes.length === 0 && begun === undefined && plate === undefined,
});

/** The one maker that a query names: exactly, or by models that are all of it. */
const makerMeant = ({ makers, models }: NamesFound): { readonly marca: WantedMaker; readonly exact: boolean } => {
  const exact = makers.filter((each) => each.exact).map(({ thing: { id, marca } }) => ({ id, marca }));
  const ofModels = models.map(({ thing: { brandId, marca } }) => ({ id: brandId, marca }));
  const named = exact.length > 0 ? exact : ofModels;
  const [first] = named;
  const only = first !== undefined && named.every(({ id }) => id === first.id);
  return { marca: only ? first : null, exact: only && exact.length > 0 };
};

/** What articles cost that can be had. */
const prices =
  ({ language }: CallContext, { byId, tariffs }: Articles, viewer: Viewer): PriceOf =>
  (id) => {
    const article = byId.get(id);
    const shown = article && articleResult(tariffs, article, viewer, language);
    if (shown?.disponibilidad !== 1) return null;
    const { cantidad, importeMontado, entrega } = shown;
    return { cantidad, importeMontado, montaje: entrega === 'montaje' };
  };

/** At which price sets of models begin. */
const fromPrices =
  (catalogues: Catalogues, viewer: Viewer): FromPriceOf =>
  ({ id, tipoVehiculo }) => {
    const [, catalogue] = catalogues.find(([group]) => group === vehicleGroup(tipoVehiculo)) ?? [];
    return catalogue ? modelPrice(catalogue, id, viewer) : null;
  };

/** The sizes that were typed whole; where there is none, those that begin so. */
const sizesFound = (catalogues: Catalogues, asked: SizesAsked, { makers, models }: NamesFound, most: number) => {
  const { reading } = asked;
  const whole = wholeSizes(catalogues, asked);
  const mayBegin = reading.names.length === 0 || makers.length > 0 || models.length > 0;
  const begins = whole.found.length === 0 && mayBegin ? reading.begun : undefined;
  const begun = begins ? sizesBegun(catalogues, begins, asked, most) : [];
  return { whole, medidas: [...whole.found, ...begun] };
};

/** Makers and models of the sizes that were found; all of them where none was. */
const namesInSizes = (catalogues: Catalogues, found: NamesFound, { whole, medidas }: ReturnType<typeof sizesFound>) => {
  const groups = new Set(medidas.map(({ tipoVehiculo }) => tyreFamily(tipoVehiculo)));
  const inSize = whole.found.length > 0 ? modelsIn(catalogues, whole.found) : undefined;
  return {
    makers: found.makers.filter(({ thing: { familia } }) => medidas.length === 0 || groups.has(familia)),
    models: inSize ? found.models.filter(({ thing: { id } }) => inSize.has(id)) : found.models,
  };
};

/** Where what was typed can mean one thing only: a plate, or a size and nothing beside it. */
const onlyMeaning = (
  matricula: string | null,
  { found, asAsked }: ReturnType<typeof wholeSizes>,
  allNamed: boolean,
): 'matricula' | 'medida' | null => {
  if (matricula !== null) return found.length === 0 ? 'matricula' : null;
  return found.length === 1 && asAsked && allNamed ? 'medida' : null;
};

/** One call for whatever is typed into the field in the header. Only articles are asked of the database. */
export const searchHandlers = {
  searchSite: async (context, { query: { q, cuantos, buscado } }) => {
    const reading = readQuery(isTelling(q) ? q : '');
    const { database, config, clock } = context;
    const [catalogues, sold, chain, services, written] = await Promise.all([
      cataloguesOf(context),
      articlesOf(context),
      recentWorkshops(database),
      namedServices(database),
      namedContent(database, clock()),
    ]);
    const indexes = {
      ...tyreNames(catalogues.map(([, { columns }]) => columns)),
      ...namedPlaces(chain),
      services,
      written,
    };
    const found = await findByWords(context, catalogues, indexes, soughtIn(reading), cuantos);

    const viewer = viewerOf(context, undefined);
    const { marca, exact } = makerMeant(found);
    const sizes = sizesFound(catalogues, { reading, marca, viewer }, found, cuantos);
    // What is switched off is not found either.
    const articles = found.articles.filter(({ id }) => sold.byId.has(id));
    const pages = found.pages.filter(({ thing: { nombre } }) => isOpen(config.flags, nombre));
    const shown = { ...found, articles, pages, ...namesInSizes(catalogues, found, sizes) };

    const matricula = reading.plate ? printPlate(reading.plate.matricula) : null;
    const priced = { article: prices(context, sold, viewer), model: fromPrices(catalogues, viewer) };
    const named = new Set(shown.models.map(({ thing }) => vehicleGroup(thing.tipoVehiculo)));
    await Promise.all(catalogues.map(async ([group, each]) => named.has(group) && (await withAssortment(each))));
    const groups = showFound(shown, context.language, cuantos, priced);
    const hasFound = matricula !== null || [sizes.medidas, ...Object.values(groups)].some(({ length }) => length > 0);
    if (buscado && (!hasFound || found.omitted.length > 0)) void countEmptySearch(context, 'palabras', q);
    return {
      directo: onlyMeaning(matricula, sizes.whole, reading.names.length === 0 || exact),
      matricula,
      omitidas: found.omitted.map((word) => asTyped(q, word)),
      medidas: sizes.medidas,
      ...groups,
    };
  },
} satisfies Pick<Handlers, keyof typeof search>;
