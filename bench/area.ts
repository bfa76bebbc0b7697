import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { account as words } from '#i18n/es/account.ts';
import type { Page } from '@playwright/test';
import { launch } from './browser.ts';
import { Shopper } from './shopper.ts';

const password = 'girafa-lila-27';
const rounds = 9;

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[rounds >> 1] ?? 0;

/** Milliseconds until something is seen of a page. */
const firstPaint = async (page: Page, url: string): Promise<number> => {
  // Not until the network is still: a page that follows an order never lets it be.
  await page.goto(url);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { timeout: 30_000 },
  );
  return (await painted.jsonValue()) ?? 0;
};

/** Gives the account 50 of the orders that the benchmarks before have made. */
const giveOrders = async (databaseUrl: string, email: string) => {
  const database = openPostgres(databaseUrl, 1);
  const orders = await database.run(sql`
    update customer_order set account_id = (select id from account where email = ${email})
    where id in (select id from customer_order where status = 'confirmado' order by id desc limit 50)`);
  await database.close();
  return orders;
};

interface Day {
  readonly date: string;
  readonly libre: boolean;
  readonly primera: string | null;
}

/** Books 20 appointments for the account, one after the other, on the last days that are free. */
const bookVisits = async (shopper: Shopper, userData: object): Promise<number> => {
  const { tiendas } = await shopper.call<{ tiendas: { codTienda: number }[] }>('POST', '/taller/localizacion', {
    postCode: '25001',
  });
  const selectedTaller = tiendas[0]?.codTienda;
  const selectedService = 'frenos';
  const path = `/cita-previa-dates/taller/${selectedTaller}`;
  for (let made = 0; made < 20; made += 1) {
    const { dates } = await shopper.call<{ dates: Day[] }>('POST', path, { selectedService });
    const free = dates.filter(({ libre }) => libre).at(-1 - (made % 5));
    const when = { selectedDate: free?.date, selectedTime: free?.primera };
    const matricula = `${1000 + made}BBB`;
    await shopper.call('POST', '/cita-previa', {
      selectedTaller,
      selectedService,
      ...when,
      userData: { ...userData, matricula },
    });
  }
  return 20;
};

/** Of our own lists, so that each has its years, oil and sizes. */
const cars = [
  { marca: 'SEAT', modelo: 'León (5F)', motor: '2.0 TDI 150' },
  { marca: 'SEAT', modelo: 'Ibiza (6J)', motor: '1.6 TDI 105' },
  { marca: 'SEAT', modelo: 'Ibiza (KJ)', motor: '1.0 TSI 95' },
  { marca: 'SEAT', modelo: 'Ibiza (6L)', motor: '1.9 TDI 100' },
  { marca: 'SEAT', modelo: 'Ibiza (6J)', motor: '1.2 TSI 105' },
] as const;

/** Keeps five cars in the account; how many it then has. */
const keepCars = async (shopper: Shopper, idUsuario: string): Promise<number> => {
  for (const [place, car] of cars.entries())
    await shopper.call('POST', '/matricula/add-vehicle-db', {
      idUsuario,
      matriculaNumber: `${2000 + place}BBB`,
      vehicleData: { ...car, kms: 80_000 + place },
    });
  const { vehicles } = await shopper.call<{ vehicles: unknown[] }>('GET', `/vehicles/${idUsuario}`);
  return vehicles.length;
};

/**
 * Until something is seen of the customer area with 50 orders, 20 appointments and 5 cars, and of home, by the same browser,
 * turn and turn about; milliseconds, the middle of nine.
 */
export const measureArea = async (url: string, databaseUrl: string) => {
  const browser = await launch();
  const page = await browser.newPage();
  const email = 'bench.area@example.com';
  const person = { nombre: 'Pau', apellidos: 'Riu Mas', telefono: '612345678', codigo_postal: '25001' };
  const body = { ...person, email, password, permiso_comercial: false, privacidad: true };
  const shopper = new Shopper(url, 1);
  const { token, user } = await shopper.call<{ token: string; user: { idUser: string } }>('POST', '/users', body);
  shopper.token = token;
  const visits = await bookVisits(shopper, { ...person, email, cp: person.codigo_postal, privacidad: true });
  const vehicles = await keepCars(shopper, user.idUser);
  shopper.close();
  const orders = await giveOrders(databaseUrl, email);
  await page.goto(`${url}/login`);
  await page.getByLabel(words.correo).fill(email);
  await page.getByLabel(words.contrasena, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.entrar, exact: true }).click();
  await page.waitForFunction(
    () => Object.values(localStorage).some((kept) => /"token":"/.test(String(kept))),
    undefined,
    { timeout: 30_000 },
  );
  const [area, home]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    home.push(await firstPaint(page, `${url}/`));
    area.push(await firstPaint(page, `${url}/area-privada`));
  }
  await browser.close();
  return { area: median(area), home: median(home), orders, visits, cars: vehicles };
};
