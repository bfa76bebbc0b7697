import type { WorkshopChoiceTexts } from '../es/workshop-choice.ts';
import { les } from './hours.ts';

export const workshopChoice: WorkshopChoiceTexts = {
  codigoPostal: 'Codi postal o població',
  buscarTaller: 'Cerca tallers',
  miPosicion: 'Fes servir la meva posició',
  posicionFallida: 'No hem pogut saber on ets. Escriu el teu codi postal.',
  codigoPostalVacio: 'Escriu el teu codi postal.',
  distancia: (km) => `a ${km} km`,
  abiertoHoy: (horas) => `Avui obert ${horas}`,
  cerradoHoy: 'Avui tancat',
  primera: (dia, hora) => `Primera hora lliure: ${dia}, a ${les(hora)}`,
  sinHoras: 'Sense hores lliures els propers dies',
  elegir: 'Tria',
  elegirNombre: (alias) => `Tria ${alias}`,
  elegido: 'Triat',
  favorito: 'El meu taller',
  mediodia: 'Obre al migdia',
  sabado: 'Obre dissabtes',
  masTalleres: 'Mostra més tallers',
};
