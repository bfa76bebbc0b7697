/** What is said of a service wherever it is shown. */
export const services = {
  opiniones: (media: string, total: number) => `${media} de 5, ${total === 1 ? '1 opinión' : `${total} opiniones`}`,
  conTantos: (porcentaje: string, unidades: number, neumaticos: boolean) =>
    `${porcentaje} % menos con ${unidades} ${neumaticos ? 'neumáticos' : 'unidades'}`,
};

/** What an insurance pays, step by step. */
export const insurance = {
  cubreHasta: (porcentaje: string, km: string) => `el ${porcentaje}\u00a0% hasta ${km}\u00a0km`,
  cubre: (pasos: string) => `Paga ${pasos} desde el montaje.`,
};

export type ServiceTexts = typeof services;
export type InsuranceTexts = typeof insurance;
