import { uuid } from '#contract/shapes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Runtime } from '#server/runtime.ts';
import { languageOf } from '#server/http/language.ts';
import { letterHtml } from '#server/mail/letter-html.ts';
import { letterText } from '#server/mail/letter-text.ts';
import { mailFile, mailFolder } from '#server/mail/mail-sender.ts';
import { findMail, latestMails, type MailRow } from '#server/mail/mail-store.ts';
import { mailboxPath, mailList, mailPage, type WrittenMail } from './mailbox-pages.ts';
import type { WriteLetter } from '#server/mail/template.ts';

const shown = 50;

/** What a message may do inside its frame: show its own styles. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * The messages that the shop wrote, to be read without a mail account. They are anybody's letters: it has a switch of its
 * own, `MAILBOX`, and never stands beside real mail.
 */
export const mountMailbox = (app: FastifyInstance, runtime: Runtime, write: WriteLetter): void => {
  const { database, config } = runtime;
  const written = async (row: MailRow): Promise<WrittenMail> => ({
    row,
    // What left reads as it was sent, whatever changed since; what waits is written when it leaves.
    letter: row.carta ?? (await write(runtime, row)),
  });
  const find = async (id: string): Promise<WrittenMail | undefined> => {
    const known = uuid.safeParse(id);
    const row = known.success ? await findMail(database, known.data) : undefined;
    return row && (await written(row));
  };
  const fileOf = async (row: MailRow): Promise<Buffer | undefined> =>
    await readFile(join(mailFolder(config.dataDir), mailFile({ id: row.id, date: row.creado }))).catch(() => undefined);

  const send = (reply: FastifyReply, type: string, content: string | Buffer | undefined) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (content === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply.type(type).send(content);
  };
  const html = 'text/html; charset=utf-8';

  app.get(mailboxPath, async (request, reply) => {
    const mails = await Promise.all((await latestMails(database, shown)).map(written));
    return send(reply, html, mailList(mails, languageOf(request.headers['accept-language'])));
  });

  app.get(`${mailboxPath}/mailbox.css`, async (_request, reply) => {
    const styles = await readFile(new URL('mailbox.css', import.meta.url));
    return send(reply, 'text/css; charset=utf-8', styles);
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
    const mail = await find(request.params.id);
    if (!mail) return send(reply, html, undefined);
    const text = mail.letter ? letterText(mail.letter, config.site) : '';
    const parts = { text, file: (await fileOf(mail.row)) !== undefined };
    return send(reply, html, mailPage(mail, parts, languageOf(request.headers['accept-language'])));
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/html`, async (request, reply) => {
    const mail = await find(request.params.id);
    reply.header('content-security-policy', framePolicy);
    return send(reply, html, mail?.letter && letterHtml(mail.letter, config.site));
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/eml`, async (request, reply) => {
    const mail = await find(request.params.id);
    return send(reply, 'message/rfc822', mail && (await fileOf(mail.row)));
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/cita.ics`, async (request, reply) => {
    const mail = await find(request.params.id);
    return send(reply, 'text/calendar; charset=utf-8', mail?.letter?.calendar?.content);
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/adjunto`, async (request, reply) => {
    const file = (await find(request.params.id))?.letter?.file;
    return send(reply, file?.type ?? html, file && Buffer.from(file.content, 'base64'));
  });
};
