import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { contextOver } from '#web/entry.server.tsx';
import { describe, expect, it } from 'vitest';
import { loadMotoResults } from '../../moto/load-moto-results.server.ts';
import { loadCarResults } from '../../selector/load-car-results.server.ts';

const site = { flags: { neumaticosMoto: true } };

const found = { neumaticos: [{ id_navision: 'T', disponibilidad: 1 }], total: 1, filtros: { marca: [] }, razones: [] };

const bodyOf = (name: string, fecha: string) => {
  if (name === 'siteInit') return site;
  return name === 'findFirstTimes'
    ? { primeras: [{ id_navision: 'T', codTienda: 101, poblacion: 'Lleida', fecha, hora: '09:00' }] }
    : found;
};

/** What a page of results asks, answered with one tyre, fitted on a day; `now` is the clock of the server that renders it. */
const contextAt = (now: string, fecha: string) =>
  contextOver(async (name) => ({ status: 200, body: bodyOf(name, fecha) }), {
    nonce: '',
    clock: { minute: () => new Date(now), day: () => dayOnTheWall(new Date(now)) },
    scriptsLast: true,
    onFailure: (error) => {
      throw error;
    },
  });

const car = new URL('http://shop.example/selector/resultados?ancho=205&serie=55&llanta=16&cp=25001');
const moto = new URL(
  'http://shop.example/selector-moto/resultados?ancho=120&serie=70&llanta=17&vehiculo=moto&cp=25001',
);

describe('today on a page of results', () => {
  it.each([
    ['2026-11-22T23:30:00Z', '2026-11-23'],
    ['2026-11-22T22:30:00Z', '2026-11-22'],
    ['2026-07-31T22:15:00Z', '2026-08-01'],
  ])('at %s is %s, as on the workshops’ wall', async (now, hoy) => {
    const said = { cuando: { T: 'Montado hoy a las 9:00 en Lleida' } };
    expect(await loadCarResults({ context: contextAt(now, hoy), url: car }, false)).toMatchObject(said);
    expect(await loadMotoResults({ context: contextAt(now, hoy), url: moto })).toMatchObject(said);
  });
});
