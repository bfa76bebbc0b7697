import { together } from './set-words.ts';

/** What a service costs, behind how long it takes. */
export const serviceCost = {
  presupuesto: 'con presupuesto',
  /** What a page, and after it the letters, say that it costs: `escrito` is its amount in words. */
  anunciado: (
    escrito: string,
    { importe, desde, unidades }: { readonly importe: number; readonly desde: boolean; readonly unidades: number },
  ): string => {
    if (importe === 0) return 'gratis';
    return desde ? `desde ${escrito}${unidades === 1 ? '' : ` ${together(unidades)}`}` : escrito;
  },
};
