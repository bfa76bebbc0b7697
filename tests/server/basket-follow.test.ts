import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket, BasketWish } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { testNow, type Caller } from '#tests/support/app.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { ona as person } from '#tests/support/ona.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
  await insertTyre(shop.database, { id: 4, tipo_vehiculo: 'moto' });
});
afterAll(async () => await shop.close());

let people = 0;
/** Somebody with a new account, signed in. */
const somebody = async (): Promise<Required<Pick<Caller, 'token'>>> => {
  people += 1;
  const body = { ...person, email: `ona.${people}@example.com` };
  const { token } = await shop.call('registerUser', { body }, { address: `10.0.0.${people}` });
  return { token };
};
const put = async (wish: Partial<BasketWish>, caller?: Caller): Promise<Basket> =>
  (await shop.call('updateBasket', { body: { cestaState: { cestaID: randomUUID(), products: [], ...wish } } }, caller))
    .cesta;
const follow = async (cestaID: string | null, caller: Caller): Promise<Basket | null> =>
  (await shop.call('followBasket', { body: { cestaID } }, caller)).cesta;
const units = ({ products }: Basket) =>
  Object.fromEntries(products.map(({ id_navision, cantidad }) => [id_navision, cantidad]));
const four = { id_navision: 'N1', cantidad: 4 };

describe('a basket followed from phone to desktop after log-in', () => {
  test('is found by a browser that has none', async () => {
    const ona = await somebody();
    const phone = await put({ products: [four], selectedTaller: 1, matricula: '1234BCD', step: 'talleres' }, ona);
    const desktop = await follow(null, ona);
    expect(desktop).toMatchObject({
      cestaID: phone.cestaID,
      products: phone.products,
      selectedTaller: 1,
      matricula: '1234BCD',
      step: 'talleres',
    });
  });

  test('is joined with what the desktop’s own basket holds: nothing is lost, no quantity counts twice', async () => {
    const ona = await somebody();
    const phone = await put(
      { products: [four], services: [{ id_navision: 'ALINEACION', selected: true }], codigoPostalIntroducido: '25001' },
      ona,
    );
    const own = await put({
      products: [
        { id_navision: 'N1', cantidad: 2 },
        { id_navision: 'N2', cantidad: 2 },
      ],
      services: [{ id_navision: 'SEGURO', selected: true }],
      selectedTaller: 2,
    });
    const joined = await follow(own.cestaID, ona);
    if (!joined) throw new Error('nothing was followed');
    expect(joined).toMatchObject({ cestaID: phone.cestaID, selectedTaller: 2, codigoPostalIntroducido: '25001' });
    expect(units(joined)).toEqual({ N1: 4, N2: 2 });
    expect(joined.services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision)).toEqual([
      'MONTAJE_TALLER',
      'ALINEACION',
      'SEGURO',
    ]);
    expect((await shop.refused('readBasket', { params: { id: own.cestaID } })).code).toBe('cesta-no-existe');
    expect(await follow(joined.cestaID, ona)).toBeNull();
    expect(units(await shop.basket(joined.cestaID))).toEqual({ N1: 4, N2: 2 });
  });

  test('goes on with the time that the desktop holds', async () => {
    const ona = await somebody();
    const phone = await put({ products: [{ id_navision: 'N1', cantidad: 2 }], selectedTaller: 2 }, ona);
    const own = await shop.readyBasket('10:00');
    const joined = await follow(own.cestaID, ona);
    expect(joined).toMatchObject({ cestaID: phone.cestaID, selectedTaller: 1, selectedTime: '10:00' });
    expect(joined?.hold).toMatchObject({ codTienda: 1, date: thursday, time: '10:00' });
  });

  test('gives way where the desktop’s is for another vehicle, is named, and stays under its own id', async () => {
    const ona = await somebody();
    const phone = await put({ products: [four], matricula: '1234BCD' }, ona);
    const own = await put({ products: [{ id_navision: 'N1', cantidad: 2 }], matricula: '5678FGH' });
    const joined = await follow(own.cestaID, ona);
    expect(joined).toMatchObject({
      matricula: '5678FGH',
      retirados: [{ id_navision: 'N1', motivo: 'otra-matricula' }],
    });
    expect(joined && units(joined)).toEqual({ N1: 2 });
    expect(await shop.basket(phone.cestaID)).toMatchObject({ matricula: '1234BCD', products: [{ cantidad: 4 }] });
  });

  test('gives way where the desktop’s may not be bought with it', async () => {
    const ona = await somebody();
    await put({ products: [four] }, ona);
    const own = await put({ products: [{ id_navision: 'N4', cantidad: 1 }] });
    const joined = await follow(own.cestaID, ona);
    expect(joined && units(joined)).toEqual({ N4: 1 });
    expect(joined?.retirados).toMatchObject([{ id_navision: 'N1', cantidad: 4, motivo: 'otra-categoria' }]);
  });

  test('two devices that sign in at the same moment lose nothing, and go on in one', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const ona = await somebody();
      const phone = await put({ products: [four] }, ona);
      const desktop = await put({ products: [{ id_navision: 'N2', cantidad: 2 }] }, ona);
      const [onPhone, onDesktop] = await Promise.all([follow(phone.cestaID, ona), follow(desktop.cestaID, ona)]);
      const seen = [onPhone?.cestaID ?? phone.cestaID, onDesktop?.cestaID ?? desktop.cestaID];
      expect(new Set(seen).size).toBe(1);
      for (const id of seen) expect(units(await shop.basket(id))).toEqual({ N1: 4, N2: 2 });
    }
  });
});

describe('a log-in follows nothing', () => {
  test('without a basket of the account: the browser’s own is the account’s from then on', async () => {
    const ona = await somebody();
    const own = await put({ products: [four] });
    expect(await follow(own.cestaID, ona)).toBeNull();
    expect(await follow(null, ona)).toMatchObject({ cestaID: own.cestaID });
  });

  test('of somebody else, nor takes it from a browser that both use', async () => {
    const [ona, pau] = [await somebody(), await somebody()];
    const onas = await put({ products: [four] }, ona);
    const paus = await put({ products: [{ id_navision: 'N2', cantidad: 2 }] }, pau);
    expect(await follow(onas.cestaID, pau)).toMatchObject({ cestaID: paus.cestaID, products: paus.products });
    expect(await shop.basket(onas.cestaID)).toMatchObject({ products: onas.products });
    expect(await follow(null, ona)).toMatchObject({ cestaID: onas.cestaID });
  });

  test('that became an order, is empty, or lay there for more than thirty days', async () => {
    const ona = await somebody();
    const ordered = await shop.readyBasket('12:00');
    await put(wishFrom(ordered), ona);
    await shop.order(ordered, { paymentTerms: 'taller', paymentType: null }, ona);
    await put({ products: [] }, ona);
    expect(await follow(null, ona)).toBeNull();
    await put({ products: [four] }, ona);
    shop.setClock(new Date(testNow.getTime() + 29 * 86_400_000));
    expect(await follow(null, ona)).not.toBeNull();
  });

  test('where the browser’s own basket is an order already', async () => {
    const ona = await somebody();
    await put({ products: [four] }, ona);
    shop.setClock(testNow);
    const ordered = await shop.readyBasket('17:00');
    await shop.order(ordered, { paymentTerms: 'taller', paymentType: null });
    expect(await follow(ordered.cestaID, ona)).toBeNull();
    expect((await shop.basket(ordered.cestaID)).pedido).not.toBeNull();
  });

  test('without an account', async () => {
    expect((await shop.refused('followBasket', { body: { cestaID: null } })).code).toBe('sin-sesion');
  });
});
