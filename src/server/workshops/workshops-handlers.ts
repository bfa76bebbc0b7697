import type { workshops } from '#contract/workshops.ts';
import type { Input } from '#contract/contract.ts';
import { inOneProvince, isPostcode } from '#domain/accounts/is-postcode.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { orderByDistance, type Place } from '#domain/workshops/distance.ts';
import { withinReach } from '#domain/workshops/reach.ts';
import { ratingOf } from '#domain/reviews/stars.ts';
import { utcDay } from '../booking/local-time.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { favouriteOf, keepFavourite } from './favourite-store.ts';
import { offers, passes } from './filter-workshops.ts';
import { findPlace } from './find-place.ts';
import { listWorkshops } from '../workshop-times/list-workshops.ts';
import { firstTimesNear } from '../workshop-times/first-times-near.ts';
import { offerWorkshops, type Wanted } from '../workshop-times/offer-workshops.ts';
import { recentChain } from './recent-chain.ts';
import { recentWorkshops } from './recent-workshops.ts';
import { showReviews } from './show-reviews.ts';
import { loadClosures, type WorkshopRow } from './workshops-store.ts';

type Row = WorkshopRow & { readonly distancia?: number };

interface Asked {
  readonly services: readonly string[];
  readonly onlyWeb: boolean;
}

/** Workshops that offer all that is asked for: those within reach of a place, nearest first, else the nearest of all. */
const workshopsAround = async ({ database, config }: CallContext, from: Place, { services, onlyWeb }: Asked) => {
  const { workshops } = await recentWorkshops(database);
  const { tariffs } = await catalogueOf(database);
  const able = orderByDistance(workshops, from).filter(
    (workshop) => (workshop.web || !onlyWeb) && services.every((service) => offers(workshop, service, tariffs)),
  );
  return withinReach(able, config.workshops.radiusKm);
};

const answerWith = async (context: CallContext, workshops: readonly Row[], wanted: Wanted) =>
  workshops.length > 0 ? { tiendas: await offerWorkshops(context, workshops, wanted) } : refuse('no-hay-talleres');

/** Says which one is the nearest, where there is one, and how far it is. */
const noneNear = (nearest: Row | undefined, postCode: string): Refusal<'no-hay-talleres'> =>
  refuse('no-hay-talleres', {
    postCode,
    ...(nearest && { poblacion: nearest.poblacion, km: Math.round(nearest.distancia ?? 0) }),
  });

/** The place that was typed, and the workshops around it that offer all that is asked for. */
const aroundTyped = async (context: CallContext, postCode: string, asked: Asked) => {
  const place = await findPlace(context.database, postCode);
  if (isRefusal(place)) return place;
  const { near, nearest } = await workshopsAround(context, place, asked);
  return near.length > 0 ? { place, near } : noneNear(nearest, postCode.trim());
};

/**
 * The workshop that somebody chose before those around what they typed, where it is among them; else those around it. Who types a
 * postcode of another province wants another workshop (decision 084).
 */
const aroundChosen = async (
  context: CallContext,
  { postCode, codTienda }: Pick<Input<'findFirstTimes'>['body'], 'postCode' | 'codTienda'>,
) => {
  const asked = { services: [], onlyWeb: false };
  const { workshops } = await recentWorkshops(context.database);
  const named = workshops.find((workshop) => workshop.codTienda === codTienda);
  const elsewhere = postCode && isPostcode(postCode) && named && !inOneProvince(postCode, named.cpostal);
  const chosen = elsewhere ? undefined : named;
  const found =
    postCode || !chosen
      ? await aroundTyped(context, postCode ?? '', asked)
      : await workshopsAround(context, chosen, asked);
  if (isRefusal(found)) return found;
  const isFirst = (workshop: Row) => Number(workshop.codTienda === chosen?.codTienda);
  return found.near.toSorted((one, other) => isFirst(other) - isFirst(one));
};

const byPostcode = async (
  context: CallContext,
  body: Input<'findWorkshopsByPostcode'>['body'],
  kinds: readonly string[],
) => {
  const services = [...kinds, ...(body.service ? [body.service] : []), ...(body.specialServices ?? [])];
  const found = await aroundTyped(context, body.postCode, { services, onlyWeb: body.forEcommerce === true });
  if (isRefusal(found)) return found;
  const { place, near } = found;
  return { tiendas: await offerWorkshops(context, near, body), lat: place.lat, lon: place.lon };
};

export const workshopsHandlers = {
  findWorkshopsByPosition: async (context, { body }) => {
    const services = body.service ? [body.service] : [];
    const { near } = await workshopsAround(context, body, { services, onlyWeb: false });
    return await answerWith(context, near, body);
  },

  findWorkshopsByPostcode: async (context, { body }) => await byPostcode(context, body, []),

  findMotoWorkshopsByPostcode: async (context, { body }) => await byPostcode(context, body, ['moto']),

  findFirstTimes: async (context, { body: { products, ...place } }) => {
    const around = await aroundChosen(context, place);
    return isRefusal(around) ? around : { primeras: await firstTimesNear(context, around, products) };
  },

  filterWorkshops: async (context, { query, body }) => {
    const { workshops } = await recentWorkshops(context.database);
    const { lat, lon, talleres } = body;
    const chosen = workshops.filter(
      (workshop) =>
        (!talleres?.length || talleres.includes(workshop.codTienda)) &&
        (query.filtro ?? []).every((filter) => passes(workshop, filter)),
    );
    return await answerWith(context, lat == null || lon == null ? chosen : orderByDistance(chosen, { lat, lon }), {});
  },

  readWorkshop: async (context, { params: { id } }) => {
    const { database, clock, language } = context;
    const { workshops } = await recentWorkshops(database);
    const found = workshops.find(({ codTienda, slug }) => String(codTienda) === id || slug === id);
    const [tienda] = found ? await offerWorkshops(context, [found], {}) : [];
    if (!tienda) return refuse('taller-no-existe');
    const opiniones = await showReviews(database, tienda.codTienda);
    const closures = await loadClosures(database, tienda.codTienda, utcDay(clock()));
    return {
      tienda: { ...tienda, valoracion: ratingOf(opiniones.porEstrellas) },
      festivos: closures.map((closure) => ({ fecha: closure.fecha, motivo: closure[`motivo_${language}`] })),
      opiniones,
    };
  },

  readWorkshopArea: async (context, asked) => await listWorkshops(context, asked),

  readChain: async ({ database }) => await recentChain(database),

  readFavouriteWorkshop: async (context, { params: { id } }) => {
    const codTienda = await favouriteOf(context.database, id);
    const { workshops } = await recentWorkshops(context.database);
    const found = workshops.find((workshop) => workshop.codTienda === codTienda);
    const [favorito] = found ? await offerWorkshops(context, [found], {}) : [];
    return { favorito: favorito ?? null };
  },

  keepFavouriteWorkshop: async (context, { params: { id }, body: { codTienda } }) => {
    const { workshops } = await recentWorkshops(context.database);
    if (codTienda !== null && !workshops.some((workshop) => workshop.codTienda === codTienda))
      return refuse('taller-no-existe');
    await keepFavourite(context.database, id, codTienda);
    return { codTienda };
  },
} satisfies Pick<Handlers, keyof typeof workshops>;
