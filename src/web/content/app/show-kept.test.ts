import { expect, it } from 'vitest';
import { showKept, type KeptWords } from './show-kept.ts';

const words: KeptWords = {
  idioma: 'es',
  cuando: '{dia}, {hora} h',
  sinCita: 'sin cita',
  sinCesta: 'sin cesta',
  areaKey: 'area',
  visitKey: 'cita',
  basketKey: 'cesta',
};

/** What stands on the page, by the lists' ids, for a browser that keeps this. */
const shown = (kept: Readonly<Record<string, unknown>>, more: Partial<KeptWords> = {}) => {
  const lists: Record<string, string[]> = {};
  const page = {
    createElement: () => ({ textContent: '' }),
    getElementById: (id: string) => ({
      replaceChildren: (...items: { textContent: string }[]) => {
        lists[id] = items.map(({ textContent }) => textContent);
      },
    }),
  };
  const storage = {
    getItem: (key: string) => {
      const state = kept[key];
      return state === undefined ? null : typeof state === 'string' ? state : JSON.stringify({ state, version: 1 });
    },
  };
  showKept(page as never, storage, new Date('2026-11-23T22:30:00Z'), { ...words, ...more });
  return lists;
};

const visit = (date: string, time: string, more: object = {}) => ({
  date,
  time,
  status: 'confirmada',
  servicios: ['Cambio de aceite'],
  taller: { alias: 'Lleida Cappont' },
  ...more,
});
const product = { cantidad: 4, nombre_producto_es: 'Michelin', nombre_producto_ca: 'Michelin (ca)' };

it('the next appointment is said, not one that is over or cancelled', () => {
  const citasPrevias = [
    visit('2026-12-20', '10:00'),
    visit('2026-11-22', '09:00'),
    visit('2026-11-24', '09:00', { status: 'anulada' }),
    visit('2026-12-01', '08:30'),
  ];
  expect(shown({ area: { citasPrevias } })['cita']).toEqual([
    'martes, 1 de diciembre, 8:30 h',
    'Lleida Cappont',
    'Cambio de aceite',
  ]);
});

it('in Catalan an hour is written as in Spanish', () => {
  const citasPrevias = [visit('2026-12-01', '08:30')];
  expect(shown({ area: { citasPrevias } }, { idioma: 'ca' })['cita']?.[0]).toMatch(/, 8:30 h$/);
});

it('what was booked here without an account is said too, until it is cancelled', () => {
  const booking = {
    citaPreviaId: 'a',
    cancelled: false,
    selectedDate: '2026-11-23',
    selectedTime: '17:15',
    selectedTaller: { alias: 'Reus' },
  };
  expect(shown({ cita: booking })['cita']).toEqual(['lunes, 23 de noviembre, 17:15 h', 'Reus']);
  expect(shown({ cita: { ...booking, cancelled: true } })['cita']).toEqual(['sin cita']);
  expect(shown({ cita: { ...booking, citaPreviaId: null } })['cita']).toEqual(['sin cita']);
});

it('the basket is said in the language of the page, but for one that was ordered', () => {
  const cesta = { products: [product], pedido: null };
  expect(shown({ cesta: { cesta } })['cesta']).toEqual(['4 × Michelin']);
  expect(shown({ cesta: { cesta } }, { idioma: 'ca' })['cesta']).toEqual(['4 × Michelin (ca)']);
  expect(shown({ cesta: { cesta: { ...cesta, pedido: { status: 'confirmado' } } } })['cesta']).toEqual(['sin cesta']);
});

it.each([
  ['nothing', {}],
  ['what is no JSON', { area: '{', cita: 'x', cesta: '' }],
  ['empty states', { area: {}, cita: {}, cesta: { cesta: null } }],
])('a browser that keeps %s has neither', (_, kept) => {
  expect(shown(kept)).toEqual({ cita: ['sin cita'], cesta: ['sin cesta'] });
});
