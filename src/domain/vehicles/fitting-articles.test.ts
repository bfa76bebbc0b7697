import { describe, expect, it } from 'vitest';
import { fittingBatteries, fittingOf, fittingOils, isFitting } from './fitting-articles.ts';
import { listedVehicles } from './listed-vehicles.ts';

describe('the oils that fit', () => {
  it('have the approval of the maker’s first choice, in every viscosity that it names', () => {
    const vw = { norma: 'VW 507.00', sae: '5W-30' };
    expect(fittingOils([vw, { norma: 'ACEA C3', sae: '5W-40' }])).toEqual({
      homologacion: ['VW 507.00', 'VW 504.00/507.00'],
      viscosidad: ['5W-30'],
    });
    expect(fittingOils([vw, { ...vw, sae: '0W-30' }])).toEqual({
      homologacion: ['VW 507.00', 'VW 504.00/507.00'],
      viscosidad: ['5W-30', '0W-30'],
    });
  });

  it('have its class where no maker approves them', () => {
    expect(fittingOils([{ norma: 'ACEA C3', sae: '5W-30' }])).toEqual({
      especificacion: ['ACEA C3'],
      viscosidad: ['5W-30'],
    });
    expect(fittingOils([{ norma: 'API SN', sae: '0W-20' }])).toMatchObject({ especificacion: ['API SN'] });
  });

  it('are not named where nobody knows, nor of what has no engine', () => {
    expect(fittingOils([])).toBeUndefined();
    for (const car of listedVehicles().filter(({ combustible }) => combustible === 'electrico'))
      expect(fittingOils(car.aceites)).toBeUndefined();
  });

  it('are never told by viscosity alone', () => {
    for (const { aceites } of listedVehicles()) {
      const filters = fittingOils(aceites);
      if (filters) expect(Object.keys(filters).some((key) => key !== 'viscosidad')).toBe(true);
    }
  });
});

describe('the batteries that fit', () => {
  it.each([
    ['L3 70Ah', 'L3', ['calcio', 'EFB', 'AGM']],
    ['L3 70Ah EFB', 'L3', ['EFB', 'AGM']],
    ['L5 95Ah AGM', 'L5', ['AGM']],
    ['S-95/L4 EFB', 'L4', ['EFB', 'AGM']],
    ['D23 45Ah', 'D23', ['calcio', 'EFB', 'AGM']],
  ])('%s stand in %s, and are no lesser ones', (bateria, caja, tecnologia) => {
    expect(fittingBatteries(bateria)).toEqual({ caja: [caja], tecnologia });
  });

  it.each(['12V 45Ah AGM', 'Q-85 EFB', '', null])('of %s nobody knows the case', (bateria) => {
    expect(fittingBatteries(bateria)).toBeUndefined();
  });
});

describe('one article', () => {
  const car = {
    tipoVehiculo: 'turismo',
    bateria: 'L3 70Ah EFB',
    aceites: [{ norma: 'VW 507.00', sae: '5W-30' }],
  } as const;
  const battery = (caja: string, tecnologia: string) =>
    ({ marcaSlug: 'varta', tipo_vehiculo: 'turismo', traits: { tipo: 'bateria', caja, tecnologia } }) as never;
  const fits = (article: never) => isFitting(fittingOf('bateria', car) ?? {}, article);

  it('fits where its case and its technology do', () => {
    expect([battery('L3', 'EFB'), battery('L3', 'AGM')].map(fits)).toEqual([true, true]);
    expect([battery('L3', 'calcio'), battery('L5', 'AGM')].map(fits)).toEqual([false, false]);
  });

  it('of oil is asked by the oils of the car, and of what is no car nobody knows', () => {
    expect(fittingOf('aceite', car)).toEqual(fittingOils(car.aceites));
    expect(fittingOf('bateria', { ...car, tipoVehiculo: 'moto' })).toBeUndefined();
  });
});
