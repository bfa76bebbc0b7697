/** What a basket begins with, in the browser and on the server, beside what lies in it. */
export const nothingChosen = {
  codigoPostalIntroducido: null,
  selectedTaller: null,
  selectedDate: null,
  selectedTime: null,
  matricula: null,
  step: 'solicitud' as const,
  paymentTerms: null,
  paymentType: null,
  generaFactura: false,
  cupones: [],
  sinPromociones: [],
  origin: 'internal' as const,
  searchToken: null,
};
