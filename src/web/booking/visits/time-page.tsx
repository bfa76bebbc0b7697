import type { Answer } from '#contract/contract.ts';
import { servicesIn } from '#domain/visits/services.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
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
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { movedBy, useVisit, type Changing, type VisitState } from './visit-store.ts';
import { daysToWaitFor } from './waiting-days.ts';
import { WaitingForm } from './waiting-form.tsx';
import { chosenService, loadVisitWords, type VisitWords } from './visit-words.ts';

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

/** The days and hours for an appointment, and the call that holds one. */
const useTimes = (visit: VisitState, work: Work) => {
  const t = useVisitTexts();
  const { hold, selectedDate } = visit;
  const choice = useTimeChoice({
    askDates,
    datesWanted: work,
    askTimes,
    timesWanted: (date) => ({ ...work, date }),
    first: hold?.date ?? selectedDate,
    hold,
    t,
  });
  const { day, again } = choice;
  const take = async (time: string) => {
    if (!day) return;
    useVisit.setState({ aviso: null });
    const refused = await holdVisit(day, time);
    if (refused === null) return;
    useVisit.setState({ aviso: refused || t.sinConexion });
    again();
  };
  return { ...choice, take };
};

/** Nobody waits for several services at once, nor for another time of what they have. */
const mayWait = ({ moving, servicio }: Work): boolean => moving === null && servicesIn(servicio).length === 1;

/** The hours of the open day, or why it has none; and the list of those who wait for one. */
const Hours = ({ times, work }: { times: ReturnType<typeof useTimes>; work: Work }) => {
  const t = useVisitTexts();
  const { dates, open, setDay, held, hours, take, again } = times;
  const empty = open?.libre === false && !held ? open.date : null;
  const waiting = held || !mayWait(work) ? [] : daysToWaitFor(open, dates?.dates ?? []);
  const { codTienda, servicio } = work;
  return (
    <>
      {empty && <VisitEmptyDay {...work} date={empty} onDay={setDay} />}
      {!empty && !hours && <HourSkeleton />}
      {!empty && hours && (
        <HourChoice t={t} legend={t.hora} times={hours} value={held} onChoose={(time) => void take(time)} />
      )}
      {open && waiting.length > 0 && (
        <WaitingForm
          key={open.date}
          codTienda={codTienda}
          servicio={servicio}
          date={open.date}
          dates={waiting}
          onFree={again}
        />
      )}
    </>
  );
};

const Times = ({ visit, ...work }: Work & { readonly visit: VisitState }) => {
  const t = useVisitTexts();
  const times = useTimes(visit, work);
  const { dates, day, setDay, trouble, again } = times;
  if (trouble !== null) {
    return (
      <Stack>
        <TryAgain t={t} onAgain={again}>
          {trouble}
        </TryAgain>
        <Others vehiculo={visit.vehiculo} />
      </Stack>
    );
  }
  if (!dates) return <TimeSkeleton />;
  return (
    <Stack>
      {!dates.dates.some(({ libre }) => libre) && <Notice tone="warning">{t.sinDias}</Notice>}
      <DayChoice t={t} days={dates.dates} chosen={{ day, onChoose: setDay }} />
      <div aria-live="assertive">{visit.aviso && <Notice tone="error">{visit.aviso}</Notice>}</div>
      <Hours times={times} work={work} />
      <Others vehiculo={visit.vehiculo} />
    </Stack>
  );
};

const ChosenTimes = ({ visit }: ScreenProps) => {
  const { selectedTaller, selectedService, modificando } = visit;
  if (!selectedTaller || !selectedService) return null;
  const { codTienda } = selectedTaller;
  return (
    <Times
      key={`${codTienda} ${selectedService}`}
      codTienda={codTienda}
      servicio={selectedService}
      moving={modificando}
      visit={visit}
    />
  );
};

const useExtras = () => {
  const words = useLoaderData<VisitWords>();
  const t = useVisitTexts();
  const goOn = useGoOn();
  const { selectedService, selectedTaller, hold } = useVisit();
  const service = chosenService(words, selectedService);
  return {
    skeletons: <TimeSkeleton />,
    lead: service && selectedTaller && t.fechaTexto(service.nombre, selectedTaller.alias, service.minutos),
    action: hold && <Button onClick={() => void goOn()}>{t.seguir}</Button>,
  };
};

export default visitPage('fecha-y-hora', ChosenTimes, useExtras);
