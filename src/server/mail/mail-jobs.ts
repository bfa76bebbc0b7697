import type { Runtime } from '../runtime.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { bareAddress } from '../calendar/calendar-file.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { maySend } from './letters-bound.ts';
import { openMailSender, type OutgoingMail } from './mail-sender.ts';
import { findMail, markFailed, markSent, type MailRow } from './mail-store.ts';
import type { Letter, LetterFile } from './letter.ts';
import type { WaitsUntil, WriteLetter } from './template.ts';

const attachmentOf = ({ filename, type, content }: LetterFile) => ({
  filename,
  contentType: type,
  content: Buffer.from(content, 'base64'),
});

const unsubscribeHeaders = ({ unsubscribe }: Letter) =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

const outgoing = ({ config }: Runtime, row: MailRow, letter: Letter): OutgoingMail => ({
  id: row.id,
  date: row.creado,
  message: {
    messageId: `<${row.id}@${bareAddress(config.mail.from).replace(/^.*@/, '')}>`,
    from: config.mail.from,
    to: { name: '', address: row.destinatario },
    subject: letter.subject,
    headers: { 'Content-Language': letter.idioma, 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
    text: letterText(letter, config.site),
    html: letterHtml(letter, config.site),
    ...(letter.calendar ? { icalEvent: letter.calendar } : {}),
    ...(letter.file ? { attachments: [attachmentOf(letter.file)] } : {}),
  },
});

/** Sends what was queued, written from what is true now. */
export const mailJobs = (
  runtime: Runtime,
  { write, waitsUntil }: { readonly write: WriteLetter; readonly waitsUntil: WaitsUntil },
): Pick<JobHandlers, 'send-mail'> => {
  const { database, clock, config, log } = runtime;
  const send = openMailSender(config);
  const later = async (mailId: string, runAt: Date): Promise<void> =>
    await enqueue(database, 'send-mail', { mailId }, { runAt, dedupe: `${mailId} later` });
  return {
    'send-mail': {
      run: async ({ mailId }) => {
        const row = await findMail(database, mailId);
        if (row?.status !== 'pendiente') return;
        const until = await waitsUntil(runtime, row);
        if (until) return await later(mailId, until);
        const letter = await write(runtime, row);
        if (!letter) {
          log.warn({ mail: mailId, template: row.template }, 'what the mail was about is gone');
          await markFailed(database, mailId);
          return;
        }
        // Another letter may have said it since it was read: the one for which it had waited until now.
        if ((await findMail(database, mailId))?.status !== 'pendiente') return;
        const may = await maySend(runtime, row);
        if (!may.now) {
          recordSecurityEvent(runtime, 'letters-held-back', { call: row.template });
          if (may.again) await later(mailId, may.again);
          else await markFailed(database, mailId);
          return;
        }
        try {
          await send(outgoing(runtime, row, letter));
        } catch (error) {
          await may.notSent();
          throw error;
        }
        const said = config.mailbox ? letter : null;
        await markSent(database, mailId, { letter: said, now: clock(), covers: letter.covers ?? [] });
      },
      givenUp: async ({ mailId }) => await markFailed(database, mailId),
    },
  };
};
