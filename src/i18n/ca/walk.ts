import type { WalkTexts } from '../es/walk.ts';
import { les } from './hours.ts';
import { lostTime } from './lost-time.ts';
import { of } from './places.ts';
import { timeChoice } from './time-choice.ts';
import { workshopChoice } from './workshop-choice.ts';

export const walk: WalkTexts = {
  ...workshopChoice,
  ...timeChoice,
  ...lostTime,
  seguir: 'Continua',
  volverA: (paso) => `Torna a «${paso}»`,
  progreso: (paso, de) => `Pas ${paso} de ${de}`,
  hecho: 'fet',
  reintentar: 'Torna-ho a provar',
  problemaFechas: 'Hi ha hagut un problema amb les dates. Torna-ho a provar: el que has triat continua aquí.',
  sinTalleres: (lugar) =>
    `No hi ha tallers en aquesta ubicació: no en trobem cap a prop ${of(lugar)}. Prova amb un altre codi postal o una altra població.`,

  sinHorasEl: (dia) => `El ${dia} no hi ha hores`,
  guardada: (hora, dia) => `Et guardem ${les(hora)} del ${dia},`,
  quedan: (tiempo) => `${tiempo} min més`,
  holdCaducado: 'L’hora que et guardàvem ha caducat. Torna-la a triar.',

  nombre: 'Nom',
  apellidos: 'Cognoms',
  correo: 'Correu electrònic',
  telefono: 'Telèfon mòbil',
  telefonoPista: 'T’avisem si canvia alguna cosa. Fora d’Espanya, amb prefix.',
  contrasena: 'Contrasenya',
  privacidad: 'He llegit i accepto la política de privacitat',
  leer: 'Llegeix la política de privacitat',
};
