import type { Page } from '@playwright/test';
import { address } from '#contract/addresses.ts';
import { account } from '#i18n/es/account.ts';
import { basket } from '#i18n/es/basket.ts';
import { home } from '#i18n/es/home.ts';
import { landing } from '#i18n/es/landing.ts';
import { shop } from '#i18n/es/shop.ts';
import { visits } from '#i18n/es/visits.ts';
import type { Walker } from './walker.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Of the nearest workshop. */
const firstHour = (page: Page) =>
  page
    .getByRole('region', { name: new RegExp(`^${basket.primerasHorasEn('')}`) })
    .getByRole('button')
    .first();

/** From the first page to the form that asks who it is for. */
const untilWho = async (walker: Walker, origin: string): Promise<void> => {
  const { page } = walker;
  await page.goto(origin);
  await walker.tap('size tab', page.getByText(home.medida, { exact: true }).first());
  await walker.type(page.getByLabel(landing.medida), '205/55 R16 91V');
  const add = page.getByRole('article').getByRole('button', { name: new RegExp(`^${shop.anadirUnidades(4, '')}`) });
  await walker.tap('search', button(page, landing.buscarMedida), add.first());
  // Before this browser's basket has it, what is shown has a button there, which is heard once the page is alive.
  const goOn = page
    .getByRole('link', { name: basket.seguir })
    .or(button(page, basket.seguir))
    .filter({ visible: true });
  await walker.tap('add to basket', add.first(), goOn);
  const place = page.getByLabel(basket.codigoPostal);
  await walker.tap('go on', goOn, place);
  await walker.type(place, '25001');
  const hour = firstHour(page);
  await walker.tap('find workshops', button(page, basket.buscarTaller), hour);
  await walker.tap('choose hour', hour, page.getByLabel(basket.nombre, { exact: true }));
};

const sayWho = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  await walker.type(page.getByLabel(basket.nombre, { exact: true }), 'Laia');
  await walker.type(page.getByLabel(basket.apellidos), 'Ferrer Puig');
  await walker.type(page.getByLabel(basket.correo), `laia.${Date.now()}@example.com`);
  await walker.type(page.getByLabel(basket.telefono), '611222333');
  await walker.tick(page.getByLabel(basket.privacidad));
};

/** Four tyres, paid for when they are fitted. */
export const atWorkshop = async (walker: Walker, origin: string): Promise<void> => {
  await untilWho(walker, origin);
  await sayWho(walker);
  await walker.tick(walker.page.getByRole('radio', { name: new RegExp(`^${basket.enTaller}`) }));
  const { page } = walker;
  await walker.tap('order', button(page, basket.confirmarTaller), page.getByText(basket.hechoTitulo).first());
};

/** The same, and an account made of it afterwards, by a password typed twice. */
export const withAccount = async (walker: Walker, origin: string): Promise<void> => {
  await atWorkshop(walker, origin);
  const { page } = walker;
  const password = page.getByLabel(account.contrasena, { exact: true });
  await walker.tap('offer of an account', page.getByText(basket.crearCuenta).first(), password);
  await walker.type(password, 'rodes-a-punt-9');
  await walker.type(page.getByLabel(account.claveRepetida), 'rodes-a-punt-9');
  const offers = page.getByRole('group', { name: account.ofertas });
  await walker.tick(offers.getByRole('radio', { name: account.no, exact: true }));
  await walker.tap('make account', button(page, basket.crearCuenta), page.getByText(basket.cuentaHecha));
};

/** Four tyres, a part of them paid for by card at the pretend bank. */
export const byCard = async (walker: Walker, origin: string): Promise<void> => {
  await untilWho(walker, origin);
  await sayWho(walker);
  await walker.tick(walker.page.getByRole('radio', { name: new RegExp(`^${basket.tarjeta}`) }));
  const { page } = walker;
  const number = page.locator('input[name="numero"]');
  await walker.tap('pay', button(page, new RegExp(basket.pagar('').trim())), number);
  await walker.type(number, '4263970000005262');
  await walker.type(page.locator('input[name="caducidad"]'), '12/30');
  await walker.type(page.locator('input[name="cvv"]'), '123');
  await walker.type(page.locator('input[name="titular"]'), 'Laia Ferrer');
  await walker.tap('bank', button(page, /^Pagar? /), page.getByText(basket.hechoTitulo).first());
};

/** A service for a car, without buying anything. */
export const appointment = async (walker: Walker, origin: string): Promise<void> => {
  const { page } = walker;
  await page.goto(origin + address('visit', 'es'));
  const car = page.getByRole('region', { name: visits.vehiculos.coche });
  const place = page.getByLabel(visits.codigoPostal);
  await walker.tap('choose service', car.getByRole('listitem').getByRole('link').first(), place);
  await walker.type(place, '25001');
  const hour = firstHour(page);
  await walker.tap('find workshops', button(page, visits.buscarTaller), hour);
  await walker.tap('choose hour', hour, page.getByLabel(visits.nombre, { exact: true }));
  const plate = String(Date.now() % 10_000).padStart(4, '0');
  await walker.type(page.getByLabel(visits.matriculaDe), `${plate} LLM`);
  await sayWho(walker);
  await walker.tap('confirm', button(page, visits.confirmar), page.getByText(visits.hechoTitulo).first());
};
