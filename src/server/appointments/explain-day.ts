import { describeDay } from '#domain/booking/availability.ts';
import { addDays, daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { driveMinutes } from '#domain/workshops/drive-time.ts';
import { orderByDistance } from '#domain/workshops/distance.ts';
import { wishAt, type Agenda } from '../booking/agenda.ts';
import { agendaNow } from '../booking/agenda-now.ts';
import type { FreeDay } from '../booking/free-days.ts';
import { localTime, utcDay } from '../booking/local-time.ts';
import { recentAgendas } from '../booking/recent-agendas.ts';
import type { CallContext } from '../http/context.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { doesService, stagesOf } from './visit-services.ts';
import { loadVisitServices, type VisitServiceRow } from './visit-services-store.ts';

/** How far one is sent, how many workshops are looked at for it, and how many are named. */
const nearby = { minutes: 45, looked: 12, named: 2 } as const;
/** How many days around are looked at for another one. */
const around = 25;

interface Ask {
  readonly workshop: WorkshopRow;
  readonly service: VisitServiceRow;
  readonly fecha: Fecha;
  readonly moving: string | null;
}

const daysUntil = (from: Fecha, to: Fecha): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The first time of a day at a workshop for a service, by an agenda of it. */
const firstOn = (agenda: Agenda, fecha: Fecha, service: VisitServiceRow, { clock, config }: CallContext) =>
  describeDay(agenda.day(fecha), wishAt(agenda, { stages: stagesOf(service) }, clock(), config.booking)).primera;

const shorterService = async (context: CallContext, agenda: Agenda, { workshop, service, fecha }: Ask) => {
  const shorter = (await loadVisitServices(context.database)).find(({ servicio }) => servicio === service.mas_corto);
  if (!shorter || shorter.solo_telefono || !doesService(workshop, shorter)) return null;
  const hora = firstOn(agenda, fecha, shorter, context);
  return hora === null ? null : { service: shorter, hora };
};

const workshopsNearby = async (context: CallContext, { workshop, service, fecha }: Ask, days: number) => {
  const { database, clock } = context;
  const { workshops } = await recentWorkshops(database);
  const others = workshops.filter(
    (each) => each.web && each.codTienda !== workshop.codTienda && doesService(each, service),
  );
  const near = orderByDistance(others, workshop)
    .map((each) => ({ workshop: each, minutos: driveMinutes(each.distancia) }))
    .filter(({ minutos }) => minutos <= nearby.minutes)
    .slice(0, nearby.looked);
  const codTiendas = near.map(({ workshop: { codTienda } }) => codTienda);
  const agendas = await recentAgendas(database, { codTiendas, today: utcDay(clock()), days });
  return near
    .flatMap(({ workshop: each, minutos }) => {
      const agenda = agendas.find(({ codTienda }) => codTienda === each.codTienda);
      const hora = agenda ? firstOn(agenda, fecha, service, context) : null;
      return hora === null ? [] : [{ workshop: each, minutos, hora }];
    })
    .slice(0, nearby.named);
};

/** Why a day has no time for a service, and what would open it. Asked for when somebody opens such a day. */
export const explainDay = async (context: CallContext, ask: Ask) => {
  const { database, clock, config } = context;
  const { workshop, service, fecha, moving } = ask;
  const today = utcDay(clock());
  const days = Math.min(Math.max(around, daysUntil(today, fecha) + 1), config.booking.horizonDays) + 2;
  const agenda = await agendaNow(database, {
    codTienda: workshop.codTienda,
    today,
    from: today,
    days,
    token: null,
    moving,
  });
  if (!agenda) return noWorkshop;
  const wish = wishAt(agenda, { stages: stagesOf(service) }, clock(), config.booking);
  const asked = agenda.day(fecha);
  const described = describeDay(asked, wish);
  const dia: FreeDay = { fecha, libre: described.primera !== null, festivo: asked.festivo, ...described };
  if (dia.libre) return { dia, servicio: null, talleres: [], otroDia: null };

  const first = localTime(clock(), agenda.tz).fecha;
  const others = daysFrom(first, Math.max(around, daysUntil(first, fecha) + around))
    .filter((each) => each <= wish.latest && each <= addDays(first, days - 2))
    .flatMap((each) => {
      const { primera } = describeDay(agenda.day(each), wish);
      return primera === null ? [] : [{ fecha: each, hora: primera }];
    });
  return {
    dia,
    servicio: await shorterService(context, agenda, ask),
    talleres: await workshopsNearby(context, ask, days),
    otroDia: others.find((each) => each.fecha > fecha) ?? others.at(-1) ?? null,
  };
};

const noWorkshop: Refusal<'taller-no-existe'> = refuse('taller-no-existe');
