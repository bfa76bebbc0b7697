import type { Input } from '#contract/contract.ts';
import { sameStages } from '#domain/booking/job.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { holderOf } from '../booking/holder.ts';
import { holdTimeFor, isAt, type CountedRefusal, type HeldTime } from '../booking/hold-time.ts';
import { readHold, releaseHold } from '../booking/keep-hold.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import { refusePlate } from '../booking/refuse-plate.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { fulfilWish } from '../waiting/waiting-store.ts';
import { timeOfVisit, type TimedWish } from './chosen-time.ts';
import { closedSince, openToChange } from './open-to-change.ts';
import { orVisitCapReached, placesOfVisit, type GuestPlaces } from '../guests/guest-places.ts';
import { takePlaces } from '../guests/guest-places-store.ts';
import { costsIn } from '../visit-services/service-prices.ts';
import { findBookable, stagesOf, type VisitWork } from '../visit-services/visit-services.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { readVisitor, type Visitor } from './read-visitor.ts';
import { signVisit } from './visit-signature.ts';
import { confirmVisit, writeVisit, type AnnouncedPrice, type NewVisit, type VisitRow } from './visits-store.ts';

type Asked = Input<'bookVisit'>['body'];

export interface BookedVisit {
  readonly citaPreviaId: string;
  readonly numero: string;
  readonly firma: string;
}

/**
 * The time on the visitor's screen, held for the service: the hold made when it was chosen, or one made now. It carries
 * no plate: a change within one day would meet its own earlier time.
 */
export const holdVisit = async (
  context: CallContext,
  wish: Pick<TimedWish, 'selectedTaller' | 'selectedDate' | 'selectedTime'>,
  work: VisitWork,
  { token, moving }: { readonly token: string; readonly moving: string | null },
): Promise<HeldTime | CountedRefusal> => {
  const { database, config, clock } = context;
  const stages = stagesOf(work);
  const held = await readHold(database, { token, rules: config.booking });
  const time = { codTienda: wish.selectedTaller, fecha: wish.selectedDate, hora: wish.selectedTime };
  if (held && isAt(held, time) && sameStages(held.stages, stages)) return held;
  const ask = {
    ...time,
    need: { stages, earliest: time.fecha },
    token,
    matricula: null,
    now: clock(),
    rules: config.booking,
    moving,
  };
  return await holdTimeFor(database, ask, await holderOf(context));
};

/** An appointment that takes the new time, and what must still be true of it when everything is written. */
interface Previous<Code extends string> extends VisitRow {
  readonly check: (tx: Database) => Promise<Refusal<Code> | undefined>;
}

/** What is written of an appointment whose time is held under `token`. */
interface HeldVisit<Code extends string> {
  readonly wish: TimedWish;
  readonly visitor: Visitor;
  readonly token: string;
  /** Null of a new one. */
  readonly previous: Previous<Code> | null;
  readonly places: GuestPlaces | null;
  readonly precioAnunciado: AnnouncedPrice | null;
}

const visitOf = ({ wish, visitor, previous, precioAnunciado }: HeldVisit<string>, id: string): NewVisit => ({
  ...visitor,
  precioAnunciado,
  id,
  servicio: wish.selectedService,
  comentario: (wish.comentario ?? previous?.comentario) || null,
  registroLead: wish.dataRegistroLeadMatricula ?? null,
});

/** Turns the hold into an appointment: time, visit and mail together, in the caller's transaction. */
const writeHeld = async <Code extends string>(tx: Database, { clock }: CallContext, visit: HeldVisit<Code>) => {
  const { visitor, token, previous, places } = visit;
  const changed = await previous?.check(tx);
  if (changed) return changed;
  const { matricula, idioma, email } = visitor;
  const confirmed = await confirmVisit(tx, { token, matricula, previous: previous?.id ?? null });
  const { codigo, id, alias } = confirmed;
  if (codigo === 'matricula-ya-citada') return refusePlate(matricula, alias);
  if (codigo === 'reserva-caducada') return refuse(codigo);
  if (codigo !== null) throw new Error(`appointment ${previous?.id} lost its time while it was locked`);
  await fulfilWish(tx, token);
  if (previous) await notifyFreed(tx, previous.codTienda, clock());
  const { numero, rev } = await writeVisit(tx, visitOf(visit, id), clock());
  const template = previous ? 'cita-cambiada' : 'cita-confirmada';
  await queueMail(tx, { template, destinatario: email, idioma, datos: { visitId: id } });
  await takePlaces(tx, places, { visit: id }, clock());
  return { id, numero, rev };
};

/** What the page says that the work costs at a workshop: of one service, as several cost less than their sum. */
const announcedPrice = async (
  context: CallContext,
  { pais }: WorkshopRow,
  [service, ...more]: VisitWork,
): Promise<AnnouncedPrice | null> => {
  if (more.length > 0) return null;
  const costOf = await costsIn(context, pais);
  const { precio, precioDesde: desde, producto } = costOf(service);
  return precio === null ? null : { importe: fromEuros(precio), desde, unidades: producto?.unidades ?? 1 };
};

/** Books the time of a wish, or moves an appointment to it. */
const settle = async <Code extends string = never>(
  context: CallContext,
  wish: TimedWish,
  previous: Previous<Code> | null,
): Promise<BookedVisit | CallRefusal<'bookVisit'> | Refusal<Code>> => {
  const { database } = context;
  const found = await findBookable(context, wish.selectedTaller, wish.selectedService);
  if (isRefusal(found)) return found;
  const visitor = await readVisitor(context, wish.userData, found.work[0].vehiculo, previous);
  if (isRefusal(visitor)) return visitor;
  const token = wish.reserva ?? randomUUID();
  const held = await holdVisit(context, wish, found.work, { token, moving: previous?.id ?? null });
  if (isRefusal(held)) return held;

  // An appointment that is moved has its place already.
  const places = previous ? null : await placesOfVisit(context, visitor.email);
  const precioAnunciado = await announcedPrice(context, found.workshop, found.work);
  const visit = { wish, visitor, token, previous, places, precioAnunciado };
  const settled = await orVisitCapReached(
    context,
    async () => await database.transaction(async (tx) => await writeHeld(tx, context, visit)),
  );
  if (isRefusal(settled)) {
    // Made for this call alone: nobody needs it any more.
    if (!wish.reserva) await releaseHold(database, token);
    return settled;
  }
  forgetOccupancy(database, wish.selectedTaller);
  if (previous) forgetOccupancy(database, previous.codTienda);
  const { id, numero, rev } = settled;
  return { citaPreviaId: id, numero, firma: await signVisit(database, { id, rev }) };
};

export const bookVisit = async (
  context: CallContext,
  asked: Asked,
): Promise<BookedVisit | CallRefusal<'bookVisit'>> => {
  const wish = await timeOfVisit(context, asked, null);
  return isRefusal(wish) ? wish : await settle(context, wish, null);
};

/** Moves an appointment: its number and its place in the customer's calendar stay, its earlier links stop working. */
export const changeVisit = async (
  context: CallContext,
  { oldCitaId, firma, ...asked }: Input<'changeVisit'>['body'],
): Promise<BookedVisit | CallRefusal<'changeVisit'>> => {
  const open = await openToChange(context, oldCitaId, firma);
  if (isRefusal(open)) return open;
  const wish = await timeOfVisit(context, asked, oldCitaId);
  if (isRefusal(wish)) return wish;
  return await settle(context, wish, { ...open, check: async (tx) => await closedSince(tx, context, open) });
};
