import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPasswordHash } from '../../db/seed/staff/known-staff.ts';
import { makeStaff } from '#server/accounts/make-staff-store.ts';
import { readConfig } from '#server/config/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { unsafeSettings } from '#server/config/unsafe-settings.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';

const https = { PUBLIC_URL: 'https://shop.example.com' };
const own = { DATABASE_URL: 'postgresql://rodera:hidden@db.example.com/rodera' };
const smtp = { SMTP_URL: 'smtp://me:hidden@mail.example.com:587' };
const bank = {
  PAYMENT_GATEWAY: 'redsys',
  PUBLIC_URL: 'http://shop.local:3000',
  REDSYS_URL: 'live',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
};
const invoices = {
  ISSUER_ES: JSON.stringify({
    nombre: 'Rodera Talleres, S.L.',
    nif: 'B25123456',
    direccion: 'C. Major, 1',
    cpostal: '25001',
    poblacion: 'Lleida',
  }),
  VERIFACTU: 'off',
};
const production = { ...bank, ...own, ...smtp, ...https, ...invoices };

type Environment = Readonly<Record<string, string>>;
const refusedVariables = (env: Environment): string[] =>
  unsafeSettings(readConfig(env)).map((reason) => reason.slice(0, reason.indexOf(':')));

describe('what nobody has asked for', () => {
  it.each<[string, Environment, { demo: boolean; mailbox: boolean }]>([
    ['an embedded database', {}, { demo: true, mailbox: true }],
    [
      'an embedded database under an address of the company network',
      { PUBLIC_URL: 'http://shop.local' },
      { demo: true, mailbox: true },
    ],
    ['an embedded database and a mail server', smtp, { demo: true, mailbox: false }],
    ['an embedded database without the demo', { DEMO: '0' }, { demo: false, mailbox: false }],
    ['a database of one’s own', own, { demo: false, mailbox: false }],
    ['an https address', https, { demo: false, mailbox: false }],
    ['the same in capitals', { PUBLIC_URL: 'HTTPS://Shop.example.com/' }, { demo: false, mailbox: false }],
    ['a demo over a database of one’s own', { ...own, DEMO: '1' }, { demo: true, mailbox: true }],
  ])('with %s is as safe as it may be', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('a server', () => {
  it.each<[string, Environment, string[]]>([
    ['nothing at all', {}, []],
    ['a real production', production, []],
    ['a database alone', own, ['PUBLIC_URL', 'PAYMENT_GATEWAY', 'ISSUER_ES', 'VERIFACTU', 'SMTP_URL']],
    ['an https address alone', { ...https, ...invoices }, ['PAYMENT_GATEWAY', 'SMTP_URL']],
    ['a database and an https address', { ...own, ...https, ...invoices }, ['PAYMENT_GATEWAY', 'SMTP_URL']],
    ['no mail server', { ...bank, ...own, ...invoices }, ['SMTP_URL']],
    ['no issuer, and records for nobody', { ...bank, ...own, ...smtp }, ['ISSUER_ES', 'VERIFACTU']],
    ['the tax agency, and no certificate', { ...production, VERIFACTU: 'live' }, ['VERIFACTU_CERTIFICATE']],
    ['no address', { ...own, ...smtp, ...invoices }, ['PUBLIC_URL', 'PAYMENT_GATEWAY']],
    ['the pretend bank', { ...own, ...smtp, ...https, ...invoices }, ['PAYMENT_GATEWAY']],
    ['an address that leads to itself', { ...production, PUBLIC_URL: 'http://localhost:3000' }, ['PUBLIC_URL']],
    ['the same in other words', { ...production, PUBLIC_URL: 'https://Shop.localhost.' }, ['PUBLIC_URL']],
    ['the same in numbers', { ...production, PUBLIC_URL: 'http://127.1:80' }, ['PUBLIC_URL']],
    ['the same in six', { ...production, PUBLIC_URL: 'http://[::1]:3000', HOST: '::' }, ['PUBLIC_URL']],
    ['the address of any machine', { ...production, PUBLIC_URL: 'http://0.0.0.0:3000' }, ['PUBLIC_URL']],
    [
      'an own address, heard there alone',
      { ...production, PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1' },
      [],
    ],
    ['an own address in six, heard there alone', { ...production, PUBLIC_URL: 'http://[::1]', HOST: '::1' }, []],
    ['an address that only begins like it', { ...production, PUBLIC_URL: 'http://localhost.example.com' }, []],
    ['an address without https', { ...production, PUBLIC_URL: 'http://shop.local' }, []],
    ['a database, and asked to be a demo', { ...own, DEMO: '1' }, []],
    [
      'an https address, and asked to be a demo',
      { ...https, DEMO: '1' },
      ['DEMO', 'PAYMENT_GATEWAY', 'VERIFACTU', 'SMTP_URL'],
    ],
    ['a real production, and asked to be a demo', { ...production, DEMO: '1' }, ['DEMO']],
    ['real mail and the mailbox', { ...production, MAILBOX: '1' }, ['MAILBOX']],
    ['a demo’s real mail and the mailbox', { ...smtp, MAILBOX: '1' }, ['MAILBOX']],
    ['the mailbox, and no mail', { ...own, ...bank, ...invoices, MAILBOX: '1' }, ['SMTP_URL']],
    ['the mailbox in development', { DEMO: '0', MAILBOX: '1' }, []],
  ])('with %s names what it is not opened with', (_, env, variables) => {
    expect(refusedVariables(env)).toEqual(variables);
  });

  it.each(['javascript:alert(1)', 'ftp://shop.example.com', 'file:///etc/passwd', 'shop.example.com', ''])(
    'has no address like %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL: must be an http or https address');
    },
  );
});

const clean = Object.fromEntries(
  ['PATH', 'HOME'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** `main.ts` as a process, with this environment and no other. */
const run = async (env: Environment, ...args: string[]) => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.ts', import.meta.url)), ...args], {
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
};

describe('as a process', () => {
  let postgres: TestPostgres;
  let real: Environment;
  beforeAll(async () => {
    postgres = await startMigrated();
    real = { ...production, DATABASE_URL: postgres.url };
  });
  afterAll(async () => await postgres.stop());

  const giveStaff = async (passwordHash: string) => {
    const database = openPostgres(postgres.url, 1);
    const email = 'operadora@rodera.example';
    const rights = { rol: 'operador', talleres: [], idioma: 'ca' } as const;
    const staff = { id: crypto.randomUUID(), email, passwordHash, nombre: 'Carla', apellidos: 'Serra', ...rights };
    await makeStaff(database, [staff], new Date());
    await database.close();
  };

  it('it ends with what is missing, and opens no database', async () => {
    const { err, code } = await run({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(err).toMatch(
      /^The shop is not opened:\n {2}PUBLIC_URL: .*\n {2}PAYMENT_GATEWAY: .*\n {2}ISSUER_ES: .*\n {2}VERIFACTU: .*\n {2}SMTP_URL: .*\n$/,
    );
    expect(code).toBe(1);
  });

  it('--check-config says what it would do, without a secret, and that it would be opened', async () => {
    const { out, code } = await run(real, '--check-config');
    for (const line of [
      /is found at +https:\/\/shop\.example\.com\n/,
      /loads the demo +no\n/,
      /is paid through +Redsys, https:\/\/sis\.redsys\.es/,
      /sends letters +by smtp:\/\/mail\.example\.com:587/,
      /shows letters +to nobody\n/,
      /It would be opened\.\n$/,
    ])
      expect(out).toMatch(line);
    for (const secret of ['hidden', bank.REDSYS_KEY, new URL(postgres.url).password + '@'])
      expect(out).not.toContain(secret);
    expect(code).toBe(0);
  });

  it('--check-config says what keeps it from being opened', async () => {
    const { out, code } = await run(
      { ...own, ...smtp, DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
      '--check-config',
    );
    expect(out).toMatch(
      /It would not be opened:\n {2}PUBLIC_URL: .*\n {2}PAYMENT_GATEWAY: .*\n {2}ISSUER_ES: .*\n {2}VERIFACTU: .*\n {2}DATABASE_URL: .*ECONNREFUSED.*\n$/,
    );
    expect(code).toBe(1);
    const wrong = await run({ PUBLIC_URL: 'javascript:alert(1)' }, '--check-config');
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringContaining('PUBLIC_URL: must be an http or https address'),
    ]);
  });

  it(
    'it is not opened over staff whose password the README names, unless it is a demo',
    { timeout: 60_000 },
    async () => {
      await giveStaff(demoPasswordHash);
      const told = /DATABASE_URL: operadora@rodera\.example would sign in with the password of the demo/;
      const started = await run(real);
      expect([started.code, started.err]).toEqual([1, expect.stringMatching(told)]);
      const checked = await run(real, '--check-config');
      expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(told)]);
      expect((await run({ DATABASE_URL: postgres.url, DEMO: '1' }, '--check-config')).code).toBe(0);

      await giveStaff('$argon2id$v=19$m=19456,t=2,p=1$AAAA$BBBB');
      expect((await run(real, '--check-config')).code).toBe(0);
    },
  );

  it('it is not opened over the tables of an older set of migrations', { timeout: 60_000 }, async () => {
    const database = openPostgres(postgres.url, 1);
    await database.script('alter table migration rename hash to before');
    const told =
      /DATABASE_URL: this database was made before the first release, by migrations that are no more; name an empty one instead\n/;
    const started = await run(real);
    expect([started.code, started.err]).toEqual([1, expect.stringMatching(told)]);
    const checked = await run(real, '--check-config');
    expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(told)]);
    await database.script('alter table migration rename before to hash');
    await database.close();
  });
});
