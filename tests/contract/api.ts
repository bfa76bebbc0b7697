import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { calls, type CallName } from '#contract/calls.ts';
import type { Language } from '#domain/language.ts';
import { changeRequestsHandlers } from '#server/change-requests/change-requests-handlers.ts';
import { waitingHandlers } from '#server/waiting/waiting-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { reportsHandlers } from '#server/reports/reports-handlers.ts';
import { casesHandlers } from '#server/cases/cases-handlers.ts';
import { newsletterHandlers } from '#server/newsletter/newsletter-handlers.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { impersonationHandlers } from '#server/accounts/impersonation-handlers.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { handlersOver } from '#server/handlers.ts';
import { motoRevisionHandlers } from '#server/moto-revision/moto-revision-handlers.ts';
import { promotionsHandlers } from '#server/promotions/promotions-handlers.ts';
import { productRequestsHandlers } from '#server/product-requests/product-requests-handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { mountCalendar } from '#server/calendar/calendar-route.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { RawAnswer } from './answers.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

/** What is sent, whether it is what the call asks for or not. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Of a call that is sent one. */
  readonly file?: unknown;
}

export interface Sender {
  readonly language?: Language;
  /** The whole header, good or not. */
  readonly authorization?: string;
  readonly idempotencyKey?: string;
  readonly contentType?: string;
  readonly cookie?: string;
  /** Where the call comes from. */
  readonly from?: string;
}

/** The whole API over HTTP, in this process, for a small shop. */
export interface Api {
  readonly shop: TestShop;
  readonly app: FastifyInstance;
  readonly send: (name: CallName, parts: Parts, sender?: Sender) => Promise<RawAnswer>;
  /** The same with a body that is already written. */
  readonly sendText: (
    name: CallName,
    parts: Omit<Parts, 'body' | 'file'>,
    text: string | Buffer,
    sender?: Sender,
  ) => Promise<RawAnswer>;
  readonly close: () => Promise<void>;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Lone surrogates have no form on the wire. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** An empty part, or dots alone, would be another address before it is even sent. */
const encodedPart = (value: unknown): string => encoded(value).replace(/^\.{0,2}$/, '-');

const pathOf = (name: CallName, params: unknown): string => {
  const given = recordOf(params);
  return apiPrefix + calls[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) => encodedPart(given[key] ?? '-'));
};

const queryOf = (query: unknown): string => {
  const pairs = Object.entries(recordOf(query)).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encoded(key)}=${encoded(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** Who reads what is reported without a name. */
export const reportReader = 'canal@rodera.example';
const reportConfig = { keys: [{ name: 'uno', key: Buffer.alloc(32, 1) }], readers: new Set([reportReader]) };

export const startApi = async ({
  rateLimit = false,
  database,
  log,
}: { readonly rateLimit?: boolean; readonly database?: Database; readonly log?: Logger } = {}): Promise<Api> => {
  const shop = await startShop({
    ...(database ? { database } : {}),
    config: { rateLimit, staffSecondFactor: true, reports: reportConfig },
    ...(log ? { log } : {}),
    handlers: {
      ...agendaHandlers,
      ...motoRevisionHandlers({ registry: demoRegistry() }),
      ...reportsHandlers,
      ...casesHandlers,
      ...newsletterHandlers,
      ...accountsHandlers,
      ...impersonationHandlers,
      ...productRequestsHandlers,
      ...promotionsHandlers,
      ...visitsHandlers,
      ...waitingHandlers,
      ...changeRequestsHandlers,
    },
  });
  // The samples order and book more than a small shop has.
  await shop.database.run(sql`update offer set stock = 100000 where id = 1`);
  await shop.database.run(sql`
    insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
    select 1, n, 'Elevador', '{turismo,4x4,furgoneta,alineacion}', 24 from generate_series(10, 60) as n`);
  const app = await buildApp({
    runtime: shop.runtime,
    dispatch: dispatchOver(
      shop.runtime,
      handlersOver({ gateway: shop.gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
    ),
    gatewayOrigins: [],
    more: async (routes) => mountCalendar(routes, shop.runtime),
  });

  const sendText: Api['sendText'] = async (name, { params, query }, text, sender = {}) => {
    const { statusCode, headers, body } = await app.inject({
      method: calls[name][0],
      url: pathOf(name, params) + queryOf(query),
      ...(sender.from === undefined ? {} : { remoteAddress: sender.from }),
      headers: {
        'accept-language': sender.language ?? 'es',
        ...(text === '' && sender.contentType === undefined
          ? {}
          : { 'content-type': sender.contentType ?? 'application/json' }),
        ...(sender.cookie === undefined ? {} : { cookie: sender.cookie }),
        ...(sender.authorization === undefined ? {} : { authorization: sender.authorization }),
        ...(sender.idempotencyKey === undefined ? {} : { 'idempotency-key': sender.idempotencyKey }),
      },
      ...(text === '' ? {} : { payload: text }),
    });
    return { statusCode, headers, body };
  };
  return {
    shop,
    app,
    sendText,
    send: async (name, { body, file, ...rest }, sender) =>
      file instanceof Blob
        ? await sendText(name, rest, Buffer.from(await file.arrayBuffer()), {
            contentType: 'application/octet-stream',
            ...sender,
          })
        : await sendText(name, rest, body === undefined ? '' : JSON.stringify(body), sender),
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
};
