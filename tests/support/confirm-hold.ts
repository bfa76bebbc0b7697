import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface Confirmed {
  readonly appointmentId: string;
  readonly codTienda: number;
  readonly fecha: string;
  /** `HH:MM` on the workshop's wall. */
  readonly hora: string;
  readonly minutos: number;
}

interface Row extends Confirmed {
  readonly codigo: 'reserva-caducada' | 'matricula-ya-citada' | null;
  readonly alias: string | null;
}

/** Turns a hold into the booking of an order, by the function of the database that `write_order` calls. */
export const confirmHold = async (
  db: Database,
  { token, orderId, matricula }: { token: string; orderId: number; matricula: string | null },
): Promise<Confirmed | Refusal<'reserva-caducada' | 'matricula-ya-citada'>> => {
  const { codigo, alias, ...booked } = await db.one<Row>(sql`
    select codigo, appointment_id as "appointmentId", cod_tienda as "codTienda", fecha, hora, minutos, alias
    from confirm_hold(${token}::uuid, ${orderId}::bigint, ${matricula}::text)`);
  if (codigo === 'matricula-ya-citada') return refuse(codigo, { matricula: matricula ?? '', taller: alias ?? '' });
  return codigo === null ? { ...booked, hora: booked.hora.slice(0, 5) } : refuse(codigo);
};
