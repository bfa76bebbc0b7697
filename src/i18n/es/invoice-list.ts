import { billingWords } from './billing-words.ts';

/** Invoices as lists name them, for customers and staff. */
export const invoiceList = {
  ...billingWords,
  ninguna: 'Todavía no tienes facturas. Aparecerán aquí cuando pagues o recojas un pedido.',
  cargando: 'Buscando tus facturas…',
  sinConexion: 'No hay conexión. Vuelve a intentarlo.',
  reintentar: 'Volver a intentarlo',
  descargar: 'Descargar PDF',
  descargarDe: (numero: string) => `Descargar PDF de la factura ${numero}`,
  delPedido: (pedido: string) => `Pedido ${pedido}`,
  noVigente: 'Sustituida o anulada',
  papel: {
    anticipo: 'Pago anticipado',
    total: 'Factura del pedido',
    final: 'Factura final',
    rectificativa: 'Factura rectificativa',
    canje: 'Factura completa',
  },
  pedirCompleta: 'Pedir factura completa',
  pedirCompletaTexto:
    'Con tu nombre y tu NIF, o los de tu empresa. Es una sola y sustituye a todas las simplificadas del pedido.',
  pedirBoton: 'Pedir la factura',
  pedida: (numero: string) => `Ya está: es la factura ${numero}. También te la enviamos por correo.`,
};

export type InvoiceListTexts = typeof invoiceList;
