import type { Agenda, AgendaDay } from '#contract/agenda.ts';
import { useLanguage } from '#web/language.ts';
import { dayParts } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useConsoleTexts } from '../texts.ts';
import { writeAgendaView, type AgendaView } from './agenda-address.ts';
import { loadsOf } from './bay-load.ts';
import { callRow } from './rows.ts';
import { SmallPlate } from './small-plate.tsx';
import { StatusWord } from './status-word.tsx';
import styles from './week-view.module.css';

const shareOf = (load: number): CSSProperties => {
  const share: Record<string, number> = { '--share': load };
  return share;
};

interface WeekProps {
  agenda: Agenda;
  view: AgendaView;
  hoy: string;
}

const Day = ({ agenda, day, view, hoy }: WeekProps & { day: AgendaDay }) => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const parts = dayParts(day.date, language);
  const to = (cita: string | null) => `?${writeAgendaView({ ...view, vista: 'dia', dia: day.date, cita })}`;
  const isToday = day.date === hoy;
  const closed = day.festivo ? t.festivo(day.festivo) : day.abierto.length === 0 ? t.cerrado : null;
  // An appointment is told once, at its first stage.
  const rows = day.filas.filter(({ etapa, status }) => etapa === 1 && status !== 'cancelled');
  return (
    <li className={styles.day} data-today={isToday || undefined} data-closed={closed ? true : undefined}>
      <h2>
        <Link to={to(null)} aria-current={isToday ? 'date' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {parts.day}
          </span>
          <span aria-hidden="true">{parts.weekday}</span>
          <span className="spoken">{t.verElDia(parts.spoken)}</span>
          {isToday && <span className={styles.today}>{t.hoy}</span>}
        </Link>
      </h2>
      {closed ? (
        <p>{closed}</p>
      ) : (
        <dl className={styles.loads}>
          {loadsOf(agenda, day).map(({ bay, load }) => (
            <div key={bay.bayId}>
              <dt>{bay.nombre}</dt>
              <dd>
                <span className={styles.load} aria-hidden="true">
                  <i style={shareOf(load ?? 0)} />
                </span>
                {load === null ? (
                  t.bloqueo
                ) : (
                  <span>
                    {Math.round(load * 100)} %<span className="spoken"> {t.ocupado}</span>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length === 0 ? (
        !closed && <p className={styles.none}>{t.sinCitasDia}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to={to(row.id)} data-status={row.kind === 'block' ? 'block' : row.status}>
                <b>{shortTime(row.desde)}</b>
                <span>
                  {row.matricula ? <SmallPlate matricula={row.matricula} /> : (row.motivo ?? callRow(row, t))}
                </span>
                <small>
                  <StatusWord kind={row.kind} status={row.status} />
                  <span>{row.trabajo}</span>
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** Seven days: how full each bay is, and who comes. */
export const WeekView = (props: WeekProps) => (
  <ol className={styles.week}>
    {props.agenda.dias.map((day) => (
      <Day key={day.date} {...props} day={day} />
    ))}
  </ol>
);
