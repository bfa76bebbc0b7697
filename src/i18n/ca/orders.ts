import type { OrderTexts } from '../es/orders.ts';

export const orders: OrderTexts = {
  envio: 'Enviament',
  aduana: 'Gestió de duana',
};
