import { randomUUID } from 'node:crypto';
import { isRefusal } from '#domain/refusal.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { signChange, signOrdered } from '#server/change-requests/change-signature.ts';
import { findOrdered } from '#server/change-requests/change-requests-store.ts';
import { sql } from '#server/database/sql.ts';
import { insertOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** A Wednesday evening that no other test asks for. */
const fecha = '2027-03-10';
const made = new WeakMap<TestShop, Promise<string>>();

const order = async (shop: TestShop): Promise<string> => {
  const { database, runtime } = shop;
  const orderId = await insertOrder(database, 1);
  await database.run(
    sql`update customer_order set status = 'confirmado', pagado = total, caduca = null where id = ${orderId}::bigint`,
  );
  const token = randomUUID();
  const stages = [{ skills: ['turismo'], llanta: 16, minutes: 30 }];
  const held = await holdTime(database, {
    codTienda: 1,
    fecha,
    hora: '18:00',
    need: { stages },
    token,
    matricula: null,
    now: runtime.clock(),
    rules: runtime.config.booking,
  });
  if (isRefusal(held)) throw new Error(held.refusal);
  await confirmHold(database, { token, orderId, matricula: null });
  return held.appointmentId;
};

/** An order of workshop 1 with an appointment, the same for every question, and the link of its letter. */
export const orderedVisit = async (shop: TestShop) => {
  const known = made.get(shop) ?? order(shop);
  made.set(shop, known);
  const id = await known;
  const row = await findOrdered(shop.database, id);
  if (!row) throw new Error('the order has no appointment any more');
  return { params: { id }, query: { firma: await signOrdered(shop.database, row) } };
};

/** The same, of which nothing is asked. */
export const quietVisit = async (shop: TestShop) => {
  const visit = await orderedVisit(shop);
  await shop.database.run(sql`
    delete from allocation where status = 'held' and moves = ${visit.params.id}::uuid`);
  await shop.database.run(sql`
    update change_request set status = 'retirada', resuelto = creado where appointment_id = ${visit.params.id}::uuid and status = 'pendiente'`);
  return visit;
};

/** The same, with a question that its workshop has not answered. */
export const askedVisit = async (shop: TestShop) => {
  const visit = await quietVisit(shop);
  const body = { date: '2027-03-11', franja: 'dia' as const };
  const { solicitud } = await shop.call('requestChange', { ...visit, body });
  const firma = await signChange(shop.database, solicitud.solicitud);
  return { visit, solicitud, change: { params: { id: solicitud.solicitud }, query: { firma } } };
};
