import type { Basket } from '#contract/basket.ts';
import type { GatewayForm } from '#contract/orders.ts';
import { sql } from '#server/database/sql.ts';
import { insertTyre } from './catalogue.ts';
import type { TestShop } from './shop.ts';
import { insertWorkshop } from './workshops.ts';

let places = 500;

/** A basket of four of a tyre that nobody else buys, at a workshop of its own with one lift. */
export const ownBasket = async (
  shop: TestShop,
  { units = 20, time = '10:00', matricula = '' } = {},
): Promise<Basket> => {
  places += 1;
  const codTienda = await insertWorkshop(shop.database, {
    codTienda: places,
    bays: [{ skills: ['turismo'], max_llanta: 20 }],
  });
  const id_navision = await insertTyre(shop.database, { id: places, ofertas: [{ precio: 10_000, stock: units }] });
  return await shop.readyBasket(time, {
    products: [{ id_navision, cantidad: 4 }],
    selectedTaller: codTienda,
    matricula: matricula || null,
  });
};

export const passMinutes = (shop: TestShop, count: number): void =>
  shop.setClock(new Date(shop.runtime.clock().getTime() + count * 60_000));

export const formOf = ({ pasarela }: { readonly pasarela: GatewayForm | null }): GatewayForm => {
  if (!pasarela) throw new Error('nothing to pay');
  return pasarela;
};

/** The order of a basket waits in vain for its payment. */
export const lapse = async (shop: TestShop): Promise<void> => {
  passMinutes(shop, 31);
  await shop.work();
};

/** Somebody else has the time at that workshop, in whose only bay nobody fits beside them. */
export const takeTime = async (shop: TestShop, cesta: Basket, time = '10:00'): Promise<void> => {
  await shop.call('reserveTime', {
    body: {
      codTienda: cesta.selectedTaller ?? 0,
      date: cesta.selectedDate ?? '',
      time,
      cestaID: (await shop.readyBasket(time, { selectedTaller: cesta.selectedTaller })).cestaID,
    },
  });
};

/** An order whose payment came when its time was somebody else's: what its customer is asked. */
export const paidTooLate = async (shop: TestShop, cesta: Basket): Promise<string> => {
  const form = formOf(await shop.order(cesta));
  await shop.visitor.open(form);
  await lapse(shop);
  await takeTime(shop, cesta);
  await shop.tell('aviso', shop.answerTo(form, '00'));
  const { id } = await shop.database.one<{ id: string }>(sql`
    select l.id from late_payment l join customer_order o on o.id = l.order_id where o.cesta_id = ${cesta.cestaID}::uuid
    order by l.creado desc limit 1`);
  return id;
};
