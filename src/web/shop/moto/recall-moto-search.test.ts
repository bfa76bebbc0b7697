import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { anyMotoTyre } from '#domain/finder/read-moto-search.ts';
import { keepSearch } from '../finder/results/remember-search.ts';
import { motoFinder } from './moto-finder.ts';
import { recallMotoSearch } from './recall-moto-search.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searches: readonly MotoSearch[] = [
  { ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17 },
  {
    ...anyMotoTyre,
    vehiculo: 'quad',
    ancho: 25,
    alto: 8,
    llanta: 12,
    carga: 58,
    velocidad: 'J',
    rueda: 'trasera',
    marcas: [3, 9],
    tipos: ['quad'],
    gamas: ['PREMIUM'],
    orden: 'precio-asc',
    pagina: 2,
    cp: 'AD500',
  },
  {
    ...anyMotoTyre,
    marca: 'Yamaha',
    cilindrada: '689',
    modelo: 'MT-07',
    fabricacion: '2014-',
    aplicacion: 'ambas',
    rueda: 'trasera',
    cp: '25001',
  },
];

test.each(searches)('a search comes back as it was: %j', (search) => {
  keepSearch(motoFinder, search);
  vi.advanceTimersByTime(10);
  expect(recallMotoSearch()).toEqual(search);
});

test('nothing comes back where no search was complete', () => {
  keepSearch(motoFinder, { ...anyMotoTyre, ancho: 120 });
  vi.advanceTimersByTime(10);
  expect(recallMotoSearch()).toBeUndefined();
});
