import { expect, test as base, type Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { account as accountCa } from '#i18n/ca/account.ts';
import { accountLinks as accountLinksCa } from '#i18n/ca/account-links.ts';
import { secondFactor as secondFactorCa } from '#i18n/ca/second-factor.ts';
import { security as securityCa } from '#i18n/ca/security.ts';
import { account as accountEs } from '#i18n/es/account.ts';
import { accountLinks as accountLinksEs } from '#i18n/es/account-links.ts';
import { secondFactor as secondFactorEs } from '#i18n/es/second-factor.ts';
import { security as securityEs } from '#i18n/es/security.ts';
import { basket as basketCa } from '#i18n/ca/basket.ts';
import { beside as besideCa } from '#i18n/ca/beside.ts';
import { home as homeCa } from '#i18n/ca/home.ts';
import { landing as landingCa } from '#i18n/ca/landing.ts';
import { payments as paymentsCa } from '#i18n/ca/payments.ts';
import { results as resultsCa } from '#i18n/ca/results.ts';
import { finder as finderCa } from '#i18n/ca/finder.ts';
import { selector as selectorCa } from '#i18n/ca/selector.ts';
import { sheet as sheetCa } from '#i18n/ca/sheet.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { basket as basketEs } from '#i18n/es/basket.ts';
import { beside as besideEs } from '#i18n/es/beside.ts';
import { home as homeEs } from '#i18n/es/home.ts';
import { landing as landingEs } from '#i18n/es/landing.ts';
import { payments as paymentsEs } from '#i18n/es/payments.ts';
import { finder as finderEs } from '#i18n/es/finder.ts';
import { results as resultsEs } from '#i18n/es/results.ts';
import { selector as selectorEs } from '#i18n/es/selector.ts';
import { sheet as sheetEs } from '#i18n/es/sheet.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { ports } from './journeys-server.ts';

export const texts = {
  es: {
    account: accountEs,
    accountLinks: accountLinksEs,
    security: securityEs,
    secondFactor: secondFactorEs,
    basket: basketEs,
    beside: besideEs,
    selector: { ...finderEs, ...selectorEs },
    home: homeEs,
    landing: landingEs,
    results: resultsEs,
    sheet: sheetEs,
    shop: shopEs,
    payments: paymentsEs,
  },
  ca: {
    account: accountCa,
    accountLinks: accountLinksCa,
    security: securityCa,
    secondFactor: secondFactorCa,
    basket: basketCa,
    beside: besideCa,
    selector: { ...finderCa, ...selectorCa },
    home: homeCa,
    landing: landingCa,
    results: resultsCa,
    sheet: sheetCa,
    shop: shopCa,
    payments: paymentsCa,
  },
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

/** A Spanish identity card that nobody has had yet. */
export const someDocument = (): string => {
  const number = Math.floor(Math.random() * 1e8);
  return `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`;
};

/** Keeps the page's scripts away until the answer is called, as a slow connection does. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThemCome = () => {};
  const come = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return letThemCome;
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

  /** How the shop says no. */
  refusal(code: RefusalCode, values: Readonly<Record<string, string | number>> = {}) {
    return sentenceOf(code, this.language, values);
  }

  /** What is announced at once: errors and refusals. */
  alert(text: string | RegExp) {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  times() {
    return this.page.getByRole('group', { name: this.t.basket.hora }).getByRole('radio');
  }

  async open(page: 'home' | (PageName & `basket${string}`), query = '') {
    await this.page.goto(this.origin + address(page, this.language) + query);
  }

  /** On the first page, where the plate is asked for at first. */
  async searchSize(size: string) {
    await this.page.getByRole('radio', { name: this.t.home.medida, exact: true }).check();
    await this.page.getByLabel(this.t.landing.medida).fill(size);
    await this.button(this.t.landing.buscarMedida).click();
  }

  async findTyres(size = '205/55 R16 91V') {
    await this.open('home');
    await this.searchSize(size);
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(size.split(' ')[0] ?? size);
  }

  /** The page that leads there has its title, too, and another address. */
  async seesBasket() {
    await expect(this.page).toHaveURL(this.origin + address('basketRequest', this.language), { timeout: 20_000 });
    await expect(this.heading(this.t.basket.paso.solicitud)).toBeVisible();
  }

  /** By the address that the button of its card sends. */
  async takeTyre({ id_navision }: { readonly id_navision: string }, units = 4) {
    await this.open('basket', `?anadir=${id_navision}&cantidad=${units}`);
    await this.seesBasket();
  }

  /** Four of the tyre at this place of the list, for what begins in the basket. Answers with its name. */
  async fillBasket(place = 0, size: object = { ancho: 205, serie: 55, llanta: 16 }): Promise<string> {
    const answer = await this.page.request.post(`${this.origin}/api/es${calls.selectTyres[1]}`, {
      data: { filters: size },
    });
    const { neumaticos }: Answer<'selectTyres'> = await answer.json();
    const tyre = neumaticos[place];
    if (!tyre) throw new Error(`no tyre at ${place}`);
    await this.takeTyre(tyre);
    return `${tyre.marca} ${tyre.modelo}`;
  }

  /** Puts the tyre, or the article, at this place of the list into the basket, and answers with its name. */
  async take(place = 0): Promise<string> {
    const card = this.page
      .getByRole('article')
      .filter({ has: this.button(/.*/) })
      .nth(place);
    const name = (await card.getByRole('heading').innerText()).trim();
    await card
      .getByRole('button', {
        name: new RegExp(
          `^(?:${this.t.shop.anadirUnidades(4, '').replace('4', String.raw`\d`)}|${this.t.shop.anadir})`,
        ),
      })
      .click();
    await this.seesBasket();
    return name;
  }

  async goOn() {
    await this.link(this.t.basket.seguir).filter({ visible: true }).click();
  }

  /** From the basket, of whose options one may be taken, to the times of the nearest workshop. */
  async chooseWorkshop(postcode = '25001', option?: RegExp) {
    if (option) {
      const box = this.page.getByRole('checkbox', { name: option });
      await box.click({ force: true });
      await expect(box).toBeChecked();
    }
    await this.goOn();
    await this.page.getByLabel(this.t.basket.codigoPostal).fill(postcode);
    await this.button(this.t.basket.buscarTaller).click();
    await this.button(new RegExp(`^${this.t.basket.masHorasEn('')}`))
      .first()
      .click();
    await expect(this.heading(this.t.basket.fechaTitulo)).toBeVisible();
  }

  /** Takes a free time of the first day that has one, which leads on: who is signed in is not asked who they are. Another, where somebody was quicker. */
  async chooseTime(place = 0) {
    const held = this.page
      .getByRole('heading', { level: 1, name: this.t.basket.registroTitulo })
      .or(this.page.getByRole('heading', { level: 1, name: this.t.basket.pagoTitulo }));
    for (let tries = 1; tries <= 3; tries += 1) {
      const time = this.times().nth(place);
      const hora = await time.inputValue();
      // A tap leads on: to be asked whether it is chosen, its hour would have to be there still.
      await time.click({ force: true });
      const taken = this.alert(this.refusal('hora-ocupada', { hora }));
      await expect(held.or(taken).first()).toBeVisible();
      if (await held.isVisible()) return;
      await expect(this.times().and(this.page.locator(`[value="${hora}"]`))).toHaveCount(0);
    }
    throw new Error('three times somebody was quicker');
  }

  /** A tap on an hour has led there already; what else holds one leaves its visitor with the hours. */
  async untilWho() {
    if (!(await this.heading(this.t.basket.registroTitulo).isVisible())) await this.goOn();
  }

  async asGuest(person = somebody()) {
    await this.untilWho();
    await this.page.getByLabel(this.t.basket.nombre, { exact: true }).fill(person.nombre);
    await this.page.getByLabel(this.t.basket.apellidos).fill(person.apellidos);
    await this.page.getByLabel(this.t.basket.correo).fill(person.email);
    await this.page.getByLabel(this.t.basket.telefono).fill(person.telefono);
    await this.page.getByLabel(this.t.basket.privacidad).check({ force: true });
    return person;
  }

  /** Makes an account on its own page, and comes back to the basket that was left for it. */
  async register(person = somebody()) {
    await this.page.goto(this.origin + address('register', this.language));
    const t = this.t.account;
    await this.page.getByLabel(t.nombre, { exact: true }).fill(person.nombre);
    await this.page.getByLabel(t.apellidos).fill(person.apellidos);
    await this.page.getByLabel(t.correo).fill(person.email);
    await this.page.getByLabel(t.telefono).fill(person.telefono);
    await this.page.getByLabel(t.cp).fill(person.cp);
    await this.choosePassword();
    await this.page.getByLabel(t.privacidad).check({ force: true });
    await this.button(t.crearCuenta).click();
    await expect(this.page.getByText(t.creadaTexto(person.email))).toBeVisible();
    await this.open('basketRegister');
    await expect(this.heading(this.t.basket.hola(person.nombre))).toBeVisible();
    return person;
  }

  /** Twice, and no to offers. */
  async choosePassword(password = 'rodes-a-punt-9') {
    const t = this.t.account;
    await this.page.getByLabel(t.contrasena, { exact: true }).fill(password);
    await this.page.getByLabel(t.claveRepetida).fill(password);
    await this.page
      .getByRole('group', { name: t.ofertas })
      .getByRole('radio', { name: t.no, exact: true })
      .check({ force: true });
  }

  /** The invoice that names somebody, whose own name is known by now. */
  invoice() {
    return this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: this.t.basket.facturaTitulo }) });
  }

  async fillBilling() {
    const { t } = this;
    const fields = this.invoice();
    const wish = fields.getByRole('checkbox', { name: t.basket.quieroFactura });
    if (await wish.isVisible()) await wish.check({ force: true });
    await fields.getByLabel(t.basket.nif).fill(billing.nif);
    await fields.getByLabel(t.basket.direccion).fill(billing.direccion);
    await fields.getByLabel(t.basket.numero, { exact: true }).fill(billing.numero);
    await fields.getByLabel(t.basket.poblacion).fill(billing.poblacion);
    await fields.getByLabel(t.basket.cp).fill(billing.cp);
    await fields.getByLabel(t.basket.provincia).fill(billing.provincia);
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

  /** From a basket with tyres to the step where it is paid. */
  async untilPayment({ person = somebody(), account = false } = {}) {
    const tyre = await this.fillBasket();
    await this.untilPaymentOf({ person, account });
    return { person, tyre };
  }

  /** From what is in the basket to the step where it is paid. */
  async untilPaymentOf({ person = somebody(), account = false } = {}) {
    await this.chooseWorkshop();
    await this.chooseTime();
    if (account) await this.register(person);
    else await this.asGuest(person);
  }

  /** Buys what is in the basket, and pays at the workshop. */
  async buy() {
    await this.untilPaymentOf();
    await this.payAtWorkshop();
    await this.seesConfirmation();
  }
}

/** React found a page other than it draws it, and drew the whole of it anew. */
const notAsSent = 'React error #418';

interface Journey {
  /** What goes wrong is walked through in Spanish on a desktop and in Catalan on a phone. */
  readonly language: JourneyLanguage;
  readonly driver: (language?: JourneyLanguage, origin?: string) => Driver;
  /** Somebody else, with a browser of their own. */
  readonly another: () => Promise<Driver>;
}

export const test = base.extend<Journey>({
  // Pages wait for a sign that somebody is there (decision 034), and who walks is there from the beginning.
  context: async ({ context }, use) => {
    await context.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown'))));
    const drawnAnew: string[] = [];
    context.on('weberror', (failure) => {
      const { message } = failure.error();
      if (message.includes(notAsSent)) drawnAnew.push(`${failure.page()?.url()}: ${message}`);
    });
    await use(context);
    expect(drawnAnew).toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here: none.
  language: async ({}, use, { project }) => await use(project.name === 'phone' ? 'ca' : 'es'),
  driver: async ({ page, language: own }, use) => {
    await use((language = own, origin = shopUrl) => new Driver(page, language, origin));
  },
  another: async ({ browser, language }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await browser.newPage();
      pages.push(page);
      return new Driver(page, language);
    });
    for (const page of pages) await page.close();
  },
});
export { expect };
