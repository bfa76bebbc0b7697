import type { Basket } from '#contract/basket.ts';
import { sql } from '#server/database/sql.ts';
import { thursday, wishFrom, type TestShop } from './shop.ts';

export const atWorkshop = { paymentTerms: 'taller', paymentType: null } as const;

export interface Both {
  readonly tyres: Basket;
  readonly battery: Basket;
}

let plate = 0;

/** What visitors do who want tyres and a battery in one visit (decision 080). */
export const visitsOf = (shop: TestShop) => {
  const reserved = async ({ cestaID }: Basket, time: string, date = thursday): Promise<Basket> => {
    await shop.call('reserveTime', { body: { codTienda: 1, date, time, cestaID } });
    return await shop.basket(cestaID);
  };

  /** Tyres with a time held, and the battery that is wanted for the same visit, beside them. */
  const bothOf = async (time: string, date = thursday): Promise<Both> => {
    await shop.database.run(sql`update offer set stock = stock + 8 where stock is not null`);
    plate += 1;
    const first = await shop.readyBasket(time, { matricula: `${String(plate).padStart(4, '0')}CVB` });
    const battery = await shop.update({
      ...wishFrom(first),
      products: [...wishFrom(first).products, { id_navision: 'B9', cantidad: 1 }],
    });
    await shop.call('releaseTime', { body: { cestaID: battery.cestaID } });
    const tyres = await shop.basket(battery.visita[0]?.cestaID ?? '');
    return { tyres: await reserved(tyres, time, date), battery: await shop.basket(battery.cestaID) };
  };

  /** It holds the time right after the visit that the other has. */
  const joining = async (basket: Basket): Promise<Basket> => {
    const { visita } = await shop.basket(basket.cestaID);
    const cita = visita.find((each) => each.cita)?.cita;
    if (!cita) throw new Error('there is no visit to join');
    return await reserved(basket, cita.hasta, cita.date);
  };

  const idOf = async ({ cestaID }: Basket): Promise<number> =>
    (await shop.database.one<{ id: number }>(sql`select id from customer_order where cesta_id = ${cestaID}::uuid`)).id;

  const stagesOf = async (...baskets: readonly Basket[]) =>
    await shop.database.rows<{
      cita: string;
      etapa: number;
      fecha: string;
      desde: string;
      hasta: string;
      status: string;
    }>(sql`
      select a.appointment_id as cita, a.etapa, a.fecha, to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as desde,
        to_char(upper(a.span) at time zone a.tz, 'HH24:MI') as hasta, a.status
      from allocation a join customer_order o on o.id = a.order_id
      where o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[]) order by lower(a.span), a.id`);

  return { reserved, bothOf, joining, idOf, stagesOf };
};
