import type { BillingWords } from '../es/billing-words.ts';

export const billingWords: BillingWords = {
  tipo: 'La factura és per a',
  particular: 'Particular',
  empresa: 'Empresa',
  razon: 'Raó social',
  nombre: 'Nom',
  apellidos: 'Cognoms',
  nif: 'NIF, NIE o NRT',
  direccion: 'Carrer o plaça',
  numero: 'Número',
  poblacion: 'Població',
  cp: 'Codi postal',
  provincia: 'Província',
};
