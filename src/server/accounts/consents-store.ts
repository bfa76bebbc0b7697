import { consentText, type Consent } from '#domain/accounts/consent.ts';
import type { Language } from '#domain/language.ts';
import { newsletterText } from '#domain/newsletter/consent-text.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Keeps what somebody answered, when, and to which text. */
export const keepConsents = async (
  tx: Database,
  { accountId, idioma, now }: { readonly accountId: string; readonly idioma: Language; readonly now: Date },
  consents: readonly Consent[],
): Promise<void> => {
  await tx.run(sql`
    insert into consent (account_id, clase, dado, texto, idioma, en)
    select ${accountId}::uuid, c.clase, c.dado, ${consentText}, ${idioma}, ${now}
    from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) as c(clase text, dado boolean)`);
};

/** What an account answered last to offers by mail, with its address. */
export const mailOffersOf = async (
  db: Database,
  accountId: string,
): Promise<
  | {
      readonly email: string;
      readonly emailNorm: string;
      readonly idioma: Language;
      readonly probado: boolean;
      readonly dado: boolean | null;
    }
  | undefined
> =>
  await db.maybeOne(sql`
    select a.email, a.email_norm as "emailNorm", a.idioma, a.email_probado is not null as probado,
      (select c.dado from consent c where c.account_id = a.id and c.clase = 'email' order by c.id desc limit 1) as dado
    from account a where a.id = ${accountId}::uuid`);

/** What the owner of an address answered without signing in, in the account that proved it to be theirs. */
export const answerMailOffers = async (
  tx: Database,
  emailNorm: string,
  { dado, idioma, now }: { readonly dado: boolean; readonly idioma: Language; readonly now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into consent (account_id, clase, dado, texto, idioma, en)
    select a.id, 'email', ${dado}, ${newsletterText}, ${idioma}, ${now} from account a
    where a.email_norm = ${emailNorm} and a.email_probado is not null and ${dado} is distinct from (
      select c.dado from consent c where c.account_id = a.id and c.clase = 'email' order by c.id desc limit 1)`);
};
