import type { Answer } from '#contract/contract.ts';
import type { Agenda } from '#contract/agenda.ts';
import type { Language } from '#domain/language.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import type { Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useEffect, useState } from 'react';
import { useConsoleTexts } from '../texts.ts';
import styles from './history.module.css';

type Entry = Answer<'readAgendaLog'>['cambios'][number];

const moment = (instant: string, tz: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: tz,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

/** What of it changed: its state, or its place in the agenda. */
const whatOf = ({ antes, despues }: Entry, agenda: Agenda, t: ConsoleTexts, language: Language): string | null => {
  const bay = (id: number) => agenda.bays.find(({ bayId }) => bayId === id)?.nombre ?? '';
  const place = (at: NonNullable<Entry['antes']>, withDay: boolean) =>
    `${withDay ? `${dayInWords(at.date, language)}, ` : ''}${t.enSitio(shortTime(at.desde), bay(at.bayId))}`;
  if (!despues) return null;
  if (!antes) return place(despues, false);
  const otherDay = antes.date !== despues.date;
  if (otherDay || antes.desde !== despues.desde || antes.bayId !== despues.bayId)
    return t.deEstado(place(antes, otherDay), place(despues, otherDay));
  return antes.status === despues.status ? null : t.deEstado(t.estado[antes.status], t.estado[despues.status]);
};

interface HistoryProps {
  api: Api;
  agenda: Agenda;
  id: string;
  /** Read again when it grows. */
  rev: string;
}

/** Who did what with it, and when; the latest first. */
export const History = ({ api, agenda, id, rev }: HistoryProps) => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const { codTienda } = agenda;
  const [log, setLog] = useState<{ id: string; cambios: readonly Entry[] | null } | null>(null);
  useEffect(() => {
    let over = false;
    const read = async () => {
      try {
        const { cambios } = await api('readAgendaLog', { params: { codTienda, id } });
        if (!over) setLog({ id, cambios });
      } catch {
        if (!over) setLog({ id, cambios: null });
      }
    };
    void read();
    return () => {
      over = true;
    };
  }, [api, codTienda, id, rev]);

  const known = log?.id === id ? log : null;
  return (
    <section>
      <h3>{t.historial}</h3>
      {!known && <p>{t.historialCargando}</p>}
      {known && known.cambios === null && <p>{t.historialFallo}</p>}
      <ol className={styles.list}>
        {known?.cambios?.map((entry) => {
          const what = whatOf(entry, agenda, t, language);
          return (
            <li key={`${entry.en} ${entry.etapa} ${entry.que}`}>
              <b>{entry.nombre ?? t.quien[entry.quien]}</b>: {t.hizo[entry.que]}
              {what && <span className={styles.what}>{what}</span>}
              <small>
                <time dateTime={entry.en}>{moment(entry.en, agenda.tz, language)}</time>
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
