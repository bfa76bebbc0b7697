import { randomUUID } from 'node:crypto';
import type { Answer } from '#contract/contract.ts';
import { nuria } from '#tests/support/shop.ts';

const post = async <Body>(origin: string, path: string, body: object): Promise<Body> => {
  const response = await fetch(`${origin}/api/es${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${origin}${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
};

/**
 * Buys four tyres as a guest who pays at the workshop: searches a size, fills a basket, holds a time and orders, the last
 * two at `till`, which may be another server of the same shop. Answers with the order's number.
 */
export const buyFourTyres = async (origin: string, till: string = origin): Promise<string> => {
  const filters = { ancho: 205, serie: 55, llanta: 16 };
  const { neumaticos } = await post<Answer<'selectTyres'>>(origin, '/neumaticos/selector', {
    filters,
    page: 0,
    order: 'precio',
    userInfo: { postCode: '25001' },
  });
  const tyre = neumaticos.find(({ stock }) => stock >= 4);
  if (!tyre) throw new Error(`${origin}: no tyre is found of which there are four`);

  const cestaID = randomUUID();
  const products = [{ id_navision: tyre.id_navision, cantidad: 4 }];
  const codTienda = 101;
  await post(origin, '/cesta/update', { cestaState: { cestaID, products, selectedTaller: codTienda } });
  const { dates } = await post<Answer<'consultDates'>>(origin, '/consult-dates', {
    selectedProducts: products,
    codTienda,
    numDays: 60,
    cestaID,
  });
  const day = dates.find(({ primera }) => primera !== null);
  if (!day?.primera) throw new Error(`${origin}: no day has a time`);

  await post(till, '/reserve-time', { cestaID, codTienda, date: day.date, time: day.primera });
  const { pedido } = await post<Answer<'placeOrder'>>(till, '/pedidos', {
    cestaState: { cestaID, products, paymentTerms: 'taller' },
    userInfo: { ...nuria, email: `${cestaID}@example.com` },
  });
  return pedido.orderNumber;
};
