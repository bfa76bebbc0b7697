import type { Answer } from '#contract/contract.ts';
import { afterChoice } from '#domain/visits/steps.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import styles from './empty-day.module.css';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { chosenWorkshop, movedBy, useVisit, type Changing, type VisitState } from './visit-store.ts';

type Why = Answer<'explainVisitDay'>;

interface EmptyDayProps {
  readonly codTienda: number;
  readonly servicio: string;
  readonly date: string;
  readonly moving: Changing | null;
  /** A time of another day was taken. */
  readonly onDay: (date: string) => void;
}

/** Takes a way out with one tap: another service or workshop where it says so, and the time. */
const take = async (change: Partial<VisitState>, date: string, time: string, sinConexion: string) => {
  useVisit.setState((state) => ({ ...afterChoice(state, change), selectedDate: date, aviso: null }));
  const refused = await holdVisit(date, time);
  if (refused !== null) useVisit.setState({ aviso: refused || sinConexion });
};

const Ways = ({ why: { dia, alternativas }, onDay }: { why: Why; onDay: (date: string) => void }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { servicio, talleres, otroDia } = alternativas;
  const { date } = dia;
  const way = (key: string, what: string, when: string, onTake: () => Promise<void>) => (
    <li key={key}>
      <button type="button" className={styles.way} onClick={() => void onTake()}>
        <span>{what}</span> <b>{when}</b>
      </button>
    </li>
  );
  if (!servicio && talleres.length === 0 && !otroDia) return null;
  return (
    <section aria-labelledby="salidas">
      <h2 id="salidas" className={styles.title}>
        {t.salidas}
      </h2>
      <ul className={styles.ways}>
        {servicio &&
          way(
            'servicio',
            t.salidaServicio(servicio.servicio.nombre),
            shortTime(servicio.time),
            async () => await take({ selectedService: servicio.servicio.servicio }, date, servicio.time, t.sinConexion),
          )}
        {talleres.map(({ taller, minutos, time }) =>
          way(
            String(taller.codTienda),
            t.salidaTaller(taller.alias, minutos),
            shortTime(time),
            async () => await take({ selectedTaller: chosenWorkshop(taller) }, date, time, t.sinConexion),
          ),
        )}
        {otroDia &&
          way('dia', t.salidaDia(dayInWords(otroDia.date, language)), shortTime(otroDia.time), async () => {
            onDay(otroDia.date);
            await take({}, otroDia.date, otroDia.time, t.sinConexion);
          })}
      </ul>
    </section>
  );
};

/** Why a day has no time, and what would open it: asked for when somebody opens such a day. */
export const EmptyDay = ({ codTienda, servicio, date, moving, onDay }: EmptyDayProps) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Why | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const body = { date, ...movedBy(moving) };
    browserApi(language)(
      'explainVisitDay',
      { params: { id: codTienda, x: servicio }, body },
      { ...signedIn(), signal: stop.signal },
    ).then(
      (answer) => {
        setFound(answer);
        setFailed(null);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailed(error instanceof Refused ? error.message : t.sinConexion);
      },
    );
    return () => stop.abort();
  }, [codTienda, servicio, date, moving, language, t.sinConexion]);

  const why = found?.dia.date === date ? found : null;
  if (failed) return <Notice tone="error">{failed}</Notice>;
  if (!why)
    return (
      <Waiting text={t.cargando} className={styles.waiting}>
        <Skeleton shape="field" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Waiting>
    );
  return (
    <>
      <Notice title={t.sinHorasEl(dayInWords(date, language))}>{why.dia.texto}</Notice>
      <Ways why={why} onDay={onDay} />
    </>
  );
};
