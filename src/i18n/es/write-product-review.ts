import { productReviews } from './product-reviews.ts';

/** The page on which who bought something says what it is like. */
export const writeProductReview = {
  titulo: '¿Qué tal va?',
  visita: (taller: string, dia: string) => `Lo que compraste y te llevaste de ${taller} el ${dia}.`,
  estrellas: 'Tu nota',
  estrellasDe: (estrellas: number) =>
    ['', '1: muy mal', '2: mal', '3: normal', '4: bien', '5: muy bien'][estrellas] ?? String(estrellas),
  texto: 'Qué quieres contar',
  textoPista: 'Cómo va en mojado, el ruido, el desgaste. Sin datos de otras personas.',
  nombre: 'Nombre que se verá',
  nombrePista: 'Puedes dejarlo en blanco.',
  vehiculo: 'Qué conduces',
  vehiculoPista: 'Si lo eliges, se verá junto a tu opinión.',
  noDecir: 'Prefiero no decirlo',
  vehiculos: productReviews.vehiculo,
  opcional: 'opcional',
  enviar: 'Publicar mi opinión',
  cambiar: 'Guardar los cambios',
  retirar: 'Retirar mi opinión',
  retirarAviso: 'Se borra lo que escribiste y ya no se puede volver a opinar de este producto.',
  retirarSi: 'Sí, retirarla',
  regla:
    'Publicamos todas, buenas y malas. Las que llevan enlaces, correos o teléfonos las lee antes una persona. Puedes cambiarla durante 30 días y retirarla siempre.',
  faltanEstrellas: 'Elige cuántas estrellas.',
  publicada: 'Tu opinión ya se ve. Gracias.',
  pendiente:
    'La hemos recibido. Como lleva un enlace, un correo o un teléfono, la leerá una persona antes de publicarla.',
  retenida: 'Tu opinión no se publica. Si quieres saber por qué o no estás de acuerdo, llámanos.',
  retirada: 'Retiraste tu opinión y hemos borrado lo que decía.',
  noVale: 'Este enlace no abre ninguna compra',
  noValeTexto: 'Puede que esté cortado: cópialo entero del correo.',
  inicio: 'Ir al inicio',
};

export type WriteProductReviewTexts = typeof writeProductReview;
