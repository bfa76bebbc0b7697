import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { sql } from '#server/database/sql.ts';
import { insertVisitServices } from '#tests/support/visits.ts';
import { writeLetter } from '#server/letters.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';

const marta = {
  nombre: 'Marta',
  apellidos: 'Vila Puig',
  email: 'marta.vila@example.com',
  permiso_comercial: false,
  password: 'girafa-lila-27',
  telefono: '612 34 56 78',
  codigo_postal: '25001',
};
const fresh = { password: 'girafa-verda-88', confirmPassword: 'girafa-verda-88' };

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({ ...accountsHandlers, ...accountLinksHandlers });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit');
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const register = async () => await shop.call('registerUser', { body: marta });
const forget = async (email = marta.email, domain = 'https://evil.example') =>
  await shop.send('forgotPassword', { body: { email, domain } });
const letters = async (template: string) => {
  const rows = await shop.database.rows<{ id: string }>(
    sql`select id from mail where template = ${template} order by creado, id`,
  );
  const mails = await Promise.all(rows.map(async ({ id }) => await findMail(shop.database, id)));
  return await Promise.all(
    mails.flatMap((mail) => (mail ? [mail] : [])).map(async (mail) => await writeLetter(shop.runtime, mail)),
  );
};
const linkIn = (letter: Awaited<ReturnType<typeof letters>>[number]): URL => {
  const links = letter?.blocks.flatMap((block) =>
    block.kind === 'link' && block.url.includes('#') ? [block.url] : [],
  );
  return new URL(links?.[0] ?? '');
};
const tokenOf = (letter: Awaited<ReturnType<typeof letters>>[number]): string => linkIn(letter).hash.slice(1);
const resetToken = async (): Promise<string> => {
  await forget();
  return tokenOf((await letters('clave-olvidada')).at(-1));
};
const reset = async (token: string, body: object = fresh) =>
  await shop.send('resetPassword', { params: { token }, body });
const isExpired = { status: 410, body: { code: 'enlace-caducado' } };

describe('who forgot their password', () => {
  it('is told the same whether the address has an account or not, and only an account gets a letter', async () => {
    await register();
    const [known, unknown] = [await forget(), await forget('nadie@example.com')];
    expect(known).toMatchObject({ status: 200, body: { enviado: true, email: marta.email } });
    expect(unknown).toMatchObject({ status: 200, body: { enviado: true, email: 'nadie@example.com' } });
    expect(await letters('clave-olvidada')).toHaveLength(1);
  });

  it('gets a link to the shop’s own address, whatever the browser said, with what opens it behind the #', async () => {
    await register();
    await forget(marta.email, 'https://evil.example');
    const link = linkIn((await letters('clave-olvidada'))[0]);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe('http://localhost:3000/nueva-contrasena');
    expect(link.hash).toMatch(/^#[\w-]{43}$/);
  });

  it('has of the link a hash kept and nothing else', async () => {
    await register();
    const token = await resetToken();
    const kept = await shop.database.rows<object>(sql`select * from account_link`);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('chooses another one: it works, the old one does not, and every other session has ended', async () => {
    const before = await register();
    const token = await resetToken();
    expect(await shop.call('checkPasswordLink', { params: { token } })).toEqual({ email: 'm•••@example.com' });
    const answer = await reset(token);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: marta.email } } });
    expect((await shop.refused('fetchUserInfo', {}, { token: before.token })).code).toBe('sin-sesion');
    const signIn = async (password: string) =>
      (await shop.send('authenticate', { body: { email: marta.email, password } })).status;
    expect([await signIn(marta.password), await signIn(fresh.password)]).toEqual([401, 200]);
    expect((await letters('clave-cambiada'))[0]?.title).toBe('Tu contraseña ha cambiado');
  });

  it('has shown that the address is theirs', async () => {
    await register();
    await reset(await resetToken());
    expect(await shop.database.rows(sql`select email_probado from account`)).toEqual([{ email_probado: testNow }]);
  });

  it('uses the link once, and with it all that were sent before', async () => {
    await register();
    const [first, second] = [await resetToken(), await resetToken()];
    expect((await reset(second)).status).toBe(200);
    expect(await reset(second)).toMatchObject(isExpired);
    expect(await reset(first)).toMatchObject(isExpired);
    expect(await shop.send('checkPasswordLink', { params: { token: second } })).toMatchObject(isExpired);
  });

  it('does not use it by looking, nor by a password that is refused', async () => {
    await register();
    const token = await resetToken();
    for (let look = 0; look < 3; look += 1) await shop.call('checkPasswordLink', { params: { token } });
    expect(await reset(token, { ...fresh, confirmPassword: 'otra' })).toMatchObject({
      status: 422,
      body: { errors: { confirmPassword: 'Las dos contraseñas no son iguales.' } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('has an hour for it', async () => {
    await register();
    const token = await resetToken();
    shop.setClock(minutes(59));
    expect((await shop.send('checkPasswordLink', { params: { token } })).status).toBe(200);
    shop.setClock(minutes(60));
    expect(await reset(token)).toMatchObject(isExpired);
  });

  it('is not helped by a link for something else, for another address or made up', async () => {
    await register();
    const token = await resetToken();
    const proof = tokenOf((await letters('cuenta-creada'))[0]);
    await shop.database.run(sql`update account set email_norm = 'other@example.com'`);
    for (const wrong of [proof, token, 'x', `${token}a`]) expect(await reset(wrong)).toMatchObject(isExpired);
  });

  it('lets one of fifty who try at once have it', async () => {
    await register();
    const token = await resetToken();
    const tries = await Promise.all(Array.from({ length: 50 }, async () => (await reset(token)).status));
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
    expect(tries.filter((status) => status === 410)).toHaveLength(49);
  }, 30_000);

  it('gets no more than five letters an hour', async () => {
    const limited = await startRuntime(
      { ...accountsHandlers, ...accountLinksHandlers },
      { database: shop.database, config: { rateLimit: true } },
    );
    await register();
    for (let time = 0; time < 7; time += 1)
      expect(
        (await limited.send('forgotPassword', { body: { email: marta.email } }, { address: `10.0.${time}.1` })).status,
      ).toBe(200);
    expect(await letters('clave-olvidada')).toHaveLength(5);
  });
});

describe('a new password', () => {
  it.each([
    ['iloveyou', 'clave-comun'],
    ['q1w2e3r4t5', 'clave-comun'],
    ['Marta.Vila', 'clave-propia'],
    ['rodera2027', 'clave-propia'],
    ['612345678x', 'clave-propia'],
    ['abc', 'clave-corta'],
  ])('%s is refused: %s', async (password, code) => {
    await register();
    const token = await resetToken();
    const { body } = await reset(token, { password, confirmPassword: password });
    const { errors } = body as { errors: { password: string } };
    expect(errors.password).toBe(sentenceOf(code as 'clave-comun', 'es'));
  });

  it('is not made of the plate of a car that its owner came with', async () => {
    const { user } = await register();
    await insertVisitServices(shop.database);
    await shop.database.run(sql`
      insert into visit (id, numero, account_id, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio,
        matricula, status, creado, cambiado)
      select gen_random_uuid(), 'C0000001', ${user.idUser}::uuid, 'Marta', '', '', '', '', 'es', 'coche', servicio, '4821 LKM',
        'confirmada', ${testNow}, ${testNow} from visit_service limit 1`);
    const token = await resetToken();
    const isOwn = { status: 422, body: { errors: { password: sentenceOf('clave-propia', 'es') } } };
    for (const password of ['4821LKM', '4821-lkm-24', 'lkm4821!'])
      expect(await reset(token, { password, confirmPassword: password })).toMatchObject(isOwn);
    expect((await reset(token)).status).toBe(200);
  });

  it('of staff has twelve characters at least', async () => {
    await register();
    await shop.database.run(sql`update account set rol = 'operador'`);
    const token = await resetToken();
    expect((await reset(token, { password: 'girafa-8-zz', confirmPassword: 'girafa-8-zz' })).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('the address of an account', () => {
  it('is proved by the link of the welcome, once', async () => {
    const { token: session } = await register();
    const token = tokenOf((await letters('cuenta-creada'))[0]);
    expect(await shop.call('proveAccount', { body: { token } }, { token: session })).toEqual({
      probado: true,
      email: 'm•••@example.com',
    });
    expect(await shop.send('proveAccount', { body: { token } })).toMatchObject(isExpired);
    expect(await shop.database.rows(sql`select email_probado from account`)).toEqual([{ email_probado: testNow }]);
  });

  it('is proved by a later link too, in a week', async () => {
    const { token: session, user } = await register();
    const ask = async () => await shop.call('sendProof', { params: { id: user.idUser } }, { token: session });
    expect(await ask()).toEqual({ enviado: true });
    const token = tokenOf((await letters('correo-por-probar'))[0]);
    shop.setClock(minutes(7 * 24 * 60 - 1));
    expect((await shop.send('proveAccount', { body: { token } }, { token: session })).status).toBe(200);
    expect(await ask()).toEqual({ enviado: false });
  });

  it('is not proved for somebody else: without the session it takes the password, and the other sessions end', async () => {
    const { token: stranger } = await register();
    const token = tokenOf((await letters('cuenta-creada'))[0]);
    const prove = async (password?: string) => await shop.send('proveAccount', { body: { token, password } });
    for (const password of [undefined, 'no-es-esta'])
      expect(await prove(password)).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    expect(await shop.database.rows(sql`select email_probado from account`)).toEqual([{ email_probado: null }]);
    expect((await prove(marta.password)).status).toBe(200);
    expect((await shop.refused('fetchUserInfo', {}, { token: stranger })).code).toBe('sin-sesion');
  });
});

describe('what somebody agrees to when they register', () => {
  it('is kept with the moment and the text; what was left open is no answer', async () => {
    await shop.call('registerUser', { body: { ...marta, permiso_comercial: true, promo_sms: false } });
    expect(await shop.database.rows(sql`select clase, dado, texto, en from consent order by clase`)).toEqual([
      { clase: 'comercial', dado: true, texto: '2026-11-22', en: testNow },
      { clase: 'privacidad', dado: true, texto: '2026-11-22', en: testNow },
      { clase: 'sms', dado: false, texto: '2026-11-22', en: testNow },
    ]);
  });

  it('has to be answered, with yes or no', async () => {
    const { permiso_comercial: _, ...open } = marta;
    expect(await shop.send('registerUser', { body: open })).toMatchObject({
      status: 422,
      body: { errors: { permiso_comercial: expect.any(String) } },
    });
  });
});
