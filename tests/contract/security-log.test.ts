import { metricsOver } from '#server/http/metrics.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointStaff, dismissStaff } from '#server/accounts/change-staff.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { sql } from '#server/database/sql.ts';
import { securityEvents } from '#server/security/security-events.ts';
import { stampFrom } from '#tests/support/stamp.ts';
import { bookAny, insertVisitServices } from '#tests/support/visits.ts';
import { startApi, type Api } from './api.ts';
import { ona } from './samples.ts';

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
  'remei.pla@example.com',
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
beforeEach(() => {
  written = [];
});

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

  it('password-changed, role-changed: who becomes staff, gets another password or is staff no more', async () => {
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
    await appointStaff(runtime, { ...staff, passwordHash: await hashPassword('otra-clave-distinta') });
    expect(await dismissStaff({ database, log: runtime.log }, staff.email)).toBe(true);
    expect(said('role-changed').map(({ account: id, role }) => [id, role])).toEqual([
      [staff.id, 'operador'],
      [staff.id, 'cliente'],
    ]);
    expect(said('password-changed').map(({ account: id }) => id)).toEqual([staff.id]);
    for (const mark of marks) expect(whatIsSaid()).not.toContain(mark);
  });

  it('of every name is explained in the operations manual, and counted from the start', async () => {
    const manual = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    for (const event of securityEvents) {
      expect(manual).toContain(`\`${event}\``);
      expect(await counted(event)).not.toBeNaN();
    }
  });
});
