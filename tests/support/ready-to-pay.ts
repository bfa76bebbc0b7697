import { randomInt, randomUUID } from 'node:crypto';
import { calls, type CallName } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import { basketStoreVersion } from '#domain/basket/status.ts';
import { workOf } from '#web/shop/basket/basket-work.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { expect, somebody, type Driver } from './driver.ts';

/** Four tyres, fitted at a time of a workshop near a postcode: the basket of purchase.spec.ts, by calls. Answers its id. */
const reserve = async ({ page, origin }: Driver, codigoPostalIntroducido: string): Promise<string> => {
  const send = async (name: CallName, data: object) =>
    await page.request.post(`${origin}/api/es${calls[name][1]}`, { data });
  const ask = async <Name extends CallName>(name: Name, data: object): Promise<Answer<Name>> => {
    const answer = await send(name, data);
    expect(answer.ok(), name).toBe(true);
    return await answer.json();
  };
  const cestaID = randomUUID();
  const { neumaticos } = await ask('selectTyres', { filters: { ancho: 205, serie: 55, llanta: 16 } });
  const products = [{ id_navision: neumaticos[0]?.id_navision, cantidad: 4 }];
  const wish = { cestaID, products, codigoPostalIntroducido };
  const { cesta } = await ask('updateBasket', { cestaState: wish });
  const { products: selectedProducts, services } = workOf(cesta);
  const found = await ask('findWorkshopsByPostcode', {
    selectedProducts,
    services,
    postCode: codigoPostalIntroducido,
    forEcommerce: true,
  });
  const codTienda = found.tiendas[0]?.codTienda;
  await ask('updateBasket', { cestaState: { ...wish, version: cesta.version, selectedTaller: codTienda } });
  const where = { codTienda, cestaID, services };
  const { dates } = await ask('consultDates', { ...where, selectedProducts, numDays: 25 });
  const date = dates.find(({ libre }) => libre)?.date;
  for (let tries = 1; tries <= 5; tries += 1) {
    const { times } = await ask('consultTimes', { ...where, products: selectedProducts, date });
    const time = times[randomInt(times.length)];
    if ((await send('reserveTime', { codTienda, cestaID, date, time })).ok()) return cestaID;
  }
  throw new Error('five times somebody was quicker');
};

/**
 * Opens a step of that basket as a browser does that came to it by itself: with what the way there stores. Were its form
 * another, the step would lead back and the journey fail. The way is walked by purchase.spec.ts.
 */
const openStep = async (laia: Driver, { postcode = '25001' }: Where, step: 'basketRegister' | 'basketPayment') => {
  const { page, origin } = laia;
  const cestaID = await reserve(laia, postcode);
  const { nombre, apellidos, email, telefono } = somebody();
  const who = { nombre: null, apellidos: null, email: null, telefono: null, codigo_postal: null, privacidad: false };
  const typed = {
    contact: step === 'basketPayment' ? { nombre, apellidos, email, telefono, privacidad: true } : null,
    billing: null,
    draft: { ...who, matricula: null, cupon: null, terms: null, paymentType: null },
    billingDraft: null,
  };
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ([key, basket, datosCompra]) => {
      localStorage.setItem(key, basket);
      sessionStorage.setItem('datosCompra', datosCompra);
    },
    [
      basketKey,
      JSON.stringify({ state: { cestaID, cesta: null }, version: basketStoreVersion }),
      JSON.stringify({ state: typed, version: 3 }),
    ] as const,
  );
  await laia.open(step);
};

interface Where {
  readonly postcode?: string;
}

/** Somebody whose time is held, and who is asked who they are. */
export const timeHeld = async (laia: Driver, where: Where = {}): Promise<void> => {
  await openStep(laia, where, 'basketRegister');
  await expect(laia.heading(laia.t.basket.registroTitulo)).toBeVisible();
};

/** A guest at the step where it is paid. */
export const readyToPay = async (laia: Driver, where: Where = {}): Promise<void> => {
  await openStep(laia, where, 'basketPayment');
  await expect(laia.heading(laia.t.basket.pagoTitulo)).toBeVisible();
};
