import type { InsuranceTexts, ServiceTexts } from '../es/services.ts';

export const services: ServiceTexts = {
  opiniones: (media, total) => `${media} de 5, ${total === 1 ? '1 opinió' : `${total} opinions`}`,
  conTantos: (porcentaje, unidades, neumaticos) =>
    `${porcentaje} % menys amb ${unidades} ${neumaticos ? 'pneumàtics' : 'unitats'}`,
};

export const insurance: InsuranceTexts = {
  cubreHasta: (porcentaje, km) => `el ${porcentaje}\u00a0% fins a ${km}\u00a0km`,
  cubre: (pasos) => `Paga ${pasos} des del muntatge.`,
};
