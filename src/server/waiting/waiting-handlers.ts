import type { waiting } from '#contract/waiting.ts';
import type { Input } from '#contract/contract.ts';
import { isInPart } from '#domain/waiting/waiting.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { addDays, daysFrom } from '#domain/booking/calendar.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { findBookable, showVisitWork, stagesOf, type VisitWork } from '../visit-services/visit-services.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';
import { showHold } from '../basket/show-basket.ts';
import { freeTimes } from '../booking/free-times.ts';
import { readHold, releaseHold } from '../booking/keep-hold.ts';
import { localTime } from '../booking/local-time.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { dayInWords } from '../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import { notifyFreed } from './notify-freed.ts';
import { isSignedWish } from './waiting-signature.ts';
import {
  countWishes,
  deleteWish,
  endOffer,
  findWish,
  insertWish,
  type NewWish,
  type WishRow,
} from './waiting-store.ts';

/** As many days as somebody may wait for, and as many wishes as one person may have. */
const most = { days: 31, wishes: 5 } as const;

type Joining = Input<'joinWaiting'>['body'];

/** Who waits, in the form that is kept, or what is wrong beside each field. */
const readContact = async ({ database }: CallContext, { email: typed, telefono, privacidad }: Joining) => {
  const blocked = await readBlocklists(database);
  const email = readEmail(typed, blocked.emails);
  const phone = telefono ? readPhone(telefono, blocked.phones) : null;
  if (!isRefusal(email) && !isRefusal(phone) && privacidad) return { email, telefono: phone };
  return invalid({
    ...(isRefusal(email) ? { email: typed ? email.refusal : 'campo-obligatorio' } : {}),
    ...(isRefusal(phone) ? { telefono: phone.refusal } : {}),
    ...(privacidad ? {} : { privacidad: 'privacidad-obligatoria' }),
  });
};

/** The first time that suits a wish and is free already. */
const freeAlready = async (context: CallContext, { codTienda, desde, hasta, franja }: Joining, work: VisitWork) => {
  const { database, clock, config } = context;
  for (let fecha = desde; fecha <= hasta; fecha = addDays(fecha, 1)) {
    const ask = { codTienda, fecha, need: { stages: stagesOf(work) }, now: clock(), rules: config.booking };
    const times = await freeTimes(database, ask);
    if (isRefusal(times)) return times;
    const hora = times.find((time) => isInPart(time, franja));
    if (hora !== undefined) return { fecha, hora };
  }
  return null;
};

const signedWish = async (
  { database }: CallContext,
  id: string,
  firma: string | undefined,
): Promise<WishRow | undefined> =>
  (await isSignedWish(database, id, firma)) ? await findWish(database, id) : undefined;

export const waitingHandlers = {
  joinWaiting: async (context, { body }) => {
    const { database, clock, config, language } = context;
    const { codTienda, selectedService, desde, hasta, franja } = body;
    const found = await findBookable(context, codTienda, selectedService);
    if (isRefusal(found)) return found;
    const today = localTime(clock(), found.workshop.tz).fecha;
    if (hasta < today) return invalid({ hasta: 'dia-pasado' });
    if (hasta < desde) return invalid({ hasta: 'fin-antes' });
    const last = daysFrom(desde < today ? today : desde, most.days).at(-1) ?? desde;
    if (hasta > last || hasta > addDays(today, config.booking.horizonDays)) return invalid({ hasta: 'campo-maximo' });
    const contact = await readContact(context, body);
    if (isRefusal(contact)) return contact;
    const free = await freeAlready(context, { ...body, desde: desde < today ? today : desde }, found.work);
    if (isRefusal(free)) return free;
    if (free) return refuse('espera-hay-hora', { dia: dayInWords(free.fecha, language), hora: shortTime(free.hora) });

    const idioma = body.idioma ?? language;
    const emailNorm = normaliseEmail(contact.email);
    const wish: NewWish = {
      id: randomUUID(),
      codTienda,
      servicio: selectedService,
      desde,
      hasta,
      franja,
      ...contact,
      emailNorm,
      idioma,
    };
    if ((await countWishes(database, wish)) >= most.wishes) return refuse('espera-demasiadas');
    await database.transaction(async (tx) => {
      const written = await insertWish(tx, wish, clock());
      if (!written) return;
      const datos = { wishId: written.id };
      await queueMail(tx, { template: 'espera-apuntada', destinatario: contact.email, idioma, datos });
    });
    return { apuntada: true as const };
  },

  readWaiting: async (context, { params: { id }, query: { firma } }) => {
    const wish = await signedWish(context, id, firma);
    if (!wish) return refuse('no-existe');
    const { database, config, language } = context;
    const { workshops } = await recentWorkshops(database);
    const workshop = workshops.find(({ codTienda }) => codTienda === wish.codTienda);
    const service = (await loadVisitServices(database)).find(({ servicio }) => servicio === wish.servicio);
    if (!workshop || !service) return refuse('no-existe');
    const { desde, hasta, franja, email, telefono, token } = wish;
    const held = token === null ? null : await readHold(database, { token, rules: config.booking });
    return {
      desde,
      hasta,
      franja,
      email,
      telefono,
      taller: showWorkshop(workshop, language),
      servicio: showVisitWork([service], language),
      plaza: held && token !== null ? { reserva: token, hold: showHold(held) } : null,
    };
  },

  passWaiting: async (context, { params: { id }, query: { firma } }) => {
    const wish = await signedWish(context, id, firma);
    if (!wish) return refuse('no-existe');
    const { database, clock } = context;
    if (wish.token !== null) {
      await releaseHold(database, wish.token);
      await endOffer(database, { id, token: wish.token }, clock());
      await notifyFreed(database, wish.codTienda, clock());
    }
    return { pasada: true as const };
  },

  leaveWaiting: async (context, { params: { id }, query: { firma } }) => {
    const wish = await signedWish(context, id, firma);
    const { database, clock } = context;
    const left = wish && (await deleteWish(database, id));
    if (!wish || !left) return refuse('no-existe');
    if (left.token !== null) {
      await releaseHold(database, left.token);
      await notifyFreed(database, wish.codTienda, clock());
    }
    return { borrada: true as const };
  },
} satisfies Pick<Handlers, keyof typeof waiting>;
