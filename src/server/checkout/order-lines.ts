import type { Cents } from '#domain/money/cents.ts';
import { cents, minus } from '#domain/money/cents.ts';
import type { Language } from '#domain/language.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import { orders as ca } from '#i18n/ca/orders.ts';
import { orders as es } from '#i18n/es/orders.ts';
import type { ProductFacts } from '../basket/basket-facts-store.ts';
import type { PricedState } from '../basket/price-state.ts';

/** A row of `order_line`. */
export interface OrderLine {
  readonly posicion: number;
  readonly clase: 'producto' | 'servicio' | 'envio' | 'aduana';
  readonly id_navision: string;
  readonly product_id: number | null;
  readonly descripcion: string;
  readonly cantidad: number;
  /** One unit as it is paid, tax included. */
  readonly precio: Cents;
  /** Of one unit, net. */
  readonly ecotasa: Cents;
  readonly impuesto: BasisPoints;
  /** What is paid for the line, tax included. */
  readonly importe: Cents;
}

const texts = { es, ca };

/** The lines of an order, named in its language; they add up to its total. */
export const orderLines = (
  { priced, attached }: PricedState,
  productos: readonly ProductFacts[],
  idioma: Language,
): OrderLine[] =>
  priced.lines.map((line, place) => {
    const product =
      line.clase === 'producto' ? productos.find(({ id_navision }) => id_navision === line.id_navision) : undefined;
    const service = attached.find(({ id_navision }) => id_navision === line.id_navision);
    const named = product
      ? product[`nombre_producto_${idioma}`]
      : line.clase === 'envio' || line.clase === 'aduana'
        ? texts[idioma][line.clase]
        : service?.row[`nombre_${idioma}`];
    return {
      posicion: place + 1,
      clase: line.clase,
      id_navision: line.id_navision,
      product_id: product?.productId ?? null,
      descripcion: named ?? line.id_navision,
      cantidad: line.cantidad,
      precio: line.unidad,
      ecotasa: product?.ecotasa ?? cents(0),
      impuesto: line.impuesto,
      importe: minus(line.importe, line.parteDescuento),
    };
  });
