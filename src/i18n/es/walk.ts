import { forms } from './forms.ts';
import { lostTime } from './lost-time.ts';
import { timeChoice } from './time-choice.ts';
import { workshopChoice } from './workshop-choice.ts';

/** Words that every walk of several steps says alike: a purchase, an appointment, and those to come. */
export const walk = {
  ...workshopChoice,
  ...timeChoice,
  ...lostTime,
  ...forms,
  seguir: 'Continuar',
  volverA: (paso: string) => `Volver a «${paso}»`,
  progreso: (paso: number, de: number) => `Paso ${paso} de ${de}`,
  hecho: 'hecho',
  problemaFechas: 'Ha habido un problema con las fechas. Vuelve a intentarlo: lo que has elegido sigue aquí.',
  sinTalleres: (lugar: string) =>
    `No hay talleres en esta ubicación: no encontramos ninguno cerca de ${lugar}. Prueba con otro código postal u otra población.`,

  sinHorasEl: (dia: string) => `El ${dia} no hay horas`,
  guardada: (hora: string, dia: string) => `Te guardamos las ${hora} del ${dia},`,
  quedan: (tiempo: string) => `${tiempo} min más`,
  holdCaducado: 'La hora que te guardábamos ha caducado. Elígela otra vez.',
};

export type WalkTexts = typeof walk;
