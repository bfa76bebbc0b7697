import { strFromU8, unzipSync } from 'fflate';
import type { CallName } from '#contract/calls.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { Outcome } from '#server/http/dispatch.ts';

/** The texts of a ZIP's files, by their names. */
export const textsOf = (archive: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** What the link of the newest letter about somebody's copy carries. */
export const copyLink = async (db: Database, email: string): Promise<string> => {
  const { carta } = await db.one<{ carta: string }>(sql`
    select m.carta::text as carta from mail m
    where m.template = 'datos-listos' and m.destinatario = ${email} and m.carta is not null
    order by m.creado desc, m.enviado desc limit 1`);
  return /descargar-mis-datos#([\w-]{43})/.exec(carta)?.[1] ?? '';
};

interface Sender {
  readonly send: (
    name: CallName,
    parts: { params?: unknown; body?: unknown },
    caller?: { token?: string },
  ) => Promise<Outcome>;
}
interface Somebody {
  readonly id: string;
  readonly token: string;
}

/** What somebody does about a copy of their data, over any server. */
export const copyCalls = (password: string) => ({
  ask: async (shop: Sender, { id, token }: Somebody, more: object = {}) =>
    await shop.send('requestExport', { params: { id }, body: { password, ...more } }, { token }),
  look: async (shop: Sender, { id, token }: Somebody) =>
    (await shop.send('readExport', { params: { id } }, { token })).body as {
      estado: string;
      quedan: number;
      descargas: number;
    },
  fetch: async (shop: Sender, { id, token }: Somebody, link: string) =>
    await shop.send('downloadExport', { params: { id }, body: { token: link } }, { token }),
});
