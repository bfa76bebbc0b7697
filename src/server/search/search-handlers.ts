import type { search } from '#contract/search.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { readQuery } from '#domain/search/read-query.ts';
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
import { articlesMeant, articlesSpelled } from './found-articles.ts';
import { modelsIn, sizesBegun, wholeSizes, type Catalogues, type SizesAsked, type WantedMaker } from './found-sizes.ts';
import { namedContent } from './found-content.ts';
import { namedServices } from './found-services.ts';
import { apartFromPlaces, namesFound, toldOf, type Indexes, type NamesFound, type Sought } from './found-names.ts';
import { namedPlaces } from './found-workshops.ts';
import { showFound, type FromPriceOf, type PriceOf } from './show-found.ts';
import { tyreNames, vehicleGroups } from './tyre-names.ts';

const cataloguesOf = async (context: CallContext): Promise<Catalogues> =>
  await Promise.all(vehicleGroups.map(async (group) => [group, await soldTyresOf(context, group)] as const));

/** Words that mean something somewhere; a lone letter or figure does not. */
const isTelling = (typed: string): boolean => typed.replaceAll(/\s/g, '').length > 1;

/** Most articles are for cars, so they are not told apart by that; two letters begin too many words. */
const wordsOfArticles = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !['coche', 'cotxe', 'turismo'].includes(word));
  return telling.some((word) => word.length > 2) ? telling : [];
};

/**
 * What is called so: as it is spelled; where nothing is, what is wanted and where, each for itself; where nothing is either,
 * nearly so; and at last without the numbers among the words.
 */
const find = async (
  { database, language }: CallContext,
  catalogues: Catalogues,
  indexes: Indexes,
  sought: Sought,
  most: number,
) => {
  const [, catalogue] = catalogues[0] ?? [];
  const attempt = async ({ words, names }: Sought, slips: boolean) => {
    const found = {
      ...namesFound(indexes, { words, names }, slips),
      ...toldOf(indexes, sought.sized ? [] : words, slips),
    };
    const articles = slips ? articlesMeant : articlesSpelled;
    const wanted = sought.sized ? [] : wordsOfArticles(words);
    return {
      ...found,
      articles: catalogue && wanted.length > 0 ? await articles(database, catalogue, wanted, language, most) : [],
    };
  };
  const nothing = (found: Awaited<ReturnType<typeof attempt>>) =>
    Object.values(found).every(({ length }) => length === 0);
  const spelled = await attempt(sought, false);
  if (!nothing(spelled) || sought.words.length === 0) return spelled;
  const apart = apartFromPlaces(indexes, sought.words);
  if (apart) {
    const names = sought.names.filter((word) => apart.others.includes(word));
    const wanted = await attempt({ ...sought, words: apart.others, names }, false);
    if (!nothing(wanted))
      return { ...wanted, areas: indexes.areas(apart.places), workshops: indexes.workshops(apart.places) };
  }
  const meant = await attempt(sought, true);
  const words = sought.words.filter((word) => !/^[\d.]+$/.test(word));
  if (!nothing(meant) || words.length === 0 || words.length === sought.words.length) return meant;
  return await attempt({ ...sought, words }, true);
};

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
    const { words, names } = reading;
    const found = await find(context, catalogues, indexes, { words, names, sized: reading.sizes.length > 0 }, cuantos);

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
    if (buscado && !hasFound) void countEmptySearch(context, 'palabras', q);
    return {
      directo: onlyMeaning(matricula, sizes.whole, names.length === 0 || exact),
      matricula,
      medidas: sizes.medidas,
      ...groups,
    };
  },
} satisfies Pick<Handlers, keyof typeof search>;
