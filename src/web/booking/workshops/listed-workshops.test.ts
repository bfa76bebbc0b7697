import { describe, expect, it } from 'vitest';
import type { Workshop } from '#contract/workshops.ts';
import { listedAtOnce, listedOn } from './listed-workshops.ts';

const now = new Date('2026-11-25T09:00:00Z');

const workshop = (codTienda: number): Workshop => ({
  codTienda,
  slug: `taller-${codTienda}`,
  alias: `Rodera ${codTienda}`,
  area: 'lleida',
  provincia: 'Lleida',
  pais: 'ES',
  direccion: 'Carrer Major, 1',
  poblacion: 'Lleida',
  cpostal: '25001',
  lat: 41.6,
  lon: 0.6,
  distancia: null,
  telefono: '973550001',
  email: 'taller@rodera.example',
  responsable: 'Núria Sala',
  horario: [{ dia: 3, desde: '08:30', hasta: '13:30' }],
  abiertoSabado: false,
  abiertoMediodia: false,
  servicios: ['coche'],
  equipamiento: ['wifi'],
  primeraHora: { fecha: '2026-11-26', hora: '08:30' },
  primerasHoras: [],
  cita: 'web',
  valoracion: null,
});

const chain = (count: number) => Array.from({ length: count }, (_, index) => workshop(index + 1));
const numbers = (tiendas: readonly { codTienda: number }[]) => tiendas.map(({ codTienda }) => codTienda);

describe('what a page of workshops carries', () => {
  it('is every workshop as a point, and six as cards', () => {
    const { puntos, tiendas, paginas } = listedOn(chain(64), 1, now);
    expect(puntos).toHaveLength(64);
    expect(numbers(tiendas)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(paginas).toBe(11);
  });

  it('has every workshop on one page and only there, in the order in which they were found', () => {
    const found = chain(23);
    const pages = [1, 2, 3, 4].flatMap((page) => listedOn(found, page, now).tiendas);
    expect(numbers(pages)).toEqual(numbers(found));
  });

  it.each([
    ['beyond the last is the last', 23, 999, 4, 5],
    ['of a full last page', 2 * listedAtOnce, 2, 2, listedAtOnce],
    ['of nothing is the first, and empty', 0, 5, 1, 0],
  ])('%s', (_, found, asked, pagina, cards) => {
    const page = listedOn(chain(found), asked, now);
    expect(page).toMatchObject({ pagina });
    expect(page.tiendas).toHaveLength(cards);
  });

  it('says whether a workshop is open, instead of the hours of its week', () => {
    const [card] = listedOn(chain(1), 1, now).tiendas;
    expect(card?.apertura).toEqual({ abierto: true, hasta: '13:30' });
    expect(card).not.toHaveProperty('horario');
    expect(card).not.toHaveProperty('responsable');
  });
});
