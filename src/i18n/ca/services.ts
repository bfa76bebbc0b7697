import type { ServiceTexts } from '../es/services.ts';

export const services: ServiceTexts = {
  conTantos: (porcentaje, unidades, neumaticos) =>
    `${porcentaje} % menys amb ${unidades} ${neumaticos ? 'pneumàtics' : 'unitats'}`,
};
