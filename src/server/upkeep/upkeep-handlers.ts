import type { Input } from '#contract/contract.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { upkeep } from '#contract/upkeep.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { readDot, toldRefusal, type Told } from '#domain/upkeep/told.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import type { KnownCar } from './car-facts.ts';
import { shownWith, showNext, type ShownWith } from './car-timeline.ts';
import { ownCars, type OwnCar } from './own-cars.ts';
import { areSignedReminders } from './upkeep-signature.ts';
import { beginReminders, endReminders, findReminded, forgetTold, keepTold } from './upkeep-store.ts';

type Sent = Omit<Input<'tellUpkeep'>['body'], 'olvidar'>;

/** What is told, with the day that a tyre's code names; refused beside the field that is wrong. */
const readTold = (sent: Sent, now: Date, at = ''): Told | Refusal<'datos-no-validos'> => {
  const today = dayOnTheWall(now);
  const made = sent.dot ? readDot(sent.dot, today) : undefined;
  if (made !== undefined && isRefusal(made)) return invalid({ [`${at}dot`]: made.refusal });
  const told: Told = {
    cosa: sent.cosa,
    fecha: sent.sin ? null : (made ?? sent.fecha ?? null),
    kms: sent.sin ? null : (sent.kms ?? null),
    sin: sent.sin,
    temporada: sent.temporada ?? null,
  };
  const wrong = toldRefusal(told, today);
  return wrong ? invalid({ [`${at}${wrong.field}`]: wrong.code }) : told;
};

const showCar = (car: OwnCar, shown: ShownWith) => {
  const { id, matricula, tipoVehiculo, marca, modelo, motor } = car.row;
  const { dicho, avisos } = car;
  return { ...showNext(car, shown), id, matricula, tipoVehiculo, marca, modelo, motor, dicho: [...dicho], avisos };
};

const carsOf = async (context: CallContext): Promise<OwnCar[]> => {
  const account = await context.account();
  return account ? await ownCars(context.database, account) : [];
};

/** The vehicle of the account that asks, as it is now. */
const carNow = async (context: CallContext, id: string) => {
  const [cars, shown] = await Promise.all([carsOf(context), shownWith(context, null)]);
  const car = cars.find(({ row }) => row.id === id);
  return car ? { coche: showCar(car, shown) } : refuse('vehiculo-no-existe');
};

const carSent = (body: Input<'estimateUpkeep'>['body']): KnownCar => ({
  matricula: body.matricula ?? null,
  tipoVehiculo: body.tipoVehiculo,
  combustible: body.combustible ?? null,
  codigoMotor: body.codigoMotor ?? null,
  cilindrada: body.cilindrada ?? null,
  carter: body.capacidad_carter ?? null,
  bateria: body.bateria ?? null,
  medida: body.medida ?? null,
  matriculacion: body.matriculacion ?? null,
  anoMatric: body.ano_matric ?? null,
  anoFabricacion: body.ano_fabric ?? undefined,
  desde: body.desde ?? undefined,
  hasta: body.hasta ?? undefined,
});

export const upkeepHandlers = {
  readUpkeep: async (context, { query: { cpostal } }) => {
    const [cars, shown] = await Promise.all([carsOf(context), shownWith(context, cpostal)]);
    return { coches: cars.map((car) => showCar(car, shown)) };
  },

  estimateUpkeep: async (context, { body }) => {
    const now = context.clock();
    const dicho: Told[] = [];
    for (const [place, sent] of body.dicho.entries()) {
      const told = readTold(sent, now, `dicho.${place}.`);
      if (isRefusal(told)) return told;
      dicho.push(told);
    }
    const readings = body.kms ? [{ kms: body.kms, en: dayOnTheWall(now), menos: false }] : [];
    return showNext({ car: carSent(body), readings, works: [], dicho }, await shownWith(context, body.cpostal));
  },

  tellUpkeep: async (context, { params: { user: accountId, id }, body: { olvidar, ...sent } }) => {
    const { database, clock } = context;
    if (olvidar) {
      await forgetTold(database, { accountId, id, cosa: sent.cosa });
      return await carNow(context, id);
    }
    const told = readTold(sent, clock());
    if (isRefusal(told)) return told;
    const kept = await keepTold(database, { accountId, id, told, now: clock() });
    return kept ? await carNow(context, id) : refuse('vehiculo-no-existe');
  },

  setUpkeepReminders: async (context, { params: { user: accountId, id }, body: { avisos } }) => {
    const { database, clock, language } = context;
    const account = await context.account();
    const own = (await findReminded(database, id))?.accountId === accountId;
    if (!own) return refuse('vehiculo-no-existe');
    if (avisos && account?.email_probado === null) return refuse('correo-sin-probar');
    if (avisos) await beginReminders(database, { accountId, id, idioma: language, now: clock() });
    else await endReminders(database, { id, now: clock() });
    return await carNow(context, id);
  },

  readUpkeepReminders: async ({ database }, { params }) => {
    const found = (await areSignedReminders(database, params)) ? await findReminded(database, params.id) : undefined;
    return found ? { vehiculo: found.vehiculo, avisos: found.avisos } : refuse('no-existe');
  },

  stopUpkeepReminders: async ({ database, clock }, { params }) => {
    const found = (await areSignedReminders(database, params)) ? await findReminded(database, params.id) : undefined;
    if (!found) return refuse('no-existe');
    await endReminders(database, { id: params.id, now: clock() });
    return { borrado: true as const };
  },
} satisfies Pick<Handlers, keyof typeof upkeep>;
