import type { Input } from '#contract/contract.ts';
import { validateVisit } from '#domain/visits/visit.ts';
import { sameStages } from '#domain/booking/job.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { randomUUID } from 'node:crypto';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { holderOf } from '../booking/holder.ts';
import { holdTimeFor, type CountedRefusal, type HeldTime } from '../booking/hold-time.ts';
import { readHold, releaseHold } from '../booking/keep-hold.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import { invalid, type CallContext, type CallRefusal } from '../runtime.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { fulfilWish } from '../waiting/waiting-store.ts';
import { timeOfVisit, type TimedWish } from './chosen-time.ts';
import { closedSince, openToChange } from './open-to-change.ts';
import { orVisitCapReached, placesOfVisit } from '../guests/guest-places.ts';
import { takePlaces } from '../guests/guest-places-store.ts';
import { findBookable, stagesOf } from '../visit-services/visit-services.ts';
import { loadScooterBrands, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { signVisit } from './visit-signature.ts';
import { confirmVisit, writeVisit, type NewVisit, type VisitRow } from './visits-store.ts';

type Asked = Input<'bookVisit'>['body'];
type Wish = TimedWish;

export interface BookedVisit {
  readonly citaPreviaId: string;
  readonly numero: string;
  readonly firma: string;
}

type Person = Omit<NewVisit, 'id' | 'servicio' | 'comentario' | 'registroLead'>;

/** Who comes with what, in the form that is kept; what an account, or the appointment that is moved, knows need not be typed. */
const readPerson = async (
  context: CallContext,
  { userData }: Wish,
  { vehiculo }: VisitServiceRow,
  before: VisitRow | null,
): Promise<Person | Refusal<'datos-no-validos'>> => {
  const { database, language } = context;
  const account = await context.account();
  const known = before ?? account;
  const form = {
    nombre: userData.nombre || known?.nombre,
    apellidos: userData.apellidos || known?.apellidos,
    email: userData.email || known?.email,
    telefono: userData.telefono || known?.telefono,
    matricula: userData.matricula ?? before?.matricula,
    marca: userData.marca ?? before?.marca,
    privacidad: known !== null || userData.privacidad,
  };
  const wrong = validateVisit(vehiculo, form, await readBlocklists(database));
  const brands = vehiculo === 'patinete' ? await loadScooterBrands(database) : [];
  const marcaPatinete = brands.find(({ slug, marca }) => slug === form.marca || marca === form.marca)?.slug ?? null;
  const fields = {
    ...wrong,
    ...(vehiculo === 'patinete' && !wrong.marca && !marcaPatinete ? { marca: 'campo-opcion' as const } : {}),
  };
  const errors = Object.entries(fields).map(([field, code]) => [`userData.${field}`, code] as const);
  if (errors.length > 0) return invalid(Object.fromEntries(errors));
  const email = assertRead(readEmail(form.email ?? ''));
  return {
    accountId: account?.id ?? null,
    nombre: form.nombre ?? '',
    apellidos: form.apellidos ?? '',
    email,
    emailNorm: normaliseEmail(email),
    telefono: assertRead(readPhone(form.telefono ?? '')),
    idioma: userData.idioma ?? language,
    vehiculo,
    marcaPatinete,
    matricula: vehiculo === 'patinete' ? null : normalisePlate(form.matricula ?? ''),
  };
};

/**
 * The time on the visitor's screen, held for the service: the hold made when it was chosen, or one made now. It carries
 * no plate: a change within one day would meet its own earlier time.
 */
export const holdVisit = async (
  context: CallContext,
  wish: Pick<Wish, 'selectedTaller' | 'selectedDate' | 'selectedTime'>,
  service: VisitServiceRow,
  { token, moving }: { readonly token: string; readonly moving: string | null },
): Promise<HeldTime | CountedRefusal> => {
  const { database, config, clock } = context;
  const stages = stagesOf(service);
  const held = await readHold(database, { token, rules: config.booking });
  const { selectedTaller: codTienda, selectedDate: fecha, selectedTime: hora } = wish;
  const isChosen = held?.codTienda === codTienda && held.fecha === fecha && held.hora === hora;
  if (held && isChosen && sameStages(held.stages, stages)) return held;
  const ask = {
    codTienda,
    fecha,
    hora,
    need: { stages, earliest: fecha },
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

/** Books the time of a wish, or moves an appointment to it: time, visit and mail in one transaction. */
const settle = async <Code extends string = never>(
  context: CallContext,
  wish: Wish,
  previous: Previous<Code> | null,
): Promise<BookedVisit | CallRefusal<'bookVisit'> | Refusal<Code>> => {
  const { database, clock } = context;
  const found = await findBookable(context, wish.selectedTaller, wish.selectedService);
  if (isRefusal(found)) return found;
  const person = await readPerson(context, wish, found.service, previous);
  if (isRefusal(person)) return person;
  const token = wish.reserva ?? randomUUID();
  const held = await holdVisit(context, wish, found.service, { token, moving: previous?.id ?? null });
  if (isRefusal(held)) return held;

  // One that is changed has its place already.
  const places = previous ? null : await placesOfVisit(context, person.email);
  const settled = await orVisitCapReached(
    context,
    async () =>
      await database.transaction(async (tx) => {
        const changed = await previous?.check(tx);
        if (changed) return changed;
        const { matricula, idioma } = person;
        const confirmed = await confirmVisit(tx, { token, matricula, previous: previous?.id ?? null });
        const { codigo, id, alias } = confirmed;
        if (codigo === 'matricula-ya-citada') return refuse(codigo, { matricula: matricula ?? '', taller: alias });
        if (codigo === 'reserva-caducada') return refuse(codigo);
        if (codigo !== null) throw new Error(`appointment ${previous?.id} lost its time while it was locked`);
        const visit = {
          ...person,
          id,
          servicio: wish.selectedService,
          comentario: (wish.comentario ?? previous?.comentario) || null,
          registroLead: wish.dataRegistroLeadMatricula ?? null,
        };
        await fulfilWish(tx, token);
        if (previous) await notifyFreed(tx, previous.codTienda, clock());
        const { numero, rev } = await writeVisit(tx, visit, clock());
        const template = previous ? 'cita-cambiada' : 'cita-confirmada';
        await queueMail(tx, { template, destinatario: person.email, idioma, datos: { visitId: id } });
        await takePlaces(tx, places, { visit: id }, clock());
        return { id, numero, rev };
      }),
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
