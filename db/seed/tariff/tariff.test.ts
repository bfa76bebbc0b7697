import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobMinutes, planJob } from '#domain/booking/job.ts';
import { vehicleKinds } from '#domain/finder/vehicles.ts';
import { readSizes } from '../catalogue/sizes.ts';
import { tyreServicePrices, tyreServices } from './tyre-services.ts';

const runflatMinutes = 5;

const pricesOf = (id_navision: string, tipo_vehiculo: string, llanta: number) =>
  tyreServicePrices.filter(
    (price) =>
      price.id_navision === id_navision &&
      price.tipo_vehiculo === tipo_vehiculo &&
      price.llanta_desde <= llanta &&
      llanta <= price.llanta_hasta,
  );

/** How long four tyres take with what is included. */
const minutesFor = (tipo_vehiculo: string, llanta: number): number =>
  jobMinutes(
    planJob(
      tyreServices
        .filter(({ incluido }) => incluido)
        .map(({ id_navision, base_calculo, minutos, skill }) => ({
          base_calculo,
          cantidad: base_calculo === 'U' ? 4 : 1,
          minutos,
          minutos_extra: pricesOf(id_navision, tipo_vehiculo, llanta)[0]?.minutos_extra ?? 0,
          skill,
        })),
      { tipo_vehiculo, llanta, runflat: false },
      runflatMinutes,
    ),
  );

describe('the tariff of tyres', () => {
  it('has one price of every service for every size that is sold', () => {
    for (const { id_navision } of tyreServices)
      for (const { tipo_vehiculo, size } of readSizes())
        expect(pricesOf(id_navision, tipo_vehiculo, size.llanta)).toHaveLength(1);
    expect(tyreServicePrices).toHaveLength(tyreServices.length * vehicleKinds.length * 4);
  });

  it.each([
    [14, 45],
    [16, 45],
    [18, 45],
    [19, 60],
    [22, 60],
  ])('fits four car tyres of %i inches in %i minutes', (llanta, minutes) => {
    expect(minutesFor('turismo', llanta)).toBe(minutes);
  });

  it.each(['preguntas-frecuentes', 'ayuda-entregas'])('takes for most cars as long as %s says', (page) => {
    const minutes = minutesFor('turismo', 16);
    for (const [language, answer] of [
      ['es', `Unos ${minutes} minutos`],
      ['ca', `Uns ${minutes} minuts`],
    ])
      expect(readFileSync(`db/seed/content/${page}.${language}.md`, 'utf8')).toContain(answer);
  });

  it('takes an hour for a van, and a quarter more with large rims', () => {
    expect([minutesFor('furgoneta', 16), minutesFor('4x4', 20)]).toEqual([60, 75]);
  });

  it('costs more the larger the rim, and nothing for looking after safety', () => {
    const steps = tyreServicePrices.filter(
      ({ id_navision, tipo_vehiculo }) => id_navision === 'MONTAJE_TALLER' && tipo_vehiculo === 'turismo',
    );
    expect(steps.map(({ precio }) => precio)).toEqual(
      steps.map(({ precio }) => precio).sort((one, other) => one - other),
    );
    expect(new Set(pricesOf('TESTSEGURIDAD', 'turismo', 16).map(({ precio }) => precio))).toEqual(new Set([0]));
  });
});
