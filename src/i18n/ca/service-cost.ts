import type { serviceCost as es } from '../es/service-cost.ts';
import { together } from './set-words.ts';

export const serviceCost: typeof es = {
  presupuesto: 'amb pressupost',
  anunciado: (escrito, { importe, desde, unidades }) => {
    if (importe === 0) return 'gratis';
    return desde ? `des de ${escrito}${unidades === 1 ? '' : ` ${together(unidades)}`}` : escrito;
  },
};
