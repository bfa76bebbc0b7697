import type { Basket } from '#contract/basket.ts';
import { thursday, wishFrom, type TestShop } from './shop.ts';

/** Tyres with a time held, and the battery that is wanted for the same visit, beside them (docs/decisions/080). */
export const tyresAndBattery = async (
  shop: TestShop,
  time: string,
  matricula: string,
): Promise<{ tyres: Basket; battery: Basket }> => {
  const first = await shop.readyBasket(time, { matricula });
  const battery = await shop.update({
    ...wishFrom(first),
    products: [...wishFrom(first).products, { id_navision: 'B9', cantidad: 1 }],
  });
  const tyres = battery.visita[0]?.cestaID ?? '';
  await shop.call('releaseTime', { body: { cestaID: battery.cestaID } });
  await shop.call('reserveTime', { body: { codTienda: 1, date: thursday, time, cestaID: tyres } });
  return { tyres: await shop.basket(tyres), battery: await shop.basket(battery.cestaID) };
};

/** The battery joins the visit that the tyres have. */
export const joiningVisit = async (shop: TestShop, battery: Basket): Promise<Basket> => {
  const { visita } = await shop.basket(battery.cestaID);
  const cita = visita.find((each) => each.cita)?.cita;
  if (!cita) throw new Error('there is no visit to join');
  await shop.call('reserveTime', {
    body: { codTienda: cita.codTienda, date: cita.date, time: cita.hasta, cestaID: battery.cestaID },
  });
  return await shop.basket(battery.cestaID);
};
