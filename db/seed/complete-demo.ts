import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { markSheetSuffix } from './catalogue/insert-catalogue.ts';
import { lookAtTables } from './look-at-tables.ts';
import { loadFitted } from './catalogue/load-fitted.ts';
import { loadMarkings } from './catalogue/load-markings.ts';
import { loadReviews } from './chain/load-reviews.ts';
import { readWorkshops } from './chain/workshops.ts';
import { loadContent } from './content/load-content.ts';
import { loadDemoPictures } from './content/load-demo-pictures.ts';
import { insertRows } from './insert-rows.ts';
import { lacking } from './lacking.ts';
import { loadMotorcycles } from './products/load-motorcycles.ts';
import { loadProductReviews } from './products/load-product-reviews.ts';
import { loadProducts } from './products/load-products.ts';
import { loadStaff } from './staff/load-staff.ts';
import { loadCoupons } from './tariff/load-coupons.ts';
import { loadInsurance } from './tariff/load-insurance.ts';
import { loadVisitServices } from './tariff/load-visit-services.ts';
import { loadPromotions } from './tariff/load-promotions.ts';
import { loadOtherTariff, renewTariff } from './tariff/load-tariff.ts';

/** What its bays can do beside: air conditioning, the inspection, e-scooters. */
const equipBays = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    readWorkshops().flatMap(({ row, bays }) => bays.map((bay) => ({ cod_tienda: row.cod_tienda, ...bay }))),
    (json) => sql`
      update bay set skills = b.skills from json_populate_recordset(null::bay, ${json}::json) as b
      where bay.cod_tienda = b.cod_tienda and bay.bay_id = b.bay_id and bay.skills <@ b.skills`,
  );
};

/**
 * Brings a demo chain that was loaded by an earlier version up to what the demo has now, all or nothing. Answers
 * whether there was anything to do; a chain that was not made by the demo is left alone, and so is a complete one.
 */
export const completeDemo = async (database: Database, now: Date): Promise<boolean> => {
  const loaded = await database.transaction(async (tx) => {
    // Of several servers that start at once, one loads and the others find it done.
    await tx.run(sql`select pg_advisory_xact_lock(726392)`);
    const found = await lacking(tx);
    const {
      products,
      motorcycles,
      suffix,
      coupons,
      promotions,
      insurance,
      visits,
      reviews,
      productReviews,
      staff,
      markings,
      pictures,
      content,
      fitted,
    } = found;
    if (products) {
      await equipBays(tx);
      await loadOtherTariff(tx);
      await loadProducts(tx, now);
    }
    if (motorcycles) await loadMotorcycles(tx);
    if (suffix) await markSheetSuffix(tx);
    if (markings) await loadMarkings(tx);
    if (coupons) await loadCoupons(tx);
    if (promotions) await loadPromotions(tx, now);
    if (visits) await loadVisitServices(tx);
    if (pictures) await loadDemoPictures(tx, now);
    if (content) await loadContent(tx, now);
    if (fitted) await loadFitted(tx, now);
    if (reviews) await loadReviews(tx, now);
    if (productReviews) await loadProductReviews(tx, now);
    if (staff) await loadStaff(tx, now);
    if (insurance) {
      await loadInsurance(tx);
      await renewTariff(tx);
    }
    return Object.values(found).includes(true);
  });
  if (loaded) await lookAtTables(database);
  return loaded;
};
