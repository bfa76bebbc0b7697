import type { serviceCost as es } from '../es/service-cost.ts';
import { together } from './set-words.ts';

export const serviceCost: typeof es = {
  gratis: 'gratis',
  presupuesto: 'amb pressupost',
  desde: (precio, unidades) => `des de ${precio}${unidades === 1 ? '' : ` ${together(unidades)}`}`,
};
