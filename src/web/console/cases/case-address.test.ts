import { expect, test } from 'vitest';
import { casesAddress, readCaseView } from './case-address.ts';

test('a view is its address, and what nobody offers is the usual', () => {
  const view = { estado: 'cerrado', motivo: 'cita', plazo: 'hoy', page: 2 } as const;
  const written = casesAddress('es', view);
  expect(written).toBe('/operador/consultas?estado=cerrado&motivo=cita&plazo=hoy&pagina=2');
  expect(readCaseView(new URL(written, 'https://x.example').searchParams)).toEqual(view);
  expect(readCaseView(new URLSearchParams('estado=x&motivo=y&plazo=z&pagina=-1'))).toEqual({
    estado: 'abierto',
    motivo: '',
    plazo: '',
    page: 0,
  });
  expect(casesAddress('ca', { caso: 'A0000001' })).toBe('/ca/operador/consultes?caso=A0000001');
});
