import type { withdrawals } from '#contract/withdrawals.ts';
import { toEuros } from '#domain/money/euros.ts';
import { waysBack } from '#domain/orders/withdrawal.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Language } from '#domain/language.ts';
import { openAgenda } from '../agenda/open-agenda.ts';
import { giveBack } from '../checkout/give-back.ts';
import { invoiceRefund } from '../invoices/invoice-order.ts';
import { openPlacedOrder, type PlacedOrder } from '../order-progress/open-placed-order.ts';
import { lockOrder, orderById, type OrderRow } from '../orders/orders-store.ts';
import { maskEmail } from '../orders/show-order.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { judgeOrder } from './judge-order.ts';
import { withdraw } from './withdraw.ts';
import {
  closeWithdrawal,
  orderOfWithdrawal,
  withdrawalOf,
  withdrawalsAt,
  type WithdrawalRow,
} from './withdrawals-store.ts';

const showLine = (
  line: { readonly cantidad: number; readonly nombre_es: string; readonly nombre_ca: string },
  language: Language,
) => ({ cantidad: line.cantidad, nombre: line[`nombre_${language}`] });

const showDeclared = ({ recibido, estado, importe, lineas }: WithdrawalRow, language: Language) => ({
  recibido: recibido.toISOString(),
  estado,
  importe: toEuros(importe),
  lineas: lineas.map((line) => showLine(line, language)),
});

const open = async (context: CallContext, asked: PlacedOrder): Promise<OrderRow | undefined> => {
  const row = await openPlacedOrder(context, await context.actor(), asked);
  return isRefusal(row) ? undefined : await orderById(context.database, row.id);
};

const show = async (context: CallContext, order: OrderRow) => {
  const { database, language } = context;
  const [judged, declared] = [await judgeOrder(context, order), await withdrawalOf(database, order.id)];
  const { alias, telefono } = order.snapshot.taller;
  const { enLinea, enTaller } = waysBack(declared?.importe ?? judged.importe, order.pagado);
  return {
    orderNumber: order.orderNumber,
    puede: declared ? ('nada' as const) : judged.puede,
    motivo: judged.motivo,
    hasta: judged.hasta,
    lineas: judged.lineas.map(({ linea, motivo }) => ({ ...showLine(linea, language), motivo })),
    importe: toEuros(judged.importe),
    enLinea: toEuros(enLinea),
    enTaller: toEuros(enTaller),
    email: maskEmail(order.email),
    tallerAlias: alias,
    tallerTelefono: telefono,
    declarado: declared ? showDeclared(declared, language) : null,
  };
};

export const withdrawalsHandlers = {
  readWithdrawal: async (context, { params, query }) => {
    const order = await open(context, { ...params, ...query });
    return order ? await show(context, order) : refuse('pedido-no-existe');
  },

  withdraw: async (context, { params, query, body: { nombre } }) => {
    const order = await open(context, { ...params, ...query });
    if (!order) return refuse('pedido-no-existe');
    const refused = await withdraw(context, order.id, nombre);
    if (refused) return refused;
    return await show(context, (await orderById(context.database, order.id)) ?? order);
  },

  listWithdrawals: async (context, { params: { codTienda } }) => {
    const agenda = await openAgenda(context, codTienda);
    if (isRefusal(agenda)) return agenda;
    const rows = await withdrawalsAt(context.database, codTienda);
    return {
      desistimientos: rows.map((row) => ({
        ...showDeclared(row, context.language),
        id: row.id,
        orderNumber: row.orderNumber,
        nombre: row.nombre,
        declarante: row.declarante,
        telefono: row.telefono,
      })),
    };
  },

  takeGoodsBack: async (context, { params: { codTienda, id } }) => {
    const agenda = await openAgenda(context, codTienda);
    if (isRefusal(agenda)) return agenda;
    const { database } = context;
    const orderId = await orderOfWithdrawal(database, { id, codTienda });
    if (orderId === undefined) return refuse('no-existe');
    return await database.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      // By one moment the books tell what of it went back online.
      const now = context.clock();
      const closed = await closeWithdrawal(tx, { id, codTienda, now });
      const order = await orderById(tx, orderId);
      if (!closed || !order) return refuse('no-existe');
      const { enLinea, enTaller } = waysBack(closed.importe, order.pagado);
      const refused = enLinea > 0 ? await giveBack(tx, order, enLinea, 'ajuste', now) : null;
      if (refused) throw new Error(`order ${orderId} has not the ${enLinea} cents left that it says were paid`);
      await invoiceRefund(tx, context, order, closed.importe, 'cancelado');
      return { devuelto: toEuros(enLinea), enTaller: toEuros(enTaller) };
    });
  },
} satisfies Pick<Handlers, keyof typeof withdrawals>;
