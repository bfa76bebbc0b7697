import type { InvoiceListTexts } from '../es/invoice-list.ts';
import { billingWords } from './billing-words.ts';

export const invoiceList: InvoiceListTexts = {
  ...billingWords,
  ninguna: 'Encara no tens factures. Sortiran aquí quan paguis o recullis una comanda.',
  cargando: 'S’estan cercant les teves factures…',
  sinConexion: 'No hi ha connexió. Torna-ho a provar.',
  reintentar: 'Torna-ho a provar',
  descargar: 'Baixa el PDF',
  descargarDe: (numero) => `Baixa el PDF de la factura ${numero}`,
  delPedido: (pedido) => `Comanda ${pedido}`,
  noVigente: 'Substituïda o anul·lada',
  papel: {
    anticipo: 'Pagament anticipat',
    total: 'Factura de la comanda',
    final: 'Factura final',
    rectificativa: 'Factura rectificativa',
    canje: 'Factura completa',
  },
  pedirCompleta: 'Demana una factura completa',
  pedirCompletaTexto:
    'Amb el teu nom i NIF, o els de la teva empresa. És una de sola i substitueix totes les simplificades de la comanda.',
  pedirBoton: 'Demana la factura',
  pedida: (numero) => `Ja està: és la factura ${numero}. També te l’enviem per correu.`,
};
