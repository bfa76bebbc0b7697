import type { Visit } from '#contract/visits.ts';
import { useLanguage } from '#web/language.ts';
import { askChangeAddress, manageAddress } from '#web/visit-address.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import styles from './item.module.css';
import { VehiclePlate } from './vehicle-plate.tsx';
import { useAreaTexts } from './texts.ts';
import { isToCome } from './visits-to-come.ts';

/** What can still be done with an appointment: its own change, or a question to the workshop of its order. */
const Ways = ({ cita }: { cita: Visit }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const manage = manageAddress(language, { cita: cita.citaPreviaId, firma: cita.firma });
  if (cita.modificable)
    return (
      <Link {...buttonLink('secondary', 'small')} to={manage}>
        {t.gestionar}
      </Link>
    );
  return (
    <>
      {cita.pedido !== null && isToCome(cita) && (
        <Link {...buttonLink('secondary', 'small')} to={askChangeAddress(language, cita)}>
          {t.pedirOtraHora}
        </Link>
      )}
      <Link {...buttonLink('quiet', 'small')} to={manage}>
        {t.verCita(cita.numero)}
      </Link>
    </>
  );
};

const VisitCard = ({ cita, level }: { cita: Visit; level: 2 | 3 }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.what}>
        <Heading className={styles.when}>
          {t.cuandoTexto(dayInWords(cita.date, language), shortTime(cita.time))}
        </Heading>
        <p>
          {cita.servicios.join(', ')}. {cita.taller.alias}
          {cita.marca && ` (${cita.marca})`}
        </p>
        <div className={styles.tags}>
          {cita.matricula && <VehiclePlate>{cita.matricula}</VehiclePlate>}
          {cita.pedido !== null && <Badge>{t.deUnPedido}</Badge>}
          {cita.status === 'anulada' && <Badge>{t.anulada}</Badge>}
        </div>
      </div>
      <div className={styles.ways}>
        <Actions>
          <Ways cita={cita} />
        </Actions>
      </div>
    </Card>
  );
};

/** Appointments, as the list of an account has them. */
export const VisitCards = ({ visits, level = 2 }: { visits: readonly Visit[]; level?: 2 | 3 }) => (
  <Stack>
    {visits.map((cita) => (
      <VisitCard key={cita.citaPreviaId} cita={cita} level={level} />
    ))}
  </Stack>
);
