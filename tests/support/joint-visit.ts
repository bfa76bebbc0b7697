import type { Basket } from '#contract/basket.ts';
import { sql } from '#server/database/sql.ts';
import { thursday, wishFrom, type TestShop } from './shop.ts';

interface Wanted {
  readonly time: string;
  readonly matricula: string;
  readonly date?: string | undefined;
  readonly codTienda?: number;
}

/** Tyres with a time held, and the battery that is wanted for the same visit, beside them (docs/decisions/080). */
export const tyresAndBattery = async (
  shop: TestShop,
  { time, matricula, date = thursday, codTienda = 1 }: Wanted,
): Promise<{ tyres: Basket; battery: Basket }> => {
  const first = await shop.readyBasket(time, { matricula, selectedTaller: codTienda });
  const battery = await shop.update({
    ...wishFrom(first),
    products: [...wishFrom(first).products, { id_navision: 'B9', cantidad: 1 }],
  });
  const tyres = battery.visita[0]?.cestaID ?? '';
  await shop.call('releaseTime', { body: { cestaID: battery.cestaID } });
  await shop.call('reserveTime', { body: { codTienda, date, time, cestaID: tyres } });
  return { tyres: await shop.basket(tyres), battery: await shop.basket(battery.cestaID) };
};

/** A basket joins the visit that another has. */
export const joiningVisit = async (shop: TestShop, { cestaID }: Basket): Promise<Basket> => {
  const { visita } = await shop.basket(cestaID);
  const cita = visita.find((each) => each.cita)?.cita;
  if (!cita) throw new Error('there is no visit to join');
  await shop.call('reserveTime', {
    body: { codTienda: cita.codTienda, date: cita.date, time: cita.hasta, cestaID },
  });
  return await shop.basket(cestaID);
};

export const orderIdOf = async ({ database }: TestShop, { cestaID }: Basket): Promise<number> =>
  (await database.one<{ id: number }>(sql`select id from customer_order where cesta_id = ${cestaID}::uuid`)).id;

/** What is done for the orders of some baskets, in the order of time. */
export const stagesOf = async ({ database }: TestShop, ...baskets: readonly Basket[]) =>
  await database.rows<{
    cita: string;
    etapa: number;
    fecha: string;
    desde: string;
    hasta: string;
    status: string;
    rev: number;
  }>(sql`
    select a.appointment_id as cita, a.etapa, a.fecha, to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as desde,
      to_char(upper(a.span) at time zone a.tz, 'HH24:MI') as hasta, a.status, a.rev
    from allocation a join customer_order o on o.id = a.order_id
    where o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[]) order by lower(a.span), a.id`);
