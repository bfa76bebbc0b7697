import type { WalkTexts } from '../es/walk.ts';
import { les } from './hours.ts';
import { forms } from './forms.ts';
import { lostTime } from './lost-time.ts';
import { of } from './places.ts';
import { timeChoice } from './time-choice.ts';
import { workshopChoice } from './workshop-choice.ts';

export const walk: WalkTexts = {
  ...workshopChoice,
  ...timeChoice,
  ...lostTime,
  ...forms,
  seguir: 'Continua',
  volverA: (paso) => `Torna a «${paso}»`,
  progreso: (paso, de) => `Pas ${paso} de ${de}`,
  hecho: 'fet',
  problemaFechas: 'Hi ha hagut un problema amb les dates. Torna-ho a provar: el que has triat continua aquí.',
  sinTalleres: (lugar) =>
    `No hi ha tallers en aquesta ubicació: no en trobem cap a prop ${of(lugar)}. Prova amb un altre codi postal o una altra població.`,

  sinHorasEl: (dia) => `El ${dia} no hi ha hores`,
  guardada: (hora, dia) => `Et guardem ${les(hora)} del ${dia},`,
  quedan: (tiempo) => `${tiempo} min més`,
  holdCaducado: 'L’hora que et guardàvem ha caducat. Torna-la a triar.',
};
