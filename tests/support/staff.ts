import { randomUUID } from 'node:crypto';
import type { Answer } from '#contract/contract.ts';
import type { AgendaRow } from '#contract/agenda.ts';
import { makeStaff, type NewStaff } from '#server/accounts/make-staff-store.ts';
import { openSession } from '#server/accounts/access-tokens-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { TestRuntime } from './app.ts';
import { thursday } from './shop.ts';

/** Somebody of the staff, signed in for good: Marta Roca of workshop 1 unless told otherwise. Answers with their token. */
export const signInStaff = async (
  db: Database,
  now: Date,
  more: Partial<Pick<NewStaff, 'rol' | 'talleres' | 'nombre' | 'email'>> = {},
): Promise<string> => {
  const staff: NewStaff = {
    id: randomUUID(),
    email: `${randomUUID()}@rodera.example`,
    passwordHash: 'nobody signs in with it',
    nombre: 'Marta',
    apellidos: 'Roca',
    idioma: 'ca',
    rol: 'taller',
    talleres: [1],
    ...more,
  };
  await makeStaff(db, [staff], now);
  const { id } = await db.one<{ id: string }>(sql`select id from account where email = ${staff.email}`);
  const { token } = await openSession(db, { id, rol: staff.rol }, { agente: null, now });
  // Tests go from one day to another; that sessions end is for those that are about it.
  await db.run(sql`
    update access_token set creado = '2100-01-01', activo = '2100-01-01', caduca = '2100-01-01' where account_id = ${id}::uuid`);
  return token;
};

type Shop = Pick<TestRuntime, 'call' | 'database' | 'runtime'>;

/** A day of a workshop as staff see it. */
export const dayOf = async (
  shop: Shop,
  token: string,
  { codTienda = 1, date = thursday }: { codTienda?: number; date?: string } = {},
): Promise<NonNullable<Answer<'readAgenda'>['agenda']>['dias'][number]> => {
  const { agenda } = await shop.call('readAgenda', { params: { codTienda }, query: { date } }, { token });
  const [day] = agenda?.dias ?? [];
  if (!day) throw new Error('no day');
  return day;
};

/** The rows of an appointment, hold or block, in their order. */
export const rowsOf = async (
  shop: Shop,
  token: string,
  id: string,
  where: { codTienda?: number; date?: string } = {},
): Promise<AgendaRow[]> => {
  const { filas } = await dayOf(shop, token, where);
  return filas.filter((row) => row.id === id).toSorted((one, other) => one.etapa - other.etapa);
};
