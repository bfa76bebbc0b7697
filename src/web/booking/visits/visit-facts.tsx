import { addressLine } from '#domain/workshops/postal-address.ts';
import type { Visit } from '#contract/visits.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { brandInWords } from './brand-in-words.ts';
import { useVisitTexts } from './texts.ts';
import styles from './visit-facts.module.css';

/** All there is to know of an appointment, as its owner sees it. */
export const VisitFacts = ({ cita }: { cita: Visit }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { taller } = cita;
  return (
    <dl className={styles.facts}>
      <dt>{t.cuando}</dt>
      <dd>{t.cuandoTexto(dayInWords(cita.date, language), shortTime(cita.time))}</dd>
      <dt>{t.donde}</dt>
      <dd>
        {taller.alias}
        <br />
        {addressLine(taller)}
        <br />
        <a href={`tel:${taller.telefono.replaceAll(' ', '')}`}>{taller.telefono}</a>
      </dd>
      <dt>{t.servicio}</dt>
      {cita.servicios.map((servicio) => (
        <dd key={servicio}>{servicio}</dd>
      ))}
      <dt>{t.duracion}</dt>
      <dd>{t.minutos(cita.minutos)}</dd>
      {cita.matricula && (
        <>
          <dt>{t.matricula}</dt>
          <dd>{cita.matricula}</dd>
        </>
      )}
      {cita.marca && (
        <>
          <dt>{t.vehiculo}</dt>
          <dd>
            {t.vehiculos[cita.vehiculo]}, {brandInWords(cita.marca, t)}
          </dd>
        </>
      )}
      {cita.comentario && (
        <>
          <dt>{t.comentario}</dt>
          <dd>{cita.comentario}</dd>
        </>
      )}
      <dt>{t.numero}</dt>
      <dd>{cita.numero}</dd>
    </dl>
  );
};
