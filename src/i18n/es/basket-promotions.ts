/** What the basket says of promotions. */
export const basketPromotions = {
  antes: 'antes',
  gratisConOferta: 'Gratis con una oferta',
  menosConOferta: 'Más barato con una oferta',
  noCuenta: 'Hay una oferta que no cuenta',
  porquePlazo: (titulo: string, dia: string) =>
    `Con «${titulo}» se monta como tarde el ${dia}; por eso no hay días después.`,
  seguirSin: 'Seguir sin la oferta',
  seguirSinNombre: (titulo: string) => `Seguir sin la oferta «${titulo}»`,
  dejadas: 'Has dejado una oferta para tener más días.',
  recuperar: 'Recuperarla',
  ofertas: 'Ofertas',
  teAhorras: (importe: string) => `te ahorras ${importe}`,
};

export type BasketPromotionTexts = typeof basketPromotions;
