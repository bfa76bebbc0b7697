import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { profilesHandlers } from '#server/accounts/profiles-handlers.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { readSqlFiles } from '#server/database/sql-files.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/job-kinds.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { recentWorkshops } from '#server/workshops/recent-workshops.ts';
import { testNow } from '#tests/support/app.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { logInLimits } from '#contract/accounts.ts';
import { fillShop, startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { ona } from '#tests/support/ona.ts';

const credentials = { email: ona.email, permiso_comercial: false, password: ona.password };

let postgres: TestPostgres;
let one: TestShop;
let other: TestShop;
beforeAll(async () => {
  postgres = await startPostgres();
  const startServer = async () =>
    await startShop({
      database: openPostgres(postgres.url, 10),
      config: { rateLimit: true },
      handlers: { ...accountsHandlers, ...leadsHandlers, ...profilesHandlers },
    });
  const [first, second] = [openPostgres(postgres.url, 2), openPostgres(postgres.url, 2)];
  // Both servers find an empty database at the same moment.
  const ran = await Promise.all([migrate(first), migrate(second)]);
  expect(ran.flat().toSorted()).toEqual(
    [ourFolders.migrations, ourFolders.functions]
      .flatMap((folder) => readSqlFiles(folder).map(({ name }) => name))
      .toSorted(),
  );
  await fillShop(first);
  await Promise.all([first.close(), second.close()]);
  [one, other] = [await startServer(), await startServer()];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await postgres.stop();
});
beforeEach(async () => {
  for (const server of [one, other]) server.setClock(testNow);
  await one.database.script(
    'truncate account, access_token, lead, mail, job, rate_limit, allocation, customer_order, basket cascade',
  );
});

it('a server that starts while another one migrates for long waits for it', async () => {
  const [busy, late] = [openPostgres(postgres.url, 1), openPostgres(postgres.url, 1)];
  const migrating = await busy.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(726391)`);
    const waiting = migrate(late);
    // Longer than a server waits for any other lock.
    await pause(2300);
    return { waiting };
  });
  expect(await migrating.waiting).toEqual([]);
  await Promise.all([busy.close(), late.close()]);
});

it('of two servers that start with a changed function one replaces it', async () => {
  const [first, second] = [openPostgres(postgres.url, 1), openPostgres(postgres.url, 1)];
  await first.script("update function_file set hash = 'another' where name = 'quarters_of'");
  const ran = await Promise.all([migrate(first), migrate(second)]);
  expect(ran.flat()).toEqual(['quarters_of']);
  await Promise.all([first.close(), second.close()]);
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe('two servers on one PostgreSQL', () => {
  it('know the same sessions, and forget them together', async () => {
    const { token, user } = await one.call('registerUser', { body: ona });
    expect(await other.call('fetchUserInfo', {}, { token })).toMatchObject({ user });
    await other.call('endSession', {}, { token });
    expect((await one.refused('fetchUserInfo', {}, { token })).code).toBe('sin-sesion');
  });

  it('tell whoever waits too long for what another holds that it is to be tried again', async () => {
    const { token, user } = await one.call('registerUser', { body: ona });
    const request = { params: { id: user.idUser }, body: { userData: { name: 'Aina' } } };
    const problem = await one.database.transaction(async (tx) => {
      await tx.run(sql`select from account for update`);
      return await other.refused('updateUser', request, { token });
    });
    expect(problem).toMatchObject({ status: 503, code: 'base-de-datos-no-responde' });
    await other.call('updateUser', request, { token });
  });

  it('make one account of the same address asked for at both', async () => {
    const answers = await Promise.all(
      [one, other].map(async (server) => await server.send('registerUser', { body: ona })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('give a document and an address to one account of all that want them at once', async () => {
    const people = await Promise.all(
      turns(10).map(async (turn) => {
        const server = turn % 2 ? one : other;
        const body = { ...ona, email: `ona.${turn}@example.com` };
        return { server, ...(await server.call('registerUser', { body }, { address: `10.0.0.${turn}` })) };
      }),
    );
    const documents = await Promise.all(
      people.map(
        async ({ server, token }) =>
          await server.send('addClient', { body: { numero_documento: '12345678Z' } }, { token }),
      ),
    );
    expect(documents.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...turns(9).map(() => 409)]);
    const moves = await Promise.all(
      people.map(
        async ({ server, token, user }, turn) =>
          await server.send(
            'updateUser',
            {
              params: { id: user.idUser },
              body: { userData: { email: 'ona.nova@example.com' }, password: ona.password },
            },
            { token, address: `10.0.0.${turn}` },
          ),
      ),
    );
    expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...turns(9).map(() => 422)]);
  });

  it('count what may not be done too often together, by address and by account', async () => {
    const ask = async (server: TestShop, address: string) =>
      await server.send('authenticate', { body: { ...credentials, password: 'no-es-esta' } }, { address });
    const sameAddress = await Promise.all(turns(40).map(async (turn) => await ask(turn % 2 ? one : other, '10.0.0.1')));
    const { accountAndNetwork, account } = logInLimits;
    expect(sameAddress.filter(({ status }) => status === 401)).toHaveLength(accountAndNetwork.calls);
    expect(sameAddress.filter(({ status }) => status === 429)).toHaveLength(40 - accountAndNetwork.calls);

    await one.database.script('truncate rate_limit');
    const sameAccount = await Promise.all(
      turns(80).map(async (turn) => await ask(turn % 2 ? one : other, `10.0.1.${turn}`)),
    );
    expect(sameAccount.filter(({ status }) => status === 401)).toHaveLength(account.calls);
    expect(sameAccount.filter(({ status }) => status === 429)).toHaveLength(80 - account.calls);
  });

  it('show a basket of the one at the other, and make one order of it', async () => {
    const cesta = await one.readyBasket('10:00');
    expect(await other.basket(cesta.cestaID)).toMatchObject({ version: cesta.version, totals: cesta.totals });
    const orders = await Promise.all([one, other, one, other].map(async (server) => await server.order(cesta)));
    expect(new Set(orders.map(({ pedido }) => pedido.orderNumber)).size).toBe(1);
    const { count } = await one.database.one<{ count: number }>(sql`select count(*) as count from customer_order`);
    expect(count).toBe(1);
  });

  it('give no time away twice: as many visitors of both have it as there are bays', async () => {
    const visitors = await Promise.all(
      turns(12).map(async (turn) => {
        const server = turn % 2 ? one : other;
        const cestaID = randomUUID();
        await server.update({ cestaID, products: [{ id_navision: 'N1', cantidad: 4 }], selectedTaller: 1 });
        return { server, cestaID };
      }),
    );
    const answers = await Promise.all(
      visitors.map(
        async ({ server, cestaID }) =>
          await server.send('reserveTime', { body: { codTienda: 1, date: thursday, time: '10:00', cestaID } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(
      answers.filter(({ status, body }) => status !== 200 && JSON.stringify(body).includes('hora-ocupada')),
    ).toHaveLength(9);
  });

  it('see at once that the other holds a time, or gave it back', async () => {
    const visitors = [];
    for (const turn of turns(3)) visitors.push(await (turn % 2 ? one : other).readyBasket('10:00'));
    const reserve = async (server: TestShop) => {
      const cestaID = randomUUID();
      await server.update({ cestaID, products: [{ id_navision: 'N1', cantidad: 4 }], selectedTaller: 1 });
      return await server.send('reserveTime', { body: { codTienda: 1, date: thursday, time: '10:00', cestaID } });
    };
    expect((await reserve(one)).status).toBe(409);
    expect((await reserve(other)).status).toBe(409);
    await one.call('releaseTime', { body: { cestaID: visitors[0]?.cestaID ?? '' } });
    expect((await reserve(other)).status).toBe(200);
    expect((await reserve(one)).status).toBe(409);
  });

  it('show other hours, another telephone or another review of a workshop within a second of their commit', async () => {
    const shown = async ({ database }: TestShop) => {
      const { telefono, horario, valoracion } = (await recentWorkshops(database)).workshops[0] ?? {};
      return JSON.stringify({ telefono, horario, valoracion });
    };
    const changes = [
      sql`update workshop set telefono = '973 00 00 00'`,
      sql`update workshop_hours set hasta = hasta - interval '15 minutes'`,
      sql`insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
        select gen_random_uuid(), cod_tienda, 'demo', 1, 'No', 'es', '', '2027-02-01', 'publicada', ${testNow} from workshop`,
    ];
    for (const change of changes) {
      const before = [await shown(one), await shown(other)];
      await one.database.run(change);
      for (const [place, server] of [one, other].entries())
        await expect.poll(async () => await shown(server), { timeout: 1000 }).not.toBe(before[place]);
      expect(await shown(one)).toBe(await shown(other));
    }
  });
});

describe('jobs of two servers', () => {
  const working = (server: TestShop, done: string[], everyMs?: number) => {
    const handlers: Partial<JobHandlers> = {
      'devolver-pago': {
        run: async ({ reference }) => {
          done.push(reference);
          await server.database.run(sql`select pg_sleep(0.002)`);
        },
      },
    };
    return startJobs(server.runtime, handlers, everyMs === undefined ? {} : { everyMs });
  };
  const unfinished = async (): Promise<number> =>
    (await one.database.one<{ count: number }>(sql`select count(*) as count from job where done_at is null`)).count;

  it('are each done once, by the one or the other', async () => {
    for (const turn of turns(300)) await enqueue(one.database, 'devolver-pago', { reference: String(turn) });
    const [mine, theirs]: [string[], string[]] = [[], []];
    const workers = [working(one, mine, 10), working(other, theirs, 10)];
    while ((await unfinished()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const worker of workers) await worker.stop();
    expect([...mine, ...theirs].toSorted((a, b) => Number(a) - Number(b))).toEqual(turns(300).map(String));
    expect(mine.length).toBeGreaterThan(0);
    expect(theirs.length).toBeGreaterThan(0);
  });

  it('that are asked for at both under one name are one', async () => {
    await Promise.all(
      turns(20).map(async (turn) => {
        await enqueue((turn % 2 ? one : other).database, 'devolver-pago', { reference: 'A' }, { dedupe: 'A' });
      }),
    );
    const done: string[] = [];
    await working(one, done).tick();
    expect(done).toEqual(['A']);
  });

  it('that are done again and again run at one of them each time', async () => {
    let runs = 0;
    const handlers: Partial<JobHandlers> = { prune: { every: 60, run: async () => void (runs += 1) } };
    for (const minute of turns(10)) {
      for (const server of [one, other]) server.setClock(minutes(minute));
      await Promise.all([one, other].map(async ({ runtime }) => await startJobs(runtime, handlers, {}).tick()));
    }
    expect(runs).toBe(10);
  });

  it('of a server that was killed are taken over by the other when its claim has ended', async () => {
    await enqueue(one.database, 'devolver-pago', { reference: 'A' });
    const program = fileURLToPath(import.meta.resolve('#tests/support/job-worker.ts'));
    const worker = spawn(process.execPath, [program, postgres.url, testNow.toISOString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(worker.stdout, 'data');
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;

    const done: string[] = [];
    const heir = working(one, done);
    await heir.tick();
    expect(done).toEqual([]);
    one.setClock(minutes(2));
    await heir.tick();
    expect(done).toEqual(['A']);
    expect(await unfinished()).toBe(0);
  });
});
