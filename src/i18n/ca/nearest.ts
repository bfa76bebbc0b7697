import { of } from './places.ts';
import type { NearestTexts } from '../es/nearest.ts';
import { workshopChoice } from './workshop-choice.ts';

const { distancia, primera, sinHoras } = workshopChoice;

/** The nearest workshop, on the first page. */
export const nearest: NearestTexts = {
  distancia,
  primera,
  sinHoras,
  sinTalleres: (lugar) => `No trobem cap taller a prop ${of(lugar)}. Prova amb un altre codi postal.`,
  sinConexion: 'No hi ha connexió. Torna-ho a provar.',
  porTelefono: 'Dona cita per telèfon:',
  pedirCita: 'Demana cita aquí',
};
