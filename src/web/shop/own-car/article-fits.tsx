import { isCar } from '#domain/catalogue/vehicles.ts';
import { fittingBatteries, fittingOils, isFitting } from '#domain/vehicles/fitting-articles.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { useFitsTexts } from './texts.ts';

/** Whether a battery or an oil fits the car that this browser remembers: a few words that end a line, so that nothing moves. */
const ArticleFits = ({ article }: { article: ArticleResult }) => {
  const t = useFitsTexts();
  const car = useMyCar();
  if (!car || !isCar(car.tipoVehiculo) || !isCar(article.tipoVehiculo)) return null;
  const filters =
    article.tipo_producto === 'bateria'
      ? fittingBatteries(car.bateria)
      : article.tipo_producto === 'aceite'
        ? fittingOils(car.aceites)
        : undefined;
  if (!filters) return null;
  const { atributos: traits, marcaSlug, tipoVehiculo: tipo_vehiculo } = article;
  const fits = isFitting(filters, { traits, marcaSlug, tipo_vehiculo });
  return <strong> {(fits ? t.leVale : t.noLeVale)(car.modelo)}</strong>;
};

export default ArticleFits;
