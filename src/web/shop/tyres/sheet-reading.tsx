import type { Answer } from '#contract/contract.ts';
import type { TyreSheet } from '#contract/tyres.ts';
import { useLanguage } from '#web/language.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { associationOf } from '../buy/association.ts';
import styles from '../buy/product-sheet.module.css';
import { ProductReviews } from '../product-reviews/product-reviews.tsx';
import { useShopTexts } from '../texts.ts';
import { useSheetTexts } from './sheet-texts.ts';

/** What is done with it at the workshop, and what that costs. */
const Services = ({ servicios }: Pick<TyreSheet, 'servicios'>) => {
  const t = useShopTexts();
  const words = useSheetTexts();
  const language = useLanguage();
  return (
    <section>
      <h2>{words.servicios}</h2>
      <dl className={styles.facts}>
        {servicios.map((service) => (
          <div key={service.id_navision}>
            <dt>{service.nombre}</dt>
            <dd>
              {service.incluido ? words.incluido : writeEuros(service.precio)}
              {service.base_calculo === 'U' && !service.incluido && ` ${t.cadaUno}`}
              {!service.incluido && service.unidadesAsociadas > 0 && (
                <>
                  <br />
                  {associationOf(service, t, language)}
                </>
              )}
              <br />
              <small>{service.descripcion}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What belongs to a tyre, and what others say of it. */
export const SheetReading = ({
  servicios,
  opiniones,
}: Pick<TyreSheet, 'servicios'> & { opiniones: Answer<'readProductReviews'> }) => (
  <>
    <Services servicios={servicios} />
    <ProductReviews de="modelo" opiniones={opiniones} />
  </>
);
