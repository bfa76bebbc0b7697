import type { PricedService } from '#contract/visit-services.ts';
import { Link } from 'react-router';
import { ServiceCost } from '#web/ui/cards/service-cost.tsx';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

/** What is done here with an appointment and how long it takes and what it costs; pressing one shows its first times. */
export const BookableServices = ({
  servicios,
  chosen,
}: {
  servicios: readonly PricedService[];
  chosen: string | undefined;
}) => {
  const t = useWorkshopTexts();
  const byVehicle = Map.groupBy(servicios, ({ vehiculo }) => vehiculo);
  return [...byVehicle].map(([vehiculo, some]) => (
    <div key={vehiculo}>
      <h3 className={styles.vehicle}>{t.deVehiculo[vehiculo]}</h3>
      <ul className={styles.services}>
        {some.map((service) => (
          <li key={service.servicio}>
            {service.soloTelefono ? (
              service.nombre
            ) : (
              <Link
                to={`?servicio=${encodeURIComponent(service.servicio)}#horas`}
                aria-current={service.servicio === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {service.nombre}
              </Link>
            )}
            <span>
              {service.soloTelefono ? (
                t.soloPorTelefono
              ) : (
                <ServiceCost service={service} time={t.minutos(service.minutos)} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
};
