/** Asking to be told when a product is back. */
export const productRequests = {
  titulo: (producto: string) => `Te avisamos cuando vuelva ${producto}`,
  guardada: 'Te avisaremos',
  guardadaTexto: (producto: string) =>
    `Cuando vuelva ${producto} te escribiremos un correo, uno solo. No te lo guardamos: el precio y las unidades serán los de ese momento.`,
  disponible: 'Ya lo tenemos',
  disponibleTexto: (producto: string) => `${producto} está disponible ahora mismo: no hace falta que esperes.`,
  verProducto: 'Ver el producto',
  buscarOtro: 'Buscar otro neumático',
  noExiste: 'Este producto ya no se vende',

  cancelar: 'Borrar mi petición de aviso',
  cancelarTexto: (producto: string) => `Nos pediste que te avisáramos cuando volviera ${producto}.`,
  cancelarEfecto: 'Si la borras, borramos también tu dirección de correo.',
  cancelarBoton: 'Borrar la petición',
  borrada: 'Petición borrada',
  borradaTexto: 'No te escribiremos sobre este producto y ya no tenemos tu dirección por él.',
  inicio: 'Volver al inicio',
};

export type ProductRequestTexts = typeof productRequests;
