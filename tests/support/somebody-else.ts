import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

interface Place {
  readonly codTienda: number;
  readonly date: string;
  readonly time: string;
}

interface SeenBasket {
  readonly cesta: {
    readonly products: readonly { readonly id_navision: string; readonly cantidad: number }[];
    readonly selectedTaller: number;
    readonly selectedDate: string;
    readonly selectedTime: string;
  };
}

/** What a basket holds and where it is expected, by its id. */
export const basketOf = async (request: APIRequestContext, origin: string, cestaID: string) => {
  const answer = await request.get(`${origin}/api/es/cesta/${cestaID}`);
  const { cesta }: SeenBasket = await answer.json();
  const { products, selectedTaller: codTienda, selectedDate: date, selectedTime: time } = cesta;
  return { products, place: { codTienda, date, time } };
};

/** Somebody else books such goods at that time, and pays at the workshop. Tries until it is theirs. */
export const bookElsewhere = async (
  request: APIRequestContext,
  origin: string,
  products: SeenBasket['cesta']['products'],
  { codTienda, date, time }: Place,
): Promise<void> => {
  const cestaID = randomUUID();
  const post = async (path: string, data: unknown) => (await request.post(`${origin}/api/es${path}`, { data })).ok();
  const cestaState = {
    cestaID,
    products: products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })),
    selectedTaller: codTienda,
  };
  await post('/cesta/update', { cestaState });
  const userInfo = {
    nombre: 'Pol',
    apellidos: 'Riba Camps',
    email: `pol.${cestaID}@example.com`,
    telefono: '622333444',
    privacidad: true,
  };
  for (let tries = 1; tries <= 20; tries += 1) {
    const order = { cestaState: { ...cestaState, paymentTerms: 'taller' }, userInfo };
    if ((await post('/reserve-time', { cestaID, codTienda, date, time })) && (await post('/pedidos', order))) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('nobody could book that time');
};
