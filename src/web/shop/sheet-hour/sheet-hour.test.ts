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
  primeras: [{ id_navision: 'T1', codTienda: 101, poblacion: 'Lleida', fecha: '2027-02-10', hora: '08:30' }],
});

describe('a sheet whose address has a postcode', () => {
  it('says when as many as are bought at once are fitted near it, in its language', async () => {
    const { asked, hour } = await read('cp=25001', found);
    expect(hour).toEqual({ cp: '25001', primera: 'Montado mañana a las 8:30 en Lleida', aviso: undefined });
    expect(asked).toEqual([
      [
        'findFirstTimes',
        { body: { postCode: '25001', codTienda: undefined, products: [{ id_navision: 'T1', cantidad: 4 }] } },
      ],
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

  it.each([
    ['taller=101', undefined],
    ['cp=25001&taller=101', '25001'],
  ])('says when at the workshop that it names: %s', async (query, postCode) => {
    const { asked, hour } = await read(query, found);
    expect(hour).toEqual({ cp: postCode, primera: 'Montado mañana a las 8:30 en Lleida', aviso: undefined });
    expect(asked).toMatchObject([['findFirstTimes', { body: { postCode, codTienda: 101 } }]]);
  });

  it('says nothing of a workshop that is no more: nobody typed it', async () => {
    const refusal = () => {
      throw new Refused({ error: 'Ese código postal no existe', status: 422 } as never);
    };
    expect((await read('taller=999', refusal)).hour).toEqual({ cp: undefined, primera: undefined, aviso: undefined });
  });

  it.each(['', 'cp=', 'cp=%20', 'taller=', 'taller=x'])('asks nobody without one: %s', async (query) => {
    expect((await read(query, found)).asked).toEqual([]);
  });
});
