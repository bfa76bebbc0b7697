import type { Database } from '#server/database/database.ts';
import { fragment, sql } from '#server/database/sql.ts';

interface Lacking {
  readonly products: boolean;
  readonly motorcycles: boolean;
  readonly suffix: boolean;
  readonly coupons: boolean;
  readonly promotions: boolean;
  readonly insurance: boolean;
  readonly visits: boolean;
  readonly reviews: boolean;
  readonly productReviews: boolean;
  readonly staff: boolean;
  readonly markings: boolean;
  readonly pictures: boolean;
  readonly content: boolean;
  readonly fitted: boolean;
}

/** A tyre `t` that was drawn, and not brought since: its number in the label's register is the invented one. */
export const ofDemo = fragment`t.eprel_id = 9000000 + t.product_id`;

/** What a chain that is the demo's and was loaded by an earlier version has not. */
export const lacking = async (db: Database): Promise<Lacking> => {
  const found = await db.maybeOne<Lacking>(sql`
    select not exists (select from warehouse w where w.cod_almacen = 'TALLER') as products,
      not exists (select from moto_model) as motorcycles,
      not exists (select from brand where sufijo_ficha is not null) as suffix,
      not exists (select from coupon) as coupons,
      not exists (select from promotion) as promotions,
      not exists (select from insurance_cover) as insurance,
      not exists (select from visit_service where producto is not null) as visits,
      not exists (select from workshop_review) as reviews,
      not exists (select from product_review) as "productReviews",
      not exists (select from staff_workshop) as staff,
      not exists (select from tyre t where (t.hl or t.hielo) and ${ofDemo}) as markings,
      not exists (select from picture) as pictures,
      not exists (select from content_page) as content,
      not exists (select from tyre_fitted) as fitted
    from supplier s where s.cod_proveedor = 'P100' and s.nombre = 'Rodera, almacén propio'`);
  const none = {
    products: false,
    motorcycles: false,
    suffix: false,
    coupons: false,
    promotions: false,
    insurance: false,
    visits: false,
    reviews: false,
    productReviews: false,
    staff: false,
    markings: false,
    pictures: false,
    content: false,
    fitted: false,
  };
  return found ?? none;
};

/** Asked at every start, and so apart from what would be loaded then. */
export const demoLacksSomething = async (db: Database): Promise<boolean> =>
  Object.values(await lacking(db)).includes(true);
