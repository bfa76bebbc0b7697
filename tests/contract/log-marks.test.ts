import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { openLog } from '#server/open-log.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { failingOver, type FailingDatabase } from '#tests/support/failing-database.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop } from '#tests/support/shop.ts';
import { ofThisTurn } from '#tests/support/turn.ts';
import type { Parts } from './api.ts';
import { startProber, withBody, type Prober } from './prober.ts';

/** What stands in every personal field, valid where a field asks for a form. */
const marked: Readonly<Record<string, () => string>> = {
  nombre: () => 'Zqxuno',
  apellidos: () => 'Zqxdos',
  email: () => `zqxtres.${randomUUID()}@example.com`,
  telefono: () => '699877655',
  phone: () => '699877655',
  matricula: () => `${randomInt(1000, 10_000)}ZXZ`,
  plate: () => `${randomInt(1000, 10_000)}ZXZ`,
  password: () => 'zqxclave-lila-27',
  direccion: () => 'Carrer Zqxcuatro',
  numero: () => '9871ZQX',
  poblacion: () => 'Zqxcinco',
  razon_social: () => 'Zqxseis SL',
  nif: () => '98765432M',
  comentario: () => 'Zqxsiete',
  texto: () => 'Zqxocho escribe que todo fue bien',
  mensaje: () => 'Zqxnueve',
  motivo: () => 'Zqxdiez',
  nota: () => 'Zqxonce',
};
const marks = /zqx|699877655|\d{4} ?zxz|98765432m/i;

const withMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const mark = marked[name];
      return [name, mark && typeof inner === 'string' && inner !== '' ? mark() : withMarks(inner)];
    }),
  );
};

/** A driver's errors are alike whatever was asked: of the embedded one's, a few calls are enough in a run. */
const callsOn = { postgres: ofThisTurn(withBody, 3, 'postgres'), pglite: ofThisTurn(withBody, 12, 'pglite') };

/** A call asks the database at most so often before it has its answer. */
const mostStatements = 60;

describe.each(['pglite', 'postgres'] as const)('with %s, the log', (kind) => {
  let postgres: TestPostgres | undefined;
  let failing: FailingDatabase;
  let api: Prober;
  const lines: string[] = [];
  beforeAll(async () => {
    if (kind === 'postgres') {
      postgres = await startMigrated();
      const database = openPostgres(postgres.url, 4);
      await fillShop(database);
      failing = failingOver(database);
    } else {
      const database = await openEmbedded();
      await fillShop(database);
      failing = failingOver(database);
    }
    const log = openLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    api = await startProber({ database: failing.database, log });
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await postgres?.stop();
  });

  it.each(callsOn[kind])(
    'has nothing personal of %s, wherever the database fails',
    { timeout: 120_000 },
    async (name) => {
      lines.length = 0;
      /** Whether the call came so far that a statement failed. */
      const failsAfter = async (statements: number, parts: Parts): Promise<boolean> => {
        const who = { ...(await api.authorizationFor(name)), idempotencyKey: randomUUID() };
        failing.failAfter(statements);
        const { statusCode } = await api.send(name, parts, who);
        const failed = failing.failed();
        failing.failAfter(undefined);
        if (failed && statusCode >= 500) expect(lines.length).toBeGreaterThan(0);
        return failed;
      };
      const freshParts = async () => withMarks(await api.sampleOf(name)) as Parts;
      let parts = await freshParts();
      for (let statements = 0; statements < mostStatements; statements += 1 + Math.floor(statements / 10)) {
        if (await failsAfter(statements, parts)) continue;
        // What is left of an earlier try may be refused early: only what is new says that there are no more statements.
        parts = await freshParts();
        if (!(await failsAfter(statements, parts))) break;
      }
      expect(lines.filter((line) => marks.test(line))).toEqual([]);
    },
  );

  it('tells what failed and where', async () => {
    lines.length = 0;
    const parts = withMarks(await api.sampleOf('registerUser')) as Parts;
    failing.failAfter(0);
    const { statusCode } = await api.send('registerUser', parts);
    failing.failAfter(undefined);
    expect(statusCode).toBe(500);
    const [line] = lines.map((text) => JSON.parse(text) as { err?: { code?: string; stack?: string[] } });
    // The statement that could not be read (SQLSTATE).
    expect(line?.err?.code).toBe('42601');
    expect(line?.err?.stack?.length).toBeGreaterThan(0);
  });
});
