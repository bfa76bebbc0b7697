import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { DayChoice } from '#web/walk/day-choice.tsx';
import { HourChoice } from '#web/walk/hour-choice.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useTimeChoice } from '#web/walk/use-time-choice.ts';
import { Link, useLoaderData } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { HourSkeleton, TimeSkeleton } from './time-skeleton.tsx';
import { VisitEmptyDay } from './visit-empty-day.tsx';
import { VisitFrame } from './visit-frame.tsx';
import { pageOfStep } from './visit-pages.ts';
import { movedBy, useVisit, type Changing, type VisitState } from './visit-store.ts';
import { daysToWaitFor } from './waiting-days.ts';
import { WaitingForm } from './waiting-form.tsx';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

interface Work {
  readonly codTienda: number;
  readonly servicio: string;
  readonly moving: Changing | null;
}

const askDates: Ask<Work, Answer<'consultVisitDates'>> = (api, { codTienda, servicio, moving }, signal) =>
  api(
    'consultVisitDates',
    { params: { id: codTienda }, body: { selectedService: servicio, numDays: 25, ...movedBy(moving) } },
    { ...signedIn(), signal },
  );

const askTimes: Ask<Work & { readonly date: string }, Answer<'consultVisitTimes'>> = (
  api,
  { codTienda, servicio, moving, date },
  signal,
) =>
  api(
    'consultVisitTimes',
    { params: { id: codTienda, x: servicio }, body: { date, ...movedBy(moving) } },
    { ...signedIn(), signal },
  );

const Others = ({ vehiculo }: Pick<VisitState, 'vehiculo'>) => {
  const t = useVisitTexts();
  const language = useLanguage();
  return (
    <Actions>
      <Link to={address(pageOfStep('seleccion-taller', vehiculo), language)}>{t.otroTaller}</Link>
      <Link to={address(pageOfStep('servicios', vehiculo), language)}>{t.otroServicio}</Link>
    </Actions>
  );
};

const Times = ({ visit, ...work }: Work & { readonly visit: VisitState }) => {
  const t = useVisitTexts();
  const { hold, selectedDate, vehiculo, aviso } = visit;
  const choice = useTimeChoice({
    askDates,
    datesWanted: work,
    askTimes,
    timesWanted: (date) => ({ ...work, date }),
    first: hold?.date ?? selectedDate,
    hold,
    t,
  });
  const { dates, day, setDay, open, held, hours, trouble, again } = choice;
  const take = async (time: string) => {
    if (!day) return;
    useVisit.setState({ aviso: null });
    const refused = await holdVisit(day, time);
    if (refused === null) return;
    useVisit.setState({ aviso: refused || t.sinConexion });
    again();
  };
  if (trouble !== null) {
    return (
      <Stack>
        <TryAgain t={t} onAgain={again}>
          {trouble}
        </TryAgain>
        <Others vehiculo={vehiculo} />
      </Stack>
    );
  }
  if (!dates) return <TimeSkeleton />;
  const empty = open?.libre === false && !held ? open.date : null;
  const waiting = work.moving || held ? [] : daysToWaitFor(open, dates.dates);
  return (
    <Stack>
      {!dates.dates.some(({ libre }) => libre) && <Notice tone="warning">{t.sinDias}</Notice>}
      <DayChoice t={t} days={dates.dates} chosen={{ day, onChoose: setDay }} />
      <div aria-live="assertive">{aviso && <Notice tone="error">{aviso}</Notice>}</div>
      {empty && <VisitEmptyDay {...work} date={empty} onDay={setDay} />}
      {!empty && !hours && <HourSkeleton />}
      {!empty && hours && (
        <HourChoice t={t} legend={t.hora} times={hours} value={held} onChoose={(time) => void take(time)} />
      )}
      {day && waiting.length > 0 && (
        <WaitingForm
          key={day}
          codTienda={work.codTienda}
          servicio={work.servicio}
          date={day}
          dates={waiting}
          onFree={again}
        />
      )}
      <Others vehiculo={vehiculo} />
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
            moving={visit.modificando}
            visit={visit}
          />
        )
      }
    </VisitFrame>
  );
}
