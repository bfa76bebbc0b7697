import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { accountColumns } from './accounts-store.ts';
import { readSearch } from './read-search.ts';

/**
 * The customers' accounts of an e-mail, or of a plate, an order or an appointment of theirs: as it is written, no part of it.
 */
export const findCustomers = async (db: Database, typed: string, most: number): Promise<Account[]> => {
  const { email, number, plate } = readSearch(typed);
  return await db.rows<Account>(sql`
    with theirs as (
      select o.account_id, o.email_norm from customer_order o
      where o.order_number = ${number} or normal_plate(o.matricula) = ${plate}
      union select v.account_id, v.email_norm from visit v
      where v.numero = ${number} or normal_plate(v.matricula) = ${plate})
    select ${accountColumns} from account
    where account.rol in ('cliente', 'profesional') and (account.email_norm = ${email}
      or account.id in (select t.account_id from theirs t)
      or (account.email_probado is not null and account.email_norm in (
        select t.email_norm from theirs t where t.account_id is null)))
    order by account.nombre, account.apellidos, account.id limit ${most}::int`);
};
