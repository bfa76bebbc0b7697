const inWords = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

/** What a price of several is of: "los cuatro". */
export const together = (unidades: number): string => `los ${inWords[unidades] ?? unidades}`;

/** What a price of so many fitted tyres is of: "montado", "los cuatro montados". The last word never stands alone. */
export const mounted = (unidades: number): string =>
  unidades === 1 ? 'montado' : `${together(unidades)}\u00A0montados`;
