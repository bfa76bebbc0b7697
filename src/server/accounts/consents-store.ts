import { consentText, type Consent } from '#domain/accounts/consent.ts';
import type { Language } from '#domain/language.ts';
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
