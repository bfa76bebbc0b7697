import type { Answer } from '#contract/contract.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { sizeAddress } from '../../size-address.ts';
import { FromPrice } from './from-price.tsx';
import { useLandingTexts } from './landing-texts.ts';
import styles from './size-links.module.css';

/** Sizes with the price of the cheapest set, fitted, each leading to its results. */
export const SizeLinks = ({
  sizes,
  vehicle,
  kept = '',
}: {
  sizes: Answer<'readTyreLanding'>['medidas'];
  vehicle?: ProductVehicle;
  /** What else the sizes were found by, as an address says it: so that what a size costs here is the first price there. */
  kept?: string;
}) => {
  const t = useLandingTexts();
  const language = useLanguage();
  return (
    <ul className={styles.sizes}>
      {sizes.map((size) => (
        <li key={size.medida}>
          <Link to={sizeAddress(language, size, vehicle) + (kept && `&${kept}`)}>
            <b>{size.medida}</b>
            {size.desde ? <FromPrice {...size.desde} /> : <span>{t.pocas}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};
