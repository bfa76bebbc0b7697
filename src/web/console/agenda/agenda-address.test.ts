import { expect, it } from 'vitest';
import { mondayOf, readView, writeView } from './agenda-address.ts';

it('says in the address what is on the screen', () => {
  const view = { taller: 101, dia: '2026-11-23', vista: 'semana', box: 2, cita: 'a1' } as const;
  expect(String(writeView(view))).toBe('taller=101&dia=2026-11-23&vista=semana&box=2&cita=a1');
  expect(readView(writeView(view))).toEqual(view);
});

it('leaves out what is usual', () => {
  const usual = { taller: null, dia: null, vista: 'dia', box: null, cita: null } as const;
  expect(String(writeView(usual))).toBe('');
  expect(readView(new URLSearchParams())).toEqual(usual);
});

it('takes no nonsense', () => {
  expect(readView(new URLSearchParams('taller=x&dia=2026-13-40&vista=mes&box=-1'))).toEqual({
    taller: null,
    dia: null,
    vista: 'dia',
    box: null,
    cita: null,
  });
});

it('begins weeks on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
