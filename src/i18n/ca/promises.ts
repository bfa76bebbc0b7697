import type { PromisesTexts } from '../es/promises.ts';

/** What is promised beside the price of a product. */
export const promises: PromisesTexts = {
  ruedas: 'Preu tancat: muntatge, equilibratge i vàlvula inclosos',
  montaje: 'Preu tancat: muntatge inclòs',
  montajeYTasas: 'Preu tancat: muntatge i taxes inclosos',
  recogida: 'Preu tancat: impostos i taxes inclosos',
  garantia: (anos) => `${anos === 1 ? '1 any' : `${anos} anys`} de garantia del fabricant`,
  garantiaLegal: '3 anys de garantia legal',
  cambia: 'Canvia o anul·la la cita gratis',
  recoge: 'El reculls gratis al taller que triïs',
  enTaller: 'Paga ara o al taller',
  ahora: 'Paga una reserva o el total',
};
