import type { Visit } from '#contract/visits.ts';
import { useLanguage } from '#web/language.ts';
import { askChangeAddress, manageAddress } from '#web/visit-address.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { ItemCard, Tags, type ItemLevel } from './item-card.tsx';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';
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

const VisitCard = ({ cita, level }: { cita: Visit; level: ItemLevel }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  return (
    <ItemCard
      level={level}
      title={t.cuandoTexto(dayInWords(cita.date, language), shortTime(cita.time))}
      ways={<Ways cita={cita} />}
    >
      <p>
        {cita.servicios.join(', ')}
        <br />
        {cita.taller.alias}
        {cita.marca && ` (${cita.marca})`}
      </p>
      <Tags>
        {cita.matricula && <VehiclePlate>{cita.matricula}</VehiclePlate>}
        {cita.pedido !== null && <Badge>{t.deUnPedido}</Badge>}
        {cita.status === 'anulada' && <Badge>{t.anulada}</Badge>}
      </Tags>
    </ItemCard>
  );
};

/** Appointments, as the list of an account has them. */
export const VisitCards = ({ visits, level = 2 }: { visits: readonly Visit[]; level?: ItemLevel }) => (
  <Stack>
    {visits.map((cita) => (
      <VisitCard key={cita.citaPreviaId} cita={cita} level={level} />
    ))}
  </Stack>
);
