import type { Answer } from '#contract/contract.ts';
import type { VisitTexts } from '#i18n/es/visits.ts';
import type { Language } from '#domain/language.ts';
import { afterChoice } from '#domain/visits/steps.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { EmptyDay, EmptyDaySkeleton, type WayOut } from '#web/walk/empty-day.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { chosenWorkshop, movedBy, useVisit, type Changing, type VisitState } from './visit-store.ts';

interface DayWanted {
  readonly codTienda: number;
  readonly servicio: string;
  readonly date: string;
  readonly moving: Changing | null;
}

const askWhy: Ask<DayWanted, Answer<'explainVisitDay'>> = (api, { codTienda, servicio, date, moving }, signal) =>
  api(
    'explainVisitDay',
    { params: { id: codTienda, x: servicio }, body: { date, ...movedBy(moving) } },
    { ...signedIn(), signal },
  );

/** Takes a way out with one tap: another service or workshop where it says so, and the time. */
const take = async (change: Partial<VisitState>, date: string, time: string, sinConexion: string) => {
  useVisit.setState((state) => ({ ...afterChoice(state, change), selectedDate: date, aviso: null }));
  const refused = await holdVisit(date, time);
  if (refused !== null) useVisit.setState({ aviso: refused || sinConexion });
};

const waysOut = (
  { dia, alternativas: { servicio, talleres, otroDia } }: Answer<'explainVisitDay'>,
  { t, language, onDay }: { t: VisitTexts; language: Language; onDay: (date: string) => void },
): WayOut[] => {
  const way = (key: string, text: string, date: string, time: string, change: Partial<VisitState>): WayOut => ({
    key,
    text,
    time: shortTime(time),
    onTake: async () => {
      if (date !== dia.date) onDay(date);
      await take(change, date, time, t.sinConexion);
    },
  });
  return [
    ...(servicio
      ? [
          way('servicio', t.salidaServicio(servicio.servicio.nombre), dia.date, servicio.time, {
            selectedService: servicio.servicio.servicio,
          }),
        ]
      : []),
    ...talleres.map(({ taller, minutos, time }) =>
      way(String(taller.codTienda), t.salidaTaller(taller.alias, minutos), dia.date, time, {
        selectedTaller: chosenWorkshop(taller),
      }),
    ),
    ...(otroDia ? [way('dia', t.salidaDia(dayInWords(otroDia.date, language)), otroDia.date, otroDia.time, {})] : []),
  ];
};

/** Why a day has no time for an appointment, and what would open it: asked for when somebody opens such a day. */
export const VisitEmptyDay = ({ onDay, ...wanted }: DayWanted & { readonly onDay: (date: string) => void }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { answer: why, of, failure } = useAnswer(askWhy, wanted);
  if (failure) return <Notice tone="error">{whyNot(failure, t.sinConexion)}</Notice>;
  if (!why || of?.date !== wanted.date) return <EmptyDaySkeleton text={t.cargando} />;
  return (
    <EmptyDay
      title={t.sinHorasEl(dayInWords(wanted.date, language))}
      waysTitle={t.salidas}
      ways={waysOut(why, { t, language, onDay })}
    >
      {why.dia.texto}
    </EmptyDay>
  );
};
