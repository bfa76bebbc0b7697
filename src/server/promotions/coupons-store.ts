import type { Coupon } from '#domain/promotions/coupon.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** A coupon with what is said of it. */
export type CouponRow = Coupon & {
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly descripcion_pt: string;
};

export const loadCoupons = async (db: Database): Promise<CouponRow[]> =>
  await db.rows<CouponRow>(sql`
    select codigo, tipo, valor, tipo_producto, minimo, acumulable, desde, hasta, descripcion_es, descripcion_ca, descripcion_pt
    from coupon order by codigo`);

/** Those codes of which nothing is left, for anybody or for one of these persons. */
export const usedCoupons = async (
  db: Database,
  codes: readonly string[],
  personas: readonly string[],
): Promise<string[]> => {
  const rows = await db.rows<{ codigo: string }>(sql`
    select c.codigo from coupon c
    where c.codigo = any (${[...codes]}::text[]) and (c.quedan = 0 or exists (
      select from coupon_use u where u.codigo = c.codigo and u.persona = any (${[...personas]}::text[]) and u.usos >= c.por_persona))`);
  return rows.map(({ codigo }) => codigo);
};
