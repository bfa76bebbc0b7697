import type { Input } from '#contract/contract.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { overlaps, type DaySpan } from '#domain/agenda/day-time.ts';
import { bayServes } from '#domain/booking/availability.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { jobMinutes, type Stage } from '#domain/booking/job.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { dayMinutes, minuteMs, minuteOf, timeAt } from '#domain/time.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { randomUUID } from 'node:crypto';
import { findScooterBrand, stagesOf } from '../visit-services/visit-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { confirmVisit, writeVisit, type NewVisit } from '../visits/visits-store.ts';
import { holdTime } from '../booking/hold-time.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { localTime } from '../booking/local-time.ts';
import { refusePlate } from '../booking/refuse-plate.ts';
import { invalid, type CallContext, type Handler } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { loadRows, loadStages, type AgendaBay } from './agenda-store.ts';
import { asStaffAction } from './as-staff-action.ts';
import { quarterOf, timeRefusal, unsuitable } from './check-time.ts';
import { clashWith, refusalFor } from './name-obstacles.ts';
import { placementOf } from './open-appointment.ts';
import { placeRows } from './place-store.ts';
import { openAgenda, type OpenAgenda } from './open-agenda.ts';
import { markWalkIn } from './visits-store.ts';
import { takesBay } from './move-allocation.ts';

type Wish = Input<'bookWalkIn'>['body'];

type Person = Omit<NewVisit, 'id' | 'servicio' | 'registroLead'>;

/** Of any country: four characters and more, with a figure among them; null of none. */
const plateOf = ({ matricula: typed }: Wish): string | null | Refusal<'matricula-no-valida'> => {
  const matricula = normalisePlate(typed ?? '');
  if (matricula === '') return null;
  return matricula.length >= 4 && /\d/.test(matricula) ? matricula : refuse('matricula-no-valida');
};

/** Who stands there, in the form that is kept: staff ask for no more than they need. */
const readPerson = async (
  { database, language }: CallContext,
  wish: Wish,
  { vehiculo }: VisitServiceRow,
): Promise<Person | Refusal<'datos-no-validos'>> => {
  const email = wish.email ? readEmail(wish.email) : '';
  const telefono = wish.telefono ? readPhone(wish.telefono) : '';
  if (isRefusal(email)) return invalid({ email: email.refusal });
  if (isRefusal(telefono)) return invalid({ telefono: telefono.refusal });
  const matricula = plateOf(wish);
  if (isRefusal(matricula)) return invalid({ matricula: matricula.refusal });
  const namesBrand = vehiculo === 'patinete' && Boolean(wish.marca);
  const marcaPatinete = namesBrand ? await findScooterBrand(database, wish.marca) : null;
  if (namesBrand && marcaPatinete === null) return invalid({ marca: 'campo-opcion' });
  return {
    accountId: null,
    nombre: wish.nombre,
    apellidos: wish.apellidos ?? '',
    email,
    emailNorm: email === '' ? '' : normaliseEmail(email),
    telefono,
    idioma: language,
    vehiculo,
    marcaPatinete,
    matricula,
    comentario: wish.comentario || null,
    precioAnunciado: null,
  };
};

const chosenBay = (
  { language }: CallContext,
  { bays }: OpenAgenda['shop'],
  bayId: number | null | undefined,
  stage: Stage | undefined,
): AgendaBay | undefined | Refusal<'agenda-puesto-no-sirve' | 'datos-no-validos'> => {
  if (bayId === null || bayId === undefined || !stage) return undefined;
  const bay = bays.find((each) => each.bayId === bayId);
  if (!bay) return invalid({ bayId: 'campo-opcion' });
  return bayServes(bay, stage) ? bay : unsuitable(bay, stage, language);
};

/** The time that staff wrote down, else the quarter that has begun. */
const timeOf = (
  { date, time }: Wish,
  now: LocalTime,
  stages: readonly Stage[],
): (LocalTime & { readonly span: DaySpan }) | Refusal<'datos-no-validos'> => {
  if (!date !== !time) return invalid(date ? { time: 'campo-obligatorio' } : { date: 'campo-obligatorio' });
  const begun = quarterOf(now);
  const hora = time ?? begun.hora;
  if (minuteOf(hora) % 15 !== 0) return invalid({ time: 'hora-cuarto' });
  const ends = minuteOf(hora) + jobMinutes(stages);
  if (ends > dayMinutes) return invalid({ time: 'campo-opcion' });
  return { fecha: date ?? begun.fecha, hora, span: { desde: hora, hasta: timeAt(ends) } };
};

/** What has one of some bays then; undefined where nothing has. */
const clashOn = async (
  { database, language }: CallContext,
  codTienda: number,
  bays: readonly AgendaBay[],
  { date, ...span }: DaySpan & { readonly date: string },
) => {
  const rows = await loadRows(database, { codTienda, from: date, days: 1 });
  const there = rows.filter(
    (row) => takesBay(row) && overlaps(row, span) && bays.some(({ bayId }) => bayId === row.bayId),
  );
  return there.length === 0 ? undefined : await clashWith(database, [...new Set(there.map(({ id }) => id))], language);
};

/**
 * Writes down a person who stands there, or phones: held and confirmed as any appointment is, on the bay that staff
 * choose. A person who stands there has arrived.
 */
export const bookWalkIn: Handler<'bookWalkIn'> = async (context, { params: { codTienda }, body: wish }) => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const { shop } = open;
  const { database, clock, config, language } = context;
  const service = (await loadVisitServices(database)).find(({ servicio }) => servicio === wish.servicio);
  if (!service) return refuse('servicio-no-existe');
  const person = await readPerson(context, wish, service);
  if (isRefusal(person)) return person;
  const stages = stagesOf([service]);
  const bay = chosenBay(context, shop, wish.bayId, stages[0]);
  if (isRefusal(bay)) return bay;

  const now = localTime(clock(), shop.tz);
  const time = timeOf(wish, now, stages);
  if (isRefusal(time)) return time;
  const { fecha, hora, span } = time;
  const late = await timeRefusal(database, shop, language, { ...span, date: fecha, now, fueraDeHorario: false });
  if (late) return late;

  const token = randomUUID();
  const quarterMs = 15 * minuteMs;
  const held = await holdTime(database, {
    codTienda,
    fecha,
    hora,
    need: { stages, earliest: fecha },
    token,
    matricula: person.matricula,
    now: new Date(Math.floor(clock().getTime() / quarterMs) * quarterMs),
    rules: { ...config.booking, noticeMinutes: 0, horizonDays: 366 },
  });
  if (isRefusal(held)) {
    if (held.refusal !== 'hora-ocupada') return held;
    const able = shop.bays.filter((each) => (bay ? each === bay : stages.some((stage) => bayServes(each, stage))));
    return (await clashOn(context, codTienda, able, { ...span, date: fecha })) ?? held;
  }

  const done = await asStaffAction(context, open, async (tx) => {
    const { matricula, idioma, email: destinatario } = person;
    const { codigo, id, alias } = await confirmVisit(tx, { token, matricula, previous: null });
    if (codigo === 'matricula-ya-citada') return refusePlate(matricula, alias);
    if (codigo !== null) return refuse('reserva-caducada');
    await writeVisit(tx, { ...person, id, servicio: service.servicio, registroLead: null }, clock());
    await markWalkIn(tx, id);
    await queueMail(tx, { template: 'cita-confirmada', destinatario, idioma, datos: { visitId: id } });
    const rows = (await loadStages(tx, { codTienda, id })).map((row) =>
      placementOf(row, {
        ...(bay && row.etapa === 1 ? { bayId: bay.bayId } : {}),
        ...(wish.date ? {} : { status: 'arrived' as const }),
      }),
    );
    const about = { language, matricula, taller: shop.alias };
    const refused = await refusalFor(tx, await placeRows(tx, codTienda, { rows }), about);
    return refused ?? { id, avisados: destinatario === '' ? 0 : 1 };
  });
  if (!isRefusal(done)) return { deshacer: null, ...done.answer };
  await releaseHold(database, token);
  return done;
};
