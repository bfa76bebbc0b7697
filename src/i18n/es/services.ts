/** What is said of a service wherever it is shown. */
export const services = {
  conTantos: (porcentaje: string, unidades: number, neumaticos: boolean) =>
    `${porcentaje} % menos con ${unidades} ${neumaticos ? 'neumáticos' : 'unidades'}`,
};

export type ServiceTexts = typeof services;
