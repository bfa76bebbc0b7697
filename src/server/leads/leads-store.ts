import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { SavedSearch } from './saved-search.ts';

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
  readonly busqueda?: object | undefined;
}

/** False where the same address had the same search saved today. */
export const insertLead = async (db: Database, lead: Lead, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into lead (id_lead, email, telefono, codigo_postal, origen, wants_info, idioma, cesta_id, busqueda, creado)
    values (${lead.idLead}::uuid, ${lead.email}, ${lead.telefono}, ${lead.codigo_postal}, ${lead.origen}, ${lead.wantsInfo},
      ${lead.idioma}, ${lead.cestaID}::uuid, ${lead.busqueda ? JSON.stringify(lead.busqueda) : null}::jsonb, ${now})
    on conflict do nothing`)) > 0;

/** The lead that an address left today for the same search. */
export const sameLead = async (db: Database, { email, busqueda }: Lead, now: Date): Promise<string> => {
  const { idLead } = await db.one<{ idLead: string }>(sql`
    select id_lead as "idLead" from lead
    where email = ${email} and busqueda = ${JSON.stringify(busqueda)}::jsonb
    order by abs(extract(epoch from creado - ${now}::timestamptz)) limit 1`);
  return idLead;
};

/** A lead as far as its letter needs it; undefined where it is gone, or has no search. */
export const findSavedSearch = async (db: Database, idLead: string): Promise<SavedSearch | undefined> => {
  const row = await db.maybeOne<{ busqueda: SavedSearch }>(sql`
    select busqueda from lead where id_lead = ${idLead}::uuid and busqueda ? 'consulta'`);
  return row?.busqueda;
};

/** A basket that a lead fills is the lead's, unless they came with another one. */
export const claimBasket = async (db: Database, idLead: string, cestaID: string): Promise<void> => {
  await db.run(sql`
    update lead set cesta_id = ${cestaID}::uuid where id_lead = ${idLead}::uuid and cesta_id is null`);
};

/** The newest lead that came with a basket; null where none did. */
export const leadOfBasket = async (db: Database, cestaID: string): Promise<string | null> => {
  const row = await db.maybeOne<{ idLead: string }>(sql`
    select id_lead as "idLead" from lead where cesta_id = ${cestaID}::uuid order by creado desc, id_lead limit 1`);
  return row?.idLead ?? null;
};
