import { pino, type Logger } from 'pino';
import type { CallName } from '#contract/calls.ts';
import type { Answer, Request } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { readConfig, type Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Handlers, Runtime } from '#server/runtime.ts';
import { dispatchOver, type Outcome } from '#server/http/dispatch.ts';
import { openTestDatabase } from './database.ts';

/** A Tuesday without holidays around it, nine in the morning in Lleida. */
export const testNow = new Date('2027-02-09T08:00:00Z');

export interface Caller {
  readonly token?: string;
  readonly language?: Language;
  readonly idempotencyKey?: string;
  readonly address?: string;
  /** What an earlier log-in left in the browser. */
  readonly device?: string | undefined;
  /** What a browser is told apart by. */
  readonly visitor?: string;
  readonly userAgent?: string;
}

/** Most tests book again and again with one address. */
const manyGuests = {
  GUEST_HOLDS: '0',
  GUEST_VISITS: '0',
  GUEST_UNPAID_ORDERS: '0',
  GUEST_UNPAID_UNITS: '0',
  GUEST_PAYING_ORDERS: '0',
  GUEST_PER_NETWORK: '0',
};

/** A runtime of one's own in this process, whose clock stands still until it is set. */
export interface TestRuntime {
  readonly runtime: Runtime;
  readonly database: Database;
  readonly setClock: (now: Date) => void;
  /** What a call answers; a refusal fails the test with its sentence. */
  readonly call: <Name extends CallName>(name: Name, request: Request<Name>, caller?: Caller) => Promise<Answer<Name>>;
  /** How a call is refused; a success fails the test. */
  readonly refused: <Name extends CallName>(name: Name, request: Request<Name>, caller?: Caller) => Promise<Problem>;
  /** Any call, well formed or not, as it would arrive over HTTP. */
  readonly send: (
    name: CallName,
    parts: { params?: unknown; query?: unknown; body?: unknown },
    caller?: Caller,
  ) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** `handlers` may be those of one feature: a call to another one then throws. */
export const startRuntime = async (
  handlers: Partial<Handlers>,
  { database: given, config, log }: { database?: Database; config?: Partial<Config>; log?: Logger } = {},
): Promise<TestRuntime> => {
  let now = testNow;
  const database = given ?? (await openTestDatabase());
  const runtime: Runtime = {
    config: {
      ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: '/nowhere', ...manyGuests }),
      passwordCost: 'least',
      ...config,
    },
    database,
    clock: () => now,
    log: log ?? pino({ level: 'silent' }),
  };
  const dispatch = dispatchOver(runtime, handlers as Handlers);
  const send: TestRuntime['send'] = async (name, parts, caller = {}) =>
    await dispatch(name, {
      ...parts,
      token: caller.token,
      idempotencyKey: caller.idempotencyKey,
      language: caller.language ?? 'es',
      address: caller.address ?? '127.0.0.1',
      visitor: caller.visitor,
      userAgent: caller.userAgent ?? '',
      device: caller.device,
      reference: 'test',
    });
  return {
    runtime,
    database,
    setClock: (to) => {
      now = to;
    },
    call: async <Name extends CallName>(name: Name, request: Request<Name>, caller?: Caller) => {
      const { status, body } = await send(name, request, caller);
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return body as Answer<Name>;
    },
    refused: async (name, request, caller) => {
      const { status, body } = await send(name, request, caller);
      if (status === 200) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
      return body as Problem;
    },
    send,
    close: async () => await database.close(),
  };
};
