import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { datesTrouble } from '#web/dates-trouble.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayParts, shortTime } from '#web/ui/days.ts';
import { Button } from '#web/ui/button.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { TimePicker } from '#web/ui/time-picker.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { EmptyDay } from './empty-day.tsx';
import { useGoOn } from './go-on.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { HourSkeleton, TimeSkeleton } from './time-skeleton.tsx';
import { VisitFrame } from './visit-frame.tsx';
import { pageOfStep } from './visit-pages.ts';
import { movedBy, useVisit, type VisitState } from './visit-store.ts';
import { WaitingForm } from './waiting-form.tsx';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

type Dates = Answer<'consultVisitDates'>['dates'];
interface Chosen {
  readonly codTienda: number;
  readonly servicio: string;
  readonly visit: VisitState;
}

const Times = ({ codTienda, servicio, visit }: Chosen) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { hold, selectedDate, vehiculo, modificando, aviso } = visit;
  const [dates, setDates] = useState<Dates | null>(null);
  const [day, setDay] = useState<string | null>(hold?.date ?? selectedDate);
  const [found, setFound] = useState<{ readonly day: string; readonly times: readonly string[] } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [again, setAgain] = useState(0);
  const chosenDay = useRef(day);
  useEffect(() => {
    chosenDay.current = day;
  }, [day]);

  useEffect(() => {
    const stop = new AbortController();
    const body = { selectedService: servicio, numDays: 25, ...movedBy(modificando) };
    browserApi(language)(
      'consultVisitDates',
      { params: { id: codTienda }, body },
      { ...signedIn(), signal: stop.signal },
    ).then(
      (answer) => {
        setDates(answer.dates);
        setError(null);
        const free = answer.dates.filter(({ libre }) => libre).map(({ date }) => date);
        // One that was chosen stays, with times or without: what became of it is said.
        const shown = answer.dates.some(({ date }) => date === chosenDay.current);
        if (!shown) setDay(free[0] ?? answer.dates[0]?.date ?? null);
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(datesTrouble(failure, t));
      },
    );
    return () => stop.abort();
  }, [codTienda, servicio, modificando, language, t, again]);

  useEffect(() => {
    if (!day) return;
    const stop = new AbortController();
    browserApi(language)(
      'consultVisitTimes',
      { params: { id: codTienda, x: servicio }, body: { date: day, ...movedBy(modificando) } },
      { ...signedIn(), signal: stop.signal },
    ).then(
      ({ times }) => setFound({ day, times }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(datesTrouble(failure, t));
      },
    );
    return () => stop.abort();
  }, [day, codTienda, servicio, modificando, language, t, again]);

  const take = async (time: string) => {
    if (!day) return;
    useVisit.setState({ aviso: null });
    const refused = await holdVisit(day, time);
    if (refused === null) return;
    useVisit.setState({ aviso: refused || t.sinConexion });
    setAgain((count) => count + 1);
  };

  const others = (
    <Actions>
      <Link to={address(pageOfStep('seleccion-taller', vehiculo), language)}>{t.otroTaller}</Link>
      <Link to={address(pageOfStep('servicios', vehiculo), language)}>{t.otroServicio}</Link>
    </Actions>
  );
  if (error !== null) {
    return (
      <Stack>
        <Notice
          tone="error"
          action={
            <Button look="secondary" onClick={() => setAgain((count) => count + 1)}>
              {t.reintentar}
            </Button>
          }
        >
          {error}
        </Notice>
        {others}
      </Stack>
    );
  }
  if (!dates) return <TimeSkeleton />;
  const open = dates.find(({ date }) => date === day);
  const empty = open?.libre === false;
  // Nobody waits for what is free, and nothing is freed on a day on which nobody works, or that is too near.
  const canBeFreed = open?.motivo === 'completo' || open?.motivo === 'maquina';
  const times = found?.day === day ? found.times : null;
  const later = dates.filter(({ date }) => day !== null && date >= day);
  const nextFree = later.findIndex(({ libre }) => libre);
  const held = hold && hold.date === day ? hold.time : undefined;
  const offered = times && held && !times.includes(held) ? [...times, held].sort() : times;
  return (
    <Stack>
      {!dates.some(({ libre }) => libre) && <Notice tone="warning">{t.sinDias}</Notice>}
      <DayPicker
        explained
        name="dia"
        legend={t.dia}
        texts={{ from: t.desdeLas, none: t.ningunaHora }}
        value={day ?? undefined}
        onChoose={setDay}
        days={dates.map(({ date, primera }) => ({
          value: date,
          ...dayParts(date, language),
          first: primera ? shortTime(primera) : undefined,
        }))}
      />
      <div aria-live="assertive">{aviso && <Notice tone="error">{aviso}</Notice>}</div>
      {empty && !held && day ? (
        <EmptyDay codTienda={codTienda} servicio={servicio} date={day} moving={modificando} onDay={setDay} />
      ) : offered === null ? (
        <HourSkeleton />
      ) : (
        <TimePicker
          name="hora"
          legend={t.hora}
          value={held}
          onChoose={(time) => void take(time)}
          groups={[
            { title: t.manana, times: offered.filter((time) => time < '14:00') },
            { title: t.tarde, times: offered.filter((time) => time >= '14:00') },
          ]}
        />
      )}
      {day && !modificando && !held && canBeFreed && (
        <WaitingForm
          key={day}
          codTienda={codTienda}
          servicio={servicio}
          date={day}
          dates={later
            .slice(0, nextFree < 0 ? undefined : nextFree)
            .filter(({ motivo }) => motivo !== 'cerrado' && motivo !== 'festivo')
            .map(({ date }) => date)}
          onFree={() => setAgain((count) => count + 1)}
        />
      )}
      {others}
    </Stack>
  );
};

export default function TimePage() {
  const words = useLoaderData<VisitWords>();
  const t = useVisitTexts();
  const goOn = useGoOn();
  const { selectedService, selectedTaller, hold } = useVisit();
  const service = words.servicios.find(({ servicio }) => servicio === selectedService);
  return (
    <VisitFrame
      step="fecha-y-hora"
      title={t.fechaTitulo}
      skeletons={<TimeSkeleton />}
      lead={service && selectedTaller && t.fechaTexto(service.nombre, selectedTaller.alias, service.minutos)}
      action={hold && <Button onClick={() => void goOn()}>{t.seguir}</Button>}
    >
      {(visit) =>
        visit.selectedTaller &&
        visit.selectedService && (
          <Times
            key={`${visit.selectedTaller.codTienda} ${visit.selectedService}`}
            codTienda={visit.selectedTaller.codTienda}
            servicio={visit.selectedService}
            visit={visit}
          />
        )
      }
    </VisitFrame>
  );
}
