import type { InvoiceWords } from '#domain/invoices/invoice-words.ts';
import type { CorrectionCause } from '#domain/invoices/correction-cause.ts';
import type { WasteFee } from '#domain/catalogue/waste-fee.ts';

const day = (fecha: string): string => fecha.split('-').toReversed().join('/');

export const invoices = {
  /** Written into the invoice. */
  words: {
    anticipo: (pedido) => `Pago anticipado del pedido ${pedido}`,
    deduccion: (numero, fecha) => `Ya facturado: ${numero}, del ${day(fecha)}`,
    devolucion: (numero) => `Devolución sobre la factura ${numero}`,
    descripcion: {
      anticipo: (pedido) => `Pago anticipado de neumáticos y servicios de taller, pedido ${pedido}`,
      total: (pedido) => `Neumáticos y servicios de taller, pedido ${pedido}`,
      final: (pedido) => `Neumáticos y servicios de taller, pedido ${pedido}`,
      rectificativa: (pedido) => `Rectificación de neumáticos y servicios de taller, pedido ${pedido}`,
      canje: (pedido) => `Neumáticos y servicios de taller, pedido ${pedido}, en lugar de factura simplificada`,
    },
  },
  paper: {
    titulo: {
      completa: 'Factura',
      simplificada: 'Factura simplificada',
      rectificativa: 'Factura rectificativa',
      'rectificativa-simplificada': 'Factura simplificada rectificativa',
    },
    anticipo: 'Pago anticipado',
    numero: 'Número',
    fecha: 'Fecha de expedición',
    fechaOperacion: 'Fecha de la operación',
    emisor: 'Emisor',
    cliente: 'Cliente',
    pedido: 'Pedido',
    matricula: 'Matrícula',
    taller: 'Taller',
    nif: { ES: 'NIF', AD: 'NRT' },
    concepto: 'Concepto',
    cantidad: 'Cantidad',
    precio: 'Precio',
    descuento: 'Descuento',
    importe: 'Importe',
    sinImpuestos: (impuesto) => `Precios e importes en euros, sin ${impuesto}.`,
    base: 'Base',
    tipo: (impuesto) => `${impuesto} %`,
    cuota: (impuesto) => `Cuota de ${impuesto}`,
    baseTotal: 'Base imponible',
    total: 'Total',
    totalDevuelto: 'Total a tu favor',
    ecotasa: {
      ecotasa: 'SIG de neumáticos fuera de uso',
      bateria: 'Gestión de baterías usadas',
      aceite: 'Gestión de aceites usados',
      gas: 'Impuesto sobre los gases fluorados',
    },
    leyEcotasa: {
      ecotasa: 'RD 1619/2005',
      bateria: 'RD 106/2008',
      aceite: 'RD 679/2006',
      gas: 'Ley 16/2013',
    },
    rectifica: (facturas) => `Rectifica ${facturas}.`,
    sustituye: (facturas) => `Sustituye a ${facturas}.`,
    factura: (numero, fecha) => `${numero} del ${day(fecha)}`,
    modo: { diferencias: 'Rectificación por diferencias.', sustitucion: 'Rectificación por sustitución.' },
    sustituido: (base, cuota) => `Base y cuota sustituidas: ${base} y ${cuota}.`,
    causa: {
      resolucion: 'Causa: la operación, o una parte, queda sin efecto (art. 80.Dos de la Ley 37/1992).',
      rebaja: 'Causa: descuento posterior a la operación (art. 80.Uno de la Ley 37/1992).',
      'error-de-derecho': 'Causa: error fundado en derecho (art. 80.Seis de la Ley 37/1992).',
      concurso: 'Causa: concurso de acreedores (art. 80.Tres de la Ley 37/1992).',
      impago: 'Causa: crédito incobrable (art. 80.Cuatro de la Ley 37/1992).',
      datos: 'Causa: datos del destinatario (art. 15.1 del RD 1619/2012).',
    },
    causaAndorra: {
      resolucion: 'Causa: la operación, o una parte, queda sin efecto.',
      rebaja: 'Causa: descuento posterior a la operación.',
      'error-de-derecho': 'Causa: error fundado en derecho.',
      concurso: 'Causa: concurso de acreedores.',
      impago: 'Causa: crédito incobrable.',
      datos: 'Causa: datos del destinatario.',
    },
    garantia:
      'Garantía del trabajo: tres meses o 2.000 kilómetros (RD 1457/1986). Garantía de los productos: tres años.',
    garantiaAndorra: 'Conserva esta factura: es el justificante de la garantía.',
    pagina: (una, de) => `Página ${una} de ${de}`,
    asunto: (pedido) => `Pedido ${pedido}`,
  },
} as const satisfies { words: InvoiceWords; paper: InvoicePaperTexts };

/** What stands on the paper of an invoice around its own words. */
export interface InvoicePaperTexts {
  readonly titulo: Readonly<
    Record<'completa' | 'simplificada' | 'rectificativa' | 'rectificativa-simplificada', string>
  >;
  readonly anticipo: string;
  readonly numero: string;
  readonly fecha: string;
  readonly fechaOperacion: string;
  readonly emisor: string;
  readonly cliente: string;
  readonly pedido: string;
  readonly matricula: string;
  readonly taller: string;
  readonly nif: Readonly<Record<'ES' | 'AD', string>>;
  readonly concepto: string;
  readonly cantidad: string;
  readonly precio: string;
  readonly descuento: string;
  readonly importe: string;
  readonly sinImpuestos: (impuesto: string) => string;
  readonly base: string;
  readonly tipo: (impuesto: string) => string;
  readonly cuota: (impuesto: string) => string;
  readonly baseTotal: string;
  readonly total: string;
  readonly totalDevuelto: string;
  readonly ecotasa: Readonly<Record<WasteFee, string>>;
  /** The Spanish law that asks for each. */
  readonly leyEcotasa: Readonly<Record<WasteFee, string>>;
  readonly rectifica: (facturas: string) => string;
  readonly sustituye: (facturas: string) => string;
  readonly factura: (numero: string, fecha: string) => string;
  readonly modo: Readonly<Record<'diferencias' | 'sustitucion', string>>;
  readonly sustituido: (base: string, cuota: string) => string;
  readonly causa: Readonly<Record<CorrectionCause, string>>;
  readonly causaAndorra: Readonly<Record<CorrectionCause, string>>;
  readonly garantia: string;
  readonly garantiaAndorra: string;
  readonly pagina: (una: number, de: number) => string;
  readonly asunto: (pedido: string) => string;
}
