import type { Language } from '#domain/language.ts';
import { momentOf } from '#server/payments/gateways/hpp.ts';
import { paysByBizum } from './check-request.ts';
import { html, type Html } from '#server/html.ts';
import { framedPage } from './page-frame.ts';
import {
  bizumFields,
  cardFields,
  deliveries,
  grouped,
  type Delivery,
  type FormErrors,
  type FormField,
  type FormValues,
} from './payment-form.ts';
import type { SandboxPayment } from './sandbox-store.ts';
import { testCards, testMobiles, testResults } from './test-cards.ts';
import { textsIn, type SandboxTexts } from './texts.ts';

interface PaymentPage {
  readonly prefix: string;
  readonly merchantName: string;
  readonly language: Language;
  readonly payment: SandboxPayment;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly delivery: Delivery;
}

/** Euros as the language writes them, from the minor units of the request. */
const amountShown = (language: Language, minorUnits: string | undefined): string =>
  new Intl.NumberFormat(`${language}-ES`, { style: 'currency', currency: 'EUR' }).format(Number(minorUnits ?? 0) / 100);

const deadlineShown = (language: Language, expires: string): string | undefined => {
  const moment = momentOf(expires);
  return (
    moment &&
    new Intl.DateTimeFormat(`${language}-ES`, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' }).format(
      moment,
    )
  );
};

const summary = ({ merchantName, language, payment }: PaymentPage, t: SandboxTexts): Html => {
  const deadline = deadlineShown(language, payment.request.EXPIRES ?? '');
  return html`<dl class="summary">
    <div>
      <dt>${t.merchant}</dt>
      <dd>${merchantName}</dd>
    </div>
    <div>
      <dt>${t.reference}</dt>
      <dd class="figures">${payment.order_id}</dd>
    </div>
    ${
      deadline
        ? html`<div>
            <dt>${t.until}</dt>
            <dd class="figures">${deadline}</dd>
          </div>`
        : undefined
    }
    <div class="amount">
      <dt>${t.amount}</dt>
      <dd class="figures">${amountShown(language, payment.request.AMOUNT)}</dd>
    </div>
  </dl>`;
};

const figures: ReadonlySet<FormField> = new Set(['numero', 'caducidad', 'cvv', 'telefono', 'pin']);

const field = (
  name: FormField,
  { values, errors }: PaymentPage,
  t: SandboxTexts,
  first: FormField | undefined,
): Html => {
  const trouble = errors[name];
  const hints: Readonly<Partial<Record<FormField, string>>> = t.hints;
  const hint = hints[name];
  const described = [hint && `${name}-ayuda`, trouble && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field field-${name}">
    <label for="${name}">${t.fields[name]}</label>
    ${hint ? html`<p class="hint" id="${name}-ayuda">${hint}</p>` : undefined}
    ${trouble ? html`<p class="error" id="${name}-error">${t.troubles[trouble]}</p>` : undefined}
    <input
      id="${name}"
      name="${name}"
      type="${name === 'pin' ? 'password' : 'text'}"
      value="${values[name] ?? ''}"
      autocomplete="off"
      maxlength="60"
      required
      ${figures.has(name) ? html`inputmode="numeric"` : undefined}
      ${described ? html`aria-describedby="${described}"` : undefined}
      ${trouble ? html`aria-invalid="true"` : undefined}
      ${first === name ? html`autofocus` : undefined}
    />
  </div>`;
};

const errorSummary = ({ errors }: PaymentPage, names: readonly FormField[], t: SandboxTexts): Html | undefined => {
  const wrong = names.flatMap((name) => {
    const trouble = errors[name];
    return trouble ? [html`<li><a href="#${name}">${t.troubles[trouble]}</a></li>`] : [];
  });
  return wrong.length === 0
    ? undefined
    : html`<div class="problems" role="alert">
        <h2>${t.errorSummary}</h2>
        <ul>
          ${wrong}
        </ul>
      </div>`;
};

const testOptions = ({ delivery }: PaymentPage, t: SandboxTexts): Html =>
  html`<details class="options" ${delivery === 'aviso-antes' ? undefined : html`open`}>
    <summary>${t.testOptions}</summary>
    <fieldset>
      <legend>${t.deliveryTitle}</legend>
      ${deliveries.map(
        (option) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="entrega"
              value="${option}"
              ${option === delivery ? html`checked` : undefined}
            /><span>${t.deliveries[option]}</span></label
          > `,
      )}
    </fieldset>
  </details>`;

const testNumbers = (bizum: boolean, t: SandboxTexts): Html => {
  const numbers = bizum ? testMobiles : testCards;
  return html`<section class="card">
    <h2>${bizum ? t.testMobiles : t.testCards}</h2>
    <ul class="numbers">
      ${testResults.map((result) => {
        const number = numbers[result];
        return number === undefined
          ? html``
          : html`<li>
              <span class="means">${t.results[result]} <span class="code">${result}</span></span
              ><span class="figures">${grouped(number)}</span
              ><a href="?prueba=${result}" aria-label="${t.fillWith(t.results[result])}">${t.fill}</a>
            </li> `;
      })}
    </ul>
  </section>`;
};

/** Where the visitor pays. Works without a script: filling in a test card is a link. */
export const paymentPage = (page: PaymentPage): string => {
  const t = textsIn(page.language);
  const bizum = paysByBizum(page.payment.request);
  const names: readonly FormField[] = bizum ? bizumFields : cardFields;
  const first = names.find((name) => page.errors[name]);
  const heading = bizum ? t.payByBizum : t.payByCard;
  const main = html`<section class="card pay">
      <h1>${heading}</h1>
      ${summary(page, t)} ${errorSummary(page, names, t)}
      <form method="post" action="${page.prefix}/pago/${page.payment.pas_uuid}" novalidate>
        <div class="fields">${names.map((name) => field(name, page, t, first))}</div>
        <button class="main" name="accion" value="pagar">
          ${t.pay(amountShown(page.language, page.payment.request.AMOUNT))}
        </button>
        <button class="link" name="accion" value="cancelar">${t.cancel}</button>
        <button class="quiet" name="accion" value="cerrar" aria-describedby="cerrar-ayuda">${t.close}</button>
        <p class="hint" id="cerrar-ayuda">${t.closeHint}</p>
        ${testOptions(page, t)}
      </form>
    </section>
    ${testNumbers(bizum, t)}`;
  const title = first ? `${t.errorTitle}: ${heading}` : heading;
  return framedPage(page.prefix, { language: page.language, title, main, wide: true });
};
