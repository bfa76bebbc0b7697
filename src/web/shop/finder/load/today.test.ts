import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { contextOver } from '#web/entry.server.tsx';
import { describe, expect, it } from 'vitest';
import { loadMotoResults } from '../../moto/load-moto-results.server.ts';
import { loadCarResults } from '../../selector/load-car-results.server.ts';

const site = { flags: { neumaticosMoto: true } };

const found = { neumaticos: [], total: 0, filtros: { marca: [] } };

/** What a page of results asks, answered with nothing found; `now` is the clock of the server that renders it. */
const contextAt = (now: string) =>
  contextOver(async (name) => ({ status: 200, body: name === 'siteInit' ? site : found }), {
    nonce: '',
    clock: { minute: () => new Date(now), day: () => dayOnTheWall(new Date(now)) },
    scriptsLast: true,
    onFailure: (error) => {
      throw error;
    },
  });

const car = new URL('http://shop.example/selector/resultados?ancho=205&serie=55&llanta=16');
const moto = new URL('http://shop.example/selector-moto/resultados?ancho=120&serie=70&llanta=17&vehiculo=moto');

describe('today on a page of results', () => {
  it.each([
    ['2026-11-22T23:30:00Z', '2026-11-23'],
    ['2026-11-22T22:30:00Z', '2026-11-22'],
    ['2026-07-31T22:15:00Z', '2026-08-01'],
  ])('at %s is %s, as on the workshops’ wall', async (now, hoy) => {
    expect(await loadCarResults({ context: contextAt(now), url: car }, false)).toMatchObject({ hoy });
    expect(await loadMotoResults({ context: contextAt(now), url: moto })).toMatchObject({ hoy });
  });
});
