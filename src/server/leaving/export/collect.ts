import { consentText, type ConsentKind } from '#domain/accounts/consent.ts';
import type { Language } from '#domain/language.ts';
import { account as accountCa } from '#i18n/ca/account.ts';
import { account as accountEs } from '#i18n/es/account.ts';
import { findAccount } from '../../accounts/accounts-store.ts';
import type { Database } from '../../database/database.ts';
import type { MailTemplate } from '../../mail/new-mail.ts';
import { belongingsOf } from '../belongings-store.ts';
import { exportTextsIn, type ExportTexts } from './export-texts.ts';
import { readKept, type KeptRow } from './kept-rows-store.ts';
import { keptTable, keptTableNames, type KeptField, type KeptTableName, type Kind } from './kept-tables.ts';

/** The rows of one kind, as they are handed over. */
export interface KeptList {
  readonly kind: Kind;
  readonly fields: readonly KeptField[];
  readonly rows: readonly KeptRow[];
}

/** So many rows of a kind at most; nobody has so many by using the shop. */
const mostRows = 5000;

/** Inside what is kept as it came: signatures, and what opens something. */
const secretKey = /hash|signature|firma|token|secret|cestaid|authcode|pasref|pas_uuid/i;

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (secretKey.test(key) ? [] : [[key, withoutSecrets(inner)]])),
  );
};

const questions = (language: Language): Readonly<Record<ConsentKind, string>> => {
  const t = language === 'ca' ? accountCa : accountEs;
  return { privacidad: t.privacidad, comercial: t.ofertas, email: t.porCorreo, sms: t.porSms };
};

/** What is said of a row beyond its columns. */
const workedOut: { readonly [Name in KeptTableName]?: (row: KeptRow, t: ExportTexts) => KeptRow } = {
  consent: ({ texto, clase, idioma }) => ({
    pregunta: texto === consentText ? questions(idioma as Language)[clase as ConsentKind] : null,
  }),
  mail: ({ asunto, template }, t) => ({ asunto: asunto ?? t.correos[template as MailTemplate] }),
};

const shownOf = (name: KeptTableName, row: KeptRow, t: ExportTexts): KeptRow => {
  const { shows, cents = [], points = [] } = keptTable(name);
  const whole = { ...row, ...workedOut[name]?.(row, t) };
  return Object.fromEntries(
    shows.map((field) => {
      const value = whole[field] ?? null;
      const isHundredth = cents.includes(field) || points.includes(field);
      return [field, isHundredth && typeof value === 'number' ? value / 100 : withoutSecrets(value)];
    }),
  );
};

export interface Collected {
  readonly email: string;
  readonly lists: readonly KeptList[];
}

/**
 * All that is kept of an account's owner at one moment; undefined where it is gone, 'too-much' beyond `mostRows` of a kind or
 * `mostBytes` of all. The transaction sees one snapshot.
 */
export const collect = async (
  tx: Database,
  accountId: string,
  { idioma, mostBytes }: { readonly idioma: Language; readonly mostBytes: number },
): Promise<Collected | undefined | 'too-much'> => {
  const account = await findAccount(tx, accountId);
  if (!account) return undefined;
  const who = await belongingsOf(tx, accountId);
  const t = exportTextsIn(idioma);
  const lists: KeptList[] = [];
  let bytes = 0;
  for (const name of keptTableNames) {
    const found = await readKept[name](tx, who, mostRows + 1);
    if (found.length > mostRows) return 'too-much';
    const rows = found.map(({ fila }) => shownOf(name, fila, t));
    bytes += Buffer.byteLength(JSON.stringify(rows));
    if (bytes > mostBytes) return 'too-much';
    const { kind, shows } = keptTable(name);
    lists.push({ kind: kind as Kind, fields: shows as readonly KeptField[], rows });
  }
  return { email: account.email, lists };
};
