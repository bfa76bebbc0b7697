import { workshopChoice } from './workshop-choice.ts';

const { distancia, primera, sinHoras } = workshopChoice;

/** The nearest workshop, on the first page. */
export const nearest = {
  distancia,
  primera,
  sinHoras,
  sinTalleres: (lugar: string) => `No encontramos ningún taller cerca de ${lugar}. Prueba con otro código postal.`,
  sinConexion: 'No hay conexión. Vuelve a intentarlo.',
  porTelefono: 'Da cita por teléfono:',
  pedirCita: 'Pedir cita aquí',
};

export type NearestTexts = typeof nearest;
