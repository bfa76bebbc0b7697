/** "45 min", "1 h 15 min". */
const duration = (hours: number, rest: number): string =>
  [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');

/** Words with which a day and its hour are chosen, wherever a time is. */
export const timeChoice = {
  dia: 'Día',
  hora: 'Hora',
  desdeLas: (hora: string) => `desde las ${hora}`,
  ningunaHora: 'sin horas',
  manana: 'Por la mañana',
  tarde: 'Por la tarde',
  primerasHoras: 'Primeras horas libres',
  primerasHorasEn: (alias: string) => `Primeras horas libres en ${alias}`,
  dura: (horas: number, minutos: number) => `Duración aproximada: ${duration(horas, minutos)}`,
  teLaGuardamos: 'Elige una hora y te la guardamos mientras terminas.',
};

export type TimeChoiceTexts = typeof timeChoice;
