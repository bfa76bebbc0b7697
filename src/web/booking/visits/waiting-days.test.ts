import { expect, test } from 'vitest';
import { daysToWaitFor } from './waiting-days.ts';

type Motivo = 'completo' | 'maquina' | 'cerrado' | 'festivo' | 'antelacion' | null;
const day = (date: string, motivo: Motivo) => ({
  date,
  motivo,
  libre: motivo === null,
  primera: motivo === null ? '09:00' : null,
  horas: motivo === null ? ['09:00'] : [],
  texto: null,
  festivo: null,
});
const days = [
  day('2026-11-23', 'antelacion'),
  day('2026-11-24', 'completo'),
  day('2026-11-25', 'maquina'),
  day('2026-11-26', 'festivo'),
  day('2026-11-27', 'completo'),
  day('2026-11-28', null),
  day('2026-11-30', 'completo'),
];

test('one waits until the next free day, and for no day on which nobody works', () => {
  expect(daysToWaitFor(days[1], days)).toEqual(['2026-11-24', '2026-11-25', '2026-11-27']);
  expect(daysToWaitFor(days[6], days)).toEqual(['2026-11-30']);
});

test.each([0, 3, 5])('nobody waits for day %i, on which no time is freed', (place) =>
  expect(daysToWaitFor(days[place], days)).toEqual([]),
);
