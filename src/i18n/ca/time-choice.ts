import { at } from './places.ts';
import type { TimeChoiceTexts } from '../es/time-choice.ts';
import { les } from './hours.ts';

const duration = (hours: number, rest: number): string =>
  [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');

export const timeChoice: TimeChoiceTexts = {
  dia: 'Dia',
  hora: 'Hora',
  desdeLas: (hora) => `des de ${les(hora)}`,
  ningunaHora: 'sense hores',
  manana: 'Al matí',
  tarde: 'A la tarda',
  primerasHoras: 'Primeres hores lliures',
  primerasHorasEn: (alias) => `Primeres hores lliures ${at(alias)}`,
  dura: (horas, minutos) => `Durada aproximada: ${duration(horas, minutos)}`,
  teLaGuardamos: 'Tria una hora i te la guardem mentre acabes.',
};
