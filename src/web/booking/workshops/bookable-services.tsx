import type { VisitService } from '#contract/visits.ts';
import { Link } from 'react-router';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

/** What is done here with an appointment and how long it takes; pressing one shows its first times. */
export const BookableServices = ({
  servicios,
  chosen,
}: {
  servicios: readonly VisitService[];
  chosen: string | undefined;
}) => {
  const t = useWorkshopTexts();
  const byVehicle = Map.groupBy(servicios, ({ vehiculo }) => vehiculo);
  return [...byVehicle].map(([vehiculo, some]) => (
    <div key={vehiculo}>
      <h3 className={styles.vehicle}>{t.deVehiculo[vehiculo]}</h3>
      <ul className={styles.services}>
        {some.map(({ servicio, nombre, minutos, soloTelefono }) => (
          <li key={servicio}>
            {soloTelefono ? (
              nombre
            ) : (
              <Link
                to={`?servicio=${encodeURIComponent(servicio)}#horas`}
                aria-current={servicio === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {nombre}
              </Link>
            )}
            <span>{soloTelefono ? t.soloPorTelefono : t.minutos(minutos)}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
};
