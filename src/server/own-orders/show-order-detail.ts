import type { Ordered, OwnOrder } from '#contract/own-orders.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import type { Database } from '../database/database.ts';
import { discountsOfOrder, linesOfOrder, othersOfVisit, type OwnOrderRow } from './own-orders-store.ts';

const rounded = (euros: number): number => Math.round(euros * 100) / 100;

export const showOwnOrder = (row: OwnOrderRow): OwnOrder => ({
  pedido: row.pedido,
  fecha: row.creado.toISOString(),
  operacion: row.operacion,
  status: row.status,
  taller: row.taller.alias,
  importe: toEuros(row.total),
  pagado: toEuros(row.pagado),
  formaPago: row.paymentType,
  terminos: row.terms,
  matricula: row.matricula && printPlate(row.matricula),
  cita: ['cancelado', 'caducado'].includes(row.status)
    ? null
    : { date: row.fecha ?? row.selectedDate, time: row.hora?.slice(0, 5) ?? row.selectedTime },
  resumen: row.resumen,
});

/** An order with its lines, and with those of its visit that `openOther` gives by their numbers. */
export const showOrderDetail = async (
  database: Database,
  row: OwnOrderRow,
  openOther: (pedido: string) => Promise<OwnOrderRow | undefined>,
): Promise<Ordered> => {
  const [lines, discounts, numbers] = await Promise.all([
    linesOfOrder(database, row.id),
    discountsOfOrder(database, row.id),
    othersOfVisit(database, row.id),
  ]);
  const others = await Promise.all(numbers.map(openOther));
  return {
    pedido: showOwnOrder(row),
    lineas: lines.map(({ nombre, cantidad, precio, importe }) => ({
      nombre,
      cantidad,
      precio: toEuros(precio),
      total: toEuros(importe),
    })),
    porPagar: toEuros(cents(row.status === 'confirmado' ? Math.max(0, row.total - row.pagado) : 0)),
    descuento: rounded(discounts.productos),
    descuentoGlobal: rounded(discounts.todo),
    visita: others.filter((other) => other !== undefined).map(showOwnOrder),
    telefono: row.taller.telefono,
    direccion: addressLine(row.taller),
  };
};
