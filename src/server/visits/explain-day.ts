import { describeDay } from '#domain/booking/availability.ts';
import { addDays, daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { dayMs } from '#domain/time.ts';
import { wishAt, type Occupancy } from '../booking/occupancy.ts';
import { occupancyNow } from '../booking/occupancy-now.ts';
import type { FreeDay } from '../booking/free-days.ts';
import { localTime, utcDay } from '../booking/local-time.ts';
import type { CallContext } from '../runtime.ts';
import { dayInWords } from '../mail/texts.ts';
import { timesNearby } from '../workshop-times/times-nearby.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { doesWork, stagesOf, type VisitWork } from '../visit-services/visit-services.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';

/** How many days around are looked at for another one. */
const around = 25;

interface Ask {
  readonly workshop: WorkshopRow;
  readonly work: VisitWork;
  readonly fecha: Fecha;
  readonly moving: string | null;
}

const daysUntil = (from: Fecha, to: Fecha): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const shorterService = async (
  { database, clock, config }: CallContext,
  occupancy: Occupancy,
  { workshop, work: [service, ...more], fecha }: Ask,
) => {
  // Of several, none is left out for another.
  if (more.length > 0) return null;
  const shorter = (await loadVisitServices(database)).find(({ servicio }) => servicio === service.mas_corto);
  if (!shorter || shorter.solo_telefono || !doesWork(workshop, [shorter])) return null;
  const wish = wishAt(occupancy, { stages: stagesOf([shorter]) }, clock(), config.booking);
  const hora = describeDay(occupancy.day(fecha), wish).primera;
  return hora === null ? null : { service: shorter, hora };
};

/** Why a day has no time for a service, and what would open it. Asked for when somebody opens such a day. */
export const explainDay = async (context: CallContext, ask: Ask) => {
  const { database, clock, config, language } = context;
  const { workshop, work, fecha, moving } = ask;
  const here = localTime(clock(), workshop.tz).fecha;
  const last = addDays(here, config.booking.horizonDays);
  if (fecha > last) return refuse('dia-fuera-de-plazo', { dia: dayInWords(last, language) });

  const today = utcDay(clock());
  const days = Math.min(Math.max(0, daysUntil(here, fecha)) + around, config.booking.horizonDays) + 1;
  const occupancy = await occupancyNow(database, {
    codTienda: workshop.codTienda,
    today,
    from: today,
    // Where it is already tomorrow, one more.
    days: days + 1,
    token: null,
    moving,
  });
  if (!occupancy) return noWorkshop;
  const need = { stages: stagesOf(work) };
  const wish = wishAt(occupancy, need, clock(), config.booking);
  const asked = occupancy.day(fecha);
  const described = describeDay(asked, wish);
  const dia: FreeDay = { fecha, libre: described.primera !== null, festivo: asked.festivo, ...described };
  if (dia.libre) return { dia, servicio: null, talleres: [], otroDia: null };

  const others = daysFrom(here, days).flatMap((each) => {
    const { primera } = describeDay(occupancy.day(each), wish);
    return primera === null ? [] : [{ fecha: each, hora: primera }];
  });
  return {
    dia,
    servicio: await shorterService(context, occupancy, ask),
    talleres: await timesNearby(context, {
      codTienda: workshop.codTienda,
      fecha,
      need,
      suits: (other) => doesWork(other, work),
      moving,
    }),
    otroDia: others.find((each) => each.fecha > fecha) ?? others.at(-1) ?? null,
  };
};

const noWorkshop: Refusal<'taller-no-existe'> = refuse('taller-no-existe');
