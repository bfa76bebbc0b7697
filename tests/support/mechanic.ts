import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Answer } from '#contract/contract.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { account as accountCa } from '#i18n/ca/account.ts';
import { account as accountEs } from '#i18n/es/account.ts';
import { console as ca } from '#i18n/ca/console.ts';
import { console as es } from '#i18n/es/console.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { staffKey } from '#web/console/staff-key.ts';
import { expect, type JourneyLanguage } from './driver.ts';
import { deskOpens, ports } from './journeys-server.ts';
import { noFindings } from './no-findings.ts';

export const deskUrl = `http://localhost:${ports.desk}`;
const api = `${deskUrl}/api/es`;
export const operator = 'operadora@rodera.example';
/** Of all staff of the demo. */
export const staffPassword = 'rodera-demo-2026';
/** The day on which the desk's clock begins. */
export const today = deskOpens.slice(0, 10);

const sessions = new Map<string, Promise<string>>();

const beginSession = async (email: string): Promise<string> => {
  const body = JSON.stringify({ email, password: staffPassword });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/users/auth`, { method: 'POST', headers, body });
  return ((await answer.json()) as Answer<'authenticate'>).token;
};

/** One session for all tests of a worker: an account has ten at most, and signing in is what few of them are about. */
const sessionOf = async (email: string): Promise<string> => {
  const session = sessions.get(email) ?? beginSession(email);
  sessions.set(email, session);
  return await session;
};

/** Who works at a workshop's desk, by the words they see. Every test has a workshop of its own. */
export class Mechanic {
  readonly page: Page;
  readonly language: JourneyLanguage;
  readonly shop: number;
  #token = '';
  #finger: CDPSession | undefined;

  constructor(page: Page, language: JourneyLanguage, shop: number) {
    this.page = page;
    this.language = language;
    this.shop = shop;
  }

  get t() {
    return this.language === 'ca' ? ca : es;
  }

  /** The words of signing in, which staff share with customers. */
  get account() {
    return this.language === 'ca' ? accountCa : accountEs;
  }

  /** Of whoever stands at the desk, once `fetchToken` has it. */
  get token(): string {
    return this.#token;
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  button(name: string | RegExp, exact = true) {
    return this.page.getByRole('button', { name, exact });
  }

  refusal(code: RefusalCode, values: Readonly<Record<string, string | number>> = {}) {
    return sentenceOf(code, this.language, values);
  }

  /** What the page says at once when it says no. */
  alert(text: string | RegExp) {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  /** What the page says of what was done. */
  notice(text: string | RegExp) {
    return this.page.locator('[data-toast]').filter({ hasText: text });
  }

  async post(path: string, data: object) {
    const answer = await this.page.request.post(api + path, {
      data,
      headers: { authorization: `Bearer ${this.#token}`, 'accept-language': this.language },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as unknown;
  }

  /** Opens the agenda as somebody who signed in before. */
  async open(query = '', email = operator) {
    const token = await sessionOf(email);
    await this.page.addInitScript(([key, kept]) => window.localStorage.setItem(key, kept), [
      staffKey,
      JSON.stringify({ state: { token, staff: null }, version: 1 }),
    ] as const);
    await this.page.clock.install({ time: new Date(Date.now() + this.#ahead()) });
    await this.page.goto(deskUrl + consoleAddresses.console[this.language] + query);
  }

  #ahead(): number {
    return Date.parse(deskOpens) - Date.now() + 60_000;
  }

  async signIn(email: string, password = staffPassword) {
    await expect(this.page.getByRole('heading', { level: 1, name: this.t.entrarTitulo })).toBeVisible();
    await this.page.getByLabel(this.account.correo).fill(email);
    await this.page.getByLabel(this.account.contrasena).fill(password);
    await this.button(this.account.entrar).click();
  }

  /** The agenda of the workshop on a day, with everything there. */
  async openDay({ dia = today, email = operator }: { dia?: string; email?: string } = {}) {
    await this.fetchToken(email);
    await this.open(`?taller=${this.shop}&dia=${dia}`, email);
    await this.seesDay();
  }

  async seesDay() {
    await expect(this.page.getByRole('group', { name: this.t.agenda })).toBeVisible();
  }

  async fetchToken(email = operator) {
    this.#token = await sessionOf(email);
  }

  /** Writes somebody down without the page: who stands in the way, or comes from elsewhere. */
  async write(matricula: string, bayId: number, time: string | null, more: object = {}) {
    const when = time === null ? {} : { date: today, time };
    const body = { bayId, servicio: 'neumaticos', nombre: 'Laia Ferrer', telefono: '611222333', matricula };
    await this.post(`/agenda/${this.shop}/sin-cita`, { ...body, ...when, ...more });
  }

  /** The quarter of an hour that has begun at the desk. */
  async quarter(): Promise<string> {
    const answer = await this.page.request.get(`${api}/agenda/${this.shop}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    const { agenda } = (await answer.json()) as Answer<'readAgenda'>;
    const { time } = agenda?.ahora ?? { time: '' };
    return `${time.slice(0, 3)}${String(Math.floor(Number(time.slice(3)) / 15) * 15).padStart(2, '0')}`;
  }

  /** The card with a plate. */
  card(plate: string): Locator {
    return this.page.locator('[id^=card-]').filter({ hasText: plate });
  }

  /** One bay's column; on a phone it is brought to the front first. */
  column(bay: string): Locator {
    return this.page.locator('[data-column]').filter({ has: this.page.getByRole('list', { name: bay }) });
  }

  async showBay(bay: string) {
    if (this.isPhone) await this.button(bay).click();
  }

  async seesIn(bay: string, plate: string, time: string) {
    await this.showBay(bay);
    await expect(this.column(bay).locator('[id^=card-]').filter({ hasText: plate })).toContainText(time);
  }

  panel() {
    return this.page.getByRole('complementary', { name: this.t.detalles });
  }

  async openCard(plate: string) {
    await this.card(plate).filter({ visible: true }).click();
    await expect(this.panel().getByRole('heading', { level: 2 })).toHaveText(plate);
  }

  async isAccessible() {
    await noFindings(this.page);
  }

  /** Drags a card so far: with the mouse, or with a finger that rests before it drags. */
  async drag(card: Locator, by: { readonly quarters: number; readonly columns?: number }, { drop = true } = {}) {
    // Away from the edges, at which the day would move on.
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await card.boundingBox();
    const ground = await this.page.locator('[data-column]').filter({ visible: true }).first().boundingBox();
    const quarters = await this.page
      .locator('[data-column]')
      .first()
      .evaluate((column) => Number(getComputedStyle(column).getPropertyValue('--quarters')));
    if (!box || !ground) throw new Error('nothing to drag');
    const from = { x: box.x + box.width / 2, y: box.y + 10 };
    const to = {
      x: from.x + (by.columns ?? 0) * ground.width,
      y: from.y + (by.quarters * ground.height) / quarters,
    };
    if (this.isPhone) await this.#dragByFinger(from, to, drop);
    else await this.#dragByMouse(from, to, drop);
  }

  async #dragByMouse(from: { x: number; y: number }, to: { x: number; y: number }, drop: boolean) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await mouse.move(to.x, to.y, { steps: 4 });
    if (drop) await this.letGo();
  }

  /** Lifts the finger that dragged, or the mouse's button. */
  async letGo() {
    if (!this.isPhone) return await this.page.mouse.up();
    await this.#finger?.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #dragByFinger(from: { x: number; y: number }, to: { x: number; y: number }, drop: boolean) {
    const browser = await this.page.context().newCDPSession(this.page);
    this.#finger = browser;
    const touch = async (type: 'touchStart' | 'touchMove', points: { x: number; y: number }[]) =>
      await browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    await expect(this.page.locator('[data-landing]')).toBeVisible();
    await touch('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    if (drop) await this.letGo();
  }
}
