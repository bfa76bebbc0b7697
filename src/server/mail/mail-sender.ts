import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** A finished message. Sent again under the same `id`, it is the same message. */
export interface OutgoingMail {
  readonly id: string;
  readonly date: Date;
  readonly message: SendMailOptions;
}

/** How messages are sent: by a mail server, or into a folder. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const seconds = (count: number) => count * 1000;

/** Nothing in a message may make the server read a file or an address. */
const nothingFetched = { disableFileAccess: true, disableUrlAccess: true };

/** By SMTP; `smtpUrl` as nodemailer reads it, `smtps://user:password@host:465`. Throws where the server does not take it. */
const bySmtp = (smtpUrl: string): SendMail => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    ...nothingFetched,
  });
  return async ({ date, message }) => void (await transport.sendMail({ ...message, date }));
};

/** The folder of messages that were not sent by a server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** The file of a message: files sort by time, and the same message is always the same file. */
export const mailFile = ({ id, date }: { readonly id: string; readonly date: Date }): string =>
  `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z-${id}.eml`;

/** Into files that appear whole or not at all. */
const intoFolder = (folder: string): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...nothingFetched });
  return async (mail) => {
    const { message: written } = await transport.sendMail({ ...mail.message, date: mail.date });
    if (!Buffer.isBuffer(written)) throw new Error('the message was not buffered');
    await mkdir(folder, { recursive: true });
    const file = join(folder, mailFile(mail));
    await writeFile(`${file}.part`, written);
    await rename(`${file}.part`, file);
  };
};

export const openMailSender = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): SendMail =>
  mail.smtpUrl ? bySmtp(mail.smtpUrl) : intoFolder(mailFolder(dataDir));
