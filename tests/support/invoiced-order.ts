import { randomUUID } from 'node:crypto';
import type { Billing } from '#contract/orders.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sql } from '#server/database/sql.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import type { Runtime } from '#server/runtime.ts';

interface Sketch {
  readonly codTienda?: number;
  readonly pais?: 'ES' | 'AD';
  readonly idioma?: 'es' | 'ca';
  readonly billing?: Billing | null;
  readonly accountId?: string | null;
  readonly email?: string;
  /** Cents. */
  readonly total?: number;
  readonly pagado?: number;
  readonly status?: 'confirmado' | 'completado';
}

export interface PaidOrder {
  readonly orderId: number;
  readonly pedido: string;
}

let orders = 0;

/** An order of four tyres and their fitting, with a part of it paid online; nothing of it is invoiced yet. */
export const insertPaidOrder = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { codTienda = 1, pais = 'ES', idioma = 'es', billing = null, accountId = null, total = 39_636, ...more }: Sketch = {},
): Promise<PaidOrder> => {
  orders += 1;
  const { email = 'rosa@example.com', pagado = 4124, status = 'confirmado' } = more;
  const pedido = `T${String(orders).padStart(6, '0')}${randomUUID().slice(0, 4).toUpperCase()}`;
  const taller = {
    codTienda,
    slug: 'lleida',
    area: 'lleida',
    alias: 'Rodera Lleida',
    direccion: 'C. Major, 12',
    poblacion: 'Lleida',
    cpostal: '25001',
    telefono: '973000000',
    tz: pais === 'AD' ? 'Europe/Andorra' : 'Europe/Madrid',
    pais,
  };
  const cesta = {
    products: [{ id_navision: 'N1', tipo_producto: 'neumatico' }],
    services: [],
    discount: [],
    totals: {},
  };
  const tyres = Math.round(total * 0.75);
  const impuesto = pais === 'AD' ? 450 : 2100;
  const now = clock();
  const { id } = await database.one<{ id: number }>(sql`
    insert into customer_order (order_number, cesta_id, account_id, email, email_norm, nombre, apellidos, telefono, idioma, status,
      terms, payment_type, cod_tienda, matricula, total, a_pagar, pagado, billing, snapshot, creado)
    values (${pedido}, ${randomUUID()}::uuid, ${accountId}::uuid, ${email}, ${email}, 'Rosa', 'Pons', '+34600000000', ${idioma},
      ${status}, 'reserva', 'tarjeta', ${codTienda}, '1234BCD', ${total}::int, ${pagado}::int, ${pagado}::int,
      ${billing && JSON.stringify(billing)}::jsonb, ${JSON.stringify({ cesta, taller, selectedDate: '2027-02-11', selectedTime: '10:00' })}::jsonb,
      ${now}::timestamptz)
    returning id`);
  await database.run(sql`
    insert into order_line (order_id, posicion, clase, id_navision, descripcion, cantidad, precio, ecotasa, impuesto, importe) values
      (${id}::bigint, 1, 'producto', 'N1', 'Michelin Primacy 4 205/55 R16 91V', 4, ${Math.ceil(tyres / 4)}::int, 164, ${impuesto}::int, ${tyres}::int),
      (${id}::bigint, 2, 'servicio', 'S1', 'Montaje y equilibrado', 1, ${total - tyres}::int, 0, ${impuesto}::int, ${total - tyres}::int)`);
  if (pagado > 0)
    await database.run(sql`
      insert into payment (reference, order_id, gateway, payment_type, importe, status, creado, pasref, authcode)
      values (${randomUUID()}, ${id}::bigint, 'sandbox', 'tarjeta', ${pagado}::int, 'pagado', ${now}::timestamptz, 'p', 'a')`);
  return { orderId: id, pedido };
};

/** The same, with all that should have been invoiced by now; answers the number of the last invoice. */
export const insertInvoicedOrder = async (
  runtime: Runtime,
  sketch: Sketch = {},
): Promise<PaidOrder & { numero: string }> => {
  const order = await insertPaidOrder(runtime, sketch);
  const issued = await billOrder(runtime, order.orderId, null);
  const numero = isRefusal(issued) ? undefined : issued.at(-1)?.numero;
  if (numero === undefined) throw new Error(`nothing was issued: ${JSON.stringify(issued)}`);
  return { ...order, numero };
};
