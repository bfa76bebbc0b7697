import { isRefusal, refuse } from '#domain/refusal.ts';
import { orderByDistance } from '#domain/workshops/distance.ts';
import { neededTime } from '../basket/needed-time.ts';
import type { Need } from '../booking/need.ts';
import { localTime } from '../booking/local-time.ts';
import type { CallContext, Handlers } from '../http/context.ts';
import { chainOf } from './chain.ts';
import { locate } from './locate.ts';
import { showWorkshop, withFirstTimes, workshopsAround } from './show-workshops.ts';
import { loadClosures } from './workshops-store.ts';

/** What fitting four car tyres takes where the visitor has not said what they want. */
const fourTyres: Need = { stages: [{ skills: ['turismo'], llanta: 16, minutes: 48 }] };

interface Wanted {
  readonly selectedProducts?: readonly { readonly id_navision: string; readonly cantidad: number }[] | null | undefined;
  readonly services?: readonly { readonly id_navision: string }[] | null | undefined;
}

const needOf = async (context: CallContext, { selectedProducts, services }: Wanted): Promise<Need> => {
  if (!selectedProducts || selectedProducts.length === 0) return fourTyres;
  const need = await neededTime(context, { products: selectedProducts, services, cestaID: null }, 'selectedProducts');
  // A list of workshops is still worth showing for a product that has just gone.
  return isRefusal(need) ? fourTyres : need;
};

const filters = {
  'oberts-migdia': ({ abiertoMediodia }) => abiertoMediodia,
  'oberts-dissabte': ({ abiertoSabado }) => abiertoSabado,
  moto: ({ servicios }) => servicios.includes('moto'),
  renting: ({ servicios }) => servicios.includes('renting'),
} as const satisfies Record<string, (workshop: ReturnType<typeof showWorkshop>) => boolean>;

const bareNumber = /^\d{1,9}$/;

export const workshopsHandlers = {
  findWorkshopsByPosition: async ({ body }, context) => {
    const near = await workshopsAround(context, body, body.service);
    if (isRefusal(near)) return near;
    return { tiendas: await withFirstTimes(context, near, await needOf(context, body)) };
  },

  findWorkshopsByPostcode: async ({ body }, context) => {
    const place = await locate(context.database, body.postCode);
    if (isRefusal(place)) return place;
    const near = await workshopsAround(context, place, body.service);
    if (isRefusal(near)) return near;
    return { tiendas: await withFirstTimes(context, near, await needOf(context, body)), lat: place.lat, lon: place.lon };
  },

  filterWorkshops: async ({ query: { filtro }, body: { lat, lon, talleres } }, { database }) => {
    const chain = await chainOf(database);
    const named = talleres && talleres.length > 0 ? chain.filter(({ codTienda }) => talleres.includes(codTienda)) : chain;
    const ordered = lat != null && lon != null ? orderByDistance(named, { lat, lon }) : named;
    const tiendas = ordered.map(showWorkshop).filter((workshop) => !filtro || filters[filtro](workshop));
    return tiendas.length > 0 ? { tiendas } : refuse('no-hay-talleres');
  },

  readWorkshop: async ({ params: { id } }, context) => {
    const chain = await chainOf(context.database);
    const row = chain.find(({ slug, codTienda }) => (bareNumber.test(id) ? codTienda === Number(id) : slug === id));
    if (!row) return refuse('taller-no-existe');
    const { fecha } = localTime(context.clock(), row.tz);
    const [festivos, [tienda]] = await Promise.all([
      loadClosures(context.database, row.codTienda, fecha, context.language),
      withFirstTimes(context, [showWorkshop(row)], fourTyres),
    ]);
    return tienda ? { tienda, festivos } : refuse('taller-no-existe');
  },

  readWorkshopArea: async ({ params: { area } }, { database }) => {
    const chain = await chainOf(database);
    const areas = [...Map.groupBy(chain, (workshop) => workshop.area)].map(([name, all]) => ({ area: name, total: all.length }));
    const tiendas = area === 'todas' ? chain : chain.filter((workshop) => workshop.area === area);
    return tiendas.length > 0 || area === 'todas' ? { tiendas: tiendas.map(showWorkshop), areas } : refuse('pagina-no-existe');
  },
} satisfies Pick<
  Handlers,
  'findWorkshopsByPosition' | 'findWorkshopsByPostcode' | 'filterWorkshops' | 'readWorkshop' | 'readWorkshopArea'
>;
