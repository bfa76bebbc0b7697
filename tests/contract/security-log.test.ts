import { metricsOver } from '#server/http/metrics.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { appointStaff, dismissStaff } from '#server/accounts/change-staff.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { sql } from '#server/database/sql.ts';
import { sentLetters } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { securityEvents } from '#server/security/security-events.ts';
import { impersonate, impersonationCode } from '#tests/support/impersonation.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { stampFrom } from '#tests/support/stamp.ts';
import { bookAny, insertVisitServices } from '#tests/support/visits.ts';
import { startApi, type Api, type Sender } from './api.ts';
import { samples } from './samples.ts';
import { ona } from '#tests/support/ona.ts';

interface Line {
  readonly security?: string;
  readonly [field: string]: unknown;
}

const from = '203.0.113.77';
/** What is personal, or opens something: no line may carry any of it. */
const marks = [
  ona.email,
  ona.nombre,
  ona.apellidos,
  ona.password,
  ona.telefono,
  ona.codigo_postal,
  'ona.ferrer',
  'Remei',
  'remei.',
  'REMEI.PLA',
  'otra-clave-distinta',
  'clave-inventada',
  'x'.repeat(32),
  from,
];
const allowed = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'security',
  'account',
  'customer',
  'network',
  'call',
  'role',
  'reference',
]);

let written: string[] = [];
let api: Api;
let account: string;
let token: string;
const said = (event: string): Line[] =>
  written.map((line) => JSON.parse(line) as Line).filter(({ security }) => security === event);
/** Without the clock and the process: their digits hold a postcode by chance. */
const whatIsSaid = () => written.join('').replaceAll(/"(?:time|pid)":\d+/gv, '');
const logIn = async (password: string, email: string = ona.email) =>
  await api.send('authenticate', { body: { email, password } }, { from });
const counted = async (event: string): Promise<number> => {
  const body = await metricsOver(api.shop.database).metrics();
  return Number(new RegExp(`rodera_security_events_total\\{event="${event}"\\} (\\d+)`).exec(body)?.[1]);
};

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => void written.push(line) });
  api = await startApi({ rateLimit: true, log });
  const answer = await api.send('registerUser', { body: ona });
  token = (JSON.parse(answer.body) as { token: string }).token;
  const { id } = await api.shop.database.one<{ id: string }>(sql`select id from account`);
  account = id;
  await insertVisitServices(api.shop.database);
});
afterAll(async () => await api.close());
beforeEach(async () => {
  await api.shop.database.script('truncate rate_limit');
  written = [];
});

/** Does the same again once a limit that it counts for is used up. */
const beyond = async (limit: string, act: () => Promise<unknown>) => {
  await act();
  await api.shop.database.run(sql`update rate_limit set cantidad = 1000000 where key like ${`${limit} %`}`);
  await act();
};
const bearer = async () => {
  const { token: own } = JSON.parse((await logIn(ona.password)).body) as { token: string };
  return { authorization: `Bearer ${own}` };
};
const sample = async (name: CallName, sender: Sender = {}) =>
  await api.send(name, await samples[name](api.shop), { from, ...sender });
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.shop.runtime.clock().getTime() });

/** An operator who is offered an authenticator, and says a code. */
const tryCode = async (code: (secret: string) => string) => {
  const { body } = (await samples.offerSecondFactor(api.shop)) as { body: { email: string; password: string } };
  const { secreto } = await api.shop.call('offerSecondFactor', { body });
  await api.send('authenticate', { body: { ...body, codigo: code(secreto) } }, { from });
};

let left = '';
/** How each event comes about, and whose account its line names. */
const happenings: Readonly<Record<string, { happens: () => Promise<unknown>; whose?: () => string }>> = {
  'log-in': { happens: async () => await logIn(ona.password), whose: () => account },
  'log-in-failed': { happens: async () => await logIn('clave-inventada'), whose: () => account },
  'log-in-locked': {
    happens: async () => {
      for (let turn = 0; turn < 11; turn += 1) await logIn('clave-inventada', 'remei.pla@example.com');
    },
  },
  'token-revoked': {
    happens: async () => await api.send('endSession', {}, { from, authorization: `Bearer ${token}` }),
    whose: () => account,
  },
  'data-export-asked': {
    happens: async () => {
      const again = JSON.parse((await logIn(ona.password)).body) as { token: string };
      const headers = { from, authorization: `Bearer ${again.token}` };
      await api.send('requestExport', { params: { id: account }, body: { password: ona.password } }, headers);
    },
    whose: () => account,
  },
  'data-exported': {
    happens: async () => {
      const again = JSON.parse((await logIn(ona.password)).body) as { token: string };
      const asked = await samples.downloadExport(api.shop);
      await api.send('downloadExport', asked, { from, authorization: `Bearer ${again.token}` });
    },
    whose: () => account,
  },
  'customers-searched': {
    happens: async () => {
      const { database, runtime } = api.shop;
      const operator = await signInStaff(database, runtime.clock(), { rol: 'operador', talleres: [] });
      await api.send('findCustomers', { body: { busca: ona.email } }, { from, authorization: `Bearer ${operator}` });
    },
  },
  'impersonation-asked': { happens: async () => await impersonationCode(api.shop, account) },
  'impersonation-begun': { happens: async () => await impersonate(api.shop, account) },
  'impersonation-ended': {
    happens: async () =>
      await api.send('endSession', {}, { from, authorization: `Bearer ${await impersonate(api.shop, account)}` }),
  },
  'impersonation-refused': {
    happens: async () => await api.send('beginImpersonation', { body: { codigo: 'x'.repeat(32) } }, { from }),
  },
  'account-deleted': {
    happens: async () => {
      const leaver = { ...ona, email: 'remei.leaves@example.com' };
      const { token: own, user } = await api.shop.call('registerUser', { body: leaver });
      left = user.idUser;
      await api.send(
        'deleteUser',
        { params: { id: left }, body: { password: ona.password } },
        { from, authorization: `Bearer ${own}` },
      );
    },
    whose: () => left,
  },
  'staff-call-refused': {
    happens: async () => {
      const again = JSON.parse((await logIn(ona.password)).body) as { token: string };
      await api.send('readAgenda', { params: { codTienda: 1 } }, { from, authorization: `Bearer ${again.token}` });
    },
    whose: () => account,
  },
  'link-refused': {
    happens: async () => {
      const { citaPreviaId: id } = await bookAny(api.shop);
      await api.app.inject({ url: `/calendario/cita/${id}.ics?firma=${'x'.repeat(32)}`, remoteAddress: from });
      await api.send('readVisit', { params: { id }, query: { firma: 'x'.repeat(32) } }, { from });
    },
  },
  'payment-notice-forged': { happens: async () => await api.shop.tell('aviso', { ORDER_ID: 'Remei' }) },
  'device-forgotten': {
    happens: async () => {
      const { headers } = await logIn(ona.password);
      const cookie = [headers['set-cookie'] ?? []].flat().map(String)[0]?.split(';')[0] ?? '';
      const wrong = { body: { email: ona.email, password: 'clave-inventada' } };
      await beyond('log-in', async () => await api.send('authenticate', wrong, { from, cookie }));
    },
  },
  'password-link-asked': { happens: async () => await sample('forgotPassword'), whose: () => account },
  'password-changed': { happens: async () => await sample('resetPassword') },
  'email-proved': { happens: async () => await sample('proveAccount') },
  'email-changed': {
    happens: async () => {
      const mover = { ...ona, email: 'remei.stays@example.com' };
      const { token: own, user } = await api.shop.call('registerUser', { body: mover });
      left = user.idUser;
      const body = { userData: { email: 'remei.moves@example.com' }, password: ona.password };
      await api.send('updateUser', { params: { id: left }, body }, { from, authorization: `Bearer ${own}` });
    },
    whose: () => left,
  },
  'passkey-added': { happens: async () => await sample('addPasskey', await bearer()), whose: () => account },
  'passkey-removed': { happens: async () => await sample('removePasskey', await bearer()), whose: () => account },
  'second-factor-set': { happens: async () => await tryCode((secret) => codeOf(secret)) },
  'second-factor-failed': { happens: async () => await tryCode(() => '000000') },
  'second-factor-reset': {
    happens: async () => {
      const { database, clock } = api.shop.runtime;
      const administrator = await signInStaff(database, clock(), { rol: 'administrador', talleres: [] });
      await sample('resetSecondFactor', { authorization: `Bearer ${administrator}` });
    },
  },
  'letters-held-back': {
    happens: async () => {
      const { runtime, database } = api.shop;
      for (let turn = 0; turn < 2; turn += 1) await sample('forgotPassword');
      const letters = await database.rows<{ id: string }>(sql`
        select id from mail where template = 'clave-olvidada' and status = 'pendiente'`);
      const left = letters.values();
      const { run } = mailJobs(runtime, sentLetters)['send-mail'];
      await beyond('letters', async () => await run({ mailId: left.next().value?.id ?? '' }));
    },
  },
  'coupons-guessed': {
    happens: async () => {
      const guess = async () =>
        await api.send(
          'priceProduct',
          { params: { id: 'N1' }, body: { cantidad: 4, cupones: ['REMEI.PLA'] } },
          { from },
        );
      await beyond('coupons', guess);
    },
  },
  'invoices-guessed': {
    happens: async () => {
      const { params: own } = (await samples.readInvoiceFile(api.shop)) as { params: { n: string } };
      const params = { id: account, n: `${own.n.slice(0, -3)}888` };
      await beyond(
        'facturas',
        async () => await api.send('readInvoiceFile', { params }, { from, ...(await bearer()) }),
      );
    },
    whose: () => account,
  },
  'registration-probed': {
    happens: async () => {
      const token = await stampFrom(api.shop.database, api.shop.runtime.clock());
      for (let turn = 0; turn < 6; turn += 1) await api.send('registerUser', { body: { ...ona, token } }, { from });
    },
  },
};

describe('a security event', () => {
  it.each(Object.keys(happenings))(
    '%s is one line of one shape, without anything personal, and is counted',
    async (event) => {
      const { happens, whose } = happenings[event] ?? { happens: async () => {} };
      const before = await counted(event);
      await happens();
      const lines = said(event);
      expect(lines.length).toBeGreaterThan(0);
      expect((await counted(event)) - before).toBe(lines.length);
      for (const line of lines) {
        expect(line.msg).toBe('security');
        expect(Object.keys(line).filter((field) => !allowed.has(field))).toEqual([]);
        if (line.network !== undefined) expect(line.network).toMatch(/^(203\.0\.113|127\.0\.0)\.0\/24$/);
        if (whose) expect(line.account).toBe(whose());
      }
      for (const mark of marks) expect(whatIsSaid()).not.toContain(mark);
    },
  );

  it('role-changed, password-changed: who becomes staff, gets another password or is staff no more', async () => {
    const { database, runtime } = api.shop;
    const staff = {
      id: randomUUID(),
      email: 'remei.pla@example.com',
      nombre: 'Remei',
      apellidos: 'Pla',
      idioma: 'ca',
      rol: 'operador',
      talleres: [],
    } as const;
    await appointStaff(runtime, { ...staff, passwordHash: await hashPassword('otra-clave-distinta', 'least') });
    expect(await dismissStaff({ database, log: runtime.log }, staff.email)).toBe(true);
    expect(said('role-changed').map(({ account: id, role }) => [id, role])).toEqual([
      [staff.id, 'operador'],
      [staff.id, 'cliente'],
    ]);
    expect(said('password-changed').map(({ account: id }) => id)).toEqual([staff.id]);
    for (const mark of marks) expect(whatIsSaid()).not.toContain(mark);
  });

  it('of every name happens in these tests', () => {
    // Who becomes staff, or is none any more, is written by a command, not by a call.
    expect([...Object.keys(happenings), 'role-changed'].toSorted()).toEqual(securityEvents.toSorted());
  });

  it('of every name is explained in the operations manual, and counted from the start', async () => {
    const manual = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    for (const event of securityEvents) {
      expect(manual).toContain(`\`${event}\``);
      expect(await counted(event)).not.toBeNaN();
    }
  });
});
