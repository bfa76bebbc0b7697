import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Somebody asked for a revision: the car and what was chosen; with the address of the account, where there is one. */
export interface CarRevisionLead {
  readonly idLead: string;
  readonly email: string | null;
  readonly codigo_postal: string | null;
  readonly origen: string;
  readonly idioma: Language;
  readonly busqueda: object;
}

export const insertCarRevisionLead = async (db: Database, lead: CarRevisionLead, now: Date): Promise<void> => {
  await db.run(sql`
    insert into lead (id_lead, email, codigo_postal, origen, wants_info, idioma, busqueda, creado)
    values (${lead.idLead}::uuid, ${lead.email}, ${lead.codigo_postal}, ${lead.origen}, false,
      ${lead.idioma}, ${JSON.stringify(lead.busqueda)}::jsonb, ${now})`);
};
