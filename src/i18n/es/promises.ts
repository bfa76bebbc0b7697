/** What is promised beside the price of a product. */
export const promises = {
  ruedas: 'Precio cerrado: montaje, equilibrado y válvula incluidos',
  montaje: 'Precio cerrado: montaje incluido',
  montajeYTasas: 'Precio cerrado: montaje y tasas incluidos',
  recogida: 'Precio cerrado: impuestos y tasas incluidos',
  garantia: (anos: number) => `${anos === 1 ? '1 año' : `${anos} años`} de garantía del fabricante`,
  garantiaLegal: '3 años de garantía legal',
  cambia: 'Cambia o anula la cita gratis',
  recoge: 'Lo recoges gratis en el taller que elijas',
  enTaller: 'Paga ahora o en el taller',
  ahora: 'Paga una reserva o el total',
};

export type PromisesTexts = typeof promises;
