import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstampedCases } from '#contract/cases.ts';
import type { CallName } from '#contract/calls.ts';
import { unstampedNewsletter } from '#contract/newsletter.ts';
import { newsletterLink } from '#server/newsletter/newsletter-links.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { expectProblem } from './answers.ts';
import { startApi, type Api, type Parts } from './api.ts';

const times = 50;

interface SentForm {
  readonly call: CallName;
  /** What is sent for the nth time by somebody who changes it each time. */
  readonly nth: (n: number) => Parts;
  /** What it leaves behind. */
  readonly left: Sql;
  /** How many rows the same, sent again and again, may leave. */
  readonly once: number;
  /** How many one network may leave. */
  readonly most: number;
}

const message = { nombre: 'Rosa Pons', email: 'rosa@example.com', privacidad: true };
const asked = (motivo: string) => sql`select count(*)::int as n from customer_case where motivo = ${motivo}`;
const subscription = randomUUID();
let link = '';

/** Every form of the content pages. The one in the middle of a text is the contact form, of another reason here. */
const forms: Readonly<Record<string, SentForm>> = {
  contact: {
    call: 'contactar',
    nth: (n) => ({ body: { data: { ...message, motivo: 'presupuesto', comentario: `¿Cuánto cuestan ${n} ruedas?` } } }),
    left: asked('presupuesto'),
    once: 1,
    most: unstampedCases.calls,
  },
  'the form in a text': {
    call: 'contactar',
    nth: (n) => ({
      body: {
        data: { ...message, motivo: 'atencion', comentario: `Somos el club ${n}.`, formulario: '3', servicios: [] },
      },
    }),
    left: asked('atencion'),
    once: 1,
    most: unstampedCases.calls,
  },
  'the application of a professional': {
    call: 'contactar',
    nth: (n) => ({
      body: {
        data: {
          ...message,
          motivo: 'profesional',
          telefono: '612345678',
          empresa: `Taxis ${n}`,
          nif: '12345678Z',
          comentario: `Llevamos ${n} coches.`,
        },
      },
    }),
    left: asked('profesional'),
    once: 1,
    most: unstampedCases.calls,
  },
  'call back': {
    call: 'callback',
    nth: (n) => ({ body: { telefono: `6123456${String(n).padStart(2, '0')}` } }),
    left: asked('llamada'),
    once: 1,
    most: unstampedCases.calls,
  },
  newsletter: {
    call: 'subscribeNewsletter',
    nth: (n) => ({ body: { email: `r${n}@example.com` } }),
    left: sql`select count(*)::int as n from newsletter_subscription where estado = 'pendiente'`,
    once: 1,
    most: unstampedNewsletter.calls,
  },
  preferences: {
    call: 'changeMailChoices',
    nth: (n) => ({ params: { x: link }, body: { newsletter: n % 2 === 1 } }),
    left: sql`select count(*)::int as n from newsletter_consent where subscription_id = ${subscription}::uuid`,
    once: 1,
    most: 30,
  },
  report: {
    call: 'sendReport',
    nth: (n) => ({ body: { texto: `En el taller se cobran ${n} piezas que no se cambian.` } }),
    left: sql`select count(*)::int as n from report`,
    // Nobody knows who writes, so nobody can know that it is the same.
    once: 10,
    most: 10,
  },
  'product request': {
    call: 'requestProduct',
    nth: (n) => ({ body: { email: `p${n}@example.com`, productID: 'N3', cantidad: 20 } }),
    left: sql`select count(*)::int as n from product_request`,
    once: 1,
    most: 10,
  },
};
const names = Object.keys(forms);

let api: Api;
beforeAll(async () => {
  api = await startApi({ rateLimit: true });
  const now = api.shop.runtime.clock();
  await api.shop.database.run(sql`
    insert into newsletter_subscription (id, email, email_norm, idioma, estado, pedido, cambiado)
    values (${subscription}::uuid, 'eva@example.com', 'eva@example.com', 'es', 'baja', ${now}, ${now})`);
  link = await newsletterLink(api.shop.database, { id: subscription, bajas: 0 }, 'elegir');
});
afterAll(async () => await api.close());

const countOf = async (query: Sql): Promise<number> => (await api.shop.database.one<{ n: number }>(query)).n;

/** Sends a form so often from one network; answers how many rows came of it, and how often it was refused. */
const sendOften = async ({ call, left }: SentForm, from: string, what: (n: number) => Parts) => {
  const before = await countOf(left);
  let refused = 0;
  for (let n = 1; n <= times; n += 1) {
    const language = n % 2 ? 'es' : 'ca';
    const answer = await api.send(call, what(n), { from, language });
    if (answer.statusCode === 200) continue;
    refused += 1;
    // The limit answers, with a sentence that says when to try again.
    const { code, values, status } = expectProblem(answer, [language]);
    expect([status, ['demasiadas-llamadas', 'demasiados-intentos'].includes(code)]).toEqual([429, true]);
    expect(Number(values?.['segundos'])).toBeGreaterThan(0);
  }
  return { rows: (await countOf(left)) - before, refused };
};

describe('a form that is sent fifty times', () => {
  it.each(names)('%s: the same is kept once', async (name) => {
    const form = forms[name];
    if (!form) throw new Error(name);
    const { rows, refused } = await sendOften(form, `10.3.${names.indexOf(name)}.1`, () => form.nth(1));
    expect(rows).toBe(form.once);
    expect(refused).toBeGreaterThanOrEqual(times - 30);
  });

  it.each(names)('%s: something else each time is stopped by its limit', async (name) => {
    const form = forms[name];
    if (!form) throw new Error(name);
    const { rows, refused } = await sendOften(form, `10.4.${names.indexOf(name)}.1`, (n) => form.nth(n + 1));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(form.most);
    expect(refused).toBeGreaterThanOrEqual(times - form.most);
  });
});
