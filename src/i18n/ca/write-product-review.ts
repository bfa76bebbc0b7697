import type { WriteProductReviewTexts } from '../es/write-product-review.ts';
import { productReviews } from './product-reviews.ts';

export const writeProductReview: WriteProductReviewTexts = {
  titulo: 'Com et va?',
  visita: (taller, dia) => `El que vas comprar i et vas endur del taller ${taller} el ${dia}.`,
  estrellas: 'La teva nota',
  estrellasDe: (estrellas) =>
    ['', '1: molt malament', '2: malament', '3: normal', '4: bé', '5: molt bé'][estrellas] ?? String(estrellas),
  texto: 'Què vols explicar',
  textoPista: 'Com va en mullat, el soroll, el desgast. Sense dades d’altres persones.',
  nombre: 'Nom que es veurà',
  nombrePista: 'El pots deixar en blanc.',
  vehiculo: 'Què condueixes',
  vehiculoPista: 'Si ho tries, es veurà al costat de la teva opinió.',
  noDecir: 'M’estimo més no dir-ho',
  vehiculos: productReviews.vehiculo,
  opcional: 'opcional',
  enviar: 'Publica la meva opinió',
  cambiar: 'Desa els canvis',
  retirar: 'Retira la meva opinió',
  retirarAviso: 'S’esborra el que vas escriure i ja no es pot tornar a opinar d’aquest producte.',
  retirarSi: 'Sí, retira-la',
  regla:
    'Les publiquem totes, bones i dolentes. Les que porten enllaços, correus o telèfons les llegeix abans una persona. La pots canviar durant 30 dies i retirar-la sempre.',
  faltanEstrellas: 'Tria quantes estrelles.',
  publicada: 'La teva opinió ja es veu. Gràcies.',
  pendiente:
    'L’hem rebuda. Com que porta un enllaç, un correu o un telèfon, la llegirà una persona abans de publicar-la.',
  retenida: 'La teva opinió no es publica. Si vols saber per què o no hi estàs d’acord, truca’ns.',
  retirada: 'Vas retirar la teva opinió i hem esborrat el que deia.',
  noVale: 'Aquest enllaç no obre cap compra',
  noValeTexto: 'Potser està tallat: copia’l sencer del correu.',
  inicio: 'Ves a l’inici',
};
