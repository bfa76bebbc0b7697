import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { appointStaff, dismissStaff } from '#server/accounts/change-staff.ts';
import { impersonationHandlers } from '#server/accounts/impersonation-handlers.ts';
import { profilesHandlers } from '#server/accounts/profiles-handlers.ts';
import { secretOfLink, insertLink } from '#server/accounts/account-links-store.ts';
import { sessionsHandlers } from '#server/accounts/sessions-handlers.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { writeLetter } from '#server/letters.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { openLog } from '#server/open-log.ts';
import { ownOrdersHandlers } from '#server/own-orders/own-orders-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { randomUUID } from 'node:crypto';
import { testNow } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';
import { impersonate, impersonationCode } from '#tests/support/impersonation.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { ona } from '#tests/support/ona.ts';

const carla = { rol: 'operador', talleres: [], nombre: 'Carla', email: 'carla@rodera.example' } as const;

let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  shop = await startShop({
    log: openLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }),
    handlers: {
      ...accountsHandlers,
      ...accountLinksHandlers,
      ...impersonationHandlers,
      ...sessionsHandlers,
      ...profilesHandlers,
      ...leavingHandlers,
      ...leadsHandlers,
      ...ownOrdersHandlers,
      ...visitsHandlers,
      ...agendaHandlers,
    },
  });
  await insertVisitServices(shop.database);
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  lines.length = 0;
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'visit', 'lead');
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const register = async () => {
  const { token, user } = await shop.call('registerUser', { body: { ...ona, numero_documento: '12345678Z' } });
  return { token, id: user.idUser };
};
const operator = async (more: Partial<Parameters<typeof signInStaff>[2]> = {}) => {
  const token = await signInStaff(shop.database, testNow, { ...carla, ...more });
  const { id } = await shop.database.one<{ id: string }>(sql`
    select account_id as id from access_token where hash = sha256(convert_to(${token}, 'utf8'))`);
  return { token, id };
};
const newStaff = async () =>
  ({
    id: randomUUID(),
    passwordHash: await hashPassword('una-clau-llarga-9', 'least'),
    nombre: 'Nova',
    apellidos: 'Roca',
    idioma: 'ca',
    rol: 'taller',
    talleres: [1],
  }) as const;
const isOpen = async (token: string): Promise<boolean> =>
  (await shop.send('fetchUserInfo', {}, { token })).status === 200;
const begin = async (codigo: string) => await shop.send('beginImpersonation', { body: { codigo } });
const gone = { status: 410, body: { code: 'suplantacion-caducada' } };
const events = () =>
  lines
    .map((line) => JSON.parse(line) as { security?: string; account?: string; customer?: string })
    .flatMap(({ security, account, customer }) => (security ? [{ security, account, customer }] : []));

describe('an operator', () => {
  const find = async (busca: string, token: string) =>
    (await shop.call('findCustomers', { body: { busca } }, { token })).clientes;

  it('finds a customer by e-mail, plate, order or appointment as it is written, and by no part of it', async () => {
    const { id, token: own } = await register();
    const { token } = await operator();
    const { numero } = await shop.call(
      'bookVisit',
      { body: visitWish('10:00', { userData: { ...ona, matricula: '7766 KLM', idioma: 'es' } }) },
      { token: own },
    );
    const cesta = await shop.readyBasket('11:00', {});
    await shop.order(cesta, {}, { token: own });
    const { n } = await shop.database.one<{ n: string }>(sql`select order_number as n from customer_order`);
    const shown = {
      idUser: id,
      nombre: ona.nombre,
      apellidos: ona.apellidos,
      email: 'o•••@example.com',
      telefono: '•••002',
      codigo_postal: '25002',
    };
    for (const typed of ['Ona.Ferrer@example.com ', '7766klm', numero, numero.toLowerCase(), n])
      expect([typed, await find(typed, token)]).toEqual([typed, [shown]]);
    for (const typed of ['ona', 'ferrer@example.com', '7766', n.slice(0, -1), '%', carla.email])
      expect([typed, await find(typed, token)]).toEqual([typed, []]);
    expect(events()).toContainEqual({ security: 'customers-searched', account: expect.any(String) });
    // No identifier has these letters by chance.
    expect(lines.join('')).not.toMatch(/klm|ferrer/i);
  });

  it('is shown ten at most, and told that there are more', async () => {
    const { token } = await operator();
    await shop.database.run(sql`
      insert into account (id, email, email_norm, password_hash, nombre, apellidos, telefono, codigo_postal, idioma, permiso_comercial)
      select gen_random_uuid(), n || '@x.example', n || '@x.example', 'x', 'N', '', '', '', 'es', false from generate_series(1, 11) n`);
    await shop.database.run(sql`
      insert into visit (id, account_id, numero, vehiculo, servicio, nombre, apellidos, email, email_norm, telefono, idioma, matricula, status, creado, cambiado)
      select gen_random_uuid(), a.id, 'T-' || a.email, 'coche', 'pinchazo', 'N', '', '', '', '', 'es', '1111BBB', 'confirmada', now(), now() from account a
      where a.nombre = 'N'`);
    const found = await shop.call('findCustomers', { body: { busca: '1111 BBB' } }, { token });
    expect([found.clientes.length, found.hayMas]).toEqual([10, true]);
  });

  it('finds appointments too, of who has an account and of who has none, and leads to them', async () => {
    const { token } = await operator();
    const { citaPreviaId, numero } = await shop.call('bookVisit', {
      body: visitWish('12:00', {
        userData: { ...ona, email: 'sense.compte@example.com', matricula: '7767 KLM', idioma: 'es' },
      }),
    });
    const citas = async (busca: string) => (await shop.call('findCustomers', { body: { busca } }, { token })).citas;
    const shown = {
      citaId: citaPreviaId,
      numero,
      nombre: 'Ona Ferrer Soler',
      matricula: '7767 KLM',
      codTienda: 1,
      time: '12:00',
    };
    for (const typed of [numero, numero.toLowerCase(), '7767klm', 'Sense.Compte@example.com'])
      expect([typed, await citas(typed)]).toMatchObject([typed, [shown]]);
    for (const typed of [numero.slice(0, -1), '7767', 'sense', 'R0000000'])
      expect([typed, await citas(typed)]).toEqual([typed, []]);
    // One that is cancelled stands in no agenda.
    await shop.database.run(
      sql`update allocation set status = 'cancelled' where appointment_id = ${citaPreviaId}::uuid`,
    );
    expect(await citas(numero)).toEqual([]);
  });

  it('gets a code for five minutes and a reason, of which the hash is kept, and which no log has', async () => {
    const { id } = await register();
    const { token, id: personal } = await operator();
    const codigo = await impersonationCode(shop, id, token);
    expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const kept = await shop.database.one<{ all: string; motivo: string; minutes: number }>(sql`
      select i::text as all, i.motivo, extract(epoch from i.caduca - i.creado)::int / 60 as minutes from impersonation i`);
    expect(kept).toMatchObject({ motivo: 'Llama porque no encuentra su cita', minutes: 5 });
    expect(kept.all).not.toContain(codigo.replaceAll('-', ''));
    const facts = { account: personal, customer: id };
    expect(events()).toContainEqual({ security: 'impersonation-asked', ...facts });
    expect(lines.join('')).not.toContain(codigo);
    for (const motivo of ['', 'abc', 'x'.repeat(201)])
      expect((await shop.refused('askImpersonation', { body: { idUser: id, motivo } }, { token })).status).toBe(422);
  });

  it('gets none for staff, for nobody, nor where somebody of a workshop asks', async () => {
    const { id } = await register();
    const { token, id: self } = await operator();
    const desk = await operator({ rol: 'taller', talleres: [1], email: 'desk@rodera.example' });
    const ask = async (idUser: string, who: string) =>
      (await shop.refused('askImpersonation', { body: { idUser, motivo: 'porque llama' } }, { token: who })).code;
    expect([await ask(self, token), await ask(desk.id, token), await ask(randomUUID(), token)]).toEqual([
      'sin-permiso',
      'sin-permiso',
      'no-existe',
    ]);
    expect(await ask(id, desk.token)).toBe('sin-permiso');
    expect(events().map(({ security }) => security)).toContain('impersonation-refused');
  });
});

describe('a code', () => {
  it('opens the account once, as whom it says, and gives the browser no cookie', async () => {
    const { id } = await register();
    const { token } = await operator();
    const codigo = await impersonationCode(shop, id, token);
    const begun = await begin(codigo.toLowerCase().replaceAll('-', ' '));
    expect(begun).toMatchObject({ status: 200, body: { user: { idUser: id, email: ona.email } } });
    expect([begun.session, begun.device]).toEqual([undefined, undefined]);
    expect(await begin(codigo)).toMatchObject(gone);
    const acting = (begun.body as { token: string }).token;
    const info = await shop.send('fetchUserInfo', {}, { token: acting });
    expect(info).toMatchObject({ status: 200, body: { atencion: { nombre: 'Carla Roca', segundos: 1800 } } });
    expect(info.session).toBeUndefined();
    expect((await shop.call('fetchUserInfo', {}, { token })).atencion).toBeNull();
  });

  it('is worth nothing after five minutes, once another was asked for, or once the operator has signed out', async () => {
    const { id } = await register();
    const { token } = await operator();
    const late = await impersonationCode(shop, id, token);
    shop.setClock(minutes(5));
    expect(await begin(late)).toMatchObject(gone);
    shop.setClock(testNow);
    const first = await impersonationCode(shop, id, token);
    const second = await impersonationCode(shop, id, token);
    expect(await begin(first)).toMatchObject(gone);
    await shop.call('endSession', {}, { token });
    expect(await begin(second)).toMatchObject(gone);
  });

  it.each(['x', '0000-0000-0000', 'ñ'.repeat(12), "'; --"])('%j that nobody was given is refused', async (codigo) => {
    expect(await begin(codigo)).toMatchObject(gone);
    expect(events().map(({ security }) => security)).toEqual(['impersonation-refused']);
  });
});

describe('a session in the name of a customer', () => {
  it('is told to its owner: by a letter, among their sessions, and among those that were', async () => {
    const { id, token: own } = await register();
    const { token } = await operator();
    const acting = await impersonate(shop, id, token);
    const [mail] = await shop.database.rows<{ id: string }>(sql`select id from mail where template = 'suplantacion'`);
    const letter = mail && (await findMail(shop.database, mail.id));
    const written = letter && (await writeLetter(shop.runtime, letter));
    expect(written?.subject).toBe('Hemos abierto tu cuenta en tu nombre');
    expect(JSON.stringify(written)).not.toContain('Llama porque');
    const list = async () => await shop.call('listSessions', { params: { id } }, { token: own });
    const before = await list();
    expect(before.sesiones.filter(({ atencion }) => atencion)).toMatchObject([{ actual: false, dispositivo: null }]);
    await shop.call('endSession', {}, { token: acting });
    const after = await list();
    expect(after.sesiones.filter(({ atencion }) => atencion)).toEqual([]);
    expect(after.atenciones).toEqual([testNow.toISOString()]);
  });

  it('lasts half an hour however much it is used, and five minutes after it was last heard of', async () => {
    const { id } = await register();
    const { token } = await operator();
    const used = await impersonate(shop, id, token);
    for (const minute of [4, 8, 12, 16, 20, 24, 28, 29]) {
      shop.setClock(minutes(minute));
      expect([minute, await isOpen(used)]).toEqual([minute, true]);
    }
    shop.setClock(minutes(30));
    expect(await isOpen(used)).toBe(false);
    shop.setClock(testNow);
    const silent = await impersonate(shop, id, token);
    shop.setClock(minutes(5));
    expect(await isOpen(silent)).toBe(false);
  });

  it('is one of its operator’s: the next one ends it, and neither counts among the customer’s ten', async () => {
    const { id, token: own } = await register();
    const { token } = await operator();
    const signIn = async () => await shop.call('authenticate', { body: { email: ona.email, password: ona.password } });
    for (let more = 1; more <= 9; more += 1) await signIn();
    const first = await impersonate(shop, id, token);
    const second = await impersonate(shop, id, token);
    expect([await isOpen(first), await isOpen(second), await isOpen(own)]).toEqual([false, true, true]);
    await signIn();
    expect(await isOpen(second)).toBe(true);
  });

  const ends: Readonly<
    Record<string, (who: { id: string; own: string; token: string; acting: string }) => Promise<unknown>>
  > = {
    'it is ended itself': async ({ acting }) => await shop.call('endSession', {}, { token: acting }),
    'its operator signs out': async ({ token }) => await shop.call('endSession', {}, { token }),
    'its operator’s session is idle for an hour': async ({ token }) =>
      await shop.database.run(sql`
        update access_token set creado = ${minutes(-61)}, activo = ${minutes(-61)} where hash = sha256(convert_to(${token}, 'utf8'))`),
    'its operator’s role is taken': async () => await dismissStaff(shop.runtime, carla.email),
    'its operator gets a workshop’s role': async () =>
      await appointStaff(shop.runtime, {
        ...(await newStaff()),
        email: carla.email,
      }),
    'the customer ends all other sessions': async ({ id, own }) =>
      await shop.call('endOtherSessions', { params: { id } }, { token: own }),
    'the customer chooses another password': async ({ id }) => {
      const linkId = randomUUID();
      await insertLink(shop.database, { id: linkId, accountId: id, para: 'clave', now: testNow });
      const token = (await secretOfLink(shop.database, linkId, testNow)) ?? '';
      const body = { password: 'girafa-verda-88', confirmPassword: 'girafa-verda-88' };
      await shop.call('resetPassword', { params: { token }, body });
    },
    'the customer takes another address': async ({ id, own }) =>
      await shop.call(
        'updateUser',
        { params: { id }, body: { userData: { email: 'ona.nova@example.com' }, password: ona.password } },
        { token: own },
      ),
    'the customer deletes the account': async ({ id, own }) =>
      await shop.call('deleteUser', { params: { id }, body: { password: ona.password } }, { token: own }),
    'the customer becomes staff': async () =>
      await appointStaff(shop.runtime, {
        ...(await newStaff()),
        email: ona.email,
      }),
  };

  it.each(Object.keys(ends))('ends when %s, and what it is asked then is done by nobody', async (how) => {
    const { id, token: own } = await register();
    const { token } = await operator();
    const acting = await impersonate(shop, id, token);
    expect(await isOpen(acting)).toBe(true);
    await ends[how]?.({ id, own, token, acting });
    expect(await isOpen(acting)).toBe(false);
    const lead = { email: 'x@example.com', telefono: '', codigo_postal: '25001', origen: 'selector' } as const;
    expect((await shop.refused('createLead', { body: lead }, { token: acting })).code).toBe('sin-sesion');
  });

  it('ends alone: its operator and its customer stay in', async () => {
    const { id, token: own } = await register();
    const { token, id: personal } = await operator();
    const acting = await impersonate(shop, id, token);
    const ended = await shop.send('endSession', {}, { token: acting });
    expect([ended.status, ended.session]).toEqual([200, undefined]);
    expect([await isOpen(acting), await isOpen(own), await isOpen(token)]).toEqual([false, true, true]);
    expect(events().slice(-2)).toEqual([
      { security: 'impersonation-begun', account: personal, customer: id },
      { security: 'impersonation-ended', account: personal, customer: id },
    ]);
  });

  it('does not see the document, nor moves the address, and opens nothing of the staff’s', async () => {
    const { id, token: own } = await register();
    const acting = await impersonate(shop, id, (await operator()).token);
    const seen = async (token: string) => [
      (await shop.call('fetchUserInfo', {}, { token })).userData.dni,
      (await shop.call('listHistory', { params: { id }, query: {} }, { token })).documento,
      (await shop.call('updateUser', { params: { id }, body: { userData: { phone: '677001003' } } }, { token }))
        .userData.dni,
    ];
    expect(await seen(own)).toEqual(Array.from({ length: 3 }, () => '•••••678Z'));
    expect(await seen(acting)).toEqual(Array.from({ length: 3 }, () => '••••••••'));
    const moved = { userData: { email: 'altra@example.com' }, password: ona.password };
    const refused = await shop.refused('updateUser', { params: { id }, body: moved }, { token: acting });
    expect(refused).toMatchObject({
      status: 403,
      code: 'solo-titular',
      error: 'Esto solo puede hacerlo la propia persona, desde su sesión. En su nombre no se puede.',
    });
    expect((await shop.refused('readStaff', {}, { token: acting })).code).toBe('sin-permiso');
  });

  it('says no to offers, and never yes; what was answered before may be sent again', async () => {
    const { id, token: own } = await register();
    const acting = await impersonate(shop, id, (await operator()).token);
    const answer = async (userData: object, token = acting, language: 'es' | 'ca' = 'es') =>
      await shop.send('updateUser', { params: { id }, body: { userData } }, { token, language });
    const kept = async () => (await shop.call('fetchUserInfo', {}, { token: own })).userData;
    const sentences = {
      es: 'Decir que sí solo puede hacerlo la propia persona, desde su sesión. En su nombre solo se puede decir que no.',
      ca: 'Dir que sí només ho pot fer la mateixa persona, des de la seva sessió. En nom seu només es pot dir que no.',
    };
    for (const [field, language] of [
      ['permiso_comercial', 'es'],
      ['promo_email', 'ca'],
      ['promo_sms', 'es'],
    ] as const) {
      const { status, body } = await answer({ [field]: true, phone: '677001008' }, acting, language);
      expect([status, body]).toMatchObject([422, { errors: { [`userData.${field}`]: sentences[language] } }]);
    }
    expect(await kept()).toMatchObject({ permiso_comercial: false, promo_email: null, promo_sms: null });
    expect((await shop.call('fetchUserInfo', {}, { token: own })).user.phone).toBe(`+34${ona.telefono}`);

    await answer({ permiso_comercial: true, promo_email: true }, own);
    const { status } = await answer({ permiso_comercial: true, promo_email: false, promo_sms: false });
    expect(status).toBe(200);
    expect(await kept()).toMatchObject({ permiso_comercial: true, promo_email: false, promo_sms: false });
    expect((await answer({ promo_email: true })).status).toBe(422);
  });
});

describe('what is done in the name of a customer', () => {
  it('is signed by both in every table, also by calls that ask nobody who they are, and the owner’s own is not', async () => {
    const { id, token: own } = await register();
    const { token, id: personal } = await operator();
    const acting = await impersonate(shop, id, token);
    const wish = visitWish('12:00', { userData: { ...ona, matricula: '8800 KLM', idioma: 'es' } });
    const { citaPreviaId } = await shop.call('bookVisit', { body: wish }, { token: acting });
    await shop.call('updateUser', { params: { id }, body: { userData: { phone: '677001009' } } }, { token: acting });
    await shop.call(
      'createLead',
      { body: { email: 'lead@example.com', telefono: '', codigo_postal: '25001', origen: 'selector' } },
      { token: acting },
    );
    const cesta = await shop.readyBasket('10:30', {});
    await shop.order(cesta, { paymentTerms: 'taller', paymentType: null }, { token: acting });
    const logged = async () =>
      await shop.database.rows<{ tabla: string; personal: string; cliente: string | null }>(sql`
        select distinct tabla, account_id::text as personal, en_nombre_de::text as cliente from change_log
        where tabla <> 'impersonation' and account_id = ${personal}::uuid order by 1`);
    const both = { personal, cliente: id };
    const signed = await logged();
    expect(signed).toEqual(
      expect.arrayContaining(
        ['account', 'customer_order', 'lead', 'order_line', 'visit'].map((tabla) => ({ tabla, ...both })),
      ),
    );
    expect(signed.every(({ cliente }) => cliente === id)).toBe(true);
    expect(
      await shop.database.rows(sql`
        select distinct quien, account_id::text as personal, en_nombre_de::text as cliente, nombre from allocation_log
        where appointment_id = ${citaPreviaId}::uuid`),
    ).toEqual([{ quien: 'personal', ...both, nombre: 'Carla Roca' }]);

    await shop.call('updateUser', { params: { id }, body: { userData: { phone: '677001001' } } }, { token: own });
    expect(await logged()).toEqual(signed);
    const asThemselves = await shop.database.rows(sql`
      select en_nombre_de from change_log where tabla = 'impersonation' and que = 'crear' and account_id = ${personal}::uuid`);
    expect(asThemselves).toEqual([{ en_nombre_de: null }]);
  });
});
