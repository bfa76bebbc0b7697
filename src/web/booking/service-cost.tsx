import type { PricedService } from '#contract/visit-services.ts';
import { textsOf } from '#web/texts.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import styles from './service-cost.module.css';

const useCostTexts = await textsOf({
  es: async () => (await import('#i18n/es/service-cost.ts')).serviceCost,
  ca: async () => (await import('#i18n/ca/service-cost.ts')).serviceCost,
});

/** What a service costs; nothing where that is not known before the vehicle is seen. */
export const ServicePrice = ({ service: { precio, precioDesde, producto } }: { service: PricedService }) => {
  const t = useCostTexts();
  if (precio === null) return null;
  const written = writeEuros(precio);
  const cost = precioDesde ? t.desde(written, producto?.unidades ?? 1) : written;
  return <b {...(producto && priceMark({ ...producto, importe: precio }))}>{precio === 0 ? t.gratis : cost}</b>;
};

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
