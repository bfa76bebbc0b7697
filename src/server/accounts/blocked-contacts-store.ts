import type { Blocklists } from '#domain/accounts/contact.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Addresses, domains and telephones that nobody may give as theirs (spec A27, A30). */
export const readBlocklists = async (db: Database): Promise<Blocklists> =>
  await db.one<Blocklists>(sql`
    select coalesce(json_agg(valor) filter (where clase = 'email'), '[]') as emails,
      coalesce(json_agg(valor) filter (where clase = 'telefono'), '[]') as phones
    from blocked_contact`);
