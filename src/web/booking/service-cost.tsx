import type { PricedService } from '#contract/visit-services.ts';
import type { Visit } from '#contract/visits.ts';
import { textsOf } from '#web/texts.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import styles from './service-cost.module.css';

const useCostTexts = await textsOf({
  es: async () => (await import('#i18n/es/service-cost.ts')).serviceCost,
  ca: async () => (await import('#i18n/ca/service-cost.ts')).serviceCost,
});

/** What a page says that a service costs, in euros: "gratis", "33,88 €", "desde 54,89 € los dos". */
export const AnnouncedPrice = (price: NonNullable<Visit['precioAnunciado']>) =>
  useCostTexts().anunciado(writeEuros(price.importe), price);

/** What a service costs; nothing where that is not known before the vehicle is seen. */
export const ServicePrice = ({ service: { precio, precioDesde, producto } }: { service: PricedService }) =>
  precio !== null && (
    <b {...(producto && priceMark({ ...producto, importe: precio }))}>
      <AnnouncedPrice importe={precio} desde={precioDesde} unidades={producto?.unidades ?? 1} />
    </b>
  );

/** How long a service takes, and what it costs. */
export const ServiceCost = ({
  service,
  time,
  stacked,
}: {
  service: PricedService;
  time: string;
  /** The cost stands below the time. */
  stacked?: true;
}) => (
  <span className={styles.cost} data-stacked={stacked}>
    {time} <ServicePrice service={service} />
  </span>
);
