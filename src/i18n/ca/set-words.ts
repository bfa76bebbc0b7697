const inWords = ['', '', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit'];

/** What a price of several is of: "els quatre". */
export const together = (unidades: number): string => `els ${inWords[unidades] ?? unidades}`;

/** What a price of so many fitted tyres is of: "muntat", "els quatre muntats". The last word never stands alone. */
export const mounted = (unidades: number): string => (unidades === 1 ? 'muntat' : `${together(unidades)}\u00A0muntats`);
