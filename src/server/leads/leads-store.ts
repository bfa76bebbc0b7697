import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface Lead {
  readonly idLead: string;
  readonly email: string;
  readonly telefono: string | null;
  readonly codigo_postal: string;
  readonly origen: string;
  readonly wantsInfo: boolean;
  readonly idioma: Language;
  readonly cestaID: string | null;
  /** What was looked for. */
  readonly busqueda?: object;
}

export const insertLead = async (db: Database, lead: Lead, now: Date): Promise<void> => {
  await db.run(sql`
    insert into lead (id_lead, email, telefono, codigo_postal, origen, wants_info, idioma, cesta_id, busqueda, creado)
    values (${lead.idLead}::uuid, ${lead.email}, ${lead.telefono}, ${lead.codigo_postal}, ${lead.origen}, ${lead.wantsInfo},
      ${lead.idioma}, ${lead.cestaID}::uuid, ${lead.busqueda ? JSON.stringify(lead.busqueda) : null}::jsonb, ${now})`);
};

/** The newest lead that came with a basket; null where none did. */
export const leadOfBasket = async (db: Database, cestaID: string): Promise<string | null> => {
  const row = await db.maybeOne<{ idLead: string }>(sql`
    select id_lead as "idLead" from lead where cesta_id = ${cestaID}::uuid order by creado desc, id_lead limit 1`);
  return row?.idLead ?? null;
};
