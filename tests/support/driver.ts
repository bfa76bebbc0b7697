import { expect, test as base, type Page } from '@playwright/test';
import { basket as basketCa } from '#i18n/ca/basket.ts';
import { selector as selectorCa } from '#i18n/ca/selector.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { basket as basketEs } from '#i18n/es/basket.ts';
import { selector as selectorEs } from '#i18n/es/selector.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { ports } from './journeys-server.ts';

export const texts = {
  es: { basket: basketEs, selector: selectorEs, shop: shopEs, home: '/' },
  ca: { basket: basketCa, selector: selectorCa, shop: shopCa, home: '/ca' },
};
export type JourneyLanguage = keyof typeof texts;
export const shopUrl = `http://localhost:${ports.shop}`;
export const hastyUrl = `http://localhost:${ports.hasty}`;

let people = 0;
/** Somebody new each time: nobody's e-mail is taken. */
export const somebody = () => {
  people += 1;
  return {
    nombre: 'Laia',
    apellidos: 'Ferrer Puig',
    email: `laia.${process.pid}.${Date.now()}.${people}@example.com`,
    telefono: '611222333',
    cp: '25001',
  };
};

export const billing = {
  nif: '12345678Z',
  direccion: 'Carrer Major',
  numero: '3',
  poblacion: 'Lleida',
  provincia: 'Lleida',
  cp: '25001',
};

/** A driver in front of the shop: what they do, in their own language, by the words they see. */
export class Driver {
  readonly page: Page;
  readonly language: JourneyLanguage;
  readonly origin: string;

  constructor(page: Page, language: JourneyLanguage, origin = shopUrl) {
    this.page = page;
    this.language = language;
    this.origin = origin;
  }

  get t() {
    return texts[this.language];
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  link(name: string | RegExp) {
    return this.page.getByRole('link', { name });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name }).first();
  }

  async findTyres(size = '205/55 R16 91V') {
    await this.page.goto(this.origin + this.t.home);
    await this.page.getByLabel(this.t.shop.medida).fill(size);
    await this.button(this.t.shop.buscar).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText('205/55');
  }

  /** Puts the tyre at this place of the list into the basket, and answers with its name. */
  async take(place = 0): Promise<string> {
    const card = this.page
      .getByRole('article')
      .filter({ has: this.button(/.*/) })
      .nth(place);
    const name = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('button', { name: new RegExp(`^${this.t.shop.anadir}`) }).click();
    await expect(this.heading(this.t.basket.paso.solicitud)).toBeVisible();
    return name;
  }

  async goOn() {
    await this.link(this.t.basket.seguir).filter({ visible: true }).click();
  }

  async chooseWorkshop(postcode = '25001') {
    await this.goOn();
    await expect(this.heading(this.t.basket.opcionesTitulo)).toBeVisible();
    await this.goOn();
    await this.page.getByLabel(this.t.basket.codigoPostal).fill(postcode);
    await this.button(this.t.basket.buscarTaller).click();
    await this.button(new RegExp(`^${this.t.basket.elegirNombre('')}`))
      .first()
      .click();
    await expect(this.heading(this.t.basket.fechaTitulo)).toBeVisible();
  }

  /** Takes a free time of the first day that has one. */
  async chooseTime(place = 0) {
    const times = this.page.getByRole('group', { name: this.t.basket.hora });
    await times.getByRole('radio').nth(place).check({ force: true });
    await expect(this.page.getByRole('timer')).toBeVisible();
  }

  async asGuest(person = somebody()) {
    await this.goOn();
    await this.page.getByRole('radio', { name: this.t.basket.invitado }).check({ force: true });
    await this.page.getByLabel(this.t.basket.nombre, { exact: true }).fill(person.nombre);
    await this.page.getByLabel(this.t.basket.apellidos).fill(person.apellidos);
    await this.page.getByLabel(this.t.basket.correo).fill(person.email);
    await this.page.getByLabel(this.t.basket.telefono).fill(person.telefono);
    await this.page.getByLabel(this.t.basket.privacidad).check({ force: true });
    await this.button(this.t.basket.seguir).click();
    await expect(this.heading(this.t.basket.facturaTitulo)).toBeVisible();
    return person;
  }

  async register(person = somebody()) {
    await this.goOn();
    await this.page.getByRole('radio', { name: this.t.basket.nueva }).check({ force: true });
    await this.page.getByLabel(this.t.basket.nombre, { exact: true }).fill(person.nombre);
    await this.page.getByLabel(this.t.basket.apellidos).fill(person.apellidos);
    await this.page.getByLabel(this.t.basket.correo).fill(person.email);
    await this.page.getByLabel(this.t.basket.telefono).fill(person.telefono);
    await this.page.getByLabel(this.t.basket.cp).fill(person.cp);
    await this.page.getByLabel(this.t.basket.contrasena, { exact: true }).fill('rodes-a-punt-9');
    await this.page.getByLabel(this.t.basket.privacidad).check({ force: true });
    await this.button(this.t.basket.crear).click();
    await expect(this.heading(this.t.basket.facturaTitulo)).toBeVisible();
    return person;
  }

  async fillBilling(person: { nombre: string; apellidos: string }) {
    const { t } = this;
    await this.page.getByLabel(t.basket.nombre, { exact: true }).fill(person.nombre);
    await this.page.getByLabel(t.basket.apellidos).fill(person.apellidos);
    await this.page.getByLabel(t.basket.nif).fill(billing.nif);
    await this.page.getByLabel(t.basket.direccion).fill(billing.direccion);
    await this.page.getByLabel(t.basket.numero, { exact: true }).fill(billing.numero);
    await this.page.getByLabel(t.basket.poblacion).fill(billing.poblacion);
    await this.page.getByLabel(t.basket.cp).fill(billing.cp);
    await this.page.getByLabel(t.basket.provincia).fill(billing.provincia);
    await this.button(t.basket.seguir).click();
    await expect(this.heading(t.basket.pagoTitulo)).toBeVisible();
  }

  async skipBilling() {
    await this.link(this.t.basket.saltarFactura).click();
    await expect(this.heading(this.t.basket.pagoTitulo)).toBeVisible();
  }

  async payBy(way: 'tarjeta' | 'bizum') {
    await this.page.getByRole('radio', { name: new RegExp(`^${this.t.basket[way]}`) }).check({ force: true });
    await this.button(new RegExp(this.t.basket.pagar('').trim())).click();
    await expect(this.page).toHaveURL(/pasarela-de-pruebas/);
  }

  async payAtWorkshop() {
    await this.page.getByRole('radio', { name: new RegExp(`^${this.t.basket.enTaller}`) }).check({ force: true });
    await this.button(this.t.basket.confirmarTaller).click();
  }

  async seesConfirmation() {
    await expect(this.page.getByText(this.t.basket.hechoTitulo)).toBeVisible({ timeout: 20_000 });
  }

  /** From nothing to the step where it is paid. */
  async untilPayment({ person = somebody(), account = false, card = false } = {}) {
    await this.findTyres();
    const tyre = await this.take();
    await this.chooseWorkshop();
    await this.chooseTime();
    if (account) await this.register(person);
    else await this.asGuest(person);
    if (card) await this.fillBilling(person);
    else await this.skipBilling();
    return { person, tyre };
  }
}

export const test = base.extend<{ driver: (language?: JourneyLanguage, origin?: string) => Driver }>({
  driver: async ({ page }, use) => {
    await use((language = 'es', origin = shopUrl) => new Driver(page, language, origin));
  },
});
export { expect };
