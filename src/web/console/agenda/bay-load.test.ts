import { expect, it } from 'vitest';
import { bayLoad } from './bay-load.ts';

const abierto = [
  { desde: '09:00', hasta: '13:00' },
  { desde: '15:00', hasta: '19:00' },
];
type Row = Parameters<typeof bayLoad>[0]['filas'][number];
const row = (desde: string, hasta: string, more: Partial<Row> = {}): Row => ({
  id: desde,
  etapa: 1,
  etapas: 1,
  rev: '1',
  kind: 'booking',
  status: 'confirmed',
  bayId: 1,
  date: '2026-11-23',
  desde,
  hasta,
  minutos: 60,
  expires: null,
  matricula: null,
  cliente: null,
  trabajo: null,
  junto: [],
  vehiculo: null,
  marca: null,
  numero: null,
  pedido: null,
  sinCita: false,
  comentario: null,
  motivo: null,
  skills: [],
  llanta: 0,
  ultimo: { quien: 'cliente', nombre: null, en: '2026-11-20T10:00:00Z' },
  puede: { mover: true, anular: true, estados: [] },
  ...more,
});

it('is what of the opening hours is taken', () => {
  expect(bayLoad({ abierto, filas: [row('09:00', '11:00'), row('12:30', '15:30')] }, 1)).toBe(3 / 8);
});

it('leaves out other bays, and a customer who never came', () => {
  const filas = [row('09:00', '11:00', { bayId: 2 }), row('15:00', '17:00', { status: 'no_show' })];
  expect(bayLoad({ abierto, filas }, 1)).toBe(0);
});

it('is of what blocks leave, and of nothing where they leave nothing', () => {
  const block = (desde: string, hasta: string) => row(desde, hasta, { kind: 'block' });
  expect(bayLoad({ abierto, filas: [block('15:00', '19:00'), row('09:00', '11:00')] }, 1)).toBe(0.5);
  expect(bayLoad({ abierto, filas: [block('00:00', '00:00')] }, 1)).toBeNull();
  expect(bayLoad({ abierto: [], filas: [] }, 1)).toBeNull();
});
