import type { Problem } from '#contract/refusals.ts';
import { Refused } from '#web/api.ts';
import { expect, test } from 'vitest';
import { workshopTrouble } from './find-workshops.ts';

const t = { sinTalleres: (lugar: string) => `Nada cerca de ${lugar}.`, sinConexion: 'Sin conexión.' };
const there = { postCode: '25001' };
const refused = (code: Problem['code'], values?: Problem['values']) =>
  new Refused({ code, title: '', status: 404, error: `La tienda dice ${code}.`, ...(values && { values }) });

test.each([
  [
    'an unknown postcode, beside its field',
    refused('codigo-postal-desconocido'),
    there,
    'La tienda dice codigo-postal-desconocido.',
    true,
  ],
  ['no workshop near a postcode', refused('no-hay-talleres'), there, 'Nada cerca de 25001.', false],
  [
    'no workshop near a position',
    refused('no-hay-talleres'),
    { lat: 1, lon: 2 },
    'La tienda dice no-hay-talleres.',
    false,
  ],
  [
    'no workshop within so far',
    refused('no-hay-talleres', { km: 50 }),
    there,
    'La tienda dice no-hay-talleres.',
    false,
  ],
  ['whatever else is refused', refused('error-inesperado'), there, 'La tienda dice error-inesperado.', false],
  ['a lost connection', new TypeError('Failed to fetch'), there, 'Sin conexión.', false],
])('says %s', (_, failure, place, text, beside) =>
  expect(workshopTrouble(failure, place, t)).toEqual({ text, beside }),
);
