import { formatNumber } from '#domain/format-number.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Words with which a workshop is chosen, for a basket and for an appointment. */
export const workshopChoice = {
  codigoPostal: 'Código postal o población',
  buscarTaller: 'Buscar talleres',
  miPosicion: 'Usar mi posición',
  posicionFallida: 'No hemos podido saber dónde estás. Escribe tu código postal.',
  codigoPostalVacio: 'Escribe tu código postal.',
  // Who types a town that has one workshop stands at that workshop.
  distancia: (km: number, poblacion: string) => (km === 0 ? `en ${poblacion}` : `a ${formatNumber(km, 'es', 1)} km`),
  abiertoHoy: (horas: string) => `Hoy abierto ${horas}`,
  cerradoHoy: 'Hoy cerrado',
  abierto: (hasta: string) => `Abierto hasta las ${hasta}`,
  abre: (dentroDe: number, dia: number, hora: string) =>
    dentroDe === 0
      ? `Cerrado ahora, abre a las ${hora}`
      : `Cerrado, abre ${dentroDe === 1 ? 'mañana' : `el ${weekdays[dia - 1]}`} a las ${hora}`,
  enCoche: (km: number, poblacion: string, minutos: number) =>
    km === 0 ? `en ${poblacion}` : `a ${formatNumber(km, 'es', 1)} km, unos ${minutos} min en coche`,
  estrellas: (media: string, total: number) => `${media} de 5, ${total === 1 ? '1 opinión' : `${total} opiniones`}`,
  primera: (dia: string, hora: string) => `Primera hora libre: ${dia}, ${hora}`,
  sinHoras: 'Sin horas libres en los próximos días',
  elegir: 'Elegir',
  elegirNombre: (alias: string) => `Elegir ${alias}`,
  masHoras: 'Más horas',
  masHorasEn: (alias: string) => `Más horas en ${alias}`,
  elegido: 'Elegido',
  favorito: 'Mi taller',
  mediodia: 'Abre a mediodía',
  sabado: 'Abre los sábados',
  masTalleres: 'Ver más talleres',
  enMapa: 'Ver estos talleres en el mapa',
};

export type WorkshopChoiceTexts = typeof workshopChoice;
