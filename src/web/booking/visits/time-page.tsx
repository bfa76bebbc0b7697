import type { Answer } from '#contract/contract.ts';
import { servicesIn } from '#domain/visits/services.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { DayChoice } from '#web/walk/day-choice.tsx';
import { FirstHours } from '#web/walk/first-hours.tsx';
import { HourChoice } from '#web/walk/hour-choice.tsx';
import { HoursPlace } from '#web/walk/hours-place.tsx';
import { TimeHead } from '#web/walk/time-head.tsx';
import { TimeSkeleton } from '#web/walk/time-skeleton.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useTapped } from '#web/walk/use-tapped.ts';
import { useTimeChoice } from '#web/walk/use-time-choice.ts';
import { Link } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { VisitEmptyDay } from './visit-empty-day.tsx';
import { VisitHold } from './visit-hold.tsx';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { movedBy, useVisit, type Changing, type VisitState } from './visit-store.ts';
import { daysToWaitFor } from './waiting-days.ts';
import { WaitingForm } from './waiting-form.tsx';
import { chosenService, loadVisitWords } from './visit-words.ts';

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

const Others = ({ vehiculo }: Pick<VisitState, 'vehiculo'>) => {
  const t = useVisitTexts();
  const language = useLanguage();
  return (
    <>
      <Link to={address(pageOfStep('seleccion-taller', vehiculo), language)}>{t.otroTaller}</Link>
      <Link to={address(pageOfStep('servicios', vehiculo), language)}>{t.otroServicio}</Link>
    </>
  );
};

/** The days and hours for an appointment, and the call that holds one. */
const useTimes = (visit: VisitState, work: Work) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const tapped = useTapped();
  const { hold, selectedDate } = visit;
  const choice = useTimeChoice({
    askDates,
    datesWanted: work,
    first: hold?.date ?? selectedDate,
    hold,
    onTake: async ({ date, time }) => {
      useVisit.setState({ aviso: null });
      const refused = await holdVisit(date, time);
      if (refused !== null) useVisit.setState({ aviso: refused || t.sinConexion });
      return refused === null;
    },
    t,
  });
  /** A tap leads on. Who goes through the hours by keys reads them first, and goes on by the button. */
  const choose = async (time: { date: string; time: string }) => {
    const leads = tapped.current;
    if ((await choice.take(time)) && leads) await goOn();
  };
  return { ...choice, choose };
};

/** What the step's head says of it. */
type Head = Pick<Parameters<typeof TimeHead>[0], 'where' | 'detail'>;

/** Nobody waits for several services at once, nor for another time of what they have. */
const mayWait = ({ moving, servicio }: Work): boolean => moving === null && servicesIn(servicio).length === 1;

/** The hours of the open day, or why it has none; and the list of those who wait for one. */
const Hours = ({ times, work }: { times: ReturnType<typeof useTimes>; work: Work }) => {
  const t = useVisitTexts();
  const { dates, day, open, setDay, held, marked, hours, room, choose, again } = times;
  const empty = open?.libre === false && !held ? open.date : null;
  const waiting = held || !mayWait(work) ? [] : daysToWaitFor(open, dates?.dates ?? []);
  const { codTienda, servicio } = work;
  return (
    <>
      {empty && (
        <HoursPlace t={t} room={room}>
          <VisitEmptyDay {...work} date={empty} onDay={setDay} />
        </HoursPlace>
      )}
      {!empty && day && (
        <HourChoice
          t={t}
          legend={t.hora}
          times={hours}
          room={room}
          value={marked?.date === day ? marked.time : ''}
          onChoose={(time) => void choose({ date: day, time })}
        />
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

const Times = ({ visit, head, ...work }: Work & { readonly visit: VisitState; readonly head: Head }) => {
  const t = useVisitTexts();
  const times = useTimes(visit, work);
  const { dates, day, setDay, firstHours, marked, choose, trouble, again } = times;
  const others = <Others vehiculo={visit.vehiculo} />;
  if (trouble !== null) {
    return (
      <Stack>
        <TryAgain t={t} onAgain={again}>
          {trouble}
        </TryAgain>
        <p>{others}</p>
      </Stack>
    );
  }
  if (!dates) return <TimeSkeleton text={t.cargando} />;
  return (
    <Stack>
      <TimeHead
        t={t}
        {...head}
        minutes={dates.minutos}
        others={others}
        hold={visit.hold && <VisitHold visit={visit} lost={false} />}
      />
      {!dates.dates.some(({ libre }) => libre) && <Notice tone="warning">{t.sinDias}</Notice>}
      <FirstHours t={t} hours={firstHours} marked={marked} onTake={(hour) => void choose(hour)} />
      <DayChoice t={t} days={dates.dates} chosen={{ day, onChoose: setDay }} />
      <div aria-live="assertive">{visit.aviso && <Notice tone="error">{visit.aviso}</Notice>}</div>
      <Hours times={times} work={work} />
    </Stack>
  );
};

const ChosenTimes = ({ visit, words }: ScreenProps) => {
  const { selectedTaller, selectedService, modificando } = visit;
  if (!selectedTaller || !selectedService) return null;
  const { codTienda, alias } = selectedTaller;
  return (
    <Times
      key={`${codTienda} ${selectedService}`}
      codTienda={codTienda}
      servicio={selectedService}
      moving={modificando}
      visit={visit}
      head={{ where: alias, detail: chosenService(words, selectedService)?.nombre }}
    />
  );
};

const useExtras = () => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const { hold } = useVisit();
  return {
    skeletons: <TimeSkeleton text={t.cargando} />,
    action: hold && <Button onClick={() => void goOn()}>{t.seguir}</Button>,
  };
};

export default visitPage('fecha-y-hora', ChosenTimes, useExtras);
