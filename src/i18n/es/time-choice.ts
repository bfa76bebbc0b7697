/** Words with which a day and its hour are chosen, wherever a time is. */
export const timeChoice = {
  dia: 'Día',
  desdeLas: (hora: string) => `desde las ${hora}`,
  ningunaHora: 'sin horas',
  manana: 'Por la mañana',
  tarde: 'Por la tarde',
};

export type TimeChoiceTexts = typeof timeChoice;
