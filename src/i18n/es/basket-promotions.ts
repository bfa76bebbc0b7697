/** What the basket says of promotions. */
export const basketPromotions = {
  antes: 'antes',
  gratisConOferta: 'Gratis con una oferta',
  menosConOferta: 'Más barato con una oferta',
  verOferta: 'Ver la oferta',
  noCuenta: 'Hay una oferta que no se aplica',
  porquePlazo: (titulo: string, dia: string) =>
    `Con «${titulo}» hay que montar el ${dia} como muy tarde; por eso no ves días posteriores.`,
  seguirSin: 'Seguir sin la oferta',
  dejadas: 'Has renunciado a una oferta para tener más días.',
  recuperar: 'Recuperarla',
};

export type BasketPromotionTexts = typeof basketPromotions;
