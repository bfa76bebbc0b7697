import type { Pais } from '#domain/accounts/postcode.ts';
import type { ArticleTraits, BatteryTraits } from '#domain/catalogue/article-traits.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { isRefusal } from '#domain/refusal.ts';
import { airAnswer } from '#domain/air-conditioning/air-answer.ts';
import { isCar } from '#domain/catalogue/vehicles.ts';
import { isLargeSump } from '#domain/revisions/revision-status.ts';
import type { UpkeepThing } from '#domain/upkeep/things.ts';
import { possibleYears } from '#domain/vehicles/possible-years.ts';
import { readFittedSize } from '#domain/vehicles/vehicle.ts';
import type { Articles } from '../catalogue/articles.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { cheapestArticle } from '../catalogue/cheapest-article.ts';
import { sizePrice } from '../catalogue/assortment.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { carFinder } from '../finder/finders.ts';
import { tyresFound } from '../finder/scan.ts';
import { atOnce } from '../in-turns.ts';
import { anyTyre } from '../finder/wish.ts';
import { ownPrice } from '../visit-services/service-prices.ts';
import type { VisitServiceRow } from '../visit-services/visit-services-store.ts';
import type { KnownCar } from './car-facts.ts';

export interface Priced {
  /** Euros with tax; null where it depends on the vehicle. */
  readonly precio: number | null;
  /** The least that it costs. */
  readonly precioDesde: boolean;
  /** What is bought for it; null of what has a price of its own. */
  readonly producto: { readonly id: number; readonly unidades: number } | null;
}

const unknown: Priced = { precio: null, precioDesde: false, producto: null };

/** What prices are read from, all of it in memory. */
export interface PriceList {
  readonly articles: Articles;
  readonly catalogue: Catalogue;
  readonly viewer: Viewer;
  readonly thisYear: number;
}

const cheapest = (
  { articles, viewer }: PriceList,
  key: CatalogueKey,
  suits: (traits: ArticleTraits) => boolean,
): Priced => {
  const found = cheapestArticle(articles, viewer, key, ({ traits }) => suits(traits));
  if (!found) return unknown;
  const { id, unidades, importeMontado } = found;
  return { precio: importeMontado, precioDesde: false, producto: { id, unidades } };
};

const from = (priced: Priced): Priced => ({ ...priced, precioDesde: priced.precio !== null });

const pack = (list: PriceList, { tipoVehiculo, carter, cilindrada }: KnownCar): Priced => {
  if (tipoVehiculo === 'moto') {
    if (cilindrada === null) return from(cheapest(list, 'revisiones-moto', () => true));
    return cheapest(
      list,
      'revisiones-moto',
      (traits) =>
        traits.tipo === 'revision_moto' &&
        cilindrada >= (traits.cilindrada_desde ?? 0) &&
        cilindrada <= (traits.cilindrada_hasta ?? Infinity),
    );
  }
  const large = isLargeSump(carter ?? undefined);
  return from(cheapest(list, 'revisiones', (traits) => traits.tipo === 'revision' && traits.carter_grande === large));
};

/** Where the assistant would look at the label it costs what the cheaper gas does, or more; an electric compressor is looked at first. */
const gas = (list: PriceList, car: KnownCar): Priced => {
  const { tipoVehiculo, combustible, matriculacion, anoMatric } = car;
  if (!isCar(tipoVehiculo)) return unknown;
  const ofYear = anoMatric === null ? null : { desde: `${anoMatric}-01`, hasta: `${anoMatric}-12` };
  const years = possibleYears(car, matriculacion ?? ofYear, list.thisYear);
  const answer = airAnswer({ tipoVehiculo, combustible, years, etiqueta: null });
  if (answer.kind === 'electrico' || answer.kind === 'otro') return unknown;
  const which = answer.kind === 'gas' ? answer.gas : 'mirar';
  const charge = cheapest(
    list,
    'aire-acondicionado',
    (traits) => (traits.tipo === 'ac' || traits.tipo === 'ac2') && (which === 'mirar' || traits.gas === which),
  );
  return which === 'mirar' ? from(charge) : charge;
};

const technologies: readonly BatteryTraits['tecnologia'][] = ['calcio', 'EFB', 'AGM'];

/** `L3 70Ah EFB`: a battery of this case, with at least this technology: never a lesser one (domain facts, 8). */
const battery = (list: PriceList, { bateria }: KnownCar): Priced => {
  const caja = bateria?.split(' ')[0];
  if (!bateria || !caja) return unknown;
  const least = Math.max(
    0,
    technologies.findIndex((each) => bateria.includes(each)),
  );
  return from(
    cheapest(
      list,
      'baterias',
      (traits) => traits.tipo === 'bateria' && traits.caja === caja && technologies.indexOf(traits.tecnologia) >= least,
    ),
  );
};

/** A set of the size that the vehicle left the factory with, fitted; of a motorcycle each wheel is bought alone. */
const tyres = ({ catalogue, viewer }: PriceList, { medida, tipoVehiculo }: KnownCar): Priced => {
  const size = medida === null || !isCar(tipoVehiculo) ? undefined : readFittedSize(medida, tipoVehiculo);
  if (!size || isRefusal(size)) return unknown;
  const { ancho, serie, llanta, ic = null, cv = null } = size;
  return catalogue.remember(`upkeep tyres ${medida} ${viewer.pais}`, () => {
    const found = atOnce(tyresFound(catalogue.columns, carFinder, { ...anyTyre, ancho, serie, llanta, ic, cv }));
    const desde = sizePrice(catalogue, found, viewer);
    if (desde === null) return unknown;
    const { id, unidades, importeMontado } = desde;
    return from({ ...unknown, precio: importeMontado, producto: { id, unidades } });
  });
};

const ofService = ({ articles }: PriceList, service: VisitServiceRow | undefined, pais: Pais): Priced => {
  const precio = service ? ownPrice(articles, service, pais) : null;
  return { ...unknown, precio };
};

/** What a thing costs here on a vehicle: by products where there are some, else by the service itself. */
export const priceOf = (
  cosa: UpkeepThing,
  car: KnownCar,
  service: VisitServiceRow | undefined,
  list: PriceList,
): Priced => {
  switch (cosa) {
    case 'revision':
      return car.combustible === 'electrico' ? unknown : pack(list, car);
    case 'gas':
      return gas(list, car);
    case 'bateria':
      return battery(list, car);
    case 'neumaticos':
      return tyres(list, car);
    case 'itv':
    case 'liquido-frenos':
    case 'correa':
    case 'transmision':
    case 'temporada':
      return ofService(list, service, list.viewer.pais);
  }
};
