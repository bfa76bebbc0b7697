import { brandInWords } from '#domain/visits/scooter-brand.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import type { Visit } from '#contract/visits.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Facts } from '#web/ui/walk/facts.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { AnnouncedPrice } from '#web/ui/cards/service-cost.tsx';
import { WayThere } from '#web/ui/walk/way-there.tsx';
import { useVisitTexts } from './texts.ts';

/** All there is to know of an appointment, as its owner sees it. */
export const VisitFacts = ({ cita }: { cita: Visit }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { taller } = cita;
  return (
    <Facts
      rows={[
        [t.cuando, t.cuandoTexto(dayInWords(cita.date, language), shortTime(cita.time))],
        [
          t.donde,
          <>
            {taller.alias}
            <br />
            {addressLine(taller)}
            <br />
            <PhoneLink telefono={taller.telefono} />
            <WayThere to={taller} text={t.comoLlegar} />
          </>,
        ],
        [t.servicio, cita.servicios.map((servicio) => <div key={servicio}>{servicio}</div>)],
        [t.junto, cita.junto.map((each) => t.menos(each.nombre, each.descuento)).join(' · ')],
        [t.precio, cita.precioAnunciado && <AnnouncedPrice {...cita.precioAnunciado} />],
        [t.duracion, t.minutos(cita.minutos)],
        [t.matricula, cita.matricula],
        [t.vehiculo, cita.marca && `${t.vehiculos[cita.vehiculo]}, ${brandInWords(cita.marca, t.otraMarca)}`],
        [t.comentario, cita.comentario],
        [t.numero, cita.numero],
      ]}
    />
  );
};
