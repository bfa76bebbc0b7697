import { isCar } from '#domain/catalogue/vehicles.ts';
import { fittingOf, isFitting } from '#domain/vehicles/fitting-articles.ts';
import { address } from '#contract/addresses.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import { useLanguage } from '#web/language.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { Link } from 'react-router';
import styles from './article-fits.module.css';
import { useFitsTexts } from './texts.ts';

/** Whether a battery or an oil fits the car that this browser remembers: a few words that end a line, so that nothing moves. */
const ArticleFits = ({ article }: { article: ArticleResult }) => {
  const t = useFitsTexts();
  const language = useLanguage();
  const car = useMyCar();
  const { tipo_producto: kind, atributos: traits, marcaSlug, tipoVehiculo: tipo_vehiculo } = article;
  if (!car || !isCar(tipo_vehiculo) || (kind !== 'bateria' && kind !== 'aceite')) return null;
  const filters = fittingOf(kind, car);
  if (!filters) return null;
  const fits = isFitting(filters, { traits, marcaSlug, tipo_vehiculo });
  if (fits) return <strong> {t.leVale(car.modelo)}</strong>;
  return (
    <>
      <strong className={styles.not}> {t.noLeVale(car.modelo)}</strong>{' '}
      <Link to={address(kind === 'bateria' ? 'batteries' : 'oils', language)}>{t.otros[kind]}</Link>
    </>
  );
};

export default ArticleFits;
