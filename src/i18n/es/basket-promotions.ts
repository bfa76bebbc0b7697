/** What the basket says of promotions. */
export const basketPromotions = {
  antes: 'antes',
  gratisConOferta: 'Gratis con una oferta',
  menosConOferta: 'Más barato con una oferta',
  verOferta: 'Ver la oferta',
  noCuenta: 'Hay una oferta que no cuenta',
  porquePlazo: (titulo: string, dia: string) =>
    `Con «${titulo}» se monta como tarde el ${dia}; por eso no hay días después.`,
  seguirSin: 'Seguir sin la oferta',
  dejadas: 'Has dejado una oferta para tener más días.',
  recuperar: 'Recuperarla',
};

export type BasketPromotionTexts = typeof basketPromotions;
