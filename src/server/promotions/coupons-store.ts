import type { Coupon } from '#domain/coupons/coupon.ts';
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
