import type { PricedService } from '#contract/visit-services.ts';
import type { Visit } from '#contract/visits.ts';
import { textsOf } from '#web/texts.ts';
import { writeEuros } from '../page/euros.ts';
import { priceMark, tariffMark } from '../page/price-mark.ts';
import styles from './service-cost.module.css';

const useCostTexts = await textsOf({
  es: async () => (await import('#i18n/es/service-cost.ts')).serviceCost,
  ca: async () => (await import('#i18n/ca/service-cost.ts')).serviceCost,
});

/** What a page says that a service costs, in euros: "gratis", "33,88 €", "desde 54,89 € los dos". */
export const AnnouncedPrice = (price: NonNullable<Visit['precioAnunciado']>) =>
  useCostTexts().anunciado(writeEuros(price.importe), price);

export type Cost = Pick<PricedService, 'precio' | 'precioDesde' | 'producto' | 'tarifa'>;

const markOf = (importe: number, { producto, tarifa }: Cost) =>
  producto ? priceMark({ ...producto, importe }) : tarifa !== null && tariffMark({ servicio: tarifa, importe });

/** What a service costs; where that is not known before the vehicle is seen, that it is told before anything is done. */
export const ServicePrice = ({ service }: { service: Cost }) => {
  const t = useCostTexts();
  const { precio, precioDesde, producto } = service;
  if (precio === null) return <span>{t.presupuesto}</span>;
  return (
    <b {...markOf(precio, service)}>
      <AnnouncedPrice importe={precio} desde={precioDesde} unidades={producto?.unidades ?? 1} />
    </b>
  );
};

/** How long a service takes, and what it costs. */
export const ServiceCost = ({
  service,
  time,
  stacked,
}: {
  service: Cost;
  time: string;
  /** The cost stands below the time. */
  stacked?: true;
}) => (
  <span className={styles.cost} data-stacked={stacked}>
    {time} <ServicePrice service={service} />
  </span>
);
