import type { Input } from '#contract/contract.ts';
import { answerBy, nextProposal, proposalsOf, timesFor, wishedTime } from '#domain/change-requests/change-request.ts';
import { changeRefusal, type ChangeRefusal } from '#domain/visits/may-change.ts';
import { isInPart } from '#domain/waiting/waiting.ts';
import { offeredStarts } from '#domain/booking/availability.ts';
import { daysFrom } from '#domain/booking/calendar.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { daysNear } from '#domain/booking/nearest-times.ts';
import { timesOf } from '#domain/booking/quarters.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { randomUUID } from 'node:crypto';
import { wishAt, type Occupancy } from '../booking/occupancy.ts';
import { occupancyNow } from '../booking/occupancy-now.ts';
import { holdTime } from '../booking/hold-time.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { instantAt, localTime, utcDay } from '../booking/local-time.ts';
import { invalid, type CallContext, type Runtime } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { workshopLanguage } from './workshop-language.ts';
import { insertChange, lastChangeOf, type ChangeRow, type OrderedRow } from './change-requests-store.ts';

/** With less than that no workshop answers in time. */
const leastMinutes = 30;
/** So many free times are tried, where others are quicker. */
const tries = 8;

type Wish = Input<'requestChange'>['body'];

/** Why another time is not asked for online; undefined where it may be. */
export const closedToRequests = (
  { clock, config }: Pick<Runtime, 'clock' | 'config'>,
  { starts, status }: OrderedRow,
): Refusal<ChangeRefusal> | undefined => {
  if (status !== 'confirmed') return refuse('cita-pasada');
  return changeRefusal({ starts, anulada: false }, clock(), config.booking.noticeMinutes + leastMinutes);
};

/** The free times that suit a wish, none before the goods are there, and not the one it has. */
const suitingTimes = (
  runtime: CallContext,
  occupancy: Occupancy,
  row: OrderedRow,
  { date, franja }: Wish,
): LocalTime[] => {
  const near = daysNear(date, localTime(runtime.clock(), occupancy.tz).fecha);
  const need = { stages: row.stages, earliest: row.entrega };
  const asked = wishAt(occupancy, need, runtime.clock(), runtime.config.booking);
  const has = localTime(row.starts, row.tz);
  const free = daysFrom(near.from, near.days)
    .filter((fecha) => fecha <= asked.latest)
    .flatMap((fecha) => timesOf(offeredStarts(occupancy.day(fecha), asked)).map((hora) => ({ fecha, hora })))
    .filter(({ fecha, hora }) => fecha !== has.fecha || hora !== has.hora);
  const suiting = free.filter(({ hora }) => isInPart(hora, franja));
  // Quarters of an hour beside each other are one choice, not three.
  const apart = (suiting.length > 0 ? suiting : free).filter(({ hora }) => /:[03]0$/.test(hora));
  return apart.length >= proposalsOf.most ? apart : free;
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const minuteOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

/** Holds those times for the appointment that suit a wish best; those of its day come first. */
const holdNearest = async (
  context: CallContext,
  row: OrderedRow,
  { times, wanted, minutes }: { times: readonly LocalTime[]; wanted: LocalTime; minutes: number },
) => {
  const { database, clock, config } = context;
  const held: { token: string; fecha: string; hora: string }[] = [];
  let left = times;
  const whole = jobMinutes(row.stages);
  for (let tried = 0; tried < tries && held.length < proposalsOf.most; tried += 1) {
    const nearest = nextProposal(left, wanted, held);
    if (!nearest) break;
    const { fecha, hora } = nearest;
    left = left.filter((each) => each !== nearest);
    const token = randomUUID();
    const answer = await holdTime(database, {
      codTienda: row.codTienda,
      fecha,
      hora,
      need: { stages: row.stages, earliest: row.entrega ?? fecha },
      token,
      matricula: null,
      now: clock(),
      rules: { ...config.booking, holdMinutes: minutes, holdMaxMinutes: minutes },
      moving: row.citaId,
      kind: 'move_hold',
    });
    if (isRefusal(answer)) continue;
    held.push({ token, fecha, hora });
    // Times within one another are one choice, not two.
    left = left.filter((each) => each.fecha !== fecha || Math.abs(minuteOf(each.hora) - minuteOf(hora)) >= whole);
  }
  const rank = ({ fecha, hora }: LocalTime) => `${fecha === wanted.fecha ? '' : fecha}${hora}`;
  return held.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

export const releaseAll = async (
  context: Pick<Runtime, 'database'>,
  proposals: ChangeRow['proposals'],
): Promise<void> => {
  for (const { token } of proposals) await releaseHold(context.database, token);
};

/** Asks a workshop for another time: up to three near the wish are held until it answers. */
export const requestChange = async (context: CallContext, row: OrderedRow, wish: Wish) => {
  const { database, clock, config } = context;
  const late = closedToRequests(context, row);
  if (late) return late;
  const now = clock();
  const here = localTime(now, row.tz);
  if (wish.date < here.fecha) return invalid({ date: 'dia-pasado' });
  const last = await lastChangeOf(database, row.citaId);
  if (last?.status === 'pendiente') return refuse('cambio-pendiente');

  const near = daysNear(wish.date, here.fecha);
  const ask = { codTienda: row.codTienda, today: utcDay(now), ...near, token: null, moving: row.citaId };
  const occupancy = await occupancyNow(database, ask);
  if (!occupancy) return refuse('taller-no-existe');
  const notice = config.booking.noticeMinutes * minuteMs;
  const ends = earlier(
    instantAt(answerBy(here, occupancy.isWorkingDay), row.tz),
    new Date(row.starts.getTime() - notice),
  );
  const wanted = wishedTime(wish.date, wish.franja);
  const bookable = (time: LocalTime) => new Date(instantAt(time, row.tz).getTime() - notice);
  const all = suitingTimes(context, occupancy, row, wish).filter(
    (time) => bookable(time).getTime() - now.getTime() >= leastMinutes * minuteMs,
  );
  const times = timesFor(all, wanted, (time) => bookable(time) >= ends);
  const first = times.map(bookable).reduce(earlier, ends);
  const minutes = (first.getTime() - now.getTime()) / minuteMs;
  const proposals = await holdNearest(context, row, { times, wanted, minutes });
  if (proposals.length === 0) return refuse('cambio-sin-horas', { telefono: row.telefono });

  const { citaId, orderId, codTienda } = row;
  const { date: fecha, franja } = wish;
  const comentario = wish.comentario || null;
  const asked = { id: randomUUID(), citaId, orderId, codTienda, fecha, franja, comentario, vence: first, proposals };
  const written = await database.transaction(async (tx) => {
    if (!(await insertChange(tx, asked, now))) return false;
    const datos = { solicitud: asked.id };
    await queueMail(tx, {
      template: 'cambio-pedido',
      destinatario: row.emailTaller,
      idioma: workshopLanguage(row),
      datos,
    });
    await queueMail(tx, { template: 'cambio-recibido', destinatario: row.email, idioma: row.idioma, datos });
    return true;
  });
  if (!written) {
    await releaseAll(context, proposals);
    return refuse('cambio-pendiente');
  }
  return { ...asked, status: 'pendiente' as const, frase: null };
};
