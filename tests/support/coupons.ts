import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface CouponWish {
  readonly codigo: string;
  readonly tipo?: 'global-absoluto' | 'global-porcentaje';
  /** Cents, or basis points. */
  readonly valor?: number;
  readonly tipo_producto?: readonly string[];
  readonly minimo?: number;
  readonly acumulable?: boolean;
  /** Uses in all, and for each person; null: as many as they like. */
  readonly quedan?: number | null;
  readonly por_persona?: number | null;
}

/** Ten euros off anything, unless told otherwise. */
export const insertCoupon = async (
  db: Database,
  {
    codigo,
    tipo = 'global-absoluto',
    valor = 1000,
    tipo_producto = [],
    minimo = 0,
    acumulable = false,
    quedan = null,
    por_persona = null,
  }: CouponWish,
): Promise<string> => {
  await db.run(sql`
    insert into coupon (codigo, tipo, valor, tipo_producto, minimo, acumulable, desde, descripcion_es, descripcion_ca, descripcion_pt)
    values (${codigo}, ${tipo}, ${valor}, ${[...tipo_producto]}::text[], ${minimo}, ${acumulable}, '2020-01-01',
      ${`Cupón ${codigo}`}, ${`Cupó ${codigo}`}, ${`Cupão ${codigo}`})`);
  if (quedan !== null || por_persona !== null) {
    await db.run(sql`
      insert into cap (clave, total, quedan, por_persona)
      values (${`cupon:${codigo}`}, ${quedan}::int, ${quedan}::int, ${por_persona}::int)`);
  }
  return codigo;
};
