import { withComma } from '#domain/format-number.ts';
import type { ProductCardTexts } from '../es/product-card.ts';

export const productCard: ProductCardTexts = {
  precioMinimo: (precio) => `Preu més baix dels 30 dies anteriors: ${precio}`,
  rebaja: (porcentaje) => `−${withComma(porcentaje)} %`,
  enTaller: (dias) => (dias <= 1 ? 'Demà al taller' : `Al taller en ${dias} dies feiners`),
  agotado: 'Exhaurit',
  anadir: 'A la cistella',
  quedan: (stock, unidades) => {
    const left = stock === 1 ? 'queda 1' : `queden ${stock}`;
    return stock < unidades ? `Només en ${left}` : `En ${left}`;
  },
};
