import type { Answer } from '#contract/contract.ts';
import type { PricedService, VisitService } from '#contract/visit-services.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { BookableServices } from './bookable-services.tsx';
import { ClosedDays } from './closed-days.tsx';
import { FreeTimes } from './free-times.tsx';
import { NearbyWorkshops } from './nearby-workshops.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { Reviews } from './reviews.tsx';
import type { FreeDayTimes, readNearby } from './sheet-data.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

interface Reading extends Answer<'readWorkshop'> {
  readonly servicios: readonly PricedService[];
  /** Whose times are shown; nothing where none is booked here. */
  readonly servicio: VisitService | undefined;
  readonly dias: readonly FreeDayTimes[];
  /** Of the week, today, on the wall of the workshop. */
  readonly dia: number;
  readonly cerca: Awaited<ReturnType<typeof readNearby>>;
}

/** Its next free times, or the number to call where the web takes no appointments. */
const Times = ({ tienda, servicio, dias }: Pick<Reading, 'tienda' | 'servicio' | 'dias'>) => {
  const t = useWorkshopTexts();
  return (
    <section id="horas" aria-labelledby="horas-titulo">
      <h2 id="horas-titulo">{t.horasTitulo}</h2>
      {servicio && tienda.cita === 'web' ? (
        <Stack>
          <p>{t.horasPara(servicio.nombre.toLowerCase(), servicio.minutos)}</p>
          <FreeTimes tienda={tienda} servicio={servicio} dias={dias} />
        </Stack>
      ) : (
        <p>{t.citaTelefono(tienda.telefono)}</p>
      )}
    </section>
  );
};

const Services = ({ servicios, servicio }: Pick<Reading, 'servicios' | 'servicio'>) => {
  const t = useWorkshopTexts();
  return (
    <section aria-labelledby="servicios">
      <h2 id="servicios">{t.servicios}</h2>
      <Stack>
        <p>{t.serviciosTexto}</p>
        <div className={styles.beside}>
          <BookableServices servicios={servicios} chosen={servicio?.servicio} />
        </div>
      </Stack>
    </section>
  );
};

/** A titled row of badges. */
const Badges = ({ id, title, texts }: { id: string; title: string; texts: readonly string[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p className={styles.badges}>
      {texts.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </p>
  </section>
);

/** All that is read of a workshop: when, what, what others say, and which are near. */
export const WorkshopReading = ({ tienda, festivos, opiniones, servicios, servicio, dias, dia, cerca }: Reading) => {
  const t = useWorkshopTexts();
  return (
    <Stack gap="l">
      <Times tienda={tienda} servicio={servicio} dias={dias} />
      {servicios.length > 0 && <Services servicios={servicios} servicio={servicio} />}
      <div className={styles.beside}>
        <section aria-labelledby="horario">
          <h2 id="horario">{t.horario}</h2>
          <OpeningHours horario={tienda.horario} dia={dia} />
        </section>
        <ClosedDays festivos={festivos} />
      </div>
      <Badges id="con" title={t.trabajaCon} texts={tienda.servicios.map((each) => t.servicio[each] ?? each)} />
      <Badges id="equipo" title={t.equipamiento} texts={tienda.equipamiento.map((each) => t.equipo[each] ?? each)} />
      <Reviews valoracion={tienda.valoracion} opiniones={opiniones} />
      <NearbyWorkshops tiendas={cerca} />
    </Stack>
  );
};
