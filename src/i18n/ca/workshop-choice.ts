import { formatNumber } from '#domain/format-number.ts';
import { at } from './places.ts';
import type { WorkshopChoiceTexts } from '../es/workshop-choice.ts';
import { les } from './hours.ts';

const weekdays = ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'];

export const workshopChoice: WorkshopChoiceTexts = {
  codigoPostal: 'Codi postal o població',
  buscarTaller: 'Cerca tallers',
  miPosicion: 'Fes servir la meva posició',
  posicionFallida: 'No hem pogut saber on ets. Escriu el teu codi postal.',
  codigoPostalVacio: 'Escriu el teu codi postal.',
  distancia: (km, poblacion) => (km === 0 ? at(poblacion) : `a ${formatNumber(km, 'ca', 1)} km`),
  abiertoHoy: (horas) => `Avui obert ${horas}`,
  cerradoHoy: 'Avui tancat',
  abierto: (hasta) => `Obert fins a ${les(hasta)}`,
  abre: (dentroDe, dia, hora) =>
    dentroDe === 0
      ? `Tancat ara, obre a ${les(hora)}`
      : `Tancat, obre ${dentroDe === 1 ? 'demà' : weekdays[dia - 1]} a ${les(hora)}`,
  enCoche: (km, poblacion, minutos) =>
    km === 0 ? at(poblacion) : `a ${formatNumber(km, 'ca', 1)} km, uns ${minutos} min en cotxe`,
  estrellas: (media, total) => `${media} de 5, ${total === 1 ? '1 opinió' : `${total} opinions`}`,
  primera: (dia, hora) => `Primera hora lliure: ${dia}, a ${les(hora)}`,
  sinHoras: 'Sense hores lliures els propers dies',
  elegir: 'Tria',
  elegirNombre: (alias) => `Tria ${alias}`,
  masHoras: 'Més hores',
  masHorasEn: (alias) => `Més hores ${at(alias)}`,
  elegido: 'Triat',
  favorito: 'El meu taller',
  mediodia: 'Obre al migdia',
  sabado: 'Obre els dissabtes',
  masTalleres: 'Mostra més tallers',
  enMapa: 'Mostra aquests tallers al mapa',
};
