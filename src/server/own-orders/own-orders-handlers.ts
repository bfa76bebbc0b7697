import type { OwnOrder, ownOrders } from '#contract/own-orders.ts';
import { hiddenDocument, unseenDocument } from '#domain/accounts/identity.ts';
import { toEuros } from '#domain/money/euros.ts';
import { refuse } from '#domain/refusal.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { ownedBy } from '../accounts/owned-by.ts';
import { profileOf } from '../accounts/profiles-store.ts';
import { listOfOrder } from '../invoices/invoice-lists-store.ts';
import { showListed } from '../invoices/show-invoice.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { historyOf } from './history-store.ts';
import {
  countOrdersOf,
  discountsOfOrder,
  linesOfOrder,
  ordersOf,
  ownOrderOf,
  type OwnOrderRow,
} from './own-orders-store.ts';

const own = async ({ account }: CallContext) => {
  const known = await account();
  return known && ownedBy(known);
};

const cents = (euros: number): number => Math.round(euros * 100) / 100;

const showOwnOrder = (row: OwnOrderRow): OwnOrder => ({
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

const pages = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

export const ownOrdersHandlers = {
  listOrders: async (context, { query }) => {
    const whose = await own(context);
    if (!whose) return refuse('sin-permiso');
    const { database } = context;
    const [rows, total] = await Promise.all([ordersOf(database, whose, query), countOrdersOf(database, whose)]);
    return { pedidos: rows.map(showOwnOrder), ...query, pages: pages(total, query.pageSize), total };
  },

  readOwnOrder: async (context, { params: { n } }) => {
    const whose = await own(context);
    if (!whose) return refuse('sin-permiso');
    const { database } = context;
    const row = await ownOrderOf(database, whose, n);
    if (!row) return refuse('pedido-no-existe');
    const [lines, discounts, invoices] = await Promise.all([
      linesOfOrder(database, row.id),
      discountsOfOrder(database, row.id),
      listOfOrder(database, row.id),
    ]);
    return {
      pedido: showOwnOrder(row),
      lineas: lines.map(({ nombre, cantidad, precio, importe }) => ({
        nombre,
        cantidad,
        precio: toEuros(precio),
        total: toEuros(importe),
      })),
      descuento: cents(discounts.productos),
      descuentoGlobal: cents(discounts.todo),
      facturas: invoices.map(showListed),
      telefono: row.taller.telefono,
      direccion: addressLine(row.taller),
    };
  },

  listHistory: async (context, { query }) => {
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const { database, clock, language } = context;
    const [acting, rows, { documento }] = await Promise.all([
      context.impersonator(),
      historyOf(database, ownedBy(account), { ...query, now: clock(), language }),
      profileOf(database, account.id),
    ]);
    const total = rows[0]?.total ?? 0;
    return {
      historial: rows.map(({ clase, numero, pedido, taller, detalle, anulado, fecha, importe, matricula }) => ({
        clase,
        numero,
        pedido,
        taller,
        detalle,
        anulado,
        fecha: fecha.toISOString(),
        importe: importe === null ? null : toEuros(importe),
        matricula: matricula && printPlate(matricula),
      })),
      documento: documento && (acting ? unseenDocument : hiddenDocument(documento.numero)),
      ...query,
      pages: pages(total, query.pageSize),
      total,
    };
  },
} satisfies Pick<Handlers, keyof typeof ownOrders>;
