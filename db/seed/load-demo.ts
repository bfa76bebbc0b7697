import type { Database } from '#server/database/database.ts';
import { lookAtTables } from './look-at-tables.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { loadFitted } from './catalogue/load-fitted.ts';
import { loadChain } from './chain/load-chain.ts';
import { loadReviews } from './chain/load-reviews.ts';
import { loadContent } from './content/load-content.ts';
import { loadDemoPictures } from './content/load-demo-pictures.ts';
import { loadPlaces } from './places.ts';
import { loadMotorcycles } from './products/load-motorcycles.ts';
import { loadProductReviews } from './products/load-product-reviews.ts';
import { loadProducts } from './products/load-products.ts';
import { loadStaff } from './staff/load-staff.ts';
import { loadCoupons } from './tariff/load-coupons.ts';
import { loadPromotions } from './tariff/load-promotions.ts';
import { loadInsurance } from './tariff/load-insurance.ts';
import { loadVisitServices } from './tariff/load-visit-services.ts';
import { loadOtherTariff, loadTariff } from './tariff/load-tariff.ts';

export interface DemoWish {
  /** How many tyres of cars, 4x4 and vans: 12,000 is a shop's, 200,000 and 1,000,000 are for measurements. */
  readonly tyres: number;
  /** Today, for holidays and for the history of prices. */
  readonly now: Date;
  /** `done` goes from 0 to 1. */
  readonly onProgress: (done: number, label: string) => void;
}

/** What everything before the tyres takes of the whole, and what comes after. */
const shares = { before: 0.05, after: 0.03 };

/**
 * Fills an empty, migrated database with the demo chain, all or nothing. The same wish gives the same rows;
 * only dates follow `now`.
 */
export const loadDemo = async (database: Database, { tyres, now, onProgress }: DemoWish): Promise<void> => {
  await database.transaction(async (tx) => {
    onProgress(0, 'workshops');
    await loadPlaces(tx);
    await loadChain(tx, now);
    await loadReviews(tx, now);
    await loadTariff(tx);
    await loadOtherTariff(tx);
    await loadInsurance(tx);
    await loadVisitServices(tx);
    await loadStaff(tx, now);
    await loadCoupons(tx);
    await loadPromotions(tx, now);
    await loadDemoPictures(tx, now);
    await loadContent(tx, now);
    onProgress(shares.before, 'tyres');
    await loadCatalogue(tx, {
      tyres,
      now,
      onProgress: (loaded) =>
        onProgress(
          shares.before + (1 - shares.before - shares.after) * (loaded / tyres),
          `${loaded.toLocaleString('en')} tyres`,
        ),
    });
    await loadProducts(tx, now);
    await loadMotorcycles(tx);
    await loadFitted(tx, now);
    await loadProductReviews(tx, now);
  });
  onProgress(1 - shares.after, 'statistics');
  await lookAtTables(database);
  onProgress(1, 'done');
};
