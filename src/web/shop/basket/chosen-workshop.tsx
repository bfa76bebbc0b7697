import { address } from '#contract/addresses.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import styles from './chosen-workshop.module.css';
import { useBasketTexts } from './texts.ts';
import { useWorkshop } from './use-workshop.ts';

/** Where it is going to be, above its days and hours, and the way to another one. */
export const ChosenWorkshop = ({ codTienda }: { codTienda: number }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const taller = useWorkshop(codTienda);
  return (
    <div className={styles.chosen}>
      <p>
        <b>{taller?.alias ?? t.paso.talleres}</b>
        <br />
        {taller ? addressLine(taller) : '…'}
      </p>
      <Link to={address('basketWorkshops', language)}>{t.otroTaller}</Link>
    </div>
  );
};
