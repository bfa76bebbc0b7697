import { resolve } from 'node:path';
import { z } from 'zod';
import { gatewayEnvironment, gatewaySettings } from './gateway-config.ts';
import { invoiceEnvironment, invoiceSettings } from './invoice-config.ts';
import { measuringEnvironment, measuringSettings } from './measuring-config.ts';
import { pictureEnvironment, pictureSettings } from './picture-config.ts';
import { reportEnvironment, reportSettings } from './report-config.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const places = z.coerce.number().int().min(0).max(1000);
const cents = z.coerce.number().int().min(0);

/**
 * Every variable that Rodera reads, with its default; those of the payment gateway are in `gateway-config.ts`, those of
 * invoices in `invoice-config.ts`, and so on. Nothing else looks at the environment.
 */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address under which visitors reach the shop; links in mails and gateway returns use it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, normalize: true, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Nobody waits longer for a connection to PostgreSQL, nor for a statement. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(0.5).max(600).default(15),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * How many proxies stand in front, no more and no fewer: each is believed about whom it heard. The port must then be
   * reachable through them alone.
   */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** By then a request has arrived, head and body. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(0.5).max(300).default(30),
  /** Open connections; fewer where the process may open fewer files. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(10_000),
  /** After SIGTERM: how long `/readyz` says so before the door closes, and when the process ends, whatever is left. */
  LEAVE_SECONDS: z.coerce.number().min(0).max(60).default(1),
  STOP_SECONDS: z.coerce.number().min(1).max(600).default(30),
  /** Where `/metrics` is: on a port of its own, or on the shop's with `Authorization: Bearer`; without either, nowhere. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMIT: flag.default(true),
  /** Off, pages name their scripts in the head, as React Router writes them (decision 034). */
  SCRIPTS_LAST: flag.default(true),
  /** Megabytes for pages that are the same for everybody, as they were sent; 0 renders each anew (decision 094). */
  KEPT_PAGES_MB: z.coerce.number().min(0).max(4096).default(24),
  /** The demo's chain, staff, plates and mailbox; without it said, where the database is embedded and the address is not https. */
  DEMO: flag.optional(),
  /** A page that shows everybody's letters to anybody; without it said, in a demo that has no mail server. */
  MAILBOX: flag.optional(),
  /** Whether a basket may hold several kinds of product. */
  MIXED_ORDERS: flag.default(true),
  /** Parts of the shop and their defaults (spec G28); `domain/site/parts.ts` says what each covers. */
  MOTO_REVISION: flag.default(true),
  MOTO_TYRES: flag.default(true),
  BATTERIES: flag.default(true),
  OILS: flag.default(true),
  /** A page of their own for tyres of electric cars. */
  ELECTRIC_CAR_TYRES: flag.default(false),
  /** Whether the basket is a guided way to buy, without the menus around it. */
  TUNNEL: flag.default(true),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Rodera <citas@rodera.example>'),
  /** So many letters an hour leave for one person because somebody typed their address. */
  LETTERS_PER_HOUR: z.coerce.number().int().min(1).max(100).default(6),
  SITE_NAME: z.string().default('Rodera'),
  /** What the shop calls the record of a car's work: `/rodibook` is about it. */
  SITE_BOOK_NAME: z.string().min(1).max(40).default('Rodibook'),
  SITE_PHONE: z.string().default('900 550 055'),
  /** Deposit: basis points of the total, and at least so many cents. */
  DEPOSIT_BP: z.coerce.number().int().min(0).max(10_000).default(1000),
  DEPOSIT_MIN: cents.default(1000),
  /** Up to this total, in cents, the visitor may pay at the workshop. */
  PAY_AT_WORKSHOP_MAX: cents.default(150_000),
  HOLD_MINUTES: z.coerce.number().min(0.02).max(120).default(15),
  HOLD_MAX_MINUTES: z.coerce.number().min(0.02).max(240).default(45),
  /** How many times visitors of one network address may hold at once. */
  HOLDS_PER_NETWORK: z.coerce.number().int().min(1).max(1000).default(10),
  /** How long a held time stays its visitor's who left the page. */
  HOLD_LEFT_SECONDS: z.coerce.number().min(1).max(3600).default(60),
  /** The fewest characters of a customer's password; staff need 12. */
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
  /** Whether operators and administrators prove more than their password; without it said, everywhere but in a demo. */
  STAFF_SECOND_FACTOR: flag.optional(),
  /** What a guest may have whose e-mail is not proved; 0 takes a limit away. */
  GUEST_HOLDS: places.default(3),
  GUEST_VISITS: places.default(3),
  GUEST_UNPAID_ORDERS: places.default(2),
  GUEST_UNPAID_UNITS: places.default(8),
  GUEST_PAYING_ORDERS: places.default(3),
  /** Appointments and unpaid orders of such guests a day, and orders of theirs that wait for payment, from one network. */
  GUEST_PER_NETWORK: places.default(10),
  EMAIL_CODE_MINUTES: z.coerce.number().min(0.02).max(60).default(10),
  EMAIL_CODE_TRIES: z.coerce.number().int().min(1).max(10).default(5),
  EMAIL_CODES_PER_HOUR: z.coerce.number().int().min(1).max(100).default(5),
  EMAIL_PROOF_DAYS: z.coerce.number().min(0.001).max(3650).default(90),
  /** How many pages may follow an order as it happens: of this server, of one network, of one account. */
  LIVE_ORDERS: z.coerce.number().int().min(0).max(50_000).default(2000),
  LIVE_ORDERS_PER_NETWORK: z.coerce.number().int().min(1).max(10_000).default(50),
  LIVE_ORDERS_PER_ACCOUNT: z.coerce.number().int().min(1).max(100).default(6),
  /** For how many whole years tax data of somebody who left stay blocked (Código de Comercio, art. 30). */
  BLOCKED_YEARS: z.coerce.number().int().min(4).max(20).default(6),
  /** Files of all that is kept of somebody: how many a day an account may ask for, how often one is fetched, and how large it is. */
  EXPORTS_PER_DAY: z.coerce.number().int().min(1).max(20).default(2),
  EXPORT_DOWNLOADS: z.coerce.number().int().min(1).max(100).default(10),
  EXPORT_MAX_MB: z.coerce.number().min(0.001).max(100).default(25),
  /** Natural days after the delivery in which one may withdraw, and what is made to somebody's wish, by its code, with commas. */
  WITHDRAWAL_DAYS: z.coerce.number().int().min(14).max(365).default(14),
  WITHDRAWAL_CUSTOM: z.string().default(''),
  /** Working days in which a message to the shop is answered (Ley 10/2025). */
  CASE_DAYS: z.coerce.number().int().min(1).max(15).default(15),
  PAYMENT_MINUTES: z.coerce.number().min(0.02).max(240).default(30),
  /** How long a customer whose payment came too late for its time may choose another one before the money goes back. */
  LATE_PAYMENT_HOURS: z.coerce.number().min(0.001).max(720).default(48),
  /** How many attempts to pay one order may be open at once. */
  OPEN_PAYMENTS: z.coerce.number().int().min(1).max(100).default(10),
  /** How many messages about payments that were not believed are kept, and for how many days. */
  UNBELIEVED_NOTICES: z.coerce.number().int().min(1).max(100_000).default(500),
  UNBELIEVED_NOTICE_DAYS: z.coerce.number().min(0.001).max(365).default(7),
  NOTICE_MINUTES: z.coerce.number().int().min(0).max(10_080).default(120),
  /** Who knows vehicles by their plates; without one, only the demo's plates are known, and only in the demo. */
  VEHICLE_REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  VEHICLE_REGISTRY_KEY: z.string().optional(),
  /** How many days ahead a time may be held at most. */
  HORIZON_DAYS: z.coerce.number().int().min(1).max(365).default(90),
  /** What a run-flat tyre adds to the work on it. */
  RUNFLAT_MINUTES: z.coerce.number().int().min(0).max(60).default(5),
  /** Workshops farther than so many kilometres are not offered to a visitor. */
  WORKSHOP_RADIUS_KM: z.coerce.number().min(1).max(20_000).default(150),
  /** Tiles behind the map of workshops, `https://…/{z}/{x}/{y}.png`; without them the map is the shop's own outline. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s]*$/)
    .optional(),
  /** The credit that the makers of the tiles ask for. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  JOBS_EVERY_MS: z.coerce.number().int().min(50).max(60_000).default(1000),
});

export type Config = ReturnType<typeof readConfig>;

/** Why no server starts; each reason begins with the variable that it is about. */
export class WrongConfiguration extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(`configuration: ${reasons.join('; ')}`);
    this.reasons = reasons;
  }
}

type Environment = z.infer<typeof environment>;

const bookingOf = (value: Environment) => ({
  holdMinutes: value.HOLD_MINUTES,
  holdMaxMinutes: value.HOLD_MAX_MINUTES,
  noticeMinutes: value.NOTICE_MINUTES,
  horizonDays: value.HORIZON_DAYS,
  runflatMinutes: value.RUNFLAT_MINUTES,
});

/** What a guest may hold, order and be written, without having proved an address. */
const guestsOf = (value: Environment) => ({
  holdsPerNetwork: value.HOLDS_PER_NETWORK,
  holds: value.GUEST_HOLDS,
  visits: value.GUEST_VISITS,
  unpaidOrders: value.GUEST_UNPAID_ORDERS,
  unpaidUnits: value.GUEST_UNPAID_UNITS,
  payingOrders: value.GUEST_PAYING_ORDERS,
  perNetworkDay: value.GUEST_PER_NETWORK,
  code: {
    minutes: value.EMAIL_CODE_MINUTES,
    tries: value.EMAIL_CODE_TRIES,
    perHour: value.EMAIL_CODES_PER_HOUR,
    proofDays: value.EMAIL_PROOF_DAYS,
  },
});

const exportsOf = (value: Environment) => ({
  perDay: value.EXPORTS_PER_DAY,
  downloads: value.EXPORT_DOWNLOADS,
  mostBytes: value.EXPORT_MAX_MB * 1_000_000,
});

const flagsOf = (value: Environment) => ({
  revisionMoto: value.MOTO_REVISION,
  neumaticosMoto: value.MOTO_TYRES,
  baterias: value.BATTERIES,
  aceites: value.OILS,
  cocheElectrico: value.ELECTRIC_CAR_TYRES,
  tunel: value.TUNNEL,
});

const reasonsOf = (errors: readonly (z.ZodError | undefined)[]): string[] => {
  const wrong = errors.flatMap((error) => error?.issues ?? []);
  return [...new Set(wrong.map((issue) => `${issue.path.join('.')}: ${issue.message}`))];
};

export const readConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const [read, gateway] = [environment.safeParse(env), gatewayEnvironment.safeParse(env)];
  const [invoices, reports] = [invoiceEnvironment.safeParse(env), reportEnvironment.safeParse(env)];
  const [measuring, pictures] = [measuringEnvironment.safeParse(env), pictureEnvironment.safeParse(env)];
  const all = [read, gateway, invoices, reports, measuring, pictures] as const;
  if (
    !read.success ||
    !gateway.success ||
    !invoices.success ||
    !reports.success ||
    !measuring.success ||
    !pictures.success
  )
    throw new WrongConfiguration(reasonsOf(all.map(({ error }) => error)));
  const value = read.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  const inEarnest = Boolean(value.DATABASE_URL) || publicUrl.startsWith('https:');
  const demo = value.DEMO ?? !inEarnest;
  return {
    mode: value.NODE_ENV,
    /** No variable lowers it: only code can, and only that of tests does (decision 097). */
    passwordCost: 'full' as 'full' | 'least',
    host: value.HOST,
    port: value.PORT,
    publicUrl,
    /** Whether anybody said where the shop is found, so that its letters' links reach it. */
    addressKnown: value.PUBLIC_URL !== undefined,
    inEarnest,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    databaseTimeoutMs: value.DATABASE_TIMEOUT_SECONDS * 1000,
    requestTimeoutMs: value.REQUEST_TIMEOUT_SECONDS * 1000,
    maxConnections: value.MAX_CONNECTIONS,
    leaveMs: value.LEAVE_SECONDS * 1000,
    stopMs: value.STOP_SECONDS * 1000,
    metrics: { port: value.METRICS_PORT, token: value.METRICS_TOKEN },
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    rateLimit: value.RATE_LIMIT,
    passwordMin: value.PASSWORD_MIN,
    staffSecondFactor: value.STAFF_SECOND_FACTOR ?? !demo,
    scriptsLast: value.SCRIPTS_LAST,
    keptPagesMb: value.KEPT_PAGES_MB,
    demo,
    mailbox: value.MAILBOX ?? (demo && !value.SMTP_URL),
    mixedOrders: value.MIXED_ORDERS,
    flags: flagsOf(value),
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, perHour: value.LETTERS_PER_HOUR },
    site: { nombre: value.SITE_NAME, telefono: value.SITE_PHONE, libro: value.SITE_BOOK_NAME },
    payment: {
      gateway: gatewaySettings(gateway.data),
      depositBp: value.DEPOSIT_BP,
      depositMin: value.DEPOSIT_MIN,
      atWorkshopMax: value.PAY_AT_WORKSHOP_MAX,
      minutes: value.PAYMENT_MINUTES,
      decideHours: value.LATE_PAYMENT_HOURS,
      openAttempts: value.OPEN_PAYMENTS,
      unbelieved: { most: value.UNBELIEVED_NOTICES, days: value.UNBELIEVED_NOTICE_DAYS },
    },
    blockedYears: value.BLOCKED_YEARS,
    caseDays: value.CASE_DAYS,
    exports: exportsOf(value),
    withdrawal: { days: value.WITHDRAWAL_DAYS, custom: new Set(value.WITHDRAWAL_CUSTOM.split(',').filter(Boolean)) },
    liveOrders: {
      most: value.LIVE_ORDERS,
      perNetwork: value.LIVE_ORDERS_PER_NETWORK,
      perAccount: value.LIVE_ORDERS_PER_ACCOUNT,
    },
    invoices: invoiceSettings(invoices.data, demo),
    reports: reportSettings(reports.data, demo),
    measuring: measuringSettings(measuring.data),
    pictures: pictureSettings(pictures.data),
    holdLeftSeconds: value.HOLD_LEFT_SECONDS,
    booking: bookingOf(value),
    guests: guestsOf(value),
    vehicleRegistry: { url: value.VEHICLE_REGISTRY_URL, key: value.VEHICLE_REGISTRY_KEY },
    workshops: { radiusKm: value.WORKSHOP_RADIUS_KM },
    map: { tiles: value.MAP_TILES_URL ?? null, attribution: value.MAP_TILES_ATTRIBUTION },
    jobsEveryMs: value.JOBS_EVERY_MS,
  };
};
