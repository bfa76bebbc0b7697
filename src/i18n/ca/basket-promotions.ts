import type { BasketPromotionTexts } from '../es/basket-promotions.ts';

export const basketPromotions: BasketPromotionTexts = {
  antes: 'abans',
  gratisConOferta: 'Gratis amb una oferta',
  menosConOferta: 'Més barat amb una oferta',
  verOferta: 'Mira l’oferta',
  noCuenta: 'Hi ha una oferta que no s’aplica',
  porquePlazo: (titulo, dia) =>
    `Amb «${titulo}» cal muntar el ${dia} com a molt tard; per això no hi veus dies posteriors.`,
  seguirSin: 'Continua sense l’oferta',
  dejadas: 'Has renunciat a una oferta per tenir més dies.',
  recuperar: 'Recupera-la',
};
