import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { probingLimit } from '#contract/accounts.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sentenceBeside, sentenceOf } from '#i18n/sentence.ts';
import { profilesHandlers } from '#server/accounts/profiles-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';

const nil = {
  nombre: 'Nil',
  apellidos: 'Roca Vidal',
  email: 'nil.roca@example.com',
  permiso_comercial: false,
  password: 'girafa-lila-27',
  telefono: '612345678',
  codigo_postal: '25001',
};

let shop: TestRuntime;
/** The same shop, that counts. */
let limited: TestRuntime;
beforeAll(async () => {
  const handlers = { ...accountsHandlers, ...profilesHandlers };
  shop = await startRuntime(handlers);
  limited = await startRuntime(handlers, {
    database: shop.database,
    config: { ...shop.runtime.config, rateLimit: true },
  });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'known_device');
});

const register = async (email = nil.email) => {
  const { token, user } = await shop.call('registerUser', { body: { ...nil, email } });
  return { token, id: user.idUser, user };
};
type Body = Parameters<typeof shop.call<'updateUser'>>[1]['body'];
const change = async ({ id, token }: { id: string; token: string }, body: Body) =>
  await shop.send('updateUser', { params: { id }, body }, { token });
const mails = async () =>
  (
    await shop.database.rows<{ template: string; destinatario: string }>(
      sql`select template, destinatario from mail where template like 'correo-%' order by template`,
    )
  ).map(({ template, destinatario }) => [template, destinatario]);

describe('what an account knows of its owner', () => {
  it('is changed field by field; what is not sent stays, and what is emptied goes', async () => {
    const who = await register();
    expect(who.user.percentCompleted).toBe(40);
    const { body } = await change(who, {
      userData: { phone: '+376 312345', birthday: '17/05/1990', gender: 'otro', promo_email: false, promo_sms: true },
      addressData: { address: 'Carrer Major', number: '3', city: 'Lleida' },
    });
    expect(body).toMatchObject({
      updateSuccess: true,
      user: { userName: 'Nil', phone: '+376312345', percentCompleted: 80 },
      userData: {
        name: 'Nil',
        phone: '+376312345',
        birthday: '1990-05-17',
        gender: 'otro',
        genderDescription: 'Otro',
        promo_email: false,
        promo_sms: true,
        permiso_comercial: false,
      },
      addressData: {
        address: 'Carrer Major',
        number: '3',
        block: null,
        city: 'Lleida',
        province: 'Lleida',
        postCode: '25001',
        phone: '+376312345',
      },
    });
    await change(who, { userData: { birthday: '', gender: '' }, addressData: { number: '' } });
    const read = await shop.call('fetchUserInfo', {}, { token: who.token });
    expect(read).toMatchObject({
      user: { percentCompleted: 50 },
      userData: { birthday: null, gender: null, promo_sms: true },
      addressData: { address: 'Carrer Major', number: null },
    });
  });

  it('is refused field by field, and nothing of it is kept', async () => {
    const who = await register();
    const { status, body } = await change(who, {
      userData: { name: 'Biel', surname: '', phone: '12', birthday: '24/11/2199', postCode: 'x', email: 'no' },
    });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
      'userData.birthday',
      'userData.email',
      'userData.phone',
      'userData.postCode',
      'userData.surname',
    ]);
    expect((await shop.call('fetchUserInfo', {}, { token: who.token })).user.userName).toBe('Nil');
  });

  it('has a day of birth up to today as the clocks of workshops say it, which is not always the day of UTC', async () => {
    const who = await register();
    shop.setClock(new Date('2027-02-09T23:30:00Z'));
    const born = async (birthday: string) => (await change(who, { userData: { birthday } })).status;
    expect(await born('10/02/2027')).toBe(200);
    expect(await born('11/02/2027')).toBe(422);
  });

  it('keeps every answer about offers that is another one', async () => {
    const who = await register();
    for (const promo_sms of [true, true, false]) await change(who, { userData: { promo_sms } });
    await change(who, { userData: { permiso_comercial: true } });
    expect(
      await shop.database.rows(sql`select clase, dado from consent where clase in ('sms', 'comercial') order by id`),
    ).toEqual([
      { clase: 'comercial', dado: false },
      { clase: 'sms', dado: true },
      { clase: 'sms', dado: false },
      { clase: 'comercial', dado: true },
    ]);
  });
});

describe('another address', () => {
  const email = 'nil.nou@example.com';

  it('asks for the password, tells the old one, has to be proved, and ends the other sessions', async () => {
    const who = await register();
    await shop.database.run(sql`update account set email_probado = ${testNow}`);
    const other = await shop.call('authenticate', { body: { email: nil.email, password: nil.password } });
    expect(await change(who, { userData: { email } })).toMatchObject({
      status: 422,
      body: { errors: { password: sentenceBeside('password', 'campo-obligatorio', 'es') } },
    });
    expect(await change(who, { userData: { email }, password: 'no-es-esta' })).toMatchObject({
      status: 422,
      body: { errors: { password: sentenceOf('clave-actual', 'es') } },
    });
    expect((await change(who, { userData: { email }, password: nil.password })).body).toMatchObject({
      user: { email, emailProbado: false },
    });
    expect(await mails()).toEqual([
      ['correo-cambiado', nil.email],
      ['correo-por-probar', email],
    ]);
    expect((await shop.refused('fetchUserInfo', {}, { token: other.token })).code).toBe('sin-sesion');
    expect((await shop.call('fetchUserInfo', {}, { token: who.token })).user.email).toBe(email);
    expect((await shop.call('authenticate', { body: { email, password: nil.password } })).user.idUser).toBe(who.id);
  });

  it('that has an account is refused beside the field, to five an hour', async () => {
    await register('algu@example.com');
    const who = await register();
    const taken = { userData: { email: 'Algu@example.com' }, password: nil.password };
    expect((await change(who, taken)).body).toMatchObject({ errors: { 'userData.email': expect.any(String) } });
    const tryIt = async () =>
      await limited.send('updateUser', { params: { id: who.id }, body: taken }, { token: who.token });
    for (let tries = 0; tries < probingLimit.calls; tries += 1) expect((await tryIt()).status).toBe(422);
    expect(await tryIt()).toMatchObject({ status: 429, body: { code: 'demasiados-intentos' } });
    expect(await mails()).toEqual([]);
  });

  it('of another spelling is the same one', async () => {
    const who = await register();
    expect((await change(who, { userData: { email: nil.email.toUpperCase() } })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });
});

describe('a document', () => {
  const validate = async ({ token, id }: { token: string; id: string }, numero_documento: string, more: object = {}) =>
    await shop.send('addClient', { body: { numero_documento, idUser: id, ...more } }, { token });

  it('is looked at and kept once; another one is changed by telephone', async () => {
    const who = await register();
    expect((await validate(who, '')).body).toMatchObject({ errors: { numero_documento: expect.any(String) } });
    expect((await validate(who, '12345678A')).body).toMatchObject({ errors: { numero_documento: expect.any(String) } });
    const kept = { userData: { dni: '•••••678Z', documentType: 'DNI', documentCountry: 'ES' } };
    expect((await validate(who, '12345678-z')).body).toMatchObject({ ...kept, user: { percentCompleted: 50 } });
    expect((await validate(who, '12345678Z')).body).toMatchObject(kept);
    const { body } = await validate(who, 'AB1234567', { tipo_documento: 'PASAPORTE', pais_documento: 'fr' });
    expect(body).toMatchObject({ code: 'documento-por-telefono', error: expect.stringContaining('900 550 055') });
    expect((await change(who, { userData: { dni: '87654321X' } })).body).toMatchObject({
      code: 'documento-por-telefono',
    });
    expect((await change(who, { userData: { dni: '12345678z' } })).status).toBe(200);
  });

  it('of another account is refused without saying whose', async () => {
    await validate(await register('algu@example.com'), '12345678Z');
    const who = await register();
    const { status, body } = await validate(who, '12345678Z');
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'documento-ajeno' })]);
    expect(JSON.stringify(body)).not.toContain('algu');
    expect((await validate(who, '12345678Z', { tipo_documento: 'NIF' })).body).toMatchObject({
      code: 'documento-ajeno',
    });
  });

  it('is kept in one’s own account alone', async () => {
    const [one, two] = [await register(), await register('algu@example.com')];
    expect(await validate({ token: one.token, id: two.id }, '12345678Z')).toMatchObject({
      body: { code: 'sin-permiso' },
    });
    expect(
      (await shop.send('addClient', { body: { numero_documento: '12345678Z', idUser: one.id } })).body,
    ).toMatchObject({
      code: 'sin-sesion',
    });
  });
});
