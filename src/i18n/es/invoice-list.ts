/** Invoices as lists name them, for customers and staff. */
export const invoiceList = {
  facturas: 'Facturas',
  ninguna: 'Todavía no tienes facturas. Aparecerán aquí cuando pagues o recojas un pedido.',
  cargando: 'Buscando tus facturas…',
  sinConexion: 'No hay conexión. Vuelve a intentarlo.',
  reintentar: 'Volver a intentarlo',
  descargar: 'Descargar PDF',
  descargarDe: (numero: string) => `Descargar la factura ${numero} en PDF`,
  descargando: 'Descargando…',
  delPedido: (pedido: string) => `Pedido ${pedido}`,
  noVigente: 'Sustituida o anulada',
  papel: {
    anticipo: 'Pago anticipado',
    total: 'Factura del pedido',
    final: 'Factura final',
    rectificativa: 'Factura rectificativa',
    canje: 'Factura completa',
  },
  anterior: 'Anteriores',
  siguiente: 'Siguientes',
  pagina: 'Página',
  paginas: 'Páginas de facturas',
};

export type InvoiceListTexts = typeof invoiceList;
