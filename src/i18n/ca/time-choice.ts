import type { TimeChoiceTexts } from '../es/time-choice.ts';
import { les } from './hours.ts';

export const timeChoice: TimeChoiceTexts = {
  dia: 'Dia',
  desdeLas: (hora) => `des de ${les(hora)}`,
  ningunaHora: 'sense hores',
  manana: 'Al matí',
  tarde: 'A la tarda',
};
