import { planJob } from '#domain/booking/job.ts';
import type { Need } from '../booking/need.ts';
import { servicePrice, type Tariffs } from '../catalogue/tariffs-store.ts';
import { fittingService } from '../catalogue/tyre-result.ts';

/** What most visitors come for, and what is asked where nobody said anything else: four tyres on a car. */
export const defaultNeed = (tariffs: Tariffs, runflatMinutes: number): Need => {
  const vehicle = { tipo_vehiculo: 'turismo', llanta: 16, runflat: false } as const;
  const fitting = tariffs.services.find(({ id_navision }) => id_navision === fittingService);
  const extra = servicePrice(tariffs, fittingService, { kind: vehicle.tipo_vehiculo, llanta: vehicle.llanta });
  const works = fitting
    ? [
        {
          base_calculo: fitting.base_calculo,
          cantidad: 4,
          minutos: fitting.minutos,
          minutos_extra: extra?.minutos_extra ?? 0,
          skill: fitting.skill,
        },
      ]
    : [];
  return { stages: planJob(works, vehicle, runflatMinutes) };
};
