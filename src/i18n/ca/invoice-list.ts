import type { InvoiceListTexts } from '../es/invoice-list.ts';

export const invoiceList: InvoiceListTexts = {
  facturas: 'Factures',
  ninguna: 'Encara no tens factures. Sortiran aquí quan paguis o recullis una comanda.',
  cargando: 'Busquem les teves factures…',
  sinConexion: 'No hi ha connexió. Torna-ho a provar.',
  reintentar: 'Torna-ho a provar',
  descargar: 'Baixa el PDF',
  descargarDe: (numero) => `Baixa la factura ${numero} en PDF`,
  descargando: 'S’està baixant…',
  delPedido: (pedido) => `Comanda ${pedido}`,
  noVigente: 'Substituïda o anul·lada',
  papel: {
    anticipo: 'Pagament anticipat',
    total: 'Factura de la comanda',
    final: 'Factura final',
    rectificativa: 'Factura rectificativa',
    canje: 'Factura completa',
  },
  anterior: 'Anteriors',
  siguiente: 'Següents',
  pagina: 'Pàgina',
  paginas: 'Pàgines de factures',
};
