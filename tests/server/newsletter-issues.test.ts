import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueTurn, longestIssue } from '#domain/newsletter/issue.ts';
import { dayMs } from '#domain/time.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs, type Jobs } from '#server/jobs/jobs.ts';
import { fade } from '#server/leaving/fade.ts';
import { sentLetters } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { newsletterHandlers } from '#server/newsletter/newsletter-handlers.ts';
import { newsletterLink } from '#server/newsletter/newsletter-links.ts';
import { newsletterIssuesHandlers } from '#server/newsletter-issues/newsletter-issues-handlers.ts';
import { newsletterIssuesJobs } from '#server/newsletter-issues/newsletter-issues-jobs.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: TestRuntime;
let dataDir: string;
let editor: { readonly token: string };
let jobs: Jobs;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-issues-'));
  shop = await startRuntime({ ...newsletterHandlers, ...newsletterIssuesHandlers }, { config: { dataDir } });
  editor = {
    token: await signInStaff(shop.database, testNow, {
      rol: 'administrador',
      talleres: [],
      email: 'editora@rodera.example',
    }),
  };
  jobs = startJobs(shop.runtime, { ...newsletterIssuesJobs(shop.runtime), ...mailJobs(shop.runtime, sentLetters) }, {});
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
  await rm(dataDir, { recursive: true });
});
let now = testNow;
beforeEach(async () => {
  now = testNow;
  shop.setClock(now);
  await emptyOut(shop.database, 'mail', 'job', 'newsletter_subscription', 'newsletter_issue', 'rate_limit');
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
});
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
  shop.setClock(now);
};

const subscribe = async (count: number, idioma: 'es' | 'ca' = 'es', estado = 'activa') =>
  await shop.database.rows<{ id: string; email: string }>(sql`
    insert into newsletter_subscription (id, email, email_norm, idioma, estado, pedido, cambiado)
    select gen_random_uuid(), e, e, ${idioma}, ${estado}, ${testNow}, ${testNow}
    from (select ${idioma} || '-' || ${estado} || '-' || n || '@example.com' as e from generate_series(1, ${count}::int) n) p
    returning id, email`);

const es = {
  asunto: 'Neumáticos de invierno',
  texto: '## ¿Ya toca?\n\nMira **la fecha** en [tu ficha](/mi-coche).\n\n- Uno\n- Dos',
};
const ca = { asunto: 'Pneumàtics d’hivern', texto: 'Ja toca? <script>alert(1)</script> [no](javascript:alert(1))' };
const write = async (words = { es, ca }) => await shop.call('createIssue', { body: words }, editor);
const open = async (id: string) => await shop.call('openIssue', { params: { id } }, editor);
const send = async (id: string, version = 1, desde: string | null = null) =>
  await shop.call('sendIssue', { params: { id }, body: { version, desde } }, editor);
const sent = async () => {
  const files = await readdir(join(dataDir, 'mail')).catch(() => []);
  return await Promise.all(files.map(async (file) => await readFile(join(dataDir, 'mail', file), 'utf8')));
};
const to = (mails: readonly string[], email: string) => mails.filter((mail) => mail.includes(`To: ${email}`));
const headOf = (mail = '') => mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, '');
/** The body as it reads, of one part or several. */
const plain = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');

describe('an issue', () => {
  test('is written, tried, sent to each in their language, and counted', async () => {
    await subscribe(2);
    await subscribe(1, 'ca');
    await subscribe(1, 'es', 'pendiente');
    await subscribe(1, 'es', 'baja');
    const { id } = await write();
    expect(await open(id)).toMatchObject({ estado: 'borrador', enviados: 0, total: 3, version: 1 });
    await shop.call('proveIssue', { params: { id } }, editor);
    await jobs.tick();
    const proofs = to(await sent(), 'editora@rodera.example');
    expect([proofs.length, (await sent()).length]).toEqual([2, 2]);

    await send(id);
    expect((await open(id)).estado).toBe('planeado');
    for (let turn = 0; turn < 2; turn += 1) {
      pass(issueTurn.seconds);
      await jobs.tick();
    }
    expect(await open(id)).toMatchObject({ estado: 'enviado', enviados: 3, total: 3 });
    const mails = await sent();
    expect(mails).toHaveLength(5);
    const [spanish] = to(mails, 'es-activa-1@example.com');
    expect(headOf(spanish)).toMatch(/List-Unsubscribe: ?<http[^>]*\/anular-newsletter\?firma=[\w.-]+>/);
    expect(headOf(spanish)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(plain(spanish)).toContain(`${shop.runtime.config.publicUrl}/mi-coche`);
    expect(plain(spanish)).toContain('- Uno\n- Dos');
    expect(plain(spanish)).toContain('<strong>la fecha</strong>');
    expect(plain(spanish)).toContain('/preferencias?firma=');
    const [catalan] = to(mails, 'ca-activa-1@example.com');
    expect(plain(catalan)).toContain('Ja toca?');
    // Markdown acts on nobody: raw HTML is text, a link that would run something is none.
    const markup = plain(catalan).slice(plain(catalan).indexOf('<!doctype html>'));
    expect(markup).toContain('&lt;script&gt;');
    expect(markup).not.toContain('<script>');
    expect(markup).not.toContain('href="javascript:');
  });

  test('goes out a few letters at a time, and to nobody twice however often it is begun', async () => {
    const count = issueTurn.letters * 2 + 7;
    await subscribe(count);
    const { id } = await write();
    await send(id);
    const after: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      pass(issueTurn.seconds);
      await jobs.tick();
      after.push((await open(id)).enviados);
    }
    expect(after).toEqual([issueTurn.letters, issueTurn.letters * 2, count, count]);
    const rows = await shop.database.rows<{ n: number }>(sql`
      select count(*)::int as n from mail where template = 'boletin' group by destinatario`);
    expect([rows.length, rows.every(({ n }) => n === 1)]).toEqual([count, true]);
  });

  test('is not read by who leaves before their letter is written', async () => {
    const [first, second] = await subscribe(2);
    const { id } = await write();
    await send(id);
    pass(issueTurn.seconds);
    await newsletterIssuesJobs(shop.runtime)['send-issues'].run({});
    const x = await newsletterLink(shop.database, { id: first?.id ?? '', bajas: 0 }, 'elegir');
    await shop.call('cancelNewsletter', { params: { x } });
    await jobs.tick();
    const mails = await sent();
    expect([to(mails, first?.email ?? '').length, to(mails, second?.email ?? '').length]).toEqual([0, 1]);
  });

  test('waits for its time on the clock of Madrid, and is a draft again when its plan is taken back', async () => {
    await subscribe(1);
    const { id } = await write();
    expect(await send(id, 1, '2027-02-09T10:00')).toEqual({ desde: '2027-02-09T09:00:00.000Z' });
    pass(3000);
    await jobs.tick();
    expect(await open(id)).toMatchObject({ estado: 'planeado', enviados: 0 });
    const locked = await shop.refused('saveIssue', { params: { id }, body: { version: 1, es, ca } }, editor);
    expect(locked.code).toBe('boletin-en-marcha');
    expect(await shop.call('stopIssue', { params: { id } }, editor)).toEqual({ estado: 'borrador' });
    pass(3000);
    await jobs.tick();
    expect(await sent()).toEqual([]);
  });

  test('that is stopped writes no more letters, those that wait included', async () => {
    await subscribe(issueTurn.letters + 5);
    const { id } = await write();
    await send(id);
    pass(issueTurn.seconds);
    await newsletterIssuesJobs(shop.runtime)['send-issues'].run({});
    expect(await shop.call('stopIssue', { params: { id } }, editor)).toEqual({ estado: 'parado' });
    pass(issueTurn.seconds);
    await jobs.tick();
    expect([await sent(), (await open(id)).enviados]).toEqual([[], issueTurn.letters]);
    expect((await shop.refused('stopIssue', { params: { id } }, editor)).code).toBe('boletin-enviado');
    const again = await shop.refused('sendIssue', { params: { id }, body: { version: 1 } }, editor);
    expect(again.code).toBe('boletin-en-marcha');
  });

  test('is changed by who had read its newest words, and signed by who wrote, changed and sent it', async () => {
    const { id } = await write();
    const body = { version: 1, es: { ...es, asunto: 'Otro' }, ca };
    expect(await shop.call('saveIssue', { params: { id }, body }, editor)).toEqual({ id, version: 2 });
    const late = await shop.refused('saveIssue', { params: { id }, body }, editor);
    const unread = await shop.refused('sendIssue', { params: { id }, body: { version: 1 } }, editor);
    expect([late.code, unread.code]).toEqual(['boletin-cambiado', 'boletin-cambiado']);
    await send(id, 2);
    const rows = await shop.database.rows<{ que: string }>(sql`
      select que from change_log where tabla = 'newsletter_issue' and fila = ${id} order by id`);
    expect(rows.map(({ que }) => que)).toEqual(['crear', 'cambiar', 'cambiar']);
  });

  test('is deleted while it is a draft, of who had read its newest words, and with what waits of it', async () => {
    const remove = { params: { id: (await write()).id }, query: { version: 1 } };
    const { id } = remove.params;
    await shop.call('saveIssue', { params: { id }, body: { version: 1, es: { ...es, asunto: 'Otro' }, ca } }, editor);
    expect((await shop.refused('deleteIssue', remove, editor)).code).toBe('boletin-cambiado');
    await shop.call('proveIssue', { params: { id } }, editor);
    expect(await shop.call('deleteIssue', { ...remove, query: { version: 2 } }, editor)).toEqual({ borrado: true });
    for (const call of ['openIssue', 'proveIssue'] as const)
      expect((await shop.refused(call, { params: { id } }, editor)).code).toBe('boletin-no-existe');
    for (const version of [1, 2])
      expect((await shop.refused('deleteIssue', { ...remove, query: { version } }, editor)).code).toBe(
        'boletin-no-existe',
      );
    await jobs.tick();
    expect(await sent()).toEqual([]);
    const rows = await shop.database.rows<{ que: string }>(sql`
      select que from change_log where tabla = 'newsletter_issue' and fila = ${id} order by id`);
    expect(rows.map(({ que }) => que)).toEqual(['crear', 'cambiar', 'quitar']);
  });

  test('is never deleted once it is planned, on its way, stopped or sent', async () => {
    await subscribe(issueTurn.letters + 5);
    const { id } = await write();
    const refused = async () =>
      (await shop.refused('deleteIssue', { params: { id }, query: { version: 1 } }, editor)).code;
    await send(id, 1, '2027-02-09T10:00');
    expect(await refused()).toBe('boletin-en-marcha');
    await shop.call('stopIssue', { params: { id } }, editor);
    await send(id);
    pass(issueTurn.seconds);
    await newsletterIssuesJobs(shop.runtime)['send-issues'].run({});
    expect([(await open(id)).estado, await refused()]).toEqual(['enviando', 'boletin-en-marcha']);
    await shop.call('stopIssue', { params: { id } }, editor);
    expect([(await open(id)).estado, await refused()]).toEqual(['parado', 'boletin-en-marcha']);
    const all = await write();
    await send(all.id);
    for (let turn = 0; turn < 3; turn += 1) {
      pass(issueTurn.seconds);
      await jobs.tick();
    }
    expect((await open(all.id)).estado).toBe('enviado');
    const wish = { params: { id: all.id }, query: { version: 1 } };
    expect((await shop.refused('deleteIssue', wish, editor)).code).toBe('boletin-en-marcha');
  });

  test('is deleted by administrators alone', async () => {
    const wish = { params: { id: (await write()).id }, query: { version: 1 } };
    const operator = await signInStaff(shop.database, testNow, { rol: 'operador', talleres: [] });
    expect((await shop.refused('deleteIssue', wish, { token: operator })).code).toBe('sin-permiso');
    expect((await shop.refused('deleteIssue', wish)).code).toBe('sin-sesion');
  });

  test('that lacks a language is neither tried nor sent, and says what is missing', async () => {
    const { id } = await write({ es, ca: { asunto: 'Hola', texto: '' } });
    for (const refused of [
      await shop.refused('proveIssue', { params: { id } }, editor),
      await shop.refused('sendIssue', { params: { id }, body: { version: 1 } }, editor),
    ])
      expect(refused).toMatchObject({
        code: 'boletin-incompleto',
        errors: { 'ca.texto': 'Este dato es obligatorio.' },
      });
  });

  test.each([
    ['a text that is too long', { es: { ...es, texto: 'a'.repeat(longestIssue + 1) }, ca }, 'es.texto'],
    ['a subject of two lines and more', { es: { ...es, asunto: 'a'.repeat(121) }, ca }, 'es.asunto'],
    [
      'lists in lists in lists',
      { es, ca: { ...ca, texto: Array.from({ length: 100 }, (_, n) => `${' '.repeat(n * 2)}- x`).join('\n') } },
      'ca.texto',
    ],
  ])('with %s is not kept', async (_, body, field) => {
    const refused = await shop.refused('createIssue', { body }, editor);
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['datos-no-validos', [field]]);
  });

  test('with a line break in its subject brings no header of its own', async () => {
    await subscribe(1);
    const { id } = await write({ es: { ...es, asunto: 'Hola\r\nBcc: otra@example.com' }, ca });
    await send(id);
    for (let turn = 0; turn < 2; turn += 1) {
      pass(issueTurn.seconds);
      await jobs.tick();
    }
    const [mail] = await sent();
    expect(headOf(mail)).not.toMatch(/^Bcc:/m);
  });

  test('is nothing to operators', async () => {
    const token = await signInStaff(shop.database, testNow, { rol: 'operador', talleres: [] });
    expect((await shop.refused('listIssues', { query: {} }, { token })).code).toBe('sin-permiso');
  });

  test('leaves who had it with the subscription, and a year after at the most', async () => {
    await subscribe(1);
    const { id } = await write();
    await send(id);
    pass(issueTurn.seconds);
    await jobs.tick();
    const deliveries = async () => (await shop.database.rows(sql`select 1 from newsletter_delivery`)).length;
    pass(364 * (dayMs / 1000));
    await fade(shop.runtime);
    expect(await deliveries()).toBe(1);
    pass(2 * (dayMs / 1000));
    await fade(shop.runtime);
    expect([await deliveries(), (await open(id)).estado]).toEqual([0, 'enviado']);
  });
});
