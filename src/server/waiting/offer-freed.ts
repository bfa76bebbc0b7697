import { isInPart, offerMinutes } from '#domain/waiting/waiting.ts';
import { offeredStarts } from '#domain/booking/availability.ts';
import { daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import { timesOf } from '#domain/booking/quarters.ts';
import { isRefusal } from '#domain/refusal.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { randomUUID } from 'node:crypto';
import { stagesOf } from '../visit-services/visit-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { wishAt, type Occupancy } from '../booking/occupancy.ts';
import { occupancyNow } from '../booking/occupancy-now.ts';
import { holdTime } from '../booking/hold-time.ts';
import { lengthenHold } from '../booking/holds-store.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { instantAt, localTime, utcDay } from '../booking/local-time.ts';
import type { Runtime } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  claimWish,
  endOffer,
  forgetOldWishes,
  giveOffer,
  lapsedOffers,
  unclaimWish,
  waitingAt,
  workshopsWaitedFor,
  type WishRow,
} from './waiting-store.ts';

/** A worker that has not found a time by then is taken for dead. */
const claimMinutes = 2;
/** So many times are tried for one person in one round, where others are quicker. */
const tries = 4;

type Waiting = WishRow & { readonly offered: readonly string[] };

interface Candidate {
  readonly fecha: Fecha;
  readonly hora: string;
  /** For how long it is held. */
  readonly minutes: number;
}

/** The times that suit a wish, the earliest first: free, bookable long enough, and never offered to it before. */
const candidatesFor = (
  runtime: Runtime,
  occupancy: Occupancy,
  wish: Waiting,
  service: VisitServiceRow,
): Candidate[] => {
  const { clock, config } = runtime;
  const now = clock();
  const asked = wishAt(occupancy, { stages: stagesOf([service]) }, now, config.booking);
  const { fecha: today, hora: wall } = localTime(now, occupancy.tz);
  const from = wish.desde > today ? wish.desde : today;
  const days = Math.round((Date.parse(wish.hasta) - Date.parse(from)) / dayMs) + 1;
  return daysFrom(from, Math.max(0, days)).flatMap((fecha) =>
    timesOf(offeredStarts(occupancy.day(fecha), asked)).flatMap((hora) => {
      if (!isInPart(hora, wish.franja) || wish.offered.includes(`${fecha} ${hora}`)) return [];
      const starts = instantAt({ fecha, hora }, occupancy.tz);
      const minutes = offerMinutes({ now, starts, noticeMinutes: config.booking.noticeMinutes }, wall);
      return minutes === null ? [] : [{ fecha, hora, minutes }];
    }),
  );
};

/** Holds a time for a person and writes to them; false where somebody else was quicker. */
const offer = async (runtime: Runtime, wish: Waiting, service: VisitServiceRow, time: Candidate, until: Date) => {
  const { database, clock, config } = runtime;
  const now = clock();
  const token = randomUUID();
  const { fecha, hora, minutes } = time;
  // Held for a moment only until it is written whose it is: a worker that dies in between keeps nobody from it.
  const rules = { ...config.booking, holdMinutes: claimMinutes, holdMaxMinutes: claimMinutes };
  const { codTienda } = wish;
  const need = { stages: stagesOf([service]), earliest: fecha };
  const held = await holdTime(database, { codTienda, fecha, hora, need, token, matricula: null, now, rules });
  if (isRefusal(held)) return false;
  const vence = new Date(now.getTime() + minutes * minuteMs);
  const given = await database.transaction(async (tx) => {
    if (!(await lengthenHold(tx, { token, minutes, longest: minutes }))) return false;
    if (!(await giveOffer(tx, { id: wish.id, until, token, fecha, hora, vence }))) return false;
    const { email: destinatario, idioma } = wish;
    await queueMail(tx, { template: 'espera-plaza', destinatario, idioma, datos: { wishId: wish.id } });
    return true;
  });
  if (!given) await releaseHold(database, token);
  return given;
};

/** Gives one person the first of some times that is still free. */
const serve = async (
  runtime: Runtime,
  wish: Waiting,
  service: VisitServiceRow,
  candidates: readonly Candidate[],
): Promise<void> => {
  const { database, clock } = runtime;
  const until = new Date(clock().getTime() + claimMinutes * minuteMs);
  if (!(await claimWish(database, wish.id, clock(), until))) return;
  for (const time of candidates.slice(0, tries)) if (await offer(runtime, wish, service, time, until)) return;
  await unclaimWish(database, wish.id, until);
};

const offerAt = async (runtime: Runtime, codTienda: number, services: readonly VisitServiceRow[]): Promise<void> => {
  const { database, clock } = runtime;
  const wishes = await waitingAt(database, codTienda);
  const today = utcDay(clock());
  const last = wishes.reduce((late, { hasta }) => (hasta > late ? hasta : late), today);
  const days = Math.round((Date.parse(last) - Date.parse(today)) / dayMs) + 2;
  const look = async () => await occupancyNow(database, { codTienda, today, from: today, days, token: null });
  let occupancy = await look();
  for (const wish of wishes) {
    const service = services.find(({ servicio }) => servicio === wish.servicio);
    if (!service || !occupancy?.web) continue;
    const candidates = candidatesFor(runtime, occupancy, wish, service);
    if (candidates.length === 0) continue;
    await serve(runtime, wish, service, candidates);
    // Taken now by this person, or before by a quicker one.
    occupancy = await look();
  }
};

/**
 * Hands every freed time to one person who waits for it, as a hold, in turn. What nobody took in time goes to the next;
 * who waited for days that are over is forgotten. Several workers may do this at once: holding decides whose a time is.
 */
export const offerFreed = async (runtime: Runtime): Promise<void> => {
  const { database, clock } = runtime;
  for (const lapsed of await lapsedOffers(database, clock())) {
    await releaseHold(database, lapsed.token);
    await endOffer(database, lapsed, clock());
  }
  await forgetOldWishes(database, clock());
  const codTiendas = await workshopsWaitedFor(database);
  if (codTiendas.length === 0) return;
  const services = await loadVisitServices(database);
  for (const codTienda of codTiendas) await offerAt(runtime, codTienda, services);
};
