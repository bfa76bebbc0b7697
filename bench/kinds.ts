import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address } from '#contract/addresses.ts';
import { basketStoreVersion } from '#domain/basket/status.ts';
import { freePort } from '#tests/support/postgres.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { basketCookie } from '#web/shop/basket/basket-cookie.ts';
import { args, executablePath } from './browser.ts';
import { cookiesOn, type Stored } from './first-load.ts';
import { newId, Shopper } from './shopper.ts';

/** A kind of page that the shop has, by an example of the demo. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** The most JavaScript that its first visit may bring, in kB as gzip makes it. */
  readonly kilobytes: number;
  /** It shows the basket of whoever reads it, and no search finds it. */
  readonly isOwn?: true;
}

interface Tyre {
  readonly id_navision: string;
  readonly marcaSlug: string;
  readonly modeloSlug: string;
  readonly specs: string;
}

const findTyre = async (shopper: Shopper): Promise<Tyre> => {
  const { neumaticos } = await shopper.call<{ neumaticos: Tyre[] }>('POST', '/neumaticos/selector', {
    filters: { ancho: 205, serie: 55, llanta: 16 },
  });
  const [tyre] = neumaticos;
  if (!tyre) throw new Error('the shop has no tyre of this size');
  return tyre;
};

/** The twelve kinds that most people see. */
export const findKinds = async (origin: string): Promise<readonly Kind[]> => {
  const shopper = new Shopper(origin, 1);
  const { marcaSlug, modeloSlug, specs } = await findTyre(shopper);
  shopper.close();
  return [
    { name: 'home', kilobytes: 126, path: address('home', 'es') },
    { name: 'results', kilobytes: 130, path: '/selector/resultados?ancho=205&serie=55&llanta=16' },
    { name: 'sheet', kilobytes: 129, path: `/neumaticos/${marcaSlug}/${modeloSlug}-${specs}` },
    { name: 'brand', kilobytes: 135, path: address('tyreBrand', 'es', { marca: marcaSlug }) },
    { name: 'model', kilobytes: 135, path: address('tyreModel', 'es', { marca: marcaSlug, modelo: modeloSlug }) },
    { name: 'landing', kilobytes: 135, path: address('tyresWinter', 'es') },
    { name: 'article', kilobytes: 135, path: '/coche/cambio-aceite' },
    { name: 'workshop', kilobytes: 135, path: address('workshop', 'es', { area: 'lleida', taller: 'lleida-cappont' }) },
    { name: 'workshops', kilobytes: 135, path: address('workshops', 'es') },
    { name: 'basket', kilobytes: 135, path: address('basketRequest', 'es'), isOwn: true },
    { name: 'time', kilobytes: 135, path: address('basketTime', 'es'), isOwn: true },
    { name: 'appointment', kilobytes: 135, path: address('visit', 'es') },
  ];
};

/** Four tyres for a workshop in Lleida, as a browser stores its basket. */
export const makeBasket = async (origin: string): Promise<Stored> => {
  const shopper = new Shopper(origin, 1);
  const { id_navision } = await findTyre(shopper);
  const products = [{ id_navision, cantidad: 4 }];
  const postCode = '25001';
  const { tiendas } = await shopper.call<{ tiendas: { codTienda: number }[] }>('POST', '/taller/localizacion', {
    postCode,
    forEcommerce: true,
    selectedProducts: products,
  });
  const cestaID = newId();
  const cestaState = { cestaID, products, codigoPostalIntroducido: postCode, selectedTaller: tiendas[0]?.codTienda };
  await shopper.call('POST', '/cesta/update', { cestaState });
  shopper.close();
  return {
    local: { [basketKey]: JSON.stringify({ state: { cestaID, cesta: null }, version: basketStoreVersion }) },
    cookies: [{ name: basketCookie, value: cestaID, path: address('basket', 'es') }],
  };
};

/** A browser that has this stored and stays open, for Lighthouse, which starts with an empty one otherwise. */
export const openStored = async (origin: string, stored: Stored) => {
  const folder = await mkdtemp(join(tmpdir(), 'rodera-browser-'));
  const port = await freePort();
  const context: BrowserContext = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  await context.addCookies(cookiesOn(origin, stored));
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored.local);
  const session = await context.newCDPSession(page);
  return {
    port,
    // What an earlier visit brought would come at once.
    before: async () => void (await session.send('Network.clearBrowserCache')),
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
