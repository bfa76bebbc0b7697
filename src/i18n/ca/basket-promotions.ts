import type { BasketPromotionTexts } from '../es/basket-promotions.ts';

export const basketPromotions: BasketPromotionTexts = {
  antes: 'abans',
  gratisConOferta: 'Gratis amb una oferta',
  menosConOferta: 'Més barat amb una oferta',
  verOferta: 'Veure l’oferta',
  noCuenta: 'Hi ha una oferta que no compta',
  porquePlazo: (titulo, dia) => `Amb «${titulo}» es munta com a molt tard el ${dia}; per això no hi ha dies després.`,
  seguirSin: 'Seguir sense l’oferta',
  dejadas: 'Has deixat una oferta per tenir més dies.',
  recuperar: 'Recuperar-la',
};
