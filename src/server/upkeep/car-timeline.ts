import type { Answer } from '#contract/contract.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { UpkeepItemShown } from '#contract/upkeep.ts';
import { serviceFor } from '#domain/upkeep/services.ts';
import type { ClockReading } from '#domain/upkeep/kilometres.ts';
import { timelineOf, type Timeline, type UpkeepItem } from '#domain/upkeep/timeline.ts';
import type { Told } from '#domain/upkeep/told.ts';
import type { Language } from '#domain/language.ts';
import { articlesOf } from '../catalogue/articles.ts';
import { soldTyresOf } from '../catalogue/catalogue.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import type { CallContext, Runtime } from '../runtime.ts';
import { showVisitWork } from '../visit-services/visit-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { appointmentsToCome, factsDone, factsTold, vehicleOf, type KnownCar, type PackLevels } from './car-facts.ts';
import { packsDue } from './packs-due.ts';
import { priceOf, type PriceList } from './upkeep-prices.ts';
import type { WorkRow } from './upkeep-store.ts';

/** A car with all that is known of what was done to it. */
export interface CarHistory {
  readonly car: KnownCar;
  /** The newest first. */
  readonly readings: readonly ClockReading[];
  readonly works: readonly WorkRow[];
  readonly dicho: readonly Told[];
}

/** By their codes. */
export const packLevels = async (runtime: Pick<Runtime, 'database' | 'config'>): Promise<PackLevels> => {
  const articles = await articlesOf(runtime);
  return articles.remember(
    'upkeep packs',
    () =>
      new Map(
        articles
          .ofKey('revisiones')
          .flatMap(({ id_navision, traits }) =>
            traits.tipo === 'revision' ? [[id_navision, traits.nivel] as const] : [],
          ),
      ),
  );
};

/** What a car needs next, and the appointments to come that are about it. */
export const nextOfCar = ({ car, readings, works, dicho }: CarHistory, levels: PackLevels, now: Date) => {
  const today = dayOnTheWall(now);
  const coming = appointmentsToCome(works, levels, now);
  const told = factsTold(dicho);
  const timeline: Timeline = timelineOf({
    ...told,
    history: [...told.history, ...factsDone(works, levels)],
    vehicle: vehicleOf(car, today),
    readings,
    booked: new Set(coming.keys()),
    today,
  });
  return { timeline, coming };
};

/** What prices and services are read from for one answer. */
export interface ShownWith {
  readonly services: readonly VisitServiceRow[];
  readonly prices: PriceList;
  readonly levels: PackLevels;
  readonly language: Language;
  readonly now: Date;
}

export const shownWith = async (context: CallContext, cpostal: string | null | undefined): Promise<ShownWith> => {
  const { database, language, clock } = context;
  const [services, articles, catalogue, levels] = await Promise.all([
    loadVisitServices(database),
    articlesOf(context),
    soldTyresOf(context, 'coche'),
    packLevels(context),
  ]);
  const now = clock();
  const prices = { articles, catalogue, viewer: viewerOf(context, cpostal), thisYear: now.getUTCFullYear() };
  return { services, prices, levels, language, now };
};

const showItem = (
  item: UpkeepItem,
  car: KnownCar,
  cita: WorkRow | undefined,
  { services, prices, language }: ShownWith,
): UpkeepItemShown => {
  const name = serviceFor(item.cosa, car.tipoVehiculo);
  const service = services.find(({ servicio, solo_telefono }) => servicio === name && !solo_telefono);
  return {
    ...item,
    intervalo: item.intervalo && {
      meses: item.intervalo.meses && [...item.intervalo.meses],
      kms: item.intervalo.kms && [...item.intervalo.kms],
    },
    ultima: item.ultima && { fecha: item.ultima.fecha, kms: item.ultima.kms, de: item.ultima.de },
    servicio: service ? showVisitWork([service], language) : null,
    ...priceOf(item.cosa, car, service, prices),
    descuentoJunto: (service?.descuento_junto ?? 0) / 100,
    cita: cita ? { citaPreviaId: cita.citaId, date: cita.fecha, time: cita.hora } : null,
  };
};

/** What a car needs next, as it is shown: with what it costs here and what is booked for it. */
export const showNext = (history: CarHistory, shown: ShownWith): Answer<'estimateUpkeep'> => {
  const { timeline, coming } = nextOfCar(history, shown.levels, shown.now);
  const { items, driven, kms } = timeline;
  return {
    proximo: items.map((item) => showItem(item, history.car, coming.get(item.cosa), shown)),
    packs: packsDue(items, history.car, shown.prices, shown.language),
    kmsHoy: kms ?? null,
    kmsAno: driven?.porAno ?? null,
    kmsDe: driven?.de ?? null,
  };
};
