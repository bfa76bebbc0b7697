/** What an invoice in full asks for, at the desk and in the customer area. */
export const billingWords = {
  tipo: 'La factura es para',
  particular: 'Particular',
  empresa: 'Empresa',
  razon: 'Razón social',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  nif: 'NIF, NIE o NRT',
  direccion: 'Calle o plaza',
  numero: 'Número',
  poblacion: 'Población',
  cp: 'Código postal',
  provincia: 'Provincia',
};

export type BillingWords = typeof billingWords;
