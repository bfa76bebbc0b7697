import { describe, expect, test } from 'vitest';
import { readMotorcycleQuery, writeMotorcycleQuery } from './motorcycle-query.ts';

const read = (query: string) => readMotorcycleQuery(new URLSearchParams(query));
const lead = '0b8f6c1e-4a55-4d1c-9d7e-0c6b8f2a1d34';

describe('an address of the motorcycle assistant', () => {
  test.each(['', 'cilindrada=', 'cilindrada=grande', 'marca=3'])('%j lacks the engine size', (query) => {
    expect(read(query)).toBeNull();
  });

  test('takes a number of cc to its band, and comes back as it was written', () => {
    const asked = read(`cilindrada=689&lead=${lead}&vehiculo=Yamaha+MT-07&banda=750&marca=3&moto=12&cp=AD500`);
    expect(asked).toEqual({
      cilindrada: '750',
      lead,
      vehiculo: 'Yamaha MT-07',
      banda: '750',
      marca: 3,
      moto: 12,
      cp: 'AD500',
    });
    expect(readMotorcycleQuery(writeMotorcycleQuery(asked ?? {}))).toEqual(asked);
  });

  test('leaves out what is no number and no lead', () => {
    expect(read('cilindrada=electrica&lead=x&marca=-1&moto=1e9&banda=no')).toEqual({
      cilindrada: 'electrica',
      lead: null,
      vehiculo: null,
      banda: null,
      marca: null,
      moto: null,
      cp: null,
    });
  });
});
