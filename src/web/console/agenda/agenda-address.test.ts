import { expect, it } from 'vitest';
import { mondayOf, readAgendaView, writeAgendaView } from './agenda-address.ts';

it('says in the address what is on the screen', () => {
  const view = { taller: 101, dia: '2026-11-23', vista: 'semana', box: 2, cita: 'a1' } as const;
  expect(String(writeAgendaView(view))).toBe('taller=101&dia=2026-11-23&vista=semana&box=2&cita=a1');
  expect(readAgendaView(writeAgendaView(view))).toEqual(view);
});

it('leaves out what is usual', () => {
  const usual = { taller: null, dia: null, vista: 'dia', box: null, cita: null } as const;
  expect(String(writeAgendaView(usual))).toBe('');
  expect(readAgendaView(new URLSearchParams())).toEqual(usual);
});

it('takes no nonsense', () => {
  expect(readAgendaView(new URLSearchParams('taller=x&dia=2026-13-40&vista=mes&box=-1'))).toEqual({
    taller: null,
    dia: null,
    vista: 'dia',
    box: null,
    cita: null,
  });
  expect(readAgendaView(new URLSearchParams('dia=2026-02-31')).dia).toBeNull();
});

it('begins weeks on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
