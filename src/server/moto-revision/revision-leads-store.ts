import type { MotoSize } from '#domain/moto-revision/bands.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Who asked what a revision costs: a lead by plate and engine size; with the address of the account, where there is one. */
export interface RevisionLead {
  readonly idLead: string;
  readonly email: string | null;
  readonly idioma: Language;
  readonly matricula: string;
  readonly cilindrada: MotoSize;
}

const origen = 'revision-moto';

export const insertRevisionLead = async (
  db: Database,
  { idLead, email, idioma, ...busqueda }: RevisionLead,
  now: Date,
): Promise<void> => {
  await db.run(sql`
    insert into lead (id_lead, email, origen, wants_info, idioma, busqueda, creado)
    values (${idLead}::uuid, ${email}, ${origen}, false, ${idioma}, ${JSON.stringify(busqueda)}::jsonb, ${now})`);
};

/** Adds which motorcycle it is, as often as it is chosen anew; false where there is no such lead. */
export const addMotorcycle = async (
  db: Database,
  idLead: string,
  motorcycle: { readonly id_site_marca_moto: number; readonly id_moto: number },
): Promise<boolean> =>
  (await db.run(sql`
    update lead set busqueda = busqueda || ${JSON.stringify(motorcycle)}::jsonb
    where id_lead = ${idLead}::uuid and origen = ${origen} and busqueda is not null`)) > 0;
