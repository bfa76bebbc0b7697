import type { PromotionMark as Mark } from '#contract/promotions.ts';
import { vehicleGroup, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { promotionAddress } from '#contract/promotion-address.ts';
import styles from './promotion-mark.module.css';

/** A promotion that speaks of a product, with the way to what it asks for. */
export const PromotionMark = ({ promotion, vehicle }: { promotion: Mark; vehicle: ProductVehicle }) => {
  const language = useLanguage();
  return (
    promotion && (
      <p className={styles.mark}>
        <Link to={promotionAddress(vehicleGroup(vehicle), promotion.id_site_promocion, language)}>
          {promotion[`titulo_${language}`]}
        </Link>
      </p>
    )
  );
};
