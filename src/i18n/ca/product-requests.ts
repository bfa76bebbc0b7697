import type { ProductRequestTexts } from '../es/product-requests.ts';

export const productRequests: ProductRequestTexts = {
  titulo: (producto) => `T’avisem quan torni ${producto}`,
  guardada: 'T’avisarem',
  guardadaTexto: (producto) =>
    `Quan torni ${producto} t’escriurem un correu, un de sol. No te’l guardem: el preu i les unitats seran els d’aquell moment.`,
  disponible: 'Ja el tenim',
  disponibleTexto: (producto) => `${producto} està disponible ara mateix: no cal que esperis.`,
  verProducto: 'Mira el producte',
  buscarOtro: 'Cerca un altre pneumàtic',
  noExiste: 'Aquest producte ja no es ven',

  cancelar: 'Esborra la meva petició d’avís',
  cancelarTexto: (producto) => `Ens vas demanar que t’aviséssim quan tornés ${producto}.`,
  cancelarEfecto: 'Si l’esborres, esborrem també la teva adreça de correu.',
  cancelarBoton: 'Esborra la petició',
  borrada: 'Petició esborrada',
  borradaTexto: 'No t’escriurem sobre aquest producte i ja no en guardem la teva adreça.',
  inicio: 'Torna a l’inici',
};
