/** Words of the page on which a review is written. */
export const reviews = {
  titulo: '¿Qué tal fue?',
  visita: (taller: string, dia: string) => `Tu visita a ${taller}, ${dia}.`,
  estrellas: 'Tu nota',
  estrellasDe: (estrellas: number) =>
    ['', '1: muy mal', '2: mal', '3: normal', '4: bien', '5: muy bien'][estrellas] ?? String(estrellas),
  texto: 'Qué quieres contar',
  textoPista: 'Qué te hicieron y cómo quedó. Sin datos de otras personas.',
  nombre: 'Nombre que se verá',
  nombrePista: 'Puedes dejarlo en blanco.',
  opcional: 'opcional',
  enviar: 'Publicar mi opinión',
  regla: 'Publicamos todas, buenas y malas. Las que llevan enlaces, correos o teléfonos las lee antes una persona.',
  faltanEstrellas: 'Elige cuántas estrellas.',
  publicada: 'Tu opinión ya se ve. Gracias.',
  pendiente:
    'La hemos recibido. Como lleva un enlace, un correo o un teléfono, la leerá una persona antes de publicarla.',
  retenida: 'Tu opinión no se publica. Si quieres saber por qué, llámanos.',
  verTaller: (taller: string) => `Ver ${taller}`,
  noVale: 'Este enlace no abre ninguna visita',
  noValeTexto: 'Puede que esté cortado: cópialo entero del correo.',
  talleres: 'Ver los talleres',
};

export type ReviewTexts = typeof reviews;
