/** When tyres could be fitted first. Pages say it as the server wrote it. */
export const firstFree = {
  montado: (cuando: string, poblacion: string) => `Montado ${cuando} en ${poblacion}`,
  libre: (cuando: string, poblacion: string) => `Primera hora libre ${cuando} en ${poblacion}`,
  hoy: (hora: string) => `hoy a las ${hora}`,
  manana: (hora: string) => `mañana a las ${hora}`,
  dia: (dia: string, hora: string) => `el ${dia} a las ${hora}`,
};

export type FirstFreeTexts = typeof firstFree;
