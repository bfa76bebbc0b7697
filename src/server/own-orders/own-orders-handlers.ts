import type { ownOrders } from '#contract/own-orders.ts';
import { hiddenDocument, unseenDocument } from '#domain/accounts/identity.ts';
import { toEuros } from '#domain/money/euros.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { ownedBy, type Ownership } from '../accounts/owned-by.ts';
import { profileOf } from '../accounts/profiles-store.ts';
import { orderedOf } from '../change-requests/change-requests-store.ts';
import { linkOfOrdered } from '../change-requests/change-signature.ts';
import type { Database } from '../database/database.ts';
import { isOrderOf, listOfOrder } from '../invoices/invoice-lists-store.ts';
import { showListed } from '../invoices/show-invoice.ts';
import { openPlacedOrder } from '../order-progress/open-placed-order.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { historyOf } from './history-store.ts';
import { countOrdersOf, ordersOf, ownOrderOf, placedOrderOf } from './own-orders-store.ts';
import { showOrderDetail, showOwnOrder } from './show-order-detail.ts';

const own = async ({ account }: CallContext) => {
  const known = await account();
  return known && ownedBy(known);
};

const pages = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

const linkOf = async (db: Database, orderId: number) => {
  const ordered = await orderedOf(db, orderId);
  return ordered ? await linkOfOrdered(db, ordered) : null;
};

const invoicesOf = async (db: Database, whose: Ownership, orderId: number) =>
  (await isOrderOf(db, whose, orderId)) ? await listOfOrder(db, orderId) : [];

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
    const other = async (pedido: string) => await ownOrderOf(database, whose, pedido);
    const [found, invoices, enlace] = await Promise.all([
      showOrderDetail(database, row, other),
      invoicesOf(database, whose, row.id),
      row.status === 'confirmado' ? linkOf(database, row.id) : null,
    ]);
    return { ...found, enlace, facturas: invoices.map(showListed) };
  },

  readPlacedOrder: async (context, { params, query }) => {
    const { database } = context;
    const actor = await context.actor();
    const placed = await openPlacedOrder(context, actor, { ...params, ...query });
    if (isRefusal(placed)) return placed;
    return await showOrderDetail(database, await placedOrderOf(database, placed.id), async (n) => {
      const other = await openPlacedOrder(context, actor, { n, ...query });
      return isRefusal(other) ? undefined : await placedOrderOf(database, other.id);
    });
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
