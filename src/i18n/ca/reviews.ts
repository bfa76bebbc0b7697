import type { ReviewTexts } from '../es/reviews.ts';
import { at } from './places.ts';

export const reviews: ReviewTexts = {
  titulo: 'Com va anar?',
  visita: (taller, dia) => `La teva visita ${at(taller)}, el ${dia}.`,
  estrellas: 'La teva nota',
  estrellasDe: (estrellas) =>
    ['', '1: molt malament', '2: malament', '3: normal', '4: bé', '5: molt bé'][estrellas] ?? String(estrellas),
  texto: 'Què vols explicar',
  textoPista: 'Què et van fer i com va quedar. Sense dades d’altres persones.',
  nombre: 'Nom que es veurà',
  nombrePista: 'El pots deixar en blanc.',
  opcional: 'opcional',
  enviar: 'Publica la meva opinió',
  regla:
    'Les publiquem totes, bones i dolentes. Les que porten enllaços, correus o telèfons les llegeix abans una persona.',
  faltanEstrellas: 'Tria quantes estrelles.',
  publicada: 'La teva opinió ja es veu. Gràcies.',
  pendiente:
    'L’hem rebuda. Com que porta un enllaç, un correu o un telèfon, la llegirà una persona abans de publicar-la.',
  retenida: 'La teva opinió no es publica. Si vols saber per què, truca’ns.',
  verTaller: (taller) => `Mostra ${taller}`,
  noVale: 'Aquest enllaç no obre cap visita',
  noValeTexto: 'Potser està tallat: copia’l sencer del correu.',
  talleres: 'Mostra els tallers',
};
