import type { Pais } from '#domain/accounts/postcode.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import type { AssociatedDiscount } from '#domain/services/associated-discount.ts';
import type { CoverStep } from '#domain/services/insurance.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { loadCaps, promotionCap, readUsedUp, type Cap } from '../promotions/caps-store.ts';
import { loadCoupons, type CouponRow } from '../promotions/coupons-store.ts';
import { loadPromotions, type PromotionRow } from '../promotions/promotions-store.ts';

export interface ServiceRow extends AssociatedDiscount {
  readonly id_navision: string;
  readonly categoria_servicio: string;
  readonly base_calculo: 'U' | 'F';
  readonly tipo_producto_asociado: string;
  readonly otros_tipos: readonly string[];
  readonly nombre_es: string;
  readonly nombre_ca: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly incluido: boolean;
  readonly obligatorio: boolean;
  readonly minutos: number;
  readonly skill: string | null;
}

export interface ServicePriceRow {
  readonly id_navision: string;
  readonly tipo_vehiculo: string;
  readonly llanta_desde: number;
  readonly llanta_hasta: number;
  /** Net, per unit or fixed. */
  readonly precio: Cents;
  readonly minutos_extra: number;
}

export interface Tariffs {
  readonly countries: readonly CountryTariff[];
  /** In the order in which they are offered. */
  readonly services: readonly ServiceRow[];
  readonly prices: readonly ServicePriceRow[];
  /** What the insurance of a tyre pays, by kilometres, the first step first. */
  readonly insurance: readonly CoverStep[];
  /** By their codes. */
  readonly coupons: ReadonlyMap<string, CouponRow>;
  /** Those that end first before the others. */
  readonly promotions: readonly PromotionRow[];
  /** By their keys; what has none may be had as often as anybody likes. */
  readonly caps: ReadonlyMap<string, Cap>;
  /** Caps of promotions of which no unit is left: for showing. What is sold is decided when an order is placed. */
  readonly usedUp: ReadonlySet<string>;
}

/** Read side by side: whoever waits for a tariff that changed waits for one answer, not for seven. */
export const loadTariffs = async (db: Database): Promise<Tariffs> => {
  const [countries, services, prices, insurance, coupons, promotions, caps] = await Promise.all([
    db.rows<CountryTariff>(sql`select pais, impuesto, impuesto_bp, envio_unidad, aduana_bp from country order by pais`),
    db.rows<ServiceRow>(sql`
      select id_navision, categoria_servicio, base_calculo, tipo_producto_asociado, otros_tipos, nombre_es, nombre_ca, descripcion_es,
        descripcion_ca, incluido, obligatorio, minutos, skill, descuento_asociado, unidades_asociadas
      from service order by orden, id_navision`),
    db.rows<ServicePriceRow>(sql`
      select id_navision, tipo_vehiculo, llanta_desde, llanta_hasta, precio, minutos_extra from service_price
      order by id_navision, tipo_vehiculo, llanta_desde`),
    db.rows<CoverStep>(sql`select hasta_km, cubre_bp from insurance_cover order by hasta_km`),
    loadCoupons(db),
    loadPromotions(db),
    loadCaps(db),
  ]);
  return {
    countries,
    services,
    prices,
    insurance,
    coupons: new Map(coupons.map((coupon) => [coupon.codigo, coupon])),
    promotions,
    caps: new Map(caps.map((cap) => [cap.clave, cap])),
    usedUp: new Set(),
  };
};

/** Tariffs with the promotions that are used up at this moment; the same ones as long as these are the same. */
export const withUsedUp = async (db: Database, tariffs: Tariffs): Promise<Tariffs> => {
  const limited = tariffs.promotions
    .map(({ id_site_promocion }) => promotionCap(id_site_promocion))
    .filter((clave) => typeof tariffs.caps.get(clave)?.total === 'number');
  const usedUp = await readUsedUp(db, limited);
  const areSame = usedUp.size === tariffs.usedUp.size && [...usedUp].every((clave) => tariffs.usedUp.has(clave));
  return areSame ? tariffs : { ...tariffs, usedUp };
};

/** What a service costs and takes on a vehicle with such a rim; undefined where it is not done on it. */
export const servicePrice = (
  tariffs: Tariffs,
  id_navision: string,
  vehicle: { kind: ProductVehicle; llanta: number },
): ServicePriceRow | undefined =>
  tariffs.prices.find(
    (price) =>
      price.id_navision === id_navision &&
      price.tipo_vehiculo === vehicle.kind &&
      price.llanta_desde <= vehicle.llanta &&
      vehicle.llanta <= price.llanta_hasta,
  );

/** What a country adds to prices; one in which the chain has no tariff buys in Spain. */
export const tariffOf = (tariffs: Tariffs, pais: Pais): CountryTariff => {
  const found =
    tariffs.countries.find((country) => country.pais === pais) ??
    tariffs.countries.find((country) => country.pais === 'ES');
  if (!found) throw new Error('the table of countries is empty');
  return found;
};
