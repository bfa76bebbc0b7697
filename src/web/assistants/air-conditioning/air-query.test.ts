import { describe, expect, test } from 'vitest';
import { readAirQuery, writeAirQuery } from './air-query.ts';

const read = (query: string) => readAirQuery(new URLSearchParams(query), 2026);

describe('an address of the air-conditioning assistant', () => {
  test('without anything asks for the car', () => {
    expect(read('')).toEqual({ asked: null, wrongYear: null, cp: null });
    expect(read('cp=AD500')).toEqual({ asked: null, wrongYear: null, cp: 'AD500' });
  });

  test('says a year as it was typed', () => {
    expect(read('ano=2016').asked).toEqual({
      tipoVehiculo: 'turismo',
      combustible: null,
      years: { desde: 2016, hasta: 2016 },
      etiqueta: null,
      vehiculo: null,
    });
    expect(read('ano=+2016+&electrico=1').asked?.combustible).toBe('hibrido');
  });

  test('of year 0 means that nobody knows it, not an early year', () => {
    expect(read('ano=0').asked?.years).toBeNull();
    expect(read('tipo=turismo&ano=0').asked?.years).toBeNull();
  });

  test.each(['', 'hoy', '16', '1949', '2028', '-2016', '2016.5', '20165', '0x7e0', '٢٠١٦'])(
    'with the year %j gives it back to be typed again',
    (ano) => {
      expect(read(`ano=${encodeURIComponent(ano)}`)).toEqual({ asked: null, wrongYear: ano, cp: null });
    },
  );

  test('comes back as it was written', () => {
    for (const asked of [
      read('tipo=furgoneta&desde=2014&hasta=2019&combustible=diesel&vehiculo=Kangoo&etiqueta=nose').asked,
      read('ano=0').asked,
    ]) {
      if (!asked) throw new Error('nothing was read');
      expect(readAirQuery(writeAirQuery(asked, 'AD500'), 2026)).toEqual({ asked, wrongYear: null, cp: 'AD500' });
    }
  });

  test('of anything else is a car of which nothing is known', () => {
    expect(read('tipo=avion&desde=1e9&hasta=&combustible=agua&etiqueta=R12').asked).toEqual({
      tipoVehiculo: 'turismo',
      combustible: null,
      years: null,
      etiqueta: null,
      vehiculo: null,
    });
    expect(read('tipo=turismo&desde=2020&hasta=2010').asked?.years).toEqual({ desde: 2010, hasta: 2020 });
    expect(read(`tipo=turismo&vehiculo=${'x'.repeat(500)}`).asked?.vehiculo).toHaveLength(120);
  });
});
