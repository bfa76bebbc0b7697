import type { TyreResult } from '#contract/tyres.ts';
import { Refused, type Api } from '#web/api.ts';
import { describe, expect, it } from 'vitest';
import { readSheetHour } from './sheet-hour.server.ts';

const tyre = {
  id_navision: 'T1',
  cantidad: 4,
  disponibilidad: 1,
  plazo: 2,
  runflat: false,
  tipoVehiculo: 'turismo',
} as unknown as TyreResult;

const read = async (query: string, answer: () => unknown, language: 'es' | 'ca' = 'es') => {
  const asked: unknown[] = [];
  const api = (async (name: string, request: unknown) => {
    asked.push([name, request]);
    return answer();
  }) as Api;
  return { asked, hour: await readSheetHour(api, tyre, new URLSearchParams(query), '2027-02-09', language) };
};
const found = () => ({
  primeras: [{ id_navision: 'T1', poblacion: 'Lleida', fecha: '2027-02-10', hora: '08:30' }],
});

describe('a sheet whose address has a postcode', () => {
  it('says when as many as are bought at once are fitted near it, in its language', async () => {
    const { asked, hour } = await read('cp=25001', found);
    expect(hour).toEqual({ cp: '25001', primera: 'Montado mañana a las 8:30 en Lleida', aviso: undefined });
    expect(asked).toEqual([
      ['findFirstTimes', { body: { postCode: '25001', products: [{ id_navision: 'T1', cantidad: 4 }] } }],
    ]);
    expect((await read('cp=25001', found, 'ca')).hour.primera).toContain('Lleida');
  });

  it('says why it knows no hour where the postcode is none', async () => {
    const refusal = () => {
      throw new Refused({ error: 'Ese código postal no existe', status: 422 } as never);
    };
    const { hour } = await read('cp=99999', refusal);
    expect(hour).toEqual({ cp: '99999', primera: undefined, aviso: 'Ese código postal no existe' });
  });

  it.each(['', 'cp=', 'cp=%20', 'taller=101'])('asks nobody without one: %s', async (query) => {
    expect((await read(query, found)).asked).toEqual([]);
  });
});
