import { withComma } from '#domain/format-number.ts';

/** What the card of any product says. */
export const productCard = {
  precioMinimo: (precio: string) => `Precio más bajo de los 30 días anteriores: ${precio}`,
  rebaja: (porcentaje: number) => `−${withComma(porcentaje)} %`,
  enTaller: (dias: number) => (dias <= 1 ? 'En el taller mañana' : `En el taller en ${dias} días laborables`),
  agotado: 'Agotado',
  anadir: 'A la cesta',
  /** What is left of it, and where that is less than `unidades`, which are bought at once, that it is no more. */
  quedan: (stock: number, unidades: number): string => {
    if (stock >= unidades) return stock === 1 ? 'Queda 1' : `Quedan ${stock}`;
    return stock === 1 ? 'Solo queda 1' : `Solo quedan ${stock}`;
  },
};

export type ProductCardTexts = typeof productCard;
