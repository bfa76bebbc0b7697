import { cents } from '#domain/money/cents.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';

/** Not SHA-256, but as sure to differ where a text does: the text itself. */
export const sha256 = (text: string) => `#${text}#`;

const emisor = {
  pais: 'ES',
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25000001',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
  prefijo: '',
  registro: null,
} as const;
export const invoice = (numero: string, more: Partial<Invoice> = {}): Invoice => ({
  papel: 'total',
  tipo: 'F2',
  pedido: 'R-1',
  idioma: 'es',
  receptor: null,
  lineas: [],
  fechaOperacion: null,
  descripcion: 'Neumáticos',
  desglose: [
    { impuesto: 2100, base: cents(100_00), cuota: cents(21_00) },
    { impuesto: 450, base: cents(1_00), cuota: cents(5) },
  ],
  total: cents(122_05),
  rectifica: null,
  sustituye: [],
  numero,
  fecha: '2026-11-22',
  emisor,
  ...more,
});
export const moment = (second: number) => `2026-11-22T19:20:${String(second).padStart(2, '0')}+01:00`;
