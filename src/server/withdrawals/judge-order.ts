import { fromEuros } from '#domain/money/euros.ts';
import { cents, minus, sum, type Cents } from '#domain/money/cents.ts';
import { share } from '#domain/money/share.ts';
import { judgeWithdrawal } from '#domain/orders/withdrawal.ts';
import { localTime } from '../booking/local-time.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { deliveredAt } from './withdrawals-store.ts';

/** The lines of an order with what they cost, the coupons of the whole shared over them. */
const linesOf = ({ snapshot: { cesta } }: OrderRow) => {
  const products = cesta.products.map((product) => ({ ...product, coste: fromEuros(product.importe) }));
  const services = cesta.services.filter(({ selected }) => selected).map(({ importe }) => fromEuros(importe));
  const weights = [...products.map(({ coste }) => coste), ...services];
  const off = cents(Math.min(fromEuros(cesta.totals.descuento), sum(weights)));
  const shares = share(off, weights);
  return products.map(({ coste, ...product }, place) => ({
    id_navision: product.id_navision,
    tipo: product.tipo_producto,
    cantidad: product.cantidad,
    nombre_es: product.nombre_producto_es,
    nombre_ca: product.nombre_producto_ca,
    coste: minus(coste, shares[place] ?? cents(0)),
  }));
};

/** Whether one may withdraw from an order now, from what of it, and what goes back. */
export const judgeOrder = async ({ database, clock, config }: Runtime, order: OrderRow) => {
  const { tz } = order.snapshot.taller;
  const delivered = await deliveredAt(database, order.id);
  const judged = judgeWithdrawal(
    {
      status: order.status,
      entregado: delivered && localTime(delivered, tz).fecha,
      lineas: linesOf(order),
    },
    localTime(clock(), tz).fecha,
    config.withdrawal,
  );
  const free = judged.lineas.filter(({ motivo }) => motivo === null).map(({ linea }) => linea);
  const importe: Cents =
    judged.puede === 'todo' ? order.pagado : judged.puede === 'lineas' ? sum(free.map(({ coste }) => coste)) : cents(0);
  return { ...judged, libres: free, importe };
};
