import type { LinkJudgement } from '#domain/access/link.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

const mac = (secret: string, words: string): string => signWords(secret, words, 24);

interface Ordered {
  readonly citaId: string;
  readonly starts: Date;
}

const parts = (secret: string, { citaId, starts }: Ordered) => ({
  whose: mac(secret, `cita de pedido ${citaId}`),
  when: mac(secret, `cita de pedido ${citaId} ${starts.toISOString()}`),
});

/** What the link in an order's letters carries: whose appointment it is, and the time that it had then. */
export const signOrdered = async (db: Database, ordered: Ordered): Promise<string> => {
  const { whose, when } = parts(await sharedSecret(db, 'citas'), ordered);
  return whose + when;
};

/** What the link of its letters carries. */
export const linkOfOrdered = async (db: Database, ordered: Ordered) => ({
  citaPreviaId: ordered.citaId,
  firma: await signOrdered(db, ordered),
});

/** Whether a link is of the appointment as it is, of one that has been moved since, or none of it. */
export const judgeOrdered = async (db: Database, ordered: Ordered, firma: string): Promise<LinkJudgement> => {
  const { whose, when } = parts(await sharedSecret(db, 'citas'), ordered);
  if (!isSameSecret(firma.slice(0, whose.length), whose)) return 'wrong';
  return isSameSecret(firma.slice(whose.length), when) ? 'valid' : 'old';
};

/** What the link in a workshop's letter carries, which answers a question. */
export const signChange = async (db: Database, id: string): Promise<string> =>
  mac(await sharedSecret(db, 'citas'), `cambio ${id}`);

export const isSignedChange = async (db: Database, id: string, firma: string | undefined): Promise<boolean> =>
  isSameSecret(firma, await signChange(db, id));
