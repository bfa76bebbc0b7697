import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstampedNewsletter } from '#contract/newsletter.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { profilesHandlers } from '#server/accounts/profiles-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { fade } from '#server/leaving/fade.ts';
import { sentLetters, writeLetter } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { newsletterHandlers } from '#server/newsletter/newsletter-handlers.ts';
import { dayMs } from '#domain/time.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';
import { stampFrom } from '#tests/support/stamp.ts';
import { ona } from '#tests/support/ona.ts';

let shop: TestRuntime;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-newsletter-'));
  shop = await startRuntime(
    { ...newsletterHandlers, ...accountsHandlers, ...accountLinksHandlers, ...profilesHandlers },
    { config: { dataDir } },
  );
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(
    shop.database,
    'mail',
    'job',
    'newsletter_subscription',
    'newsletter_consent',
    'rate_limit',
    'account',
  );
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
});

const rosa = 'rosa@example.com';
const ask = async (email = rosa, language: 'es' | 'ca' = 'es') =>
  await shop.call(
    'subscribeNewsletter',
    { body: { email, domain: 'malo.example' } },
    { language, address: '203.0.113.9' },
  );
const letters = async () => {
  const rows = await shop.database.rows<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail where template like 'boletin%' order by creado, id`);
  const written = await Promise.all(rows.map(async (row) => ({ row, said: await writeLetter(shop.runtime, row) })));
  return written.map(({ row, said }) => ({ template: row.template, said }));
};
/** What the links of the newest letter of a kind carry. */
const linkOf = async (template: string): Promise<string> => {
  const letter = (await letters()).findLast((each) => each.template === template);
  const link = letter?.said?.blocks.find((block) => block.kind === 'link');
  return (link && new URL(link.url).searchParams.get('firma')) ?? '';
};
const estado = async (email = rosa) =>
  (
    await shop.database.maybeOne<{ estado: string }>(sql`
    select estado from newsletter_subscription where email_norm = ${email}`)
  )?.estado;
const proofs = async () =>
  await shop.database.rows(sql`select que, texto, origen, dominio, red from newsletter_consent order by id`);

describe('a subscription', () => {
  it('is confirmed by its letter, and left by any later one', async () => {
    await ask();
    expect(await estado()).toBe('pendiente');
    const x = await linkOf('boletin-confirmar');
    for (let turn = 0; turn < 2; turn += 1)
      expect(await shop.call('confirmNewsletter', { params: { x } })).toMatchObject({ suscrito: true });
    expect(await estado()).toBe('activa');
    expect((await letters()).map(({ template }) => template)).toEqual(['boletin-confirmar', 'boletin-alta']);
    const leave = await linkOf('boletin-alta');
    for (let turn = 0; turn < 2; turn += 1)
      expect(await shop.call('cancelNewsletter', { params: { x: leave } })).toMatchObject({ cancelado: true });
    expect(await estado()).toBe('baja');
    // The first letter's link is not good any more: whoever finds it later begins nothing.
    expect(await shop.refused('confirmNewsletter', { params: { x } })).toMatchObject({ code: 'enlace-caducado' });
    expect(await proofs()).toEqual([
      {
        que: 'pedida',
        texto: 'newsletter 2026-11-29',
        origen: 'formulario',
        dominio: 'malo.example',
        red: '203.0.113.0/24',
      },
      { que: 'confirmada', texto: 'newsletter 2026-11-29', origen: 'enlace', dominio: null, red: expect.any(String) },
      { que: 'baja', texto: 'newsletter 2026-11-29', origen: 'enlace', dominio: null, red: expect.any(String) },
    ]);
  });

  it('is the same for whoever has one, and names no site that was sent', async () => {
    const first = await ask();
    await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
    expect(await ask(' Rosa@Example.com', 'ca')).toEqual(first);
    expect(await estado()).toBe('activa');
    const { idioma } = await shop.database.one<{ idioma: string }>(sql`select idioma from newsletter_subscription`);
    expect(idioma).toBe('es');
    const said = JSON.stringify(await letters());
    expect(said).toContain('Ja reps el nostre butlletí');
    expect(said).not.toContain('malo.example');
  });

  it('needs the permission of its own purpose, and an address that can be written to', async () => {
    const body = { email: 'a@mailinator.com', permiso_comercial: false };
    const { errors } = await shop.refused('subscribeNewsletter', { body });
    expect(errors).toEqual({
      email: 'Este correo no está permitido.',
      permiso_comercial: 'Marca la casilla: sin tu permiso no podemos enviarte el boletín.',
    });
    expect(
      await shop.refused('subscribeNewsletter', { body: { email: 'a@b.example\r\nBcc: c@d.example' } }),
    ).toMatchObject({
      errors: { email: expect.any(String) },
    });
    expect(await letters()).toEqual([]);
  });

  it.each(['', 'x', 'x.y', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.x`, 'x'.repeat(80)])(
    'is not opened by %s',
    async (x) => {
      await ask();
      for (const call of ['confirmNewsletter', 'cancelNewsletter', 'readMailChoices'] as const) {
        const { status } = await shop.send(call, { params: { x } });
        expect([410, 422]).toContain(status);
      }
      expect(await estado()).toBe('pendiente');
    },
  );

  it('is not confirmed by the link that leaves, nor of another address', async () => {
    await ask();
    await ask('otra@example.com');
    const [first = '', second = ''] = await Promise.all(
      (await letters()).map(async ({ said }) => {
        const link = said?.blocks.find((block) => block.kind === 'link');
        return link ? (new URL(link.url).searchParams.get('firma') ?? '') : '';
      }),
    );
    const mixed = `${first.split('.')[0]}.${second.split('.')[1]}`;
    expect(await shop.refused('confirmNewsletter', { params: { x: mixed } })).toMatchObject({
      code: 'enlace-caducado',
    });
    expect(await shop.refused('cancelNewsletter', { params: { x: first } })).toMatchObject({ code: 'enlace-caducado' });
  });

  it('without a stamp is counted more strictly', async () => {
    const strict = await startRuntime(newsletterHandlers, {
      database: shop.database,
      config: { ...shop.runtime.config, rateLimit: true },
    });
    const send = async (token?: string) =>
      (await strict.send('subscribeNewsletter', { body: { email: rosa, token } })).status;
    for (let turn = 0; turn < unstampedNewsletter.calls; turn += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
    expect(await send(await stampFrom(shop.database, testNow))).toBe(200);
  });

  it('is chosen without an account, by the link of a letter', async () => {
    await ask();
    await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
    const params = { x: await linkOf('boletin-alta') };
    expect(await shop.call('readMailChoices', { params })).toEqual({
      email: expect.stringContaining('•'),
      newsletter: true,
    });
    await shop.call('changeMailChoices', { params, body: { newsletter: false } });
    expect(await estado()).toBe('baja');
    expect(await shop.call('changeMailChoices', { params, body: { newsletter: true } })).toMatchObject({
      newsletter: true,
    });
    expect(await estado()).toBe('activa');
  });

  it('leaves no address behind that nobody confirmed, nor a cancelled one for longer than its proof', async () => {
    await ask();
    await ask('otra@example.com');
    await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
    shop.setClock(new Date(testNow.getTime() + 31 * dayMs));
    await fade(shop.runtime);
    expect(await shop.database.rows(sql`select estado from newsletter_subscription`)).toEqual([{ estado: 'activa' }]);
    await shop.database.run(sql`update newsletter_subscription set estado = 'baja', cambiado = ${testNow}`);
    shop.setClock(new Date(testNow.getTime() + 1094 * dayMs));
    await fade(shop.runtime);
    expect(await shop.database.rows(sql`select 1 from newsletter_subscription`)).toHaveLength(1);
    shop.setClock(new Date(testNow.getTime() + 1096 * dayMs));
    await fade(shop.runtime);
    expect(await shop.database.rows(sql`select 1 from newsletter_consent`)).toEqual([]);
  });
});

it('the letter that begins it can be left by the mail reader’s own button', async () => {
  await ask();
  await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
  await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();
  const files = await readdir(join(dataDir, 'mail'));
  const sent = await Promise.all(files.map(async (file) => await readFile(join(dataDir, 'mail', file), 'utf8')));
  // A long header is folded.
  const heads = sent.map((mail) => mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ''));
  const leaving = heads.filter((head) => head.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'));
  expect(leaving).toHaveLength(1);
  expect(leaving[0]).toMatch(/List-Unsubscribe: ?<http[^>]*\/anular-newsletter\?firma=[\w.-]+>/);
});

describe('an account', () => {
  const register = async (promo_email: boolean) => {
    const { token, user } = await shop.call('registerUser', {
      body: { ...ona, email: rosa, permiso_comercial: promo_email, promo_email },
    });
    return { token, id: user.idUser };
  };
  const prove = async (token: string) => {
    const row = await shop.database.one<MailRow>(sql`
      select id, template, destinatario, idioma, datos, status, creado, carta from mail
      where template in ('cuenta-creada', 'correo-por-probar') order by creado desc limit 1`);
    const link = JSON.stringify(await writeLetter(shop.runtime, row)).match(/#([\w-]{43})/)?.[1] ?? '';
    await shop.call('proveAccount', { body: { token: link } }, { token });
  };
  const wants = async (token: string) => (await shop.call('fetchUserInfo', {}, { token })).userData.promo_email;

  it('that wants offers by mail has the newsletter, once its address is proved', async () => {
    const { token, id } = await register(true);
    expect(await estado()).toBeUndefined();
    await prove(token);
    expect(await estado()).toBe('activa');
    await shop.call('updateUser', { params: { id }, body: { userData: { promo_email: false } } }, { token });
    expect(await estado()).toBe('baja');
    await shop.call('updateUser', { params: { id }, body: { userData: { promo_email: true } } }, { token });
    expect(await estado()).toBe('activa');
  });

  it('knows what its address answered by a link', async () => {
    const { token } = await register(false);
    await prove(token);
    await ask();
    await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
    expect(await wants(token)).toBe(true);
    await shop.call('cancelNewsletter', { params: { x: await linkOf('boletin-alta') } });
    expect(await wants(token)).toBe(false);
  });

  it('whose address is not proved is not told, nor does it begin anything', async () => {
    const { token, id } = await register(true);
    await ask();
    await shop.call('updateUser', { params: { id }, body: { userData: { promo_email: false } } }, { token });
    expect(await estado()).toBe('pendiente');
    await shop.call('confirmNewsletter', { params: { x: await linkOf('boletin-confirmar') } });
    expect(await wants(token)).toBe(false);
  });
});
