import type { services } from '#contract/services.ts';
import type { TyreService } from '#contract/services.ts';
import { productVehicles, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import type { Handlers } from '../runtime.ts';
import { catalogueOf } from './catalogue.ts';
import { showAssociation, showCover } from './show-service.ts';
import { tariffOf, type ServicePriceRow } from './tariffs-store.ts';
import { viewerOf } from './viewer.ts';

type Tariff = TyreService['tarifas'][number];

const isVehicle = (name: string): name is ProductVehicle => productVehicles.some((vehicle) => vehicle === name);

const net = { descuento: 0, promo: 0, ecotasa: cents(0) };

/** A tariff as it is read: vehicles in their order, and rims of one price told once. */
const readable = (rows: readonly ServicePriceRow[], impuesto: number): Tariff[] => {
  const tariffs: Tariff[] = [];
  const ordered = productVehicles.flatMap((vehicle) => rows.filter(({ tipo_vehiculo }) => tipo_vehiculo === vehicle));
  for (const { tipo_vehiculo, llanta_desde, llanta_hasta, precio: netPrice } of ordered) {
    if (!isVehicle(tipo_vehiculo)) continue;
    const precio = toEuros(unitPrice({ ...net, precio: netPrice, impuesto }));
    const before = tariffs.at(-1);
    if (before?.tipoVehiculo === tipo_vehiculo && before.precio === precio) before.llanta_hasta = llanta_hasta;
    else tariffs.push({ tipoVehiculo: tipo_vehiculo, llanta_desde, llanta_hasta, precio });
  }
  return tariffs;
};

export const servicesHandlers = {
  readTyreServices: async (context, { query }) => {
    const { database, language } = context;
    const { tariffs, remember } = await catalogueOf(database);
    const pais = tariffOf(tariffs, viewerOf(context, query.cpostal).pais);
    return remember(`tyre services ${pais.pais} ${language}`, () => ({
      servicios: tariffs.services
        .filter(({ tipo_producto_asociado }) => tipo_producto_asociado === 'neumatico')
        .map((service) => ({
          id_navision: service.id_navision,
          categoriaServicio: service.categoria_servicio,
          base_calculo: service.base_calculo,
          nombre: service[`nombre_${language}`],
          descripcion: service[`descripcion_${language}`],
          incluido: service.incluido || service.obligatorio,
          ...showAssociation(service),
          cobertura: showCover(service, tariffs),
          tarifas: readable(
            tariffs.prices.filter(({ id_navision }) => id_navision === service.id_navision),
            pais.impuesto_bp,
          ),
        })),
    }));
  },
} satisfies Pick<Handlers, keyof typeof services>;
