import type { LeaveAccountTexts } from '../es/leave-account.ts';

export const leaveAccount: LeaveAccountTexts = {
  borrar: 'Esborra el meu compte',
  borrarTexto:
    'Esborrem el teu compte i tot on surts tu: les teves dades, cites, cerques, opinions i correus. Només guardem, bloquejades, les dades fiscals que demana la llei, i les esborrem quan deixa de demanar-les.',
  empezar: 'Vull esborrar el meu compte',
  seguro: 'Això no es pot desfer',
  contrasena: 'La teva contrasenya',
  oConLlave: 'Si tens una clau d’accés en aquest dispositiu, deixa-la buida i te la demanarem.',
  citas: 'Anul·la també les meves cites pendents',
  confirmar: 'Esborra el meu compte per sempre',
  dejarlo: 'Deixa-ho com està',
  borrada: 'El teu compte està esborrat',
  alInicio: 'Ves a l’inici',
  borradaTexto: 'No guardem res que digui qui ets, tret del que demana la llei. Gràcies per haver estat aquí.',
};
