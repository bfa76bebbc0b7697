import { z } from 'zod';
import { mixedRefusal, productKinds } from '#domain/catalogue/product-kinds.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { promotionKinds } from '#domain/promotions/promotion.ts';
import { carried, carriedBack } from './basket-carried.ts';
import { basketOrder, paymentTerms, paymentType } from './basket-order.ts';
import { endpoint, type Limit } from './endpoint.ts';
import { basketService } from './services.ts';
import { date, euros, id, orEmpty, sentCode, sentCount, sentId, text, time, userInfo, uuid } from './shapes.ts';
import { basketSteps } from '#domain/basket/steps.ts';
import { euLabel, season, tyrePicture } from './tyre-values.ts';
import { hold } from './times.ts';
import { wantedProduct } from './workshops.ts';

const steps = z.enum(basketSteps);

/** What the visitor wants. Prices in it, if any, are not read: the server prices. */
export const basketWish = z.object({
  cestaID: uuid,
  version: z.number().int().nullish().describe('of the copy this change was made on'),
  products: z.array(wantedProduct.extend({ matricula: text(12).nullish() })).max(10),
  services: z
    .array(z.object({ id_navision: sentCode, selected: z.boolean() }))
    .max(40)
    .nullish(),
  codigoPostalIntroducido: text(10).nullish(),
  selectedTaller: orEmpty(sentId),
  selectedDate: orEmpty(date),
  selectedTime: orEmpty(time),
  matricula: text(12)
    .nullish()
    .describe('that of another vehicle than before begins again: the answer is a basket with an id of its own'),
  step: steps.nullish(),
  paymentTerms: paymentTerms.nullish(),
  paymentType: paymentType.nullish(),
  generaFactura: z.boolean().nullish(),
  cupones: z.array(text(40)).max(5).nullish(),
  sinPromociones: z.array(id).max(20).nullish().describe('promotions that the visitor does without'),
  origin: z.enum(['internal', 'external']).nullish(),
  searchToken: text(120).nullish(),
  ...carried,
});

/** A product in the basket, priced; euros with tax unless it says otherwise. */
export const basketProduct = z.object({
  id_navision: z.string(),
  tipo_producto: z.enum(productKinds),
  categoria: z.enum(['coche', 'moto']),
  cantidad: z.number().int(),
  precio: euros.describe('one unit, before discount, eco-fee and tax included'),
  descuento: z.number().describe('percent'),
  impuesto: z.number().describe('percent'),
  ecotasa: euros.describe('one unit, tax included'),
  importe: euros.describe('the line'),
  importeSinPromo: euros.describe('the line without any reduction'),
  precioAnterior: euros.nullable(),
  promocion: z.number().int().nullable().describe('id_site_promocion of what makes it cheaper'),
  disponibilidad: z.union([z.literal(0), z.literal(1)]),
  stock: z.number().int(),
  id_site_tipo_vehiculo: z.enum(productVehicles),
  marca: z.string(),
  marcaSlug: z.string(),
  modelo: z.string(),
  modeloSlug: z.string(),
  specs: z.string().describe('with modeloSlug before it and a hyphen between, the last part of its sheet’s address'),
  medida: z.string(),
  llanta: z.number().describe('0 of what goes on no wheel'),
  temporada: season.nullable().describe('null of what is no tyre'),
  imagen: tyrePicture.nullable().describe('folder of its pictures; null of what is no tyre'),
  runflat: z.boolean(),
  etiqueta: euLabel.nullable().describe('null of what is no tyre, and of tyres outside its scope'),
  nombre_producto_es: z.string(),
  nombre_producto_ca: z.string(),
  descripcion_es: z.string(),
  descripcion_ca: z.string(),
  matricula: z.string().nullable(),
  codAlmacen: z.string(),
  codProveedor: z.string(),
  fechaEntrega: date.nullable().describe('first working day on which it is at the workshop; null before one is chosen'),
  comprobacionFechaEntrega: z
    .boolean()
    .nullable()
    .describe('whether it is there by the chosen day; null before workshop and day are chosen'),
});

export const priceTotals = z.object({
  productos: euros,
  servicios: euros,
  envio: euros.describe('shipping, for countries marked so'),
  aduana: euros.describe('customs, for countries marked so'),
  ecotasa: euros.describe('part of the above'),
  descuento: euros.describe('what the basket’s own discounts take off'),
  ahorro: euros.describe('reduced products against their price before'),
  total: euros,
  reserva: euros.describe('what the deposit asks for now'),
  impuestos: z.array(z.object({ nombre: z.string(), porcentaje: z.number(), base: euros, cuota: euros })),
  pais: z.enum(['ES', 'AD']),
});

/** A coupon or a promotion that counts, with what it takes off. */
const basketDiscount = z.object({
  tipo: z.enum(['global-absoluto', 'global-porcentaje', ...promotionKinds]),
  codigo_promocion: z.string().nullable().describe('of a coupon'),
  id_site_promocion_cesta: z.number().int().nullable().describe('of a promotion'),
  tipo_producto: z.array(z.enum(productKinds)).describe('none: everything'),
  importe_cupon: z.number().nullable().describe('euros, or percent, by its tipo; null where work is given away'),
  importePromocion: euros.describe('what it takes off this basket'),
  fecha_limite: date.nullable().describe('the last day of fitting'),
  descripcion_es: z.string(),
  descripcion_ca: z.string(),
  descripcion_pt: z.string(),
});

/** A product that left the basket because of another one, of another vehicle, or of a part of the shop that is switched off. */
const basketLeaving = z.object({
  id_navision: z.string(),
  nombre: z.string(),
  cantidad: z.number().int(),
  motivo: z.enum(['otra-matricula', 'otra-categoria', 'exclusivo', 'revision-en-promocion', 'fuera-de-venta']),
  frase: z.string().describe('why, in a sentence'),
});

/** Another basket for the same visit of the car: what may not lie in this one, and what of it was ordered (decision 080). */
const besideBasket = z.object({
  cestaID: uuid,
  productos: z.array(z.object({ id_navision: z.string(), nombre: z.string(), cantidad: z.number().int() })),
  total: euros,
  pedido: basketOrder
    .pick({ orderNumber: true, status: true })
    .extend({ pendiente: euros.describe('what is left to pay at the workshop') })
    .nullable()
    .describe('the order that it became'),
  cita: z
    .object({ codTienda: z.number().int(), alias: z.string(), date, time, hasta: time })
    .nullable()
    .describe('its appointment, where that is still to come: who reserves its end, or so long before it, joins it'),
});

/** cestaData as the browser stores it, version 7, priced (spec B2, B4). */
export const basket = z.object({
  cestaID: uuid,
  version: z.number().int(),
  products: z.array(basketProduct),
  services: z.array(basketService),
  codigoPostalIntroducido: z.string().nullable(),
  selectedTaller: z.number().int().nullable(),
  selectedDate: date.nullable(),
  selectedTime: time.nullable(),
  matricula: z.string().nullable(),
  step: steps,
  paymentTerms: paymentTerms.nullable(),
  paymentType: paymentType.nullable(),
  generaFactura: z.boolean(),
  cupones: z.array(z.string()),
  cuponError: z.string().nullable(),
  displayCouponBox: z.boolean(),
  sinPromociones: z.array(z.number().int()),
  promocionError: z.string().nullable().describe('why a promotion does not count, in a sentence'),
  discount: z.array(basketDiscount),
  origin: z.enum(['internal', 'external']),
  searchToken: z.string().nullable(),
  ...carriedBack,
  totals: priceTotals,
  hold: hold.nullable(),
  pedido: basketOrder.nullable(),
  agotados: z.array(z.string()).describe('id_navision of what cannot be had in this quantity'),
  retirados: z.array(basketLeaving).describe('what this change of the basket took out that the visitor had put in'),
  visita: z
    .array(besideBasket)
    .describe('the other baskets for the same visit; those that lapsed or were cancelled are left out'),
});

const basketAnswer = z.object({ cesta: basket });

/** Where the chain allows one kind of product in a basket: refused by the kind that was to come in. */
export const mixedOrders = productKinds.map((kind) => mixedRefusal(kind));

/** Why a coupon does not count (spec P17 to P22). */
export const couponRefusals = [
  'cupon-vacio',
  'cupon-desconocido',
  'cupon-no-aplicable',
  'cupon-usado',
  'cupon-no-combinable',
  'cupon-minimo',
  'cupon-repetido',
  'demasiados-cupones',
] as const;

/** How many codes that do not exist one network may try; right ones are not counted. */
export const couponGuesses: Limit = { calls: 20, seconds: 600, shared: true };

/** Why a promotion does not count (spec P6 to P8). */
export const promotionRefusals = [
  'promocion-agotada',
  'promocion-limite-persona',
  'promocion-un-pedido',
  'promocion-fecha-limite',
] as const;

export const missingPrices = ['falta-descuento', 'falta-promo', 'falta-ecotasa', 'falta-impuesto'] as const;

const wishRefusals = [
  'demasiados-cupones',
  'producto-no-existe',
  'cesta-con-pedido',
  'taller-no-existe',
  'demasiados-productos',
  'cesta-llena',
  ...mixedOrders,
] as const;

export const baskets = {
  priceProduct: endpoint({
    area: 'basket',
    summary: 'A product as it would stand in a basket, priced',
    access: 'anyone',
    params: z.object({ id: text(40, 1) }),
    body: z.object({
      cantidad: sentCount(1, 20),
      cupones: z.array(text(40)).max(5).nullish(),
      userInfo,
    }),
    output: z.object({
      producto: basketProduct.describe('its importe less what coupons take off it'),
      servicios: z.array(basketService),
      discount: z.array(basketDiscount).describe('the promotions and coupons that count'),
      totals: priceTotals.describe('with the services that are included'),
      displayCouponBox: z.boolean().describe('whether codes may be typed'),
    }),
    refusals: ['producto-no-existe', ...missingPrices, ...couponRefusals, 'producto-sin-disponibilidad'],
  }),
  readProduct: endpoint({
    area: 'basket',
    summary: 'A product',
    access: 'anyone',
    params: z.object({ id: text(40, 1) }),
    body: z.object({ userInfo }),
    output: z.object({ producto: basketProduct }),
    refusals: ['producto-no-existe', ...missingPrices],
  }),
  readBasket: endpoint({
    area: 'basket',
    summary: 'A stored basket, priced anew',
    access: 'known-id',
    params: z.object({ id: uuid }),
    output: basketAnswer,
    refusals: ['cesta-no-existe'],
  }),
  updateBasket: endpoint({
    area: 'basket',
    summary: 'Stores what the visitor wants and answers with the basket priced; makes it when it is new',
    access: 'known-id',
    body: z.object({ cestaState: basketWish, userInfo }),
    output: basketAnswer,
    refusals: wishRefusals,
  }),
  followBasket: endpoint({
    area: 'basket',
    summary:
      'Joins this browser’s basket with the one that its account filled on another device; null where there is none',
    access: 'account',
    body: z.object({ cestaID: uuid.nullish() }),
    output: z.object({ cesta: basket.nullable() }),
    refusals: wishRefusals,
  }),
  deleteBasket: endpoint({
    area: 'basket',
    summary: 'Forgets a basket and gives its held time back',
    access: 'known-id',
    params: z.object({ id: uuid }),
    output: z.object({ deleted: z.boolean() }),
  }),
  reportUnavailable: endpoint({
    area: 'basket',
    summary: 'Asks again for products found sold out: how many there are, and what could replace them',
    access: 'anyone',
    body: z.object({ unavailableProducts: z.array(wantedProduct).max(20), userInfo }),
    output: z.object({
      productos: z.array(
        z.object({
          id_navision: z.string(),
          disponibilidad: z.union([z.literal(0), z.literal(1)]),
          stock: z.number().int(),
          alternativas: z.array(z.string()),
        }),
      ),
    }),
  }),
};

export type Basket = z.output<typeof basket>;
export type BasketWish = z.output<typeof basketWish>;
export type BesideBasket = z.output<typeof besideBasket>;
export type BasketDiscount = z.output<typeof basketDiscount>;
export type BasketProduct = z.output<typeof basketProduct>;
export type BasketService = z.output<typeof basketService>;
export type BasketOrder = z.output<typeof basketOrder>;
export type PriceTotals = z.output<typeof priceTotals>;
