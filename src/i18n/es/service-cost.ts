import { together } from './set-words.ts';

/** What a service costs, behind how long it takes. */
export const serviceCost = {
  gratis: 'gratis',
  presupuesto: 'con presupuesto',
  desde: (precio: string, unidades: number) => `desde ${precio}${unidades === 1 ? '' : ` ${together(unidades)}`}`,
};
