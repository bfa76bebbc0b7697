import { cents } from '#domain/money/cents.ts';
import type { LineParts } from '#domain/pricing/price-line.ts';
import { promote, type PromotionBook, type UnitsLeft } from '#domain/promotions/promote.ts';
import type { PromotableLine, PromotableProduct } from '#domain/promotions/promotable.ts';
import type { freeServiceKinds, Promotion } from '#domain/promotions/promotion.ts';

export const now = new Date('2027-03-01T10:00:00Z');
export const endless: UnitsLeft = { quedan: null, persona: null, pedidos: null };

export type Terms = Partial<Omit<Promotion, 'tipo' | 'valor'>>;
export const anything = {
  vehiculo: 'coche',
  tipo_producto: ['neumatico'],
  marcas: [],
  temporadas: [],
  llanta_desde: null,
  llanta_hasta: null,
  productos: [],
  unidades_minimas: 1,
  importe_minimo: cents(0),
  desde: new Date('2027-01-01T00:00:00Z'),
  hasta: null,
  fecha_limite: null,
  un_pedido: false,
  mezclable: false,
} as const;
export const percentOff = (id_site_promocion: number, valor: number, terms: Terms = {}): Promotion => ({
  ...anything,
  ...terms,
  id_site_promocion,
  tipo: 'porcentaje',
  valor,
});
export const amountOff = (id_site_promocion: number, valor: number, terms: Terms = {}): Promotion => ({
  ...anything,
  ...terms,
  id_site_promocion,
  tipo: 'importe',
  valor: cents(valor),
});
export const given = (
  id_site_promocion: number,
  tipo: 'dia-sin-iva' | (typeof freeServiceKinds)[number],
  terms: Terms = {},
): Promotion => ({ ...anything, ...terms, id_site_promocion, tipo, valor: null });

export const tyre: PromotableProduct = {
  id_navision: 'N1',
  tipo_producto: 'neumatico',
  tipo_vehiculo: 'turismo',
  marcaSlug: 'michelin',
  temporada: 'verano',
  llanta: 16,
  cantidad: 4,
};
const partsOf = (precio: number, cantidad: number, ecotasa = 0): LineParts => ({
  precio: cents(precio),
  descuento: 0,
  promo: 0,
  ecotasa: cents(ecotasa),
  impuesto: 2100,
  cantidad,
});
export const productLine = (product: PromotableProduct, precio = 100_00, ecotasa = 0): PromotableLine => ({
  parts: partsOf(precio, product.cantidad, ecotasa),
  categoriaServicio: null,
  productos: [product],
});
export const workOn = (categoriaServicio: string, precio: number, cantidad = 1, product = tyre): PromotableLine => ({
  parts: partsOf(precio, cantidad),
  categoriaServicio,
  productos: [product],
});
export const tyres = productLine(tyre);
export const fitting = workOn('montaje', 12_40, 4);
export const alignment = workOn('alineacion', 37_19);

export const bookOf = (promotions: readonly Promotion[], terms: Partial<PromotionBook> = {}): PromotionBook => ({
  promotions,
  left: () => endless,
  now,
  fecha: '2027-03-10',
  without: new Set(),
  ...terms,
});

/** Which promotions count, on how many units, and what each takes off. */
export const savings = (lines: readonly PromotableLine[], book: PromotionBook) =>
  promote(lines, book).counting.map(({ promotion, unidades, ahorro }) => ({
    id: promotion.id_site_promocion,
    unidades,
    ahorro,
  }));
