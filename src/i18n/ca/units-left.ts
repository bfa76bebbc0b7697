import type { unitsLeft as Spanish } from '../es/units-left.ts';

export const unitsLeft: typeof Spanish = (stock, unidades) => {
  const left = stock === 1 ? 'queda 1' : `queden ${stock}`;
  return stock < unidades ? `Només en ${left}` : `En ${left}`;
};
