/** Lines of an order that are neither a product nor a service. */
export const orders = {
  envio: 'Envío',
  aduana: 'Gestión de aduana',
};

export type OrderTexts = typeof orders;
