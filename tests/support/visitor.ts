import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RefusalCode } from '#contract/refusals.ts';
import type { VisitVehicle } from '#domain/visits/visit.ts';
import { accountLinks as accountCa } from '#i18n/ca/account-links.ts';
import { area as areaCa } from '#i18n/ca/area.ts';
import { accountLinks as accountEs } from '#i18n/es/account-links.ts';
import { area as areaEs } from '#i18n/es/area.ts';
import { visits as ca } from '#i18n/ca/visits.ts';
import { visits as es } from '#i18n/es/visits.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { addresses } from '#contract/address-table.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { browserApi, type Api } from '#web/api.ts';
import { Refused } from '#web/send-call.ts';
import { expect, shopUrl, somebody, type JourneyLanguage } from './driver.ts';
import { noFindings } from './no-findings.ts';

let plates = 0;
/** A plate that nobody else of this run has. */
export const somePlate = (): string => {
  plates += 1;
  const number = (Date.now() + process.pid * 7 + plates * 131) % 10_000;
  const letters = 'BCDFGHJKLMNPRSTVWXYZ';
  const letter = (place: number) => letters[Math.floor(Math.random() * 1e6 + place) % letters.length];
  return `${String(number).padStart(4, '0')} L${letter(1)}${letter(2)}`;
};

/** Under which titles pages were looked at: once by each worker, whichever of its journeys comes there first. */
const lookedAt = new Set<string>();

/** Somebody who books an appointment without buying anything, by the words they see. */
export class Visitor {
  readonly page: Page;
  readonly language: JourneyLanguage;
  readonly origin: string;
  /** Every page that they are the first to see is looked at for what keeps somebody out. */
  checked = false;

  constructor(page: Page, language: JourneyLanguage, origin = shopUrl) {
    this.page = page;
    this.language = language;
    this.origin = origin;
  }

  get t() {
    return this.language === 'ca' ? ca : es;
  }

  /** The words of signing in, registering, and where links of letters lead. */
  get account() {
    return this.language === 'ca' ? accountCa : accountEs;
  }

  /** Those of the customer area. */
  get area() {
    return this.language === 'ca' ? areaCa : areaEs;
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  link(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('link', { name });
  }

  refusal(code: RefusalCode, values: Readonly<Record<string, string | number>> = {}) {
    return sentenceOf(code, this.language, values);
  }

  alert(text: string | RegExp) {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  async open(page: 'visit' | Exclude<PageName & `visit${string}`, 'visit'>, query = '') {
    await this.page.goto(this.origin + address(page, this.language) + query);
  }

  /** The page under a title, all there. */
  async sees(title: string) {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.page.getByText(this.t.cargando)).toHaveCount(0);
    if (!this.checked || lookedAt.has(title)) return;
    await noFindings(this.page);
    lookedAt.add(title);
  }

  async begin(vehicle: VisitVehicle) {
    await this.open('visit');
    await this.sees(this.t.titulo);
    const name = vehicle === 'patinete' ? this.t.empezarPorMarca : this.t.empezarPorTaller;
    await this.page.getByRole('region', { name: this.t.vehiculos[vehicle] }).getByRole('link', { name }).click();
  }

  async goOn() {
    await this.button(this.t.seguir).filter({ visible: true }).click();
  }

  async chooseWorkshop(postcode = '25001', place = 0) {
    await this.sees(this.t.tallerTitulo);
    await this.page.getByLabel(this.t.codigoPostal).fill(postcode);
    await this.button(this.t.buscarTaller).click();
    await this.button(new RegExp(`^(?:${this.t.elegirNombre('')}|${this.t.masHorasEn('')})`))
      .nth(place)
      .click();
  }

  async chooseService(place = 0) {
    await this.sees(this.t.servicioTitulo);
    await this.page
      .getByRole('group', { name: this.t.servicioEtiqueta })
      .getByRole('radio')
      .nth(place)
      .check({ force: true });
    await this.goOn();
  }

  times() {
    return this.page.getByRole('group', { name: this.t.hora }).getByRole('radio');
  }

  days() {
    return this.page.getByRole('group', { name: this.t.dia }).getByRole('radio');
  }

  freeDays() {
    return this.page.locator('label:not([data-empty])').getByRole('radio').and(this.days());
  }

  /** Late on a day it has few times left: then the next one that has enough. */
  async #seeTime(place: number) {
    await expect(this.times().first()).toBeVisible();
    for (let day = 1; (await this.times().count()) <= place; day += 1) {
      await this.freeDays().nth(day).check({ force: true });
      await expect(this.times().first()).toBeVisible();
    }
  }

  /** Takes a free time; another, where somebody was quicker. Answers which. */
  async holdTime(place = 0): Promise<{ readonly dia: string; readonly hora: string }> {
    // A tap leads on, and a time that is held briefly may have lapsed by then.
    const held = this.page
      .getByRole('timer')
      .or(this.page.getByRole('heading', { level: 1, name: this.t.datosTitulo }))
      .first();
    await this.#seeTime(place);
    for (let tries = 1; tries <= 3; tries += 1) {
      const time = this.times().nth(place);
      const hora = await time.inputValue();
      const dia = await this.days().and(this.page.locator(':checked')).inputValue();
      // What is refused at once is not checked any more.
      await time.click({ force: true });
      // Somebody was quicker, or the notice that a workshop wants began a moment ago.
      const taken = this.alert(this.refusal('hora-ocupada', { hora })).or(this.alert(this.refusal('hora-no-ofrecida')));
      await expect(held.or(taken.first()).first()).toBeVisible();
      if (await held.isVisible()) return { dia, hora };
      await expect(this.times().and(this.page.locator(`[value="${hora}"]`))).toHaveCount(0);
    }
    throw new Error('three times somebody was quicker');
  }

  /** A tap on an hour leads on. */
  async chooseTime(place = 0) {
    await this.sees(this.t.fechaTitulo);
    const chosen = await this.holdTime(place);
    await expect(this.page.getByRole('heading', { level: 1, name: this.t.datosTitulo })).toBeVisible();
    return chosen;
  }

  async sayWho({
    plate,
    person = somebody(),
  }: { plate?: string | undefined; person?: ReturnType<typeof somebody> } = {}) {
    const { t, page } = this;
    await this.sees(t.datosTitulo);
    if (plate !== undefined) await page.getByLabel(t.matriculaDe).fill(plate);
    await page.getByLabel(t.nombre, { exact: true }).fill(person.nombre);
    await page.getByLabel(t.apellidos).fill(person.apellidos);
    await page.getByLabel(t.correo).fill(person.email);
    await page.getByLabel(t.telefono).fill(person.telefono);
    await page.getByLabel(t.privacidad).check({ force: true });
    await this.button(t.confirmar).click();
    return person;
  }

  async seesConfirmation(title = this.t.hechoTitulo) {
    await expect(this.page.getByText(title, { exact: true })).toBeVisible({ timeout: 20_000 });
    await this.sees(this.t.tuCita);
  }

  /** The link of the newest letter to somebody that has one to that page: to manage an appointment, unless told otherwise. */
  async mailedLink(email: string, to: PageName = 'visitManage'): Promise<string> {
    let found = '';
    await expect(async () => {
      const list = await (await this.page.request.get(`${this.origin}/buzon`)).text();
      const entry = list.split('<li>').find((item) => item.includes(email));
      const id = /buzon\/([0-9a-f-]{36})/.exec(entry ?? '')?.[1];
      const letter = await (await this.page.request.get(`${this.origin}/buzon/${id}`)).text();
      expect(letter).toContain(email);
      const path = addresses[to][this.language].replaceAll('/', '\\/');
      found = new RegExp(`${path}\\?\\w+=[0-9a-f-]{36}&(?:amp;)?firma=[\\w-]+`).exec(letter)?.[0] ?? '';
      expect(found).not.toBe('');
    }).toPass({ timeout: 20_000 });
    return this.origin + found.replace('&amp;', '&');
  }

  /** An appointment that was booked elsewhere, on the last day that has a time; another where somebody was quicker. */
  async bookByCall(person: ReturnType<typeof somebody>, token?: string) {
    const shop = browserApi(this.language, this.origin);
    for (let left = 3; ; left -= 1) {
      try {
        return await this.bookLastDay(shop, person, token);
      } catch (error) {
        if (left === 0 || !(error instanceof Refused && error.problem.code === 'hora-ocupada')) throw error;
      }
    }
  }

  private async bookLastDay(shop: Api, person: ReturnType<typeof somebody>, token?: string) {
    const selectedService = 'frenos';
    const { tiendas } = await shop('findWorkshopsByPostcode', { body: { postCode: '25001' } });
    const selectedTaller = tiendas[0]?.codTienda ?? 0;
    const { dates } = await shop('consultVisitDates', { params: { id: selectedTaller }, body: { selectedService } });
    const free = dates.findLast(({ libre }) => libre);
    const [selectedDate, selectedTime] = [free?.date ?? '', free?.primera ?? ''];
    const plate = somePlate();
    const userData = { ...person, matricula: plate, privacidad: true, idioma: this.language };
    const body = { selectedTaller, selectedService, selectedDate, selectedTime, userData };
    await shop('bookVisit', { body }, { token });
    return { plate, time: selectedTime };
  }

  /** Becomes somebody with an account and an appointment, signed in. */
  async signInWithVisit() {
    const person = somebody();
    const password = 'rodes-a-punt-9';
    const { token } = await browserApi(this.language, this.origin)('registerUser', {
      body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
    });
    const { plate } = await this.bookByCall(person, token);
    await this.open('visitsMine');
    await this.page.getByLabel(this.t.correo).fill(person.email);
    await this.page.getByLabel(this.t.contrasena).fill(password);
    await this.button(this.account.entrar).click();
    await expect(this.page.getByRole('main')).toContainText(plate);
  }

  /**
   * Two tyres that were ordered elsewhere, to be paid at the workshop, with a time in some weeks; another tyre and another
   * day for each place.
   */
  async orderByCall(
    person: ReturnType<typeof somebody>,
    { token, place, cantidad = 2, matricula }: { token?: string; place: number; cantidad?: number; matricula?: string },
  ) {
    const shop = browserApi(this.language, this.origin);
    const { neumaticos } = await shop('selectTyres', {
      body: { filters: { ancho: 205, serie: 55, llanta: 16 }, page: 0 },
    });
    const products = [{ id_navision: neumaticos[place]?.id_navision ?? '', cantidad }];
    const { tiendas } = await shop('findWorkshopsByPostcode', { body: { postCode: '25001' } });
    const codTienda = tiendas[0]?.codTienda ?? 0;
    const cestaID = randomUUID();
    const cestaState = { cestaID, products, selectedTaller: codTienda, matricula };
    await shop('updateBasket', { body: { cestaState } });
    const { dates } = await shop('consultDates', { body: { selectedProducts: products, codTienda, cestaID } });
    const free = dates.filter(({ libre }) => libre).at(-3 - place);
    const [date, time] = [free?.date ?? '', free?.primera ?? ''];
    await shop('reserveTime', { body: { cestaID, codTienda, date, time } });
    const userInfo = { ...person, privacidad: true, idioma: this.language };
    const body = { cestaState: { ...cestaState, paymentTerms: 'taller' as const }, userInfo };
    const { pedido } = await shop('placeOrder', { body }, { token });
    return { person, date, codTienda, orderNumber: pedido.orderNumber };
  }

  /** From nothing to a booked appointment for a car. */
  async book({ plate = somePlate(), place = 0 } = {}) {
    await this.begin('coche');
    await this.chooseWorkshop();
    await this.chooseService();
    const time = await this.chooseTime(place);
    const person = await this.sayWho({ plate });
    await this.seesConfirmation();
    return { person, plate, time };
  }
}
