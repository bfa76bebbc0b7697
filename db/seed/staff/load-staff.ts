import { createHash } from 'node:crypto';
import { makeStaff, type NewStaff } from '#server/accounts/make-staff-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { demoPasswordHash } from './known-staff.ts';
import { loadAgenda } from './load-agenda.ts';

/** The same address always has the same account. */
const idOf = (email: string): string => {
  const hex = createHash('sha256').update(`rodera staff ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const demoStaff = (email: string, name: string, rights: Pick<NewStaff, 'rol' | 'talleres'>): NewStaff => {
  const [nombre = '', ...apellidos] = name.split(' ');
  return {
    id: idOf(email),
    email,
    passwordHash: demoPasswordHash,
    nombre,
    apellidos: apellidos.join(' '),
    idioma: 'ca',
    ...rights,
  };
};

/** An operator, who may open every agenda, an administrator, who may do more, and who manages each workshop: `taller.{slug}@rodera.example`; some have a full day. */
export const loadStaff = async (db: Database, now: Date): Promise<void> => {
  const workshops = await db.rows<{ codTienda: number; slug: string; responsable: string }>(sql`
    select cod_tienda as "codTienda", slug, responsable from workshop order by cod_tienda`);
  const staff = [
    demoStaff('operadora@rodera.example', 'Carla Serra', { rol: 'operador', talleres: [] }),
    demoStaff('administradora@rodera.example', 'Pilar Vidal', { rol: 'administrador', talleres: [] }),
    ...workshops.map(({ codTienda, slug, responsable }) =>
      demoStaff(`taller.${slug}@rodera.example`, responsable, { rol: 'taller', talleres: [codTienda] }),
    ),
  ];
  await makeStaff(db, staff, now);
  await loadAgenda(db, now);
};
